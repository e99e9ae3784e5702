/// The tasks of one scope. Their places are used again, so that as many are kept as ran at the same time.
struct BoundTasks: Sendable {
  /// Where a task stands, and its number, which tells it from others that stood there.
  struct Ticket: Sendable {
    fileprivate let place: Int
    fileprivate let number: Int
  }

  private struct Place: Sendable {
    var number: Int
    var task: Task<Void, Never>?
  }

  private var places: [Place] = []
  private var free: [Int] = []
  private var lastNumber = 0

  var count: Int { places.count - free.count }

  mutating func reserve() -> Ticket {
    lastNumber += 1
    guard let place = free.popLast() else {
      places.append(Place(number: lastNumber))
      return Ticket(place: places.count - 1, number: lastNumber)
    }
    places[place].number = lastNumber
    return Ticket(place: place, number: lastNumber)
  }

  mutating func fill(_ ticket: Ticket, with task: Task<Void, Never>) {
    places[ticket.place].task = task
  }

  /// Does nothing if the tasks have been given up meanwhile.
  mutating func release(_ ticket: Ticket) {
    guard ticket.place < places.count, places[ticket.place].number == ticket.number else { return }
    places[ticket.place] = Place(number: 0)
    free.append(ticket.place)
  }

  /// Gives up all tasks, the oldest first.
  mutating func drain() -> [Task<Void, Never>] {
    let drained = places.sorted { $0.number < $1.number }.compactMap(\.task)
    places = []
    free = []
    return drained
  }
}
