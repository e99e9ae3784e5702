struct Session: Sendable, Equatable {
  let user: String
}
