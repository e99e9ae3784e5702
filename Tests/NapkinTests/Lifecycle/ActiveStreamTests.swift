import Napkin
import Testing

@Suite("Lifecycle 6: isActiveStream", .timeLimit(.minutes(5)))
struct ActiveStreamTests {
  @Test("Lifecycle 6: each subscriber gets the current value, then every transition, none lost, none doubled")
  func values() async {
    let interactor = ScriptedInteractor()
    let early = interactor.isActiveStream
    await interactor.activate()
    let middle = interactor.isActiveStream
    await interactor.deactivate()
    await interactor.activate()
    let late = interactor.isActiveStream
    await interactor.deactivate()
    #expect(await first(5, of: early) == [false, true, false, true, false])
    #expect(await first(4, of: middle) == [true, false, true, false])
    #expect(await first(2, of: late) == [true, false])
  }

  @Test("Lifecycle 6: a subscriber during a transition sees each value once")
  func duringTransition() async {
    let streams = Streams()
    let interactor = ScriptedInteractor(
      become: { await streams.add($0.isActiveStream) },
      resign: { await streams.add($0.isActiveStream) })
    await interactor.activate()
    await interactor.deactivate()
    await interactor.activate()
    let all = await streams.all
    #expect(await first(3, of: all[0]) == [true, false, true])
    #expect(await first(3, of: all[1]) == [true, false, true])
    #expect(await first(1, of: all[2]) == [true])
  }

  @Test("Lifecycle 6: asking for a state that is there already yields nothing")
  func noRepetition() async {
    let interactor = ScriptedInteractor()
    let stream = interactor.isActiveStream
    await interactor.deactivate()
    await interactor.activate()
    await interactor.activate()
    await interactor.deactivate()
    await interactor.deactivate()
    await interactor.activate()
    #expect(await first(4, of: stream) == [false, true, false, true])
  }

  @Test("Lifecycle 6: a cancelled reader is forgotten")
  func cancelled() async {
    let interactor = ScriptedInteractor()
    let stream = interactor.isActiveStream
    let reader = Task { for await _ in stream {} }
    #expect(interactor.lifecycle.streamCount == 1)
    reader.cancel()
    await reader.value
    await eventually { interactor.lifecycle.streamCount == 0 }
  }

  @Test("Lifecycle 6: a dropped reader is forgotten")
  func dropped() async {
    let interactor = ScriptedInteractor()
    do {
      var values = interactor.isActiveStream.makeAsyncIterator()
      #expect(await values.next() == false)
      #expect(interactor.lifecycle.streamCount == 1)
    }
    await eventually { interactor.lifecycle.streamCount == 0 }
  }

  @Test("Lifecycle 6: all streams finish when the lifecycle goes")
  func finish() async {
    var interactor: ScriptedInteractor? = ScriptedInteractor()
    let streams = (0..<3).compactMap { _ in interactor?.isActiveStream }
    interactor = nil
    for stream in streams { #expect(await all(of: stream) == [false]) }
  }
}

private actor Streams {
  private(set) var all: [AsyncStream<Bool>] = []

  func add(_ stream: AsyncStream<Bool>) {
    all.append(stream)
  }
}

private func first(_ count: Int, of stream: AsyncStream<Bool>) async -> [Bool] {
  var values: [Bool] = []
  for await value in stream {
    values.append(value)
    if values.count == count { break }
  }
  return values
}

private func all(of stream: AsyncStream<Bool>) async -> [Bool] {
  var values: [Bool] = []
  for await value in stream { values.append(value) }
  return values
}
