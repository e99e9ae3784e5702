import Napkin
import Testing

@MainActor
@Suite("dispatch", .timeLimit(.minutes(5)))
struct DispatchTests {
  @Test("dispatch keeps events in the order in which they were dispatched, whatever they do first")
  func order() async {
    for _ in 0..<20 {
      let recorder = Recorder()
      var last: Task<Void, Never>?
      for number in 0..<200 {
        last = dispatch {
          if number.isMultiple(of: 3) { _ = (0..<500).reduce(0, &+) }
          await recorder.record(number)
        }
      }
      await last?.value
      #expect(await recorder.numbers == Array(0..<200))
    }
  }

  @Test("dispatch returns before the event is handled")
  func returnsAtOnce() async {
    let journal = Journal()
    let task = dispatch { journal.note("handled") }
    journal.note("returned")
    await task.value
    #expect(journal.entries == ["returned", "handled"])
  }

  @Test("dispatch runs on the main actor and takes a priority")
  func priority() async {
    let journal = Journal()
    await dispatch(priority: .high) {
      MainActor.assertIsolated()
      journal.note("\(Task.basePriority ?? .medium)")
    }.value
    #expect(journal.entries == ["\(TaskPriority.high)"])
  }
}

private actor Recorder {
  private(set) var numbers: [Int] = []

  func record(_ number: Int) {
    numbers.append(number)
  }
}
