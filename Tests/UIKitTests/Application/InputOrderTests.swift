// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Input, the clock and the trace: who comes first, and what is counted")
struct InputOrderTests {
    @Test("What fingers did before a deadline is told before it comes due, also at its very time")
    func deadline() {
        let fixture = TouchFixture()
        let log = fixture.log
        fixture.view("a")
        fixture.view("b", 100)
        let (one, two) = (fixture.screen.finger(), fixture.screen.finger())
        one.down(at: at(50, 50))
        two.down(at: at(150, 50))
        _ = log.take()
        let application = fixture.screen.application
        application.clock.schedule(at: 2) { log("deadline") }
        func send(_ time: TimeInterval, _ input: Input) {
            application.eventQueue.submit(InputRecord(scene: SceneIdentifier(1), time: time, input: input))
        }
        send(1.5, one.input(.move, at: at(55, 50)))
        send(2, two.input(.move, at: at(155, 50)))
        fixture.screen.settle()
        #expect(log.take() == ["a.moved", "deadline", "b.moved"])
        // Without one that is due, both are one event.
        application.clock.schedule(at: 4) { log("deadline") }
        send(3, one.input(.move, at: at(56, 50)))
        send(3.9, two.input(.move, at: at(156, 50)))
        fixture.screen.settle()
        #expect(log.take() == ["a.moved", "b.moved"])
        fixture.screen.application.runTurn(now: 4)
        #expect(log.take() == ["deadline"])
    }

    @Test("Of deadlines that are cancelled none is the next one; each runs once, those of one time in their order")
    func deadlines() {
        let clock = EventClock()
        let log = CallLog()
        #expect(clock.nextDeadline == nil)
        let first = clock.schedule(at: 1) { log("first") }
        let second = clock.schedule(at: 2) { log("second") }
        for number in 0..<5 { clock.schedule(at: 3) { log("\(number)") } }
        #expect(clock.nextDeadline == 1 && first.isPending)
        first.cancel()
        #expect(clock.nextDeadline == 2 && !first.isPending)
        second.cancel()
        #expect(clock.nextDeadline == 3)
        clock.advance(to: 2.5)
        #expect(log.take() == [] && clock.now == 2.5)
        clock.advance(to: 3)
        #expect(log.take() == ["0", "1", "2", "3", "4"] && clock.nextDeadline == nil)
        clock.advance(to: 1)
        #expect(clock.now == 3)
        clock.schedule(after: -1) { log("past") }
        clock.advance(to: 3)
        #expect(log.take() == ["past"] && clock.now == 3)
    }

    @Test("Who sets a host's timer hears of a deadline that comes before all others, and of no other")
    func nearest() {
        let clock = EventClock()
        var count = 0
        clock.didChange = { count += 1 }
        for time in [5.0, 7, 5, 4, 4, 6] { clock.schedule(at: time) {} }
        #expect(count == 2 && clock.earliest == 4)
    }

    @Test("A sleep that was cancelled leaves nothing for the clock to do; one of no time is over with the next turn")
    func sleeping() async {
        let screen = TestScreen()
        let clock = screen.application.clock
        let long = Task { @MainActor in try? await clock.sleep(for: 5) }
        for _ in 0..<10 { await Task.yield() }
        #expect(clock.nextDeadline == clock.now + 5)
        long.cancel()
        _ = await long.value
        #expect(clock.nextDeadline == nil)
        let none = Task { @MainActor in try? await clock.sleep(for: -3) }
        for _ in 0..<10 { await Task.yield() }
        #expect(clock.nextDeadline == clock.now)
        screen.advance(by: 0)
        _ = await none.value
        #expect(clock.nextDeadline == nil)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let log = CallLog()
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log("ended \(motion.rawValue)")
        }
    }

    @Test("A motion that nobody wanted goes from the application to its delegate")
    func motion() {
        let (application, delegate) = (UIApplication(), Delegate())
        application.delegate = delegate
        application.motionEnded(.none, with: nil)
        application.applicationSupportsShakeToEdit = false
        application.motionEnded(.motionShake, with: nil)
        #expect(delegate.log.take() == ["ended 0", "ended 1"])
    }

    private final class Touched: UIView {
        let log = CallLog()

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("touched") }
    }

    private final class Drags: DragReceiver {
        var cancelled: [ObjectIdentifier] = []

        func accept(_ sample: DragSample, in scene: UIWindowScene) {}
        func cancelDrag(in scene: UIWindowScene) { cancelled.append(ObjectIdentifier(scene)) }
        func escapePressed(in scene: UIWindowScene) -> Bool { false }
    }

    @Test("A1: a touch is told before whatever comes after it; the loss of input ends drags; a new size is traced")
    func othersAfterTouch() {
        let screen = TestScreen()
        let view = Touched(frame: screen.window.bounds)
        screen.window.addSubview(view)
        screen.settle()
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.willDeactivateNotification, object: screen.scene, queue: nil
        ) { _ in MainActor.assumeIsolated { view.log("deactivated") } }
        defer { NotificationCenter.default.removeObserver(token) }
        let down = PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 50, y: 50))
        screen.send([.pointer(down), .activation(.foregroundInactive)])
        #expect(view.log.take() == ["touched", "deactivated"])
        let drags = Drags()
        screen.application.dragReceiver = drags
        screen.send(.cancelAll("blur"))
        #expect(drags.cancelled == [ObjectIdentifier(screen.scene)])
        let log = TraceLog()
        screen.application.traceSink = log
        screen.send(.resize(ScreenDescription(size: CGSize(width: 200, height: 300))))
        #expect(log.entries.contains { $0.event == .scene(SceneNote(scene: 1, change: .resized)) })
    }

    @Test("Input other than touches moves the clock as well, and what was due comes before it")
    func clock() {
        let (screen, log) = (TestScreen(), CallLog())
        screen.settle()
        let start = screen.now
        let application = screen.application
        application.clock.schedule(at: start + 1) { log("due") }
        application.clock.schedule(at: start + 3) { log("later") }
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.willDeactivateNotification, object: screen.scene, queue: nil
        ) { _ in MainActor.assumeIsolated { log("deactivated") } }
        defer { NotificationCenter.default.removeObserver(token) }
        application.eventQueue.submit(
            InputRecord(scene: SceneIdentifier(1), time: start + 2, input: .activation(.foregroundInactive)))
        application.runTurn()
        #expect(log.take() == ["due", "deactivated"] && application.clock.now == start + 2)
    }

    @Test("A sink or an observer alone hears how a touch is passed on, until it leaves", arguments: [false, true])
    func alone(_ isObserver: Bool) {
        let screen = TestScreen()
        let view = UIView(frame: screen.window.bounds)
        screen.window.addSubview(view)
        screen.settle()
        let observer = TraceLog()
        func forwardings() -> Int {
            observer.entries.count { if case .forwarded = $0.event { true } else { false } }
        }
        func listen(_ log: TraceLog?) {
            let application = screen.application
            if isObserver { application.traceObserver = log } else { application.traceSink = log }
        }
        listen(observer)
        let sink: (any TraceSink)? = isObserver ? nil : observer
        #expect(screen.application.traceSink === sink)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        let heard = forwardings()
        #expect(heard > 0)
        listen(nil)
        finger.move(to: CGPoint(x: 60, y: 60))
        #expect(forwardings() == heard)
        finger.up()
    }

    @Test("The sink and the observer each count what they get; a listener that comes or goes disturbs no other")
    func listeners() {
        let (sink, observer) = (TraceLog(), TraceLog())
        let application = UIApplication()
        var number = 0
        func note() {
            number += 1
            application.record(.fault("\(number)"))
        }
        note()
        application.traceSink = sink
        note()
        application.traceObserver = observer
        note()
        application.traceObserver = observer
        note()
        application.traceObserver = nil
        note()
        application.traceObserver = observer
        note()
        application.traceSink = nil
        #expect(application.isTracing)
        note()
        application.traceObserver = nil
        #expect(!application.isTracing)
        note()
        func told(_ log: TraceLog) -> [String] {
            log.entries.map { entry in
                if case .fault(let text) = entry.event { "\(entry.sequence): \(text)" } else { "" }
            }
        }
        #expect(told(sink) == ["0: 2", "1: 3", "2: 4", "3: 5", "4: 6"])
        #expect(told(observer) == ["0: 3", "1: 4", "0: 6", "1: 7"])
    }

    @Test("Of a mistake's text a number of six digits or more is an address, a shorter one is not")
    func addresses() {
        #expect(UIApplication.withoutAddresses("a: 0x12345 b: 0x123456 c: 0x1234567, d") == "a: 0x12345 b c, d")
        #expect(UIApplication.withoutAddresses("a: 0x") == "a: 0x" && UIApplication.withoutAddresses("") == "")
    }

    @Test("A mistake is told once, and again when a hundred others have been told since")
    func faults() {
        var log = FaultLog()
        for number in 0...100 {
            let isNew = log.add("\(number)")
            #expect(isNew)
        }
        #expect(log.faults.count == 100 && log.faults.first == "1" && log.faults.last == "100")
        let again = [log.add("100"), log.add("5"), log.add("5")]
        #expect(again == [false, true, false] && log.faults.suffix(4) == ["100", "100", "5", "5"])
    }
}
