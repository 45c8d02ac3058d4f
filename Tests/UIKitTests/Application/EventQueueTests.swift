// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Synchronization
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("A1: the queue that all input comes through")
struct EventQueueTests {
    private func sample(_ pointer: UInt64) -> PointerSample {
        PointerSample(pointer: pointer, phase: .move, location: .zero)
    }

    private func record(_ text: String, _ scene: UInt32 = 1) -> InputRecord {
        InputRecord(scene: SceneIdentifier(scene), time: 0, input: .cancelAll(text))
    }

    private func lines(_ buffer: WaitingInput) -> [String] {
        var lines: [String] = []
        buffer.forEach(
            sample: { lines.append("pointer \($0.pointee.sample.pointer) @\($0.pointee.time)") },
            other: { record in
                if case .cancelAll(let text) = record.input { lines.append(text) } else { lines.append("other") }
            })
        return lines
    }

    @Test("A1: samples and other records come in their order, and each once", arguments: [false, true])
    func order(_ isShared: Bool) {
        let queue = EventQueue()
        #expect(!queue.hasInput)
        if isShared { queue.share() }
        queue.submit(sample(1), at: 2, in: SceneIdentifier(1))
        queue.submit(InputRecord(scene: SceneIdentifier(1), time: 3, input: .pointer(sample(2))))
        queue.submit([InputRecord]())
        queue.submit([record("a"), InputRecord(scene: SceneIdentifier(1), time: 4, input: .pointer(sample(3)))])
        #expect(queue.hasInput)
        var buffer = WaitingInput()
        var taken: [String] = []
        repeat {
            if isShared { _ = queue.takeShare(into: &buffer) } else { queue.take(into: &buffer) }
            taken += lines(buffer)
        } while !buffer.isEmpty
        #expect(taken == ["pointer 1 @2.0", "pointer 2 @3.0", "a", "pointer 3 @4.0"])
        #expect(!queue.hasInput)
    }

    @Test("A1: whichever way input comes, the queue has it", arguments: [false, true])
    func filling(_ isShared: Bool) {
        let ways: [(EventQueue) -> Void] = [
            { $0.submit(self.sample(1), at: 0, in: SceneIdentifier(1)) }, { $0.submit(self.record("a")) },
            { $0.submit([self.record("a")]) },
        ]
        for submit in ways {
            let queue = EventQueue()
            if isShared { queue.share() }
            submit(queue)
            #expect(queue.hasInput)
        }
    }

    @Test("A1: what waits already is shared as well, and sharing once more changes nothing")
    func sharing() {
        let queue = EventQueue()
        queue.submit(sample(1), at: 2, in: SceneIdentifier(1))
        queue.submit(record("a"))
        queue.share()
        queue.share()
        var buffer = WaitingInput()
        #expect(queue.takeShare(into: &buffer) == SceneIdentifier(1) && lines(buffer) == ["pointer 1 @2.0", "a"])
        #expect(queue.takeShare(into: &buffer) == nil && buffer.isEmpty)
        // It is kept once.
        #expect(queue.state.withLock { $0.records.isEmpty })
    }

    @Test("A1: the first record of an empty queue wakes, further ones do not", arguments: [false, true])
    func waking(_ isShared: Bool) {
        let queue = EventQueue()
        if isShared { queue.share() }
        let count = Mutex(0)
        func woken() -> Int { count.withLock { $0 } }
        queue.setWake { count.withLock { $0 += 1 } }
        #expect(woken() == 0)
        queue.submit(sample(1), at: 0, in: SceneIdentifier(1))
        #expect(woken() == 1)
        queue.submit(sample(1), at: 0, in: SceneIdentifier(1))
        queue.submit(record("a"))
        queue.submit([record("b")])
        #expect(woken() == 1)
        // Set while something waits, it is called at once.
        queue.setWake { count.withLock { $0 += 10 } }
        #expect(woken() == 11)
        var buffer = WaitingInput()
        repeat {
            if isShared { _ = queue.takeShare(into: &buffer) } else { queue.take(into: &buffer) }
        } while queue.hasInput
        queue.submit(record("c"))
        #expect(woken() == 21)
        repeat {
            if isShared { _ = queue.takeShare(into: &buffer) } else { queue.take(into: &buffer) }
        } while queue.hasInput
        queue.setWake(nil)
        queue.submit([record("d")])
        #expect(woken() == 21)
    }

    @Test("A1: without lanes all is taken with the next turn, and a host is told at once")
    func whenTaken() {
        let queue = EventQueue()
        let told = Mutex(0)
        queue.submit(record("a"))
        queue.whenTaken(of: SceneIdentifier(1)) { told.withLock { $0 += 1 } }
        #expect(told.withLock { $0 } == 1)
        queue.charge(5, to: SceneIdentifier(1))
        queue.share()
        queue.whenTaken(of: SceneIdentifier(1)) { told.withLock { $0 += 1 } }
        #expect(told.withLock { $0 } == 1)
        queue.whenTaken(of: SceneIdentifier(2)) { told.withLock { $0 += 1 } }
        #expect(told.withLock { $0 } == 2)
        var buffer = WaitingInput()
        _ = queue.takeShare(into: &buffer)
        #expect(told.withLock { $0 } == 3)
    }

    @Test("A1: scenes that owe nothing are forgotten when there are many, and those that owe are not")
    func forgotten() {
        var lanes = SceneLanes()
        var buffer = WaitingInput()
        for number in 1...40 {
            lanes.append(record("\(number)", UInt32(number)))
            _ = lanes.take(into: &buffer)
            buffer.removeAll()
            lanes.charge(number == 1 ? 100 : 0, to: SceneIdentifier(UInt32(number)))
        }
        // The first scene still owes the time that it took: the others go before it.
        lanes.append(record("first", 1))
        lanes.append(record("other", 2))
        #expect(lanes.take(into: &buffer) == SceneIdentifier(2))
        buffer.removeAll()
        #expect(lanes.take(into: &buffer) == SceneIdentifier(1) && lanes.isEmpty)
        buffer.removeAll()
        #expect(lanes.take(into: &buffer) == nil)
        lanes.charge(1, to: SceneIdentifier(99))
        #expect(lanes.isEmpty)
    }

    @Test("A1: a share is 128 samples, or eight keys and the like, or one of what may take long")
    func shares() {
        func taken(_ input: Input) -> Int {
            var lanes = SceneLanes()
            for _ in 0..<300 { lanes.append(InputRecord(scene: SceneIdentifier(1), time: 0, input: input)) }
            var buffer = WaitingInput()
            _ = lanes.take(into: &buffer)
            return lines(buffer).count
        }
        // A sample of an unknown scene is taken to be slow: a quarter of a share.
        #expect(taken(.pointer(sample(1))) == 32)
        #expect(taken(.motion(MotionSample(acceleration: .zero))) == 32)
        #expect(taken(.shake(.began)) == 4 && taken(.cancelAll("a")) == 4)
        #expect(taken(.remoteCommand(RemoteCommand(.play))) == 4)
        #expect(taken(.memoryWarning) == 1 && taken(.resize(ScreenDescription(size: .zero))) == 1)
        #expect(SceneLanes.share == 128 && SceneLanes.shareTime == 0.003 && SceneLanes.entrance == 0.05)
    }

    @Test("A1: each share is a whole one, whether the one before was charged or not")
    func uncharged() {
        var lanes = SceneLanes()
        for number in 0..<100 {
            lanes.append(InputRecord(scene: SceneIdentifier(1), time: Double(number), input: .pointer(sample(1))))
        }
        var buffer = WaitingInput()
        for _ in 0..<3 {
            _ = lanes.take(into: &buffer)
            #expect(lines(buffer).count == 32)
            buffer.removeAll()
        }
    }
}
