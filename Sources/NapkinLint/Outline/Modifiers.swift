/// The modifiers of a declaration, whatever their order.
package struct Modifiers: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  package static let `private` = Modifiers(bit: 0)
  package static let `fileprivate` = Modifiers(bit: 1)
  package static let `internal` = Modifiers(bit: 2)
  package static let package = Modifiers(bit: 3)
  package static let `public` = Modifiers(bit: 4)
  package static let open = Modifiers(bit: 5)
  package static let `static` = Modifiers(bit: 6)
  /// `class` before `func` or `var`.
  package static let `class` = Modifiers(bit: 7)
  package static let final = Modifiers(bit: 8)
  package static let override = Modifiers(bit: 9)
  package static let required = Modifiers(bit: 10)
  package static let convenience = Modifiers(bit: 11)
  package static let lazy = Modifiers(bit: 12)
  package static let weak = Modifiers(bit: 13)
  package static let unowned = Modifiers(bit: 14)
  package static let nonisolated = Modifiers(bit: 15)
  package static let isolated = Modifiers(bit: 16)
  package static let distributed = Modifiers(bit: 17)
  package static let mutating = Modifiers(bit: 18)
  package static let nonmutating = Modifiers(bit: 19)
  package static let dynamic = Modifiers(bit: 20)
  package static let indirect = Modifiers(bit: 21)
  package static let optional = Modifiers(bit: 22)
  package static let prefix = Modifiers(bit: 23)
  package static let postfix = Modifiers(bit: 24)
  package static let infix = Modifiers(bit: 25)
  package static let borrowing = Modifiers(bit: 26)
  package static let consuming = Modifiers(bit: 27)
  package static let sending = Modifiers(bit: 28)
  /// `async` before `let`.
  package static let async = Modifiers(bit: 29)

  /// The modifier that a word is, in a place where a modifier may stand.
  init?(_ word: Word) {
    switch word {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    case .static: self = .static
    case .class: self = .class
    case .final: self = .final
    case .override: self = .override
    case .required: self = .required
    case .convenience: self = .convenience
    case .lazy: self = .lazy
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .nonisolated: self = .nonisolated
    case .isolated: self = .isolated
    case .distributed: self = .distributed
    case .mutating: self = .mutating
    case .nonmutating: self = .nonmutating
    case .dynamic: self = .dynamic
    case .indirect: self = .indirect
    case .optional: self = .optional
    case .prefix: self = .prefix
    case .postfix: self = .postfix
    case .infix: self = .infix
    case .borrowing: self = .borrowing
    case .consuming: self = .consuming
    case .sending: self = .sending
    case .async: self = .async
    default: return nil
    }
  }
}

extension Modifiers {
  /// Every modifier with the word that it is written as.
  static let names: [(name: String, modifier: Modifiers)] = words.compactMap { word in
    Modifiers(word).map { (word.text, $0) }
  }

  private static let words: [Word] = [
    .private, .fileprivate, .internal, .package, .public, .open, .static, .class, .final, .override, .required,
    .convenience, .lazy, .weak, .unowned, .nonisolated, .isolated, .distributed, .mutating, .nonmutating, .dynamic,
    .indirect, .optional, .prefix, .postfix, .infix, .borrowing, .consuming, .sending, .async,
  ]
}
