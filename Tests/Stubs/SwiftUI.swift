@_exported import Foundation
@_exported import Observation

#if canImport(UIKit)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#endif

// Just enough of SwiftUI to check, where there is none, that code for it is right. Nothing here does anything.

@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError() }
}

/// What every view of this module is: it has no body.
@MainActor
public protocol LeafView: View where Body == Never {}

extension LeafView {
  public var body: Never { return fatalError() }
}

@resultBuilder
@MainActor
public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View { Group() }
  public static func buildOptional<Content: View>(_ content: Content?) -> some View { Group() }
  public static func buildEither<Content: View>(first: Content) -> some View { Group() }
  public static func buildEither<Content: View>(second: Content) -> some View { Group() }
}

public struct Group: LeafView {}

public struct Text: LeafView {
  public init(_ text: String) {}
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public static func + (left: Text, right: Text) -> Text { left }
}

public struct Spacer: LeafView {
  public init() {}
}

public struct Button: LeafView {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public init<Label: View>(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

public struct VStack: LeafView {
  public init<Content: View>(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack: LeafView {
  public init<Content: View>(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct ZStack: LeafView {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView: LeafView {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack: LeafView {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

public struct ForEach: LeafView {
  public init<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
  ) {}
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, firstTextBaseline }
public enum Alignment { case leading, center, trailing }
public enum Edge {
  case top, bottom

  public struct Set: Sendable { public static let horizontal = Set(), vertical = Set(), top = Set(), bottom = Set() }
}

public struct Font: Sendable {
  public enum TextStyle { case body, caption, caption2, title3 }
  public enum Design { case `default`, serif, rounded, monospaced }
  public enum Weight { case regular, semibold, bold }

  public static let body = Font()
  public static func system(_ style: TextStyle, design: Design? = nil) -> Font { Font() }
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
}

public protocol ShapeStyle: Sendable {}

public struct Color: LeafView, ShapeStyle {
  public nonisolated init(red: Double, green: Double, blue: Double) {}
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(red: 1, green: 0, blue: 0) }
}

public protocol Shape: LeafView {}

extension Shape {
  public func fill(_ style: some ShapeStyle) -> some View { Group() }
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View { Group() }
}

public struct Rectangle: Shape {
  public init() {}
}

public struct Capsule: Shape {
  public init() {}
}

public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

public struct Animation: Sendable {
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}

@MainActor
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public struct AccessibilityChildBehavior: Sendable {
  public static let combine = AccessibilityChildBehavior()
}

extension Text {
  public enum Case { case uppercase, lowercase }
}

extension View {
  public func font(_ font: Font?) -> some View { Group() }
  public func bold() -> some View { Group() }
  public func italic() -> some View { Group() }
  public func tracking(_ amount: Double) -> some View { Group() }
  public func textCase(_ textCase: Text.Case?) -> some View { Group() }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { Group() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Group() }
  public func frame(
    width: Double? = nil, height: Double? = nil, maxWidth: Double? = nil, alignment: Alignment = .center
  ) -> some View { Group() }
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> some View { Group() }
  public func background(_ content: some View) -> some View { Group() }
  public func overlay(_ content: some View) -> some View { Group() }
  public func clipShape(_ shape: some Shape) -> some View { Group() }
  public func ignoresSafeArea() -> some View { Group() }
  public func safeAreaInset<Content: View>(
    edge: Edge, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) -> some View { Group() }
  public func transition(_ transition: AnyTransition) -> some View { Group() }
  public func disabled(_ isDisabled: Bool) -> some View { Group() }
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { Group() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { Group() }
}

@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Member {
    wrappedValue[keyPath: keyPath]
  }
}

#if canImport(UIKit)
  @MainActor
  open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
    }

    public required dynamic init?(coder: NSCoder) { nil }
  }
#elseif canImport(AppKit)
  @MainActor
  open class NSHostingController<Content: View>: NSViewController {
    public var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
    }

    public required init?(coder: NSCoder) { nil }
  }
#endif

#if PREVIEWS
  @freestanding(declaration)
  public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewPlugin", type: "Preview")
#endif
