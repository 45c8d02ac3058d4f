// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO6: what is done later, on the application's clock")
struct ApplicationQueueTests {
    let screen = TestScreen()
    let log = CallLog()

    @Test("PO6: the clock brings what is due, and not before; a cancelled item is not performed")
    func later() {
        screen.settle()
        ApplicationQueue.asyncAfter(deadline: .now() + 0.5) { log("half") }
        ApplicationQueue.asyncAfter(deadline: .now()) { log("now") }
        let item = DispatchWorkItem { Issue.record("cancelled") }
        ApplicationQueue.asyncAfter(deadline: .now() + .milliseconds(100), execute: item)
        item.cancel()
        let kept = DispatchWorkItem { MainActor.assumeIsolated { log("item") } }
        ApplicationQueue.asyncAfter(deadline: .now() + .milliseconds(300), execute: kept)
        ApplicationQueue.asyncAfter(deadline: .distantFuture, execute: DispatchWorkItem { Issue.record("never") })
        screen.advance(by: 0.05)
        #expect(log.take() == ["now"])
        screen.advance(by: 0.35)
        #expect(log.take() == ["item"])
        screen.advance(by: 0.1)
        #expect(log.take() == ["half"])
    }

    @Test("PO6: what was due before comes with the clock as it is; a timer that stands for none has no interval")
    func overdue() {
        screen.settle()
        ApplicationQueue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: 1)) { log("overdue") }
        screen.advance(by: 0)
        #expect(log.take() == ["overdue"])
        let none = ApplicationQueue.timer()
        #expect(none.timeInterval == 0 && !none.isValid)
    }

    @Test("PO6: what is done in years comes when it is due, and what never comes due is not waited for")
    func farAway() {
        screen.settle()
        let now = screen.now
        ApplicationQueue.asyncAfter(deadline: .now() + 1e8) { log("far") }
        ApplicationQueue.asyncAfter(deadline: .distantFuture) { log("never") }
        screen.application.runTurn(now: now + 1e8 - 50)
        #expect(log.take() == [])
        screen.application.runTurn(now: now + 1e8)
        #expect(log.take() == ["far"] && screen.application.clock.nextDeadline == nil)
    }

    @Test("PO6: what is done next on the main queue comes with the clock, in its order, and not at once")
    func next() {
        screen.settle()
        let item = DispatchWorkItem { Issue.record("cancelled") }
        ApplicationQueue.async { log("first") }
        ApplicationQueue.async(execute: item)
        ApplicationQueue.async(execute: DispatchWorkItem { MainActor.assumeIsolated { log("second") } })
        item.cancel()
        #expect(log.take() == [])
        screen.advance(by: 0.01)
        #expect(log.take() == ["first", "second"])
    }

    @Test("PO6: what is done after so many seconds comes then, from another thread too, and the clock can be read")
    func afterSeconds() async {
        screen.settle()
        let began = ApplicationQueue.now
        ApplicationQueue.async(after: 0.5) { log("half") }
        ApplicationQueue.async(after: -1) { log("now") }
        screen.advance(by: 0.4)
        #expect(log.take() == ["now"])
        screen.advance(by: 0.1)
        #expect(log.take() == ["half"] && abs(ApplicationQueue.now - began - 0.5) < 1e-9)
        let (before, elsewhere) = (HostClock.now, await Task.detached { ApplicationQueue.now }.value)
        #expect(before <= elsewhere && elsewhere <= HostClock.now)
    }

    @Test("PO6: a timer with a block repeats on the clock until it is invalid")
    func timers() {
        screen.settle()
        let timer = ApplicationQueue.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
            log("\(timer.isValid)")
        }
        screen.advance(by: 0.8)
        #expect(log.take() == ["true", "true", "true"])
        timer.invalidate()
        screen.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test("PO6: a timer of nothing is not valid, and never fires")
    func emptyTimers() {
        screen.settle()
        let timer = ApplicationQueue.timer()
        #expect(!timer.isValid)
        ApplicationQueue.add(timer, forMode: .common)
        timer.invalidate()
        screen.advance(by: 10)
        #expect(!timer.isValid)
    }

    @Test("PO6: a timer that is made for a run loop runs on the clock from when it was added")
    func addedTimers() {
        screen.settle()
        let repeating = ApplicationQueue.timer(timeInterval: 0.25, repeats: true) { _ in log("again") }
        let target = TimerTarget(log)
        let once = ApplicationQueue.timer(
            timeInterval: 0.5, target: target, selector: Selector("fire:"), userInfo: 7, repeats: false)
        screen.advance(by: 1)
        #expect(log.take() == [])
        ApplicationQueue.add(repeating, forMode: .common)
        ApplicationQueue.add(repeating, forMode: .default)
        ApplicationQueue.add(once, forMode: .common)
        screen.advance(by: 0.6)
        #expect(Set(log.take()) == ["again", "fired 7"])
        #expect(!once.isValid && repeating.isValid)
        repeating.invalidate()
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("PO6: a timer of Core Foundation's runs on the clock once it was added, once or again and again")
    func coreFoundation() {
        screen.settle()
        let once: CFRunLoopTimer! = CFRunLoopTimerCreateWithHandler(
            kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, 0, 0, 0
        ) { log("once \($0?.isValid == true)") }
        screen.advance(by: 1)
        #expect(log.take() == [])
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, CFRunLoopMode.commonModes)
        CFRunLoopAddTimer(CFRunLoopGetMain(), once, .defaultMode)
        screen.advance(by: 0.6)
        #expect(log.take() == ["once true"] && !once.isValid)
        let often = CFRunLoopTimerCreateWithHandler(
            kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, 0.2, 0, 0
        ) { _ in log("again") }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), often, CFRunLoopMode.common)
        screen.advance(by: 1)
        #expect(log.take() == ["again", "again", "again"])
        CFRunLoopTimerInvalidate(often)
        screen.advance(by: 1)
        #expect(log.take().isEmpty)
        let removed = CFRunLoopTimerCreateWithHandler(
            kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, 0.2, 0, 0
        ) { _ in log("removed") }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), removed, CFRunLoopMode.common)
        CFRunLoopRemoveTimer(CFRunLoopGetCurrent(), removed, CFRunLoopMode.common)
        screen.advance(by: 1)
        #expect(log.take().isEmpty && removed?.isValid == false)
    }
}

extension ApplicationQueueTests {
    private final class ScheduledPort: Port {
        var modes: [RunLoop.Mode] = []
        override func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) { modes.append(mode) }
    }

    @Test("PO6: a port is the main run loop's")
    func ports() {
        let port = ScheduledPort()
        ApplicationQueue.add(port, forMode: .default)
        #expect(port.modes == [.default])
    }
}

private final class TimerTarget: NSObject, SelectorListing {
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    nonisolated class var selectors: [Selector] {
        [Selector("fire:", on: TimerTarget.self) { (target: TimerTarget, timer: Timer) in target.fire(timer) }]
    }

    @MainActor
    func fire(_ timer: Timer) { log("fired \(timer.userInfo ?? "")") }
}
