#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs another program to its end.
enum ChildProcess {
  struct Result {
    /// The exit status; of a program that a signal ended, the signal's number and 128.
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  /// Runs the program that the first word names, searched on the user's path.
  static func run(_ words: [[UInt8]], input: [UInt8] = []) throws(SystemError) -> Result {
    let (source, output, errors) = (try Pipe(), try Pipe(), try Pipe())
    let child = try spawn(words, source, output, errors)
    close(source.reading)
    close(output.writing)
    close(errors.writing)
    var exchange = Exchange(input: input, source: source.writing, output: output.reading, errors: errors.reading)
    exchange.run()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: exchange.output, errors: exchange.errors)
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw SystemError.last }
      (reading, writing) = (ends[0], ends[1])
      // What the child inherits are copies under other numbers.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
  }

  private static func spawn(_ words: [[UInt8]], _ source: Pipe, _ output: Pipe, _ errors: Pipe) throws(SystemError)
    -> pid_t
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, source.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in FilePath(word).withCString { strdup($0) } }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child = pid_t()
    let status = FilePath(words.first ?? []).withCString {
      posix_spawnp(&child, $0, &actions, nil, arguments, environ)
    }
    guard status == 0 else {
      for end in [source, output, errors] {
        close(end.reading)
        close(end.writing)
      }
      throw SystemError(number: status)
    }
    return child
  }
}

/// Feeds a child and reads what it says, all at once, so that neither waits for the other for ever.
private struct Exchange {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var input: ArraySlice<UInt8>
  private var ends: [pollfd]

  init(input: [UInt8], source: Int32, output: Int32, errors: Int32) {
    self.input = input[...]
    ends = [
      pollfd(fd: source, events: Int16(POLLOUT), revents: 0), pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    _ = fcntl(source, F_SETFL, O_NONBLOCK)
  }

  mutating func run() {
    while ends.contains(where: { $0.fd >= 0 }) {
      guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { break }
      if ends[0].fd >= 0, ends[0].revents != 0 || input.isEmpty { feed() }
      if ends[1].fd >= 0, ends[1].revents != 0 { output += read(1) }
      if ends[2].fd >= 0, ends[2].revents != 0 { errors += read(2) }
    }
    for end in ends.indices where ends[end].fd >= 0 { finish(end) }
  }

  private mutating func feed() {
    let count = input.isEmpty ? 0 : input.withUnsafeBytes { System.write(ends[0].fd, $0) }
    if count > 0 { input = input.dropFirst(count) }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    if input.isEmpty || count < 0 { finish(0) }
  }

  /// What has come so far; nothing when the end is reached.
  private mutating func read(_ end: Int) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { System.read(ends[end].fd, $0, buffer.count) } ?? 0
    }
    if count == 0 || count < 0 && errno != EINTR { finish(end) }
    return buffer[..<max(0, count)]
  }

  private mutating func finish(_ end: Int) {
    close(ends[end].fd)
    ends[end].fd = -1
  }
}
