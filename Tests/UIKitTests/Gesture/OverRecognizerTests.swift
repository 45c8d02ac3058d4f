// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// A subclass may assign its state and call `super` after that: the classes do nothing more then (G4, G6).
@MainActor
@Suite("G4: recognizers that are told of input when they are over")
struct OverRecognizerTests {
    private let fixture = RecognizerFixture()

    private static let makers: [@MainActor () -> UIGestureRecognizer] = [
        { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UIPanGestureRecognizer() },
        { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
    ]

    @Test("G4, G9: one that has failed stays so at every call, without a reason of its own", arguments: 0..<6)
    func failed(_ number: Int) throws {
        let recognizer = fixture.add(Self.makers[number]())
        let (first, second) = (fixture.down(100, 100), fixture.down(200, 100))
        let touches = Set(fixture.screen.application.touchTable.entries.map(\.touch))
        try #require(touches.count == 2)
        let event = fixture.screen.application.touchTable.event
        recognizer.state = .failed
        recognizer.failure = nil
        let presses = UIPressesEvent()
        let calls: [@MainActor () -> Void] = [
            { recognizer.touchesBegan(touches, with: event) }, { recognizer.touchesMoved(touches, with: event) },
            { recognizer.touchesEnded(touches, with: event) }, { recognizer.touchesCancelled(touches, with: event) },
            { recognizer.pressesBegan([UIPress()], with: presses) },
            { recognizer.pressesEnded([UIPress()], with: presses) },
            { recognizer.pressesChanged([UIPress()], with: presses) },
            { recognizer.pressesCancelled([UIPress()], with: presses) },
        ]
        for (place, call) in calls.enumerated() {
            call()
            #expect(recognizer.state == .failed && recognizer.failure == nil, "call \(place)")
            // With no touch left, as at the last lift.
            let followed = recognizer.followedTouches
            recognizer.followedTouches = []
            call()
            recognizer.followedTouches = followed.filter { $0.receivers.contains { $0 === recognizer } }
            #expect(recognizer.state == .failed && recognizer.failure == nil, "call \(place), without a touch")
        }
        fixture.screen.advance(by: 5)
        #expect(fixture.log.take() == [])
        first.up()
        second.up()
        #expect(recognizer.state == .possible && fixture.log.take() == [])
    }

    @Test("G36, G38: a recognizer in no window, or without a touch, has a place all the same")
    func places() {
        let alone = UIGestureRecognizer()
        #expect(alone.location(in: nil) == .zero && alone.numberOfTouches == 0 && alone.state == .possible)
        alone.noteLocation()
        #expect(alone.lastLocationInWindow == .zero)
        alone.lastLocationInWindow = at(3, 4)
        alone.noteLocation()
        #expect(alone.lastLocationInWindow == at(3, 4) && alone.location(in: nil) == .zero)
        for recognizer in [UITapGestureRecognizer(), UISwipeGestureRecognizer()] {
            fixture.add(recognizer)
            recognizer.lastLocationInWindow = at(7, 8)
            #expect(recognizer.location(in: nil) == at(7, 8))
        }
        #expect([UITouch]().middle == .zero && [UITouch]().initialMiddle == .zero)
        #expect([UITouch]().middle(without: []) == nil && Set<UITouch>().farthest == nil)
        #expect(Set<UITouch>().newestTime == 0)
    }

    @Test("G36: the touches that tap and swipe follow, each by its number, before and after all are down")
    func numberedTouches() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        fixture.add(tap)
        fixture.add(swipe)
        let first = fixture.down(100, 100)
        #expect(tap.numberOfTouches == 1 && tap.location(ofTouch: 0, in: nil) == at(100, 100))
        #expect(tap.location(in: nil) == at(100, 100))
        first.move(to: at(110, 100))
        // The first tap is not complete: where the finger is counts, and for a swipe where it came down.
        #expect(tap.location(ofTouch: 0, in: nil) == at(110, 100) && tap.location(in: nil) == at(110, 100))
        #expect(swipe.location(ofTouch: 0, in: nil) == at(100, 100) && swipe.location(in: nil) == at(100, 100))
        let second = fixture.down(200, 100)
        second.move(to: at(205, 100))
        #expect(tap.numberOfTouches == 2 && tap.location(in: nil) == at(150, 100))
        #expect(
            tap.location(ofTouch: 1, in: nil) == at(200, 100) && swipe.location(ofTouch: 1, in: nil) == at(200, 100))
    }

    @Test("K25: a recognizer says when it is turned off and when it leaves touches to their views")
    func description() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.description.hasSuffix("; state = Possible; view = (nil)>"))
        recognizer.isEnabled = false
        #expect(recognizer.description.contains("; state = Possible; enabled = NO; view = (nil)>"))
        recognizer.isEnabled = true
        recognizer.cancelsTouchesInView = false
        #expect(recognizer.description.contains("; state = Possible; cancelsTouchesInView = NO; view = (nil)>"))
        let press = UILongPressGestureRecognizer()
        #expect(!press.description.contains("numberOf"))
        press.numberOfTapsRequired = 1
        press.numberOfTouchesRequired = 2
        #expect(press.description.hasSuffix("; numberOfTapsRequired = 1; numberOfTouchesRequired = 2>"))
    }

    @Test("G14, G15: a pair is called once, however often it was added; taken away by action, or all at once")
    func targets() {
        final class Target: NSObject {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
        }
        let (one, other) = (Target(fixture.log), Target(fixture.log))
        let first = Selector("first", on: Target.self) { $0.log("first") }
        let second = Selector("second", on: Target.self) { $0.log("second") }
        let tap = UITapGestureRecognizer(target: one, action: first)
        fixture.view.addGestureRecognizer(tap)
        for target in [one, other, one] {
            tap.addTarget(target, action: first)
            tap.addTarget(target, action: second)
        }
        func calls() -> [String] {
            fixture.screen.finger().tap(at: at(10, 10))
            return fixture.log.take()
        }
        #expect(calls() == ["first", "second", "first", "second"])
        tap.removeTarget(one, action: second)
        #expect(calls() == ["first", "first", "second"])
        tap.removeTarget(nil, action: first)
        #expect(calls() == ["second"])
        tap.removeTarget(one, action: nil)
        #expect(calls() == ["second"])
        tap.removeTarget(nil, action: nil)
        #expect(calls() == [])
    }

    @Test("G14: a target that has gone is not called, and is not named")
    func freedTarget() {
        let tap = fixture.add(UITapGestureRecognizer())
        do {
            final class Target: NSObject {}
            let target = Target()
            tap.addTarget(target, action: Selector("gone", on: Target.self) { _ in fixture.log("gone") })
            #expect(tap.description.contains("action=gone"))
        }
        #expect(!tap.description.contains("action=gone"))
        fixture.screen.finger().tap(at: at(10, 10))
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("G116: of two equal recognizers on one view, the one that was attached last goes first")
    func alike() {
        func isAlike(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool { one.isAlike(other) }
        final class OwnTap: UITapGestureRecognizer {}
        final class OwnSwipe: UISwipeGestureRecognizer {}
        let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
        #expect(isAlike(tap, UITapGestureRecognizer()) && isAlike(swipe, UISwipeGestureRecognizer()))
        #expect(!isAlike(tap, OwnTap()) && !isAlike(OwnTap(), tap) && !isAlike(tap, swipe) && !isAlike(swipe, tap))
        #expect(!isAlike(swipe, OwnSwipe()) && isAlike(OwnTap(), OwnTap()) && isAlike(OwnSwipe(), OwnSwipe()))
        final class OwnPan: UIPanGestureRecognizer {}
        let (pan, twoFingers) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        twoFingers.minimumNumberOfTouches = 2
        #expect(isAlike(pan, UIPanGestureRecognizer()) && !isAlike(pan, OwnPan()) && !isAlike(pan, twoFingers))
        #expect(!isAlike(pan, swipe) && !isAlike(UILongPressGestureRecognizer(), UILongPressGestureRecognizer()))
        let changes: [@MainActor (UITapGestureRecognizer) -> Void] = [
            { $0.numberOfTapsRequired = 2 }, { $0.numberOfTouchesRequired = 2 }, { $0.buttonMaskRequired = .secondary },
        ]
        for change in changes {
            let other = UITapGestureRecognizer()
            change(other)
            #expect(!isAlike(tap, other) && !isAlike(other, tap))
        }
        let (left, two) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
        left.direction = .left
        two.numberOfTouchesRequired = 2
        #expect(!isAlike(swipe, left) && !isAlike(swipe, two))
        for (name, recognizer) in [("first", swipe), ("last", UISwipeGestureRecognizer())] {
            recognizer.name = name
            fixture.add(recognizer)
        }
        let finger = fixture.down(100, 100)
        finger.move(to: at(200, 100))
        #expect(fixture.log.take() == ["last.ended"])
    }

    @Test("G116: of two equal pans on one view, the one that was attached last begins")
    func alikePans() {
        for name in ["first", "last"] {
            let pan = UIPanGestureRecognizer()
            pan.name = name
            fixture.add(pan)
        }
        let finger = fixture.down(100, 100)
        finger.move(to: at(100, 120))
        #expect(fixture.log.take() == ["last.began"])
    }

    @Test("G116: a gesture of several fingers goes before the pan of a scroll view, and of no other view")
    func goesBefore() {
        let scrollView = UIScrollView(frame: fixture.view.bounds)
        fixture.view.addSubview(scrollView)
        let pan = scrollView.panGestureRecognizer
        let plain = fixture.add(UIPanGestureRecognizer())
        let (tap, press, swipe) = (
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer()
        )
        let several: [UIGestureRecognizer] = [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]
        #expect(several.map(\.touchesNeeded) == [2, 2])
        for recognizer in [tap, press, swipe] as [UIGestureRecognizer] {
            #expect(recognizer.touchesNeeded == 1 && !recognizer.goesBefore(pan))
        }
        #expect(UIGestureRecognizer().touchesNeeded == 1)
        tap.numberOfTouchesRequired = 3
        press.numberOfTouchesRequired = 2
        swipe.numberOfTouchesRequired = 2
        #expect([tap, press, swipe].map(\.touchesNeeded) == [3, 2, 2])
        for recognizer in [tap, press, swipe] + several {
            #expect(recognizer.goesBefore(pan) && !recognizer.goesBefore(plain))
        }
        pan.minimumNumberOfTouches = 2
        #expect(pan.touchesNeeded == 2 && !press.goesBefore(pan))
    }

    @Test("G57, G35: an attempt's input: what is added, what is taken out of it, what two attempts share")
    func attempts() {
        let recognizer = fixture.add(UIGestureRecognizer())
        _ = (fixture.down(10, 10), fixture.down(20, 20))
        let touches = fixture.screen.application.touchTable.entries.map(\.touch)
        var (one, other) = (GestureAttempt(), GestureAttempt())
        #expect(!one.isUnderWay && !one.hasContacts && !one.isNew && one.touchType == nil)
        one.add(touches[0])
        #expect(one.isUnderWay && one.hasContacts && one.isNew && one.touchType == .direct)
        one.isNew = false
        one.add(touches[1])
        #expect(!one.isNew && one.contains(touches[1]) && !other.contains(touches[1]))
        other.add(touches[1])
        #expect(one.shares(with: other) && other.shares(with: one))
        one.remove(touches[1])
        #expect(!one.shares(with: other) && one.contains(touches[0]))
        let press = UIPress(number: 5, type: .select, key: nil, time: 0, window: nil)
        other.add(press)
        #expect(!one.shares(with: other) && other.contains(press))
        one.add(press)
        #expect(one.shares(with: other) && other.shares(with: one))
        one.remove(press)
        #expect(!one.contains(press) && !one.shares(with: other))
        one.requirements = [recognizer]
        one.clear()
        #expect(!one.isUnderWay && !one.hasContacts && one.requirements.isEmpty)
        one.add(pointer: TouchIdentifier(9))
        #expect(one.isUnderWay && !one.hasContacts && one.isNew)
        one.isNew = false
        one.add(pointer: TouchIdentifier(9))
        #expect(one.touches == [TouchIdentifier(9)] && !one.isNew)
    }

    @Test("G17: a delegate's optional methods, called with a question mark")
    func forwarding() throws {
        let log = CallLog()
        let delegate = ScriptedDelegate(log)
        let asked: any UIGestureRecognizerDelegate = delegate
        let (one, other) = (UIGestureRecognizer(), UIGestureRecognizer())
        one.name = "one"
        other.name = "other"
        delegate.begins = false
        #expect(asked.gestureRecognizerShouldBegin?(one) == false)
        delegate.begins = true
        #expect(asked.gestureRecognizerShouldBegin?(one) == true)
        #expect(asked.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) == false)
        #expect(asked.gestureRecognizer?(one, shouldRequireFailureOf: other) == false)
        #expect(asked.gestureRecognizer?(one, shouldBeRequiredToFailBy: other) == false)
        delegate.simultaneous = { _, _ in true }
        delegate.requiresFailure = { _, _ in true }
        delegate.isRequired = { _, _ in true }
        #expect(asked.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) == true)
        #expect(asked.gestureRecognizer?(one, shouldRequireFailureOf: other) == true)
        #expect(asked.gestureRecognizer?(one, shouldBeRequiredToFailBy: other) == true)
        #expect(asked.gestureRecognizer?(one, shouldReceive: UITouch()) == true)
        #expect(asked.gestureRecognizer?(one, shouldReceive: UIEvent()) == true)
        #expect(asked.gestureRecognizer?(one, shouldReceive: UIPress()) == true)
        delegate.receivesTouch = false
        delegate.receivesEvent = false
        #expect(asked.gestureRecognizer?(one, shouldReceive: UITouch()) == false)
        #expect(asked.gestureRecognizer?(one, shouldReceive: UIEvent()) == false)
        let pairs = ["simultaneous(one,other)", "requires(one,other)", "requiredBy(one,other)"]
        #expect(
            log.take() == ["begin(one)", "begin(one)"] + pairs + pairs
                + ["touch(one)", "event(one)", "touch(one)", "event(one)"])
    }
}
