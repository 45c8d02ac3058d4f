// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Which samples of a batch become one event.
@MainActor
@Suite("A22, A41: samples become events")
struct TouchTableTests {
    /// Writes down each touches event: its time, and the phases of its touches in the order of coming down.
    private final class Application: UIApplication {
        var events: [String] = []
        override func sendEvent(_ event: UIEvent) {
            if event.type == .touches {
                let phases = event.touchList.map { EventDescription.name(of: $0.phase).lowercased() }
                events.append("@\(short(event.timestamp)) " + phases.joined(separator: " "))
            }
            super.sendEvent(event)
        }
    }

    private let application = Application()
    private let fixture: TouchFixture
    private let view: LoggingView

    init() {
        fixture = TouchFixture(application: application)
        view = fixture.view("a")
        view.isMultipleTouchEnabled = true
    }

    private typealias Step = (pointer: UInt64, phase: PointerSample.Phase, time: TimeInterval)

    /// The events of samples that come at once.
    private func events(_ steps: [Step]) -> [String] {
        application.events = []
        application.eventQueue.submit(
            steps.map { step in
                let place = at(10 * CGFloat(step.pointer), 10 + CGFloat(step.time))
                return InputRecord(
                    scene: SceneIdentifier(1), time: step.time,
                    input: .pointer(PointerSample(pointer: step.pointer, phase: step.phase, location: place)))
            })
        fixture.screen.settle()
        return application.events
    }

    /// Two fingers that came down at time 1.
    private func twoDown() { _ = events([(1, .down, 1), (2, .down, 1)]) }

    @Test("A8: an event of the clock's very start is at its time")
    func atTheStart() {
        #expect(events([(1, .down, 0)]) == ["@0 began"])
        #expect(events([(1, .up, 0)]) == ["@0 ended"])
    }

    @Test("Fingers that come down at one time are one event, at several times several")
    func downs() {
        #expect(events([(1, .down, 1), (2, .down, 1)]) == ["@1 began began"])
        #expect(events([(1, .up, 1), (2, .up, 1)]) == ["@1 ended ended"])
        #expect(events([(1, .down, 2), (2, .down, 3)]) == ["@2 began", "@3 stationary began"])
        #expect(events([(1, .up, 4), (2, .up, 5)]) == ["@4 ended stationary", "@5 ended"])
    }

    @Test("A finger's move after its coming down is another event, at the same time too", arguments: [1, 2])
    func moveAfterDown(_ time: Int) {
        #expect(events([(1, .down, 1), (1, .move, TimeInterval(time))]) == ["@1 began", "@\(time) moved"])
        #expect(fixture.log.take() == ["a.began", "a.moved"])
    }

    @Test("A finger that comes down and lifts at once is two events; so is one that moves and lifts")
    func liftsAtOnce() {
        #expect(events([(1, .down, 1), (1, .up, 1)]) == ["@1 began", "@1 ended"])
        twoDown()
        #expect(events([(1, .move, 3), (1, .up, 3)]) == ["@3 moved stationary", "@3 ended stationary"])
    }

    @Test("Another finger's move joins a lift of its time, before it or after it, and none of another time")
    func moveAndLift() {
        twoDown()
        #expect(events([(1, .up, 2), (2, .move, 3)]) == ["@2 ended stationary", "@3 moved"])
        #expect(events([(1, .down, 3)]) == ["@3 stationary began"])
        #expect(events([(2, .up, 3), (1, .move, 3)]) == ["@3 ended moved"])
        #expect(events([(2, .down, 4)]) == ["@4 stationary began"])
        #expect(events([(1, .up, 4), (1, .down, 4)]) == ["@4 ended stationary", "@4 stationary began"])
        #expect(events([(2, .move, 5), (1, .up, 5)]) == ["@5 moved ended"])
        #expect(events([(1, .down, 6)]) == ["@6 stationary began"])
        #expect(events([(1, .up, 7), (2, .move, 8)]) == ["@7 stationary ended", "@8 moved"])
        #expect(events([(1, .down, 9)]) == ["@9 stationary began"])
        #expect(events([(2, .move, 10), (1, .up, 11)]) == ["@10 moved stationary", "@11 stationary ended"])
    }

    @Test("A37: moves are one event, whatever their times, also at the time of the event before; the newest counts")
    func moves() {
        twoDown()
        #expect(events([(1, .move, 3), (2, .move, 4), (1, .move, 5)]) == ["@5 moved moved"])
        #expect(events([(2, .move, 6), (2, .move, 7)]) == ["@7 stationary moved"])
        #expect(events([(1, .up, 8)]) == ["@8 ended stationary"])
        #expect(events([(2, .move, 8), (2, .move, 9)]) == ["@9 moved"])
    }

    @Test("B42: of fingers that lift and come down at one time, those that lift go first")
    func liftAndDown() {
        twoDown()
        #expect(events([(1, .up, 3), (3, .down, 3)]) == ["@3 ended stationary", "@3 stationary began"])
        #expect(events([(3, .cancel, 4), (3, .down, 4)]) == ["@4 stationary cancelled", "@4 stationary began"])
    }

    @Test("B28: where a finger comes down is looked for after the events before it")
    func hitTestAfterEvents() {
        view.onCall = { [fixture] call, _ in if call == "began" { fixture.view("front") } }
        #expect(events([(1, .down, 1), (2, .down, 2)]) == ["@1 began", "@2 stationary began"])
        #expect(fixture.log.take() == ["a.began", "front.began"])
    }

    @Test("A16: touches are numbered from 1 in the order of coming down, and ordered by that in sets")
    func numbers() {
        twoDown()
        _ = events([(3, .down, 2)])
        #expect(application.touchTable.entries.map(\.touch.identifier.number) == [1, 2, 3])
        #expect(application.touchTable.entries.map(\.touch.hash) == [1, 2, 3])
    }

    @Test("A24, A43: a touch that ends without input has moved nowhere, and ends at the time of that")
    func endsWithoutInput() {
        _ = events([(1, .down, 1), (1, .move, 3)])
        var ways: [CGFloat] = []
        view.onCall = { _, touches in
            ways = touches.map { $0.location(in: nil).y - $0.previousLocation(in: nil).y }
        }
        application.events = []
        fixture.screen.advance(by: 5)
        let now = fixture.screen.now
        fixture.screen.activate(.foregroundInactive)
        #expect(application.events == ["@\(short(now)) cancelled"] && ways == [0])
    }

    @Test("A44: a move that waits is told before the host gives all pointers up")
    func moveBeforeCancellation() {
        let finger = fixture.screen.finger()
        finger.down(at: at(10, 10))
        fixture.screen.frame([finger.input(.move, at: at(20, 10)), .cancelAll("blur")])
        #expect(fixture.log.take() == ["a.began", "a.moved", "a.cancelled"])
    }

    @Test("A window that a handler hides and somebody shows again gets its next touches whole")
    func hiddenOnce() {
        let window = fixture.window()
        let other = fixture.view("b", in: window)
        other.onCall = { call, _ in if call == "began" { window.isHidden = true } }
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        finger.up()
        #expect(fixture.log.take() == ["b.began", "b.cancelled"])
        other.onCall = nil
        window.isHidden = false
        finger.tap(at: at(50, 50))
        #expect(fixture.log.take() == ["b.began", "b.ended"])
    }

    @Test("A42, G47: a touch that lifted is in the event with which its view hears of that late, and in none after it")
    func lateEnd() {
        final class Reader: UIView {
            var seen: [String] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                let all = event?.allTouches ?? []
                seen.append("\(touches.count) \(touches.isSubset(of: all)) \(all.count)")
            }
        }
        let reader = Reader(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(reader)
        let recognizer = LateRecognizer("r", log: CallLog())
        reader.addGestureRecognizer(recognizer)
        let (resting, finger) = (fixture.screen.finger(), fixture.screen.finger())
        resting.down(at: at(50, 50))
        for isAlone in [false, true] {
            if isAlone { resting.up() }
            finger.down(at: at(250, 50))
            recognizer.waits = true
            finger.up()
            #expect(reader.seen == [])
            recognizer.waits = false
            recognizer.state = .failed
            #expect(reader.seen == [isAlone ? "1 true 1" : "1 true 2"])
            #expect(application.touchTable.event.touchList.count == (isAlone ? 0 : 1))
            reader.seen = []
        }
    }

    @Test("A16: fingers that moved together are let go of when they have lifted")
    func groupIsFreed() {
        twoDown()
        #expect(events([(1, .move, 2), (2, .move, 2)]) == ["@2 moved moved"])
        #expect(fixture.log.take() == ["a.began 2", "a.moved 2"])
        weak var touch: UITouch?
        touch = application.touchTable.entries.first?.touch
        #expect(touch != nil)
        _ = events([(1, .up, 3), (2, .up, 4)])
        // The sets of touches that events keep are made anew.
        _ = events([(1, .down, 5), (1, .up, 6)])
        #expect(touch == nil)
    }

    @Test("A62: a finger that lifts makes room for one that comes down in the same batch, itself or another")
    func roomForFingers() {
        let host = RefusalHost()
        application.host = host
        application.interactionConstants.maximumPointersPerScene = 2
        twoDown()
        #expect(events([(1, .up, 3), (3, .down, 3)]) == ["@3 ended stationary", "@3 stationary began"])
        #expect(events([(3, .up, 4), (3, .down, 4)]) == ["@4 stationary ended", "@4 stationary began"])
        #expect(host.faults == [])
        #expect(events([(4, .down, 5)]) == [] && host.faults == [.tooManyPointers(limit: 2)])
    }

    @Test("A62: a finger whose touch made its window leave is down all the same, and refused nothing until it lifts")
    func windowLeavesAtOnce() {
        final class Leaving: UIWindow {
            override func becomeKey() {
                super.becomeKey()
                isHidden = true
            }
        }
        let host = RefusalHost()
        application.host = host
        let window = Leaving(windowScene: fixture.screen.scene)
        window.isHidden = false
        fixture.view("b", in: window)
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        finger.move(to: at(60, 50))
        #expect(window.isHidden && host.faults == [] && fixture.log.take() == [])
        finger.down(at: at(50, 50))
        #expect(host.faults == [.pointerAlreadyDown(finger.pointer)])
        finger.up()
        finger.up()
        #expect(host.faults == [.pointerAlreadyDown(finger.pointer), .unknownPointer(finger.pointer)])
    }

    @Test("A3: an event without touches that an application sends tells nobody anything, also while a finger is down")
    func emptyEvent() {
        _ = events([(1, .down, 1)])
        #expect(fixture.log.take() == ["a.began"])
        fixture.screen.window.sendEvent(UIEvent())
        application.sendEvent(UIEvent())
        #expect(fixture.log.take() == [])
    }
}

/// Delays the end of touches for as long as it waits.
private final class LateRecognizer: LoggingRecognizer {
    var waits = false
    override var waitsForMoreTouches: Bool { waits }
}

@MainActor
private final class RefusalHost: ApplicationHost {
    var faults: [InputFault] = []
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
    func stop() {}
}
