// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import Testing
import UIKitTesting

@testable import UIKitCore

/// Hosts fill the queue from their own threads, and whoever empties it sleeps until it is woken: a record that wakes nobody, or is
/// taken twice, is an input that a user sees lost.
@Suite("A queue that many threads fill")
struct EventQueueThreadTests {
    private static let threads = 4
    private static let records = 2_000

    /// A record that tells its thread (the scene) and its place (the time).
    private static func record(_ number: Int, of thread: Int) -> InputRecord {
        // Samples of pointers wait apart from all other input.
        let sample = PointerSample(pointer: 1, phase: .move, location: .zero)
        return InputRecord(
            scene: SceneIdentifier(UInt32(thread)), time: Double(number),
            input: number.isMultiple(of: 2) ? .shake(.began) : .pointer(sample))
    }

    private static func fill(_ queue: EventQueue, from thread: Int) {
        var number = 0
        while number < records {
            // By itself and in batches: the two ways are two pieces of code.
            if number.isMultiple(of: 3) {
                queue.submit(record(number, of: thread))
                number += 1
            } else {
                let batch = number..<min(number + 4, records)
                queue.submit(batch.map { record($0, of: thread) })
                number = batch.upperBound
            }
        }
    }

    @Test("A1: whoever is woken finds every record once, each thread's in their order")
    func everyRecordOnce() {
        let queue = EventQueue()
        let wake = DispatchSemaphore(value: 0)
        queue.setWake { wake.signal() }
        for thread in 0..<Self.threads {
            Thread.detachNewThread { Self.fill(queue, from: thread) }
        }
        var next = [Double](repeating: 0, count: Self.threads)
        var buffer = WaitingInput()
        var taken: [InputRecord] = []
        var isInOrder = true
        var count = 0
        while count < Self.threads * Self.records {
            wake.wait()
            // As a turn does: until there is nothing.
            repeat {
                queue.take(into: &buffer)
                taken.removeAll()
                buffer.forEach(sample: { taken.append($0.pointee.record) }, other: { taken.append($0) })
                for record in taken {
                    let thread = Int(record.scene.number)
                    if record.time != next[thread] { isInOrder = false }
                    next[thread] = record.time + 1
                }
                count += taken.count
            } while !buffer.isEmpty
        }
        #expect(isInOrder)
        #expect(next == [Double](repeating: Double(Self.records), count: Self.threads))
    }

    @Test("A1: an application takes what threads submit while it runs its turns")
    @MainActor
    func turns() {
        let screen = TestScreen()
        let view = CountingView(frame: screen.window.bounds)
        view.isMultipleTouchEnabled = true
        screen.window.addSubview(view)
        let queue = screen.application.eventQueue
        let running = Atomic(Self.threads)
        let taps = 200
        for thread in 0..<Self.threads {
            Thread.detachNewThread {
                for number in 0..<taps {
                    for phase in [PointerSample.Phase.down, .move, .up] {
                        let pointer = UInt64(thread * taps + number + 1)
                        let place = CGPoint(x: CGFloat(10 + thread * 50), y: phase == .down ? 100 : 120)
                        let sample = PointerSample(pointer: pointer, phase: phase, location: place)
                        queue.submit(InputRecord(scene: SceneIdentifier(1), time: 0, input: .pointer(sample)))
                    }
                }
                running.subtract(1, ordering: .releasing)
            }
        }
        while running.load(ordering: .acquiring) > 0 { screen.settle() }
        screen.settle()
        #expect(view.began == Self.threads * taps)
        #expect(view.ended == Self.threads * taps)
    }
}

private final class CountingView: UIView {
    private(set) var began = 0
    private(set) var ended = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += touches.count }
}
