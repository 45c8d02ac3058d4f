// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("An application's own waiting goes by its clock")
struct ClockSeamTests {
    private let screen = TestScreen()
    private let log = CallLog()

    private final class Target: UIResponder {
        let log: CallLog
        var times: [TimeInterval] = []
        init(_ log: CallLog) { self.log = log }
        func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
        func stop(_ link: CADisplayLink) { link.invalidate() }
    }

    @Test("A task can sleep on the clock, and is woken when it is cancelled")
    func sleeping() async throws {
        let (clock, log) = (screen.application.clock, log)
        let task = Task { @MainActor in
            try await clock.sleep(for: 2)
            log("woken")
        }
        let other = Task { @MainActor in
            do { try await clock.sleep(for: 2) } catch { log("\(error is CancellationError)") }
        }
        for _ in 0..<10 { await Task.yield() }
        screen.advance(by: 1.9)
        for _ in 0..<10 { await Task.yield() }
        #expect(log.take() == [])
        other.cancel()
        await other.value
        #expect(log.take() == ["true"])
        screen.advance(by: 0.1)
        try await task.value
        #expect(log.take() == ["woken"])
    }

    @Test("A task that is cancelled when its time has come, before it goes on, is woken once")
    func cancelledAtItsTime() async throws {
        let (clock, log) = (screen.application.clock, log)
        let task = Task { @MainActor in
            do { try await clock.sleep(for: 2) } catch { log("cancelled") }
            log("woken")
        }
        for _ in 0..<10 { await Task.yield() }
        screen.advance(by: 2)
        task.cancel()
        await task.value
        for _ in 0..<10 { await Task.yield() }
        #expect(log.take() == ["woken"])
    }

    @Test("A display link that is in no run loop has no time and never ticks, paused and unpaused or not")
    func displayLinkInNoLoop() {
        screen.settle()
        let target = Target(log)
        let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
        #expect(link.timestamp == 0)
        link.isPaused = true
        link.isPaused = false
        screen.advance(by: 1)
        #expect(target.times == [] && link.timestamp == 0)
    }

    @Test("A display link that is added for two modes ticks once with each picture")
    func displayLinkInTwoModes() {
        screen.settle()
        let target = Target(log)
        let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
        link.add(to: .main, forMode: .default)
        link.add(to: .main, forMode: .tracking)
        screen.advance(by: 0.1)
        #expect(Set(target.times).count == target.times.count && (5...7).contains(target.times.count))
        link.invalidate()
    }

    @Test(
        "A display link that was taken out of the run loop ticks no more, paused and unpaused or not, until it is in it"
    )
    func displayLinkTakenOut() {
        screen.settle()
        let target = Target(log)
        let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.1)
        #expect(!target.times.isEmpty)
        target.times = []
        link.remove(from: .main, forMode: .common)
        #expect(screen.application.clock.nextDeadline == nil)
        screen.advance(by: 0.1)
        link.isPaused = true
        link.isPaused = false
        screen.advance(by: 0.1)
        #expect(target.times == [])
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.1)
        #expect(!target.times.isEmpty)
        for rate in [60, 120] {
            link.preferredFramesPerSecond = rate
            #expect(link.frameInterval == 1)
        }
        link.preferredFramesPerSecond = 1
        #expect(link.frameInterval == 60)
        link.frameInterval = 1
        #expect(link.preferredFramesPerSecond == 0)
        link.frameInterval = 45
        #expect(link.preferredFramesPerSecond == 1)
        link.invalidate()
    }

    @Test("A display link keeps its target until it is ended, and no longer")
    func displayLinkTarget() {
        screen.settle()
        weak var target: Target?
        let link: CADisplayLink
        do {
            let kept = Target(log)
            target = kept
            link = CADisplayLink(target: kept, selector: Selector("tick:", Target.tick(_:)))
        }
        #expect(target != nil)
        link.add(to: .main, forMode: .common)
        #expect(screen.application.clock.nextDeadline != nil)
        link.invalidate()
        #expect(target == nil && screen.application.clock.nextDeadline == nil)
        // It has ended for good.
        link.add(to: .main, forMode: .common)
        #expect(screen.application.clock.nextDeadline == nil)
    }

    @Test("A display link ticks 60 times a second, or at a part of that, and not while it is paused")
    func displayLink() {
        let target = Target(log)
        let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
        screen.advance(by: 1)
        #expect(target.times == [])
        link.add(to: .main, forMode: .common)
        let start = screen.now
        screen.advance(by: 1.001)
        #expect(target.times.count == 60 && abs(target.times[0] - start - 1.0 / 60) < 1e-6)
        link.preferredFramesPerSecond = 20
        target.times = []
        screen.advance(by: 1.01)
        #expect((20...21).contains(target.times.count) && abs(link.targetTimestamp - link.timestamp - 0.05) < 1e-6)
        #expect(link.frameInterval == 3)
        link.frameInterval = 2
        #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
        target.times = []
        screen.advance(by: 1.01)
        #expect((30...31).contains(target.times.count))
        link.frameInterval = 0
        #expect(link.preferredFramesPerSecond == 0 && link.frameInterval == 1)
        link.isPaused = true
        target.times = []
        screen.advance(by: 1)
        #expect(target.times == [])
        link.isPaused = false
        screen.advance(by: 0.1)
        #expect(!target.times.isEmpty && CACurrentMediaTime() == screen.now)
        link.invalidate()
        target.times = []
        screen.advance(by: 1)
        #expect(target.times == [])
        let once = CADisplayLink(target: target, selector: Selector("stop:", Target.stop(_:)))
        once.add(to: .main, forMode: .default)
        screen.advance(by: 1)
        #expect(screen.application.clock.nextDeadline == nil)
    }
}
