import Napkin
import SwiftUI

struct ProfileView: View {
    weak var listener: ProfilePresentableListener?

    var body: some View {
        Button("Done") {
            dispatch { [listener] in await listener?.didTapDone() }
        }
    }
}

// What the sample leaves out.

protocol ProfilePresentableListener: AnyObject, Sendable {
  func didTapDone() async
}
