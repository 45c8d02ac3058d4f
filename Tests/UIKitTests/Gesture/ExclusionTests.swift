// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("G56–G66: recognizers that exclude each other")
struct ExclusionTests {
    let fixture = GestureFixture()

    /// Every answer of the two classes and the two delegates.
    nonisolated static let answers: [(prevents: Bool, prevented: Bool, ours: Bool, theirs: Bool)] = (0..<16).map {
        bits in
        (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0, bits & 8 != 0)
    }

    @Test(
        "G58–G60: who recognizes makes the other fail if both classes agree and no delegate objects", arguments: answers
    )
    func table(_ answer: (prevents: Bool, prevented: Bool, ours: Bool, theirs: Bool)) {
        let winner = fixture.recognizer("winner")
        let other = fixture.recognizer("other")
        let (ours, theirs) = (ScriptedDelegate(), ScriptedDelegate())
        winner.delegate = ours
        other.delegate = theirs
        winner.prevents = { _ in answer.prevents }
        other.bePrevented = { _ in answer.prevented }
        ours.simultaneous = { _, _ in answer.ours }
        theirs.simultaneous = { _, _ in answer.theirs }
        winner.script = ["began": .began]
        _ = fixture.finger()
        let isPrevented = answer.prevents && answer.prevented && !answer.ours && !answer.theirs
        #expect(winner.state == .began)
        #expect(other.state == (isPrevented ? .failed : .possible))
    }

    @Test("G60: one that begins later is blocked by one that began, by the same table", arguments: answers)
    func blocked(_ answer: (prevents: Bool, prevented: Bool, ours: Bool, theirs: Bool)) {
        let first = fixture.recognizer("first")
        let later = fixture.recognizer("later")
        let (ours, theirs) = (ScriptedDelegate(), ScriptedDelegate())
        first.delegate = ours
        later.delegate = theirs
        // Only the later one's beginning is asked about: the first one's leaves it alone.
        first.script = ["began": .began, "moved": .changed]
        first.prevents = { _ in false }
        let finger = fixture.finger()
        first.prevents = { _ in answer.prevents }
        later.bePrevented = { _ in answer.prevented }
        ours.simultaneous = { _, _ in answer.ours }
        theirs.simultaneous = { _, _ in answer.theirs }
        later.script = ["moved": .began]
        finger.move(by: CGVector(dx: 1, dy: 0))
        let isBlocked = answer.prevents && answer.prevented && !answer.ours && !answer.theirs
        #expect(first.state == .changed)
        #expect(later.state == (isBlocked ? .failed : .began))
    }

    @Test("G23, G60: of two that recognize in one event, the hit view's wins")
    func sameEvent() {
        let inner = fixture.touch.view("inner", 0, 0, 100, 100, in: fixture.view)
        let outside = fixture.recognizer("outer")
        let inside = fixture.recognizer("inner", on: inner)
        outside.script = ["ended": .ended]
        inside.script = ["ended": .ended]
        let finger = fixture.finger()
        _ = fixture.log.take()
        finger.up()
        #expect(fixture.log.take() == ["inner.ended", "outer.ended", "inner.cancelled", "inner!ended"])
    }

    @Test("G56: of two equal taps on one view the one attached last wins; unequal ones keep their order")
    func equalTaps() {
        let taps = (0..<3).map { _ in UITapGestureRecognizer() }
        for (tap, name) in zip(taps, ["first", "second", "third"]) { fixture.add(tap, name) }
        fixture.finger().up()
        #expect(fixture.log.take().filter { $0.contains("!") } == ["third!ended"])
        taps[2].numberOfTapsRequired = 2
        fixture.screen.advance(by: 1)
        fixture.finger().up()
        #expect(fixture.log.take().filter { $0.contains("!") } == ["second!ended"])
    }

    @Test("G56: of two equal taps on different views the inner one wins, in whatever order they were attached")
    func equalTapsOfTwoViews() {
        let inner = fixture.touch.view("inner", 0, 0, 100, 100, in: fixture.view)
        fixture.add(UITapGestureRecognizer(), "inside", on: inner)
        fixture.add(UITapGestureRecognizer(), "outside")
        fixture.finger().up()
        #expect(fixture.log.take().filter { $0.contains("!") } == ["inside!ended"])
    }

    @Test("G57: recognizers that share no touch do not exclude each other")
    func noSharedTouch() {
        let left = fixture.touch.view("left", 0, 300, 100, 100)
        let right = fixture.touch.view("right", 100, 300, 100, 100)
        let first = fixture.recognizer("first", on: left)
        let second = fixture.recognizer("second", on: right)
        for recognizer in [first, second] { recognizer.script = ["moved": .began] }
        let (one, two) = (fixture.finger(at: at(50, 350)), fixture.finger(at: at(150, 350)))
        one.move(by: CGVector(dx: 5, dy: 0))
        two.move(by: CGVector(dx: 5, dy: 0))
        #expect(first.state == .began)
        #expect(second.state == .began)
    }

    @Test("G35, G57: an ignored touch is not shared")
    func ignoredTouch() {
        let first = fixture.recognizer("first")
        let second = fixture.recognizer("second")
        second.onCall = { recognizer, call in
            guard call == "began", let touch = recognizer.followedTouches.first,
                let event = (recognizer as? ScriptedRecognizer)?.lastEvent
            else { return }
            recognizer.ignore(touch, for: event)
            recognizer.state = .began
        }
        first.script = ["moved": .began]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 5, dy: 0))
        #expect(first.state == .began)
        #expect(second.state == .began)
    }

    @Test("G61: one that runs is not cancelled by another's recognition")
    func runningIsNotCancelled() {
        let runs = fixture.recognizer("runs")
        let later = fixture.recognizer("later")
        runs.script = ["began": .began]
        runs.prevents = { _ in false }
        let finger = fixture.finger()
        later.script = ["moved": .began]
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(runs.state == .began)
        #expect(later.state == .began)
    }

    @Test("The trace says who prevented whom, and who was blocked by whom")
    func traced() throws {
        let log = TraceLog()
        let winner = fixture.recognizer("winner")
        let other = fixture.recognizer("other")
        let late = fixture.recognizer("late")
        winner.script = ["began": .began]
        winner.prevents = { $0 !== late }
        fixture.screen.application.traceSink = log
        let finger = fixture.finger()
        winner.prevents = { _ in true }
        late.script = ["moved": .began]
        finger.move(by: CGVector(dx: 1, dy: 0))
        let reasons = log.entries.compactMap { entry -> String? in
            guard case .recognizer(let note) = entry.event, note.new == .failed else { return nil }
            return TraceText.sentence(for: entry.event).description
        }
        #expect(reasons.count == 2)
        #expect(
            reasons.first?.contains("other") == true && reasons.first?.contains("recognized and prevents it") == true)
        #expect(
            reasons.last?.contains("late") == true
                && reasons.last?.contains("had recognized already and prevents it") == true)
        _ = other
    }
}
