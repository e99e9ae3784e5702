/// What makes a napkin: its router, with everything below it wired.
public protocol Buildable: AnyObject, Sendable {}
