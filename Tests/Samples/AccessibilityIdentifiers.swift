import SwiftUI

struct Containers: View {
  var body: some View {
NavigationStack {
VStack {
Button("Increment") {}
Button("Decrement") {}
}
}
.accessibilityIdentifier("HomeScreen")
  }
}

struct Leaves: View {
  var body: some View {
HStack {
Button("-") {}
.accessibilityIdentifier("counter.decrement")
Button("+") {}
.accessibilityIdentifier("counter.increment")
}
  }
}
