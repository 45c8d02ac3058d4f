// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Synchronization
import Testing

@testable import UIKitCore

/// Several people's input in one queue: who comes when (promise 16).
@Suite("Scenes share the main thread")
struct SceneLanesTests {
    private let first = SceneIdentifier(1)
    private let second = SceneIdentifier(2)

    private func sample(
        _ number: Int, finger: UInt64 = 1, _ phase: PointerSample.Phase = .move, in scene: SceneIdentifier
    ) -> InputRecord {
        InputRecord(
            scene: scene, time: Double(number),
            input: .pointer(PointerSample(pointer: finger, phase: phase, location: .zero)))
    }

    private func edit(_ number: Int, in scene: SceneIdentifier) -> InputRecord {
        InputRecord(scene: scene, time: Double(number), input: .text(TextSample(.undo)))
    }

    /// What is handed out at once, by scene and time.
    private func take(_ lanes: inout SceneLanes) -> [String] {
        var buffer = WaitingInput()
        _ = lanes.take(into: &buffer)
        var taken: [String] = []
        func note(_ record: InputRecord) { taken.append("\(record.scene.number):\(Int(record.time))") }
        buffer.forEach(sample: { note($0.pointee.record) }, other: { note($0) })
        return taken
    }

    @Test("A1: a scene's input keeps its order, and another's that came later does not wait for all of it")
    func order() {
        var lanes = SceneLanes()
        for number in 0..<1_000 { lanes.append(sample(number, in: first)) }
        lanes.append(sample(0, in: second))
        #expect(take(&lanes) == (0..<32).map { "1:\($0)" })
        lanes.charge(0.0001, to: first)
        #expect(take(&lanes) == ["2:0"])
        // They take little, so that more may go at once.
        #expect(take(&lanes) == (32..<93).map { "1:\($0)" })
        lanes.charge(0.0001, to: first)
        #expect(take(&lanes) == (93..<212).map { "1:\($0)" })
    }

    @Test("samples that take long are handed out in smaller shares, which nobody can interrupt, and one at least")
    func slowSamples() {
        var lanes = SceneLanes()
        for number in 0..<3_000 { lanes.append(sample(number, in: first)) }
        #expect(take(&lanes).count == 32)
        // A millisecond each.
        lanes.charge(0.032, to: first)
        #expect(take(&lanes).count == 3)
        lanes.charge(0.1, to: first)
        #expect(take(&lanes).count == 1)
        for _ in 0..<20 {
            lanes.charge(0.000_001, to: first)
            _ = take(&lanes)
        }
        lanes.charge(0.000_001, to: first)
        #expect(take(&lanes).count == SceneLanes.share)
    }

    @Test("Promise 16: what a turn takes after a share says nothing of how long its samples take")
    func laterWork() {
        var lanes = SceneLanes()
        for number in 0..<100 { lanes.append(sample(number, in: first)) }
        #expect(take(&lanes).count == 32)
        lanes.charge(0.032, to: first)
        lanes.charge(0.1, to: first)
        #expect(take(&lanes).count == 3)
        // A scene may be new since its share was handed out.
        lanes.append(InputRecord(scene: first, time: 0, input: .disconnect))
        _ = take(&lanes)
        for number in 0..<100 { lanes.append(sample(number, in: first)) }
        lanes.charge(0.1, to: first)
        #expect(take(&lanes).count == 32)
    }

    @Test("Promise 16: sixteen commands are a share of a scene whose input takes hardly any time")
    func commands() {
        var lanes = SceneLanes()
        for number in 0..<1_000 { lanes.append(sample(number, in: first)) }
        for _ in 0..<12 {
            _ = take(&lanes)
            lanes.charge(0.000_001, to: first)
        }
        while !take(&lanes).isEmpty {}
        for number in 0..<40 {
            lanes.append(InputRecord(scene: first, time: Double(number), input: .cancelAll("command")))
        }
        #expect(take(&lanes).count == 16)
    }

    @Test("Promise 16: fingers that go down at one time are one event, one that follows another that lifted is not")
    func downAtOnce() {
        var lanes = slowLanes()
        lanes.append(sample(1, finger: 1, .down, in: first))
        lanes.append(sample(1, finger: 2, .down, in: first))
        lanes.append(sample(2, finger: 1, .up, in: first))
        lanes.append(sample(2, finger: 3, .down, in: first))
        #expect(take(&lanes) == ["1:1", "1:1"])
        #expect(take(&lanes) == ["1:2"])
        #expect(take(&lanes) == ["1:2"])
    }

    /// A lane whose samples take long, so that a share is a single one.
    private func slowLanes() -> SceneLanes {
        var lanes = SceneLanes()
        lanes.append(sample(0, in: first))
        _ = take(&lanes)
        lanes.charge(1, to: first)
        return lanes
    }

    @Test("the fingers of one time stay together, however long they take: they are one event")
    func fingersOfOneTime() {
        var lanes = slowLanes()
        for number in 1...2 {
            for finger in 1...8 { lanes.append(sample(number, finger: UInt64(finger), in: first)) }
        }
        // What is no finger's does not belong to them, and 34 fingers no screen has.
        lanes.append(InputRecord(scene: first, time: 2, input: .shake(.began)))
        for finger in 0..<34 { lanes.append(sample(3, finger: UInt64(finger), in: first)) }
        #expect(take(&lanes) == Array(repeating: "1:1", count: 8))
        #expect(take(&lanes) == Array(repeating: "1:2", count: 8))
        #expect(take(&lanes) == ["1:2"])
        #expect(take(&lanes) == Array(repeating: "1:3", count: 1 + SceneLanes.together))
        #expect(take(&lanes) == ["1:3"])
    }

    @Test(
        "what is an event of its own is handed out alone, although it is of one time: taps of one finger, one that comes as another goes"
    )
    func eventsOfOneTime() {
        var lanes = slowLanes()
        for _ in 1...2 {
            lanes.append(sample(1, .down, in: first))
            lanes.append(sample(1, .up, in: first))
        }
        for _ in 1...4 { #expect(take(&lanes) == ["1:1"]) }
        lanes.append(sample(2, finger: 1, .up, in: first))
        lanes.append(sample(2, finger: 2, .cancel, in: first))
        lanes.append(sample(2, finger: 3, .down, in: first))
        lanes.append(sample(2, finger: 4, .up, in: first))
        lanes.append(sample(2, finger: 5, .down, in: first))
        #expect(take(&lanes) == ["1:2", "1:2"])
        #expect(take(&lanes) == ["1:2", "1:2"])
        #expect(take(&lanes) == ["1:2"])
        lanes.append(sample(3, finger: 1, .cancel, in: first))
        lanes.append(sample(3, finger: 2, .down, in: first))
        lanes.append(sample(3, finger: 3, .move, in: first))
        #expect(take(&lanes) == ["1:3"])
        #expect(take(&lanes) == ["1:3", "1:3"])
    }

    @Test("what may take long is handed out one at a time")
    func edits() {
        var lanes = SceneLanes()
        for number in 0..<3 { lanes.append(edit(number, in: first)) }
        lanes.append(sample(3, in: first))
        for number in 0..<4 { #expect(take(&lanes) == ["1:\(number)"]) }
        #expect(lanes.isEmpty)
    }

    @Test("the scene that took least of the time goes first, and nothing is saved up by being silent")
    func time() {
        var lanes = SceneLanes()
        lanes.append(edit(0, in: second))
        _ = take(&lanes)
        for number in 0..<4 { lanes.append(edit(number, in: first)) }
        for number in 0..<2 {
            #expect(take(&lanes) == ["1:\(number)"])
            lanes.charge(1, to: first)
        }
        // It was silent while the first took two seconds, and has no two seconds before the first comes again.
        for number in 1..<4 { lanes.append(edit(number, in: second)) }
        #expect(take(&lanes) == ["2:1"])
        lanes.charge(1.5, to: second)
        #expect(take(&lanes) == ["1:2"])
    }

    @Test("who makes one scene after the other comes after those who have one")
    func newcomers() {
        var lanes = SceneLanes()
        lanes.append(InputRecord(scene: first, time: 0, input: .connect(ScreenDescription(size: .zero))))
        lanes.append(sample(1, in: second))
        #expect(take(&lanes) == ["2:1"])
        #expect(take(&lanes) == ["1:0"])
    }

    @Test("a scene that ends does so at once, and what still waits of it is gone")
    func ending() {
        var lanes = SceneLanes()
        for number in 0..<1_000 { lanes.append(edit(number, in: first)) }
        lanes.append(edit(0, in: second))
        let called = Mutex(0)
        let isWaiting = lanes.note({ called.withLock { $0 += 1 } }, of: first)
        #expect(isWaiting)
        lanes.append(InputRecord(scene: first, time: 7, input: .disconnect))
        #expect(take(&lanes) == ["1:7"])
        #expect(take(&lanes) == ["2:0"])
        #expect(lanes.isEmpty)
        for callback in lanes.takeCallbacks() { callback() }
        #expect(called.withLock { $0 } == 1)
    }

    /// The share that a slow scene gets after another one that took 0.2 seconds, and so many that took nothing.
    private func share(after others: Int, slow seconds: Double, besideWaiting isBeside: Bool = false) -> Int {
        var lanes = SceneLanes()
        func use(_ scene: SceneIdentifier, _ seconds: Double) {
            lanes.append(sample(0, in: scene))
            _ = take(&lanes)
            lanes.charge(seconds, to: scene)
        }
        use(first, seconds)
        use(second, 0.2)
        use(second, 0)
        if isBeside {
            let connection = Input.connect(ScreenDescription(size: .zero))
            lanes.append(InputRecord(scene: SceneIdentifier(99), time: 0, input: connection))
        }
        for number in 0..<others { use(SceneIdentifier(UInt32(3 + number)), 0) }
        for number in 0..<40 { lanes.append(sample(number, in: first)) }
        return take(&lanes).count
    }

    @Test("of scenes without input and without a debt nothing is kept, when there are many")
    func forgotten() {
        #expect(share(after: 6, slow: 0.1) == 1)
        #expect(share(after: 7, slow: 0.1) == 32)
        #expect(share(after: 7, slow: 0.3) == 1)
        // As much as the others took is no debt.
        #expect(share(after: 7, slow: 0.2) == 32)
        // Two more may be kept for each that waits.
        #expect(share(after: 7, slow: 0.1, besideWaiting: true) == 1)
        #expect(share(after: 8, slow: 0.1, besideWaiting: true) == 32)
    }

    @Test("a callback is handed out once")
    func once() {
        var lanes = SceneLanes()
        lanes.append(edit(0, in: first))
        #expect(lanes.note({}, of: first) && !lanes.note({}, of: second))
        #expect(lanes.takeCallbacks().isEmpty)
        _ = take(&lanes)
        #expect(lanes.takeCallbacks().count == 1 && lanes.takeCallbacks().isEmpty)
        lanes.append(edit(1, in: first))
        _ = take(&lanes)
        #expect(lanes.takeCallbacks().isEmpty)
    }

    @Test("a host is told once, when nothing of a scene waits any more")
    func taken() {
        let queue = EventQueue()
        queue.share()
        queue.submit([edit(0, in: first), edit(1, in: first)])
        let called = Mutex(0)
        queue.whenTaken(of: first) { called.withLock { $0 += 1 } }
        var buffer = WaitingInput()
        #expect(queue.takeShare(into: &buffer) == first)
        #expect(called.withLock { $0 } == 0)
        #expect(queue.takeShare(into: &buffer) == first)
        #expect(called.withLock { $0 } == 1)
        #expect(!queue.hasInput)
        queue.whenTaken(of: first) { called.withLock { $0 += 1 } }
        #expect(called.withLock { $0 } == 2)
    }
}

/// How much a turn takes on.
@MainActor
@Suite("Turns of a live application are short")
struct TurnBudgetTests {
    private final class Watch {
        var now = 0.0
    }

    private func edits(_ count: Int, in scene: UInt32) -> [InputRecord] {
        (0..<count).map {
            InputRecord(scene: SceneIdentifier(scene), time: Double($0), input: .text(TextSample(.undo)))
        }
    }

    /// A turn in which each share takes so long: how many there were of each scene.
    private func turn(_ budget: TurnBudget, _ watch: Watch, seconds: Double) -> [UInt32: Int] {
        var shares: [UInt32: Int] = [:]
        var buffer = WaitingInput()
        budget.beginTurn()
        while true {
            budget.take(into: &buffer)
            guard !buffer.isEmpty else { break }
            buffer.forEach(sample: { _ in }, other: { shares[$0.scene.number, default: 0] += 1 })
            watch.now += seconds
        }
        _ = budget.endTurn()
        return shares
    }

    @Test("a turn ends when its time is up, and says that more waits; every scene gets its part")
    func fairness() {
        let queue = EventQueue()
        let watch = Watch()
        let budget = TurnBudget(queue) { watch.now }
        queue.submit(edits(1_000, in: 1))
        #expect(turn(budget, watch, seconds: 0.005) == [1: 2])
        #expect(budget.endTurn())
        queue.submit(edits(1, in: 2))
        // Who comes late comes first.
        #expect(turn(budget, watch, seconds: 0.005) == [1: 1, 2: 1])
        for _ in 0..<4 { queue.submit(edits(500, in: 2)) }
        var total: [UInt32: Int] = [:]
        for _ in 0..<100 { total.merge(turn(budget, watch, seconds: 0.005), uniquingKeysWith: +) }
        #expect(abs(total[1, default: 0] - total[2, default: 0]) <= 4)
    }

    @Test("a scene alone in a turn owes all of the work that followed its input")
    func debt() {
        let queue = EventQueue()
        let watch = Watch()
        let budget = TurnBudget(queue) { watch.now }
        queue.submit(edits(1, in: 1))
        var buffer = WaitingInput()
        budget.beginTurn()
        budget.take(into: &buffer)
        budget.take(into: &buffer)
        watch.now += 0.1
        _ = budget.endTurn()
        // A tenth of a second is twenty shares of five milliseconds of another scene.
        queue.submit(edits(1_000, in: 1))
        queue.submit(edits(1_000, in: 2))
        var ofOther = 0
        while ofOther < 100 {
            let shares = turn(budget, watch, seconds: 0.005)
            ofOther += shares[2, default: 0]
            if shares[1] != nil { break }
        }
        #expect(abs(ofOther - 20) <= 2)
    }

    /// How many shares of five milliseconds another scene has before one of those that owe.
    private func sharesBefore(_ owing: Set<UInt32>, _ budget: TurnBudget, _ watch: Watch, _ queue: EventQueue) -> Int {
        for scene in owing { queue.submit(edits(1_000, in: scene)) }
        queue.submit(edits(1_000, in: 9))
        var count = 0
        while count < 100 {
            let shares = turn(budget, watch, seconds: 0.005)
            count += shares[9, default: 0]
            if shares.keys.contains(where: owing.contains) { break }
        }
        return count
    }

    @Test("Promise 16: scenes of one turn owe equal parts of the work after it")
    func sharedDebt() {
        let (queue, watch) = (EventQueue(), Watch())
        let budget = TurnBudget(queue) { watch.now }
        for scene in 1...2 { queue.submit(edits(1, in: UInt32(scene))) }
        var buffer = WaitingInput()
        budget.beginTurn()
        for _ in 0..<3 { budget.take(into: &buffer) }
        watch.now += 0.1
        _ = budget.endTurn()
        #expect(abs(sharesBefore([1, 2], budget, watch, queue) - 10) <= 2)
    }

    @Test("Promise 16: a scene owes the time of its input once, and the work after it, and nothing for pauses")
    func wholeDebt() {
        let (queue, watch) = (EventQueue(), Watch())
        let budget = TurnBudget(queue) { watch.now }
        queue.submit(edits(1, in: 1))
        var buffer = WaitingInput()
        budget.beginTurn()
        budget.take(into: &buffer)
        watch.now += 0.05
        budget.take(into: &buffer)
        watch.now += 0.1
        _ = budget.endTurn()
        watch.now += 10
        #expect(abs(sharesBefore([1], budget, watch, queue) - 30) <= 2)
    }

    @Test("Promise 16: of two scenes in a turn each owes the time of its own input", arguments: [1, 2] as [UInt32])
    func ownDebt(slow: UInt32) {
        for scene: UInt32 in 1...2 {
            let (queue, watch) = (EventQueue(), Watch())
            let budget = TurnBudget(queue) { watch.now }
            for scene: UInt32 in 1...2 { queue.submit(edits(1, in: scene)) }
            var buffer = WaitingInput()
            budget.beginTurn()
            for scene: UInt32 in 1...2 {
                budget.take(into: &buffer)
                // Less than a turn may take.
                if scene == slow { watch.now += 0.0075 }
            }
            _ = budget.endTurn()
            // A pause is nobody's.
            watch.now += 10
            let shares = sharesBefore([scene], budget, watch, queue)
            #expect(scene == slow ? (2...4).contains(shares) : shares <= 1, "\(scene): \(shares)")
        }
    }

    @Test("Promise 16: what input took in one turn is not taken off the work after the next one's")
    func debtOfTwoTurns() {
        let (queue, watch) = (EventQueue(), Watch())
        let budget = TurnBudget(queue) { watch.now }
        var buffer = WaitingInput()
        for _ in 0..<2 {
            queue.submit(edits(1, in: 1))
            budget.beginTurn()
            budget.take(into: &buffer)
            watch.now += 0.05
            budget.take(into: &buffer)
            watch.now += 0.05
            _ = budget.endTurn()
        }
        // Nobody waited for the first of them.
        #expect(abs(sharesBefore([1], budget, watch, queue) - 20) <= 2)
    }

    @Test("Promise 16: a turn's work is owed by the scenes of that turn alone")
    func debtOfOneTurn() {
        let (queue, watch) = (EventQueue(), Watch())
        let budget = TurnBudget(queue) { watch.now }
        queue.submit(edits(1, in: 1))
        #expect(turn(budget, watch, seconds: 0) == [1: 1])
        queue.submit(edits(1, in: 2))
        var buffer = WaitingInput()
        budget.beginTurn()
        for _ in 0..<2 { budget.take(into: &buffer) }
        watch.now += 0.1
        _ = budget.endTurn()
        #expect(sharesBefore([1], budget, watch, queue) <= 2)
    }

    @Test("Promise 16: a turn's time is up after eight milliseconds, and not only beyond them")
    func timeUp() {
        let (queue, watch) = (EventQueue(), Watch())
        let budget = TurnBudget(queue) { watch.now }
        queue.submit(edits(10, in: 1))
        #expect(TurnBudget.time == 0.008 && turn(budget, watch, seconds: TurnBudget.time) == [1: 1])
    }

    @Test("Promise 16: turns that take hardly any time have more shares, up to 256")
    func moreScenes() {
        let (queue, watch) = (EventQueue(), Watch())
        let budget = TurnBudget(queue) { watch.now }
        var counts: [Int] = []
        for _ in 0..<6 {
            for scene in 1...300 { queue.submit(edits(1, in: UInt32(scene))) }
            counts.append(turn(budget, watch, seconds: 0).values.reduce(0, +))
        }
        #expect(counts == [16, 32, 64, 128, 256, 256])
    }

    @Test(
        "Promise 16: a turn of four to sixteen milliseconds leaves the number of scenes as it is",
        arguments: [(0.004, 16), (0.01, 16), (0.016, 16), (0.0039, 32), (0.0161, 8)])
    func steady(_ seconds: Double, _ next: Int) {
        let (queue, watch) = (EventQueue(), Watch())
        let budget = TurnBudget(queue) { watch.now }
        var counts: [Int] = []
        for _ in 0..<2 {
            for scene in 1...40 { queue.submit(edits(1, in: UInt32(scene))) }
            // From 0 on, so that a turn takes exactly so long.
            watch.now = 0
            var buffer = WaitingInput()
            budget.beginTurn()
            budget.take(into: &buffer)
            counts.append(0)
            while !buffer.isEmpty {
                counts[counts.count - 1] += 1
                budget.take(into: &buffer)
            }
            watch.now = seconds
            _ = budget.endTurn()
        }
        #expect(counts == [16, next])
    }

    @Test("turns that take long by what follows their input have fewer scenes, down to a few")
    func scenes() {
        let queue = EventQueue()
        let watch = Watch()
        let budget = TurnBudget(queue) { watch.now }
        func scenes() -> Int {
            for scene in 1...100 { queue.submit(edits(1, in: UInt32(scene))) }
            var buffer = WaitingInput()
            var count = 0
            budget.beginTurn()
            budget.take(into: &buffer)
            while !buffer.isEmpty {
                count += 1
                budget.take(into: &buffer)
            }
            // Layout of each.
            watch.now += 0.01 * Double(count)
            _ = budget.endTurn()
            return count
        }
        let counts: [Int] = (0..<4).map { _ in scenes() }
        #expect(counts == [16, 8, 4, 4])
    }
}
