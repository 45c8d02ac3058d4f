// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@Suite("Verdicts of a trace")
struct VerdictTests {
    private func entries(_ events: [TraceEvent], step: Double = 0) -> [TraceEntry] {
        events.enumerated().map { place, event in
            TraceEntry(sequence: UInt64(place), time: 1 + Double(place) * step, event: event)
        }
    }

    private func input(_ kind: InputNote.Kind, scene: UInt32 = 1) -> TraceEvent {
        .inputReceived(InputNote(kind: kind, scene: scene, time: 1, pointer: 1, location: TracePoint(x: 10, y: 10)))
    }

    private func walk(_ touch: TouchIdentifier, to view: Subject) -> TraceEvent {
        let visits = [
            visit(.passedOn(to: view), view: Cast.window), visit(.hit, view: view, depth: 1),
        ]
        return .hitTest(HitTestWalk(touch: touch, point: TracePoint(x: 10, y: 10), visits: visits, result: view))
    }

    private func sent(_ touch: TouchIdentifier, _ phase: TouchNote.Phase, on view: Subject) -> TraceEvent {
        .eventSent(
            EventNote(
                kind: .touches, timestamp: 1, windows: [Cast.window],
                touches: [
                    TouchNote(touch: touch, phase: phase, location: TracePoint(x: 10, y: 10), tapCount: 1, view: view)
                ]))
    }

    private func disabledTap(_ touch: TouchIdentifier) -> [TraceEvent] {
        [
            input(.pointerDown), walk(touch, to: Cast.buy), sent(touch, .began, on: Cast.buy),
            .controlEvents(
                ControlNote(control: Cast.buy, events: [], isTouchInside: true, touch: touch, refusal: .disabled)),
            input(.pointerUp), sent(touch, .ended, on: Cast.buy),
        ]
    }

    @Test("an empty trace has none")
    func empty() { #expect(Verdicts.all(in: []).isEmpty) }

    @Test("a touch in lines, as a tool prints it")
    func lines() {
        #expect(
            Verdicts.all(in: entries(disabledTap(Cast.touch))).map(\.description) == [
                """
                1.000 s  Touch 1: Tap on UIButton "Buy"
                    UIButton "Buy" got the touch and sent nothing: it is disabled (isEnabled is false).
                    Set isEnabled of UIButton "Buy" to true.
                """
            ])
    }

    @Test("entry by entry is the same as all at once, and tells which changed")
    func live() {
        let all = entries(disabledTap(Cast.touch) + disabledTap(Cast.second))
        var verdicts = Verdicts()
        for entry in all[..<6] { verdicts.take(entry) }
        #expect(verdicts.takeChangedSequences() == [1])
        #expect(verdicts.takeChangedSequences() == [])
        for entry in all[6...] { verdicts.take(entry) }
        #expect(verdicts.takeChangedSequences() == [7])
        #expect(verdicts.all == Verdicts.all(in: all))
        #expect(verdicts.verdicts(of: [7]).map(\.act) == [.touch(Cast.second)])
        #expect(verdicts.last?.act == .touch(Cast.second))
    }

    @Test("the newest are kept")
    func capacity() {
        var verdicts = Verdicts(capacity: 10)
        for number in 1...1000 {
            for entry in entries(disabledTap(TouchIdentifier(UInt32(number)))) { verdicts.take(entry) }
        }
        #expect(verdicts.all.count < 20)
        #expect(verdicts.last?.act == .touch(TouchIdentifier(1000)))
    }

    @Test("a trace of before, whose notes do not name the touch or the sender, is judged too")
    func older() {
        let events: [TraceEvent] = [
            input(.pointerDown), walk(Cast.touch, to: Cast.buy), sent(Cast.touch, .began, on: Cast.buy),
            .controlEvents(ControlNote(control: Cast.buy, events: ["touchDown"], isTouchInside: true)),
            input(.pointerUp), sent(Cast.touch, .ended, on: Cast.buy),
            .controlEvents(ControlNote(control: Cast.buy, events: ["touchUpInside"], isTouchInside: true)),
            .action(ActionNote(action: "buy:", sender: Cast.buy, asked: [], outcome: .performed(by: Cast.editor))),
        ]
        #expect(Verdicts.all(in: entries(events)).map(\.outcome.description) == ["Shop.Editor #6 performed buy:."])
    }

    @Test("a fault that comes again and again is one")
    func refused() {
        let note = InputNote(kind: .pointerMove, scene: 1, time: 1, pointer: 3)
        let events = (0..<50).map { _ in TraceEvent.inputRejected(note, .unknownPointer(3)) }
        let verdicts = Verdicts.all(in: entries(events))
        #expect(
            verdicts.map(\.outcome.description) == [
                "The input was refused, because pointer 3 is not down (50 times)."
            ])
    }

    @Test("what happens later without an input is nobody's outcome")
    func later() {
        var all = entries(disabledTap(Cast.touch))
        all.append(
            TraceEntry(
                sequence: 6, time: 9,
                event: .presentation(
                    PresentationNote(controller: Cast.editor, presenter: nil, change: .presented))))
        #expect(Verdicts.all(in: all).map(\.effect) == [.nothing])
    }

    @Test("lengths are rounded, and never to what they are compared with", arguments: [(44.2, "44.2"), (53.21, "53")])
    func rounding(distance: Double, text: String) {
        let events: [TraceEvent] = [
            input(.pointerDown), walk(Cast.touch, to: Cast.page), sent(Cast.touch, .began, on: Cast.page),
            .recognizer(
                RecognizerNote(
                    recognizer: Cast.tap, old: .possible, new: .failed,
                    reason: .failed(.moved(distance: distance, limit: 44)), view: Cast.page)),
            sent(Cast.touch, .ended, on: Cast.page),
        ]
        #expect(
            Verdicts.all(in: entries(events)).map(\.outcome.description) == [
                "The tap recognizer of UIView #2 did not recognize it: the touch moved \(text) pt, more than 44."
            ])
    }

    @Test("its JSON has the documented members")
    func json() throws {
        let verdict = try #require(Verdicts.all(in: entries(disabledTap(Cast.touch))).first)
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(verdict)) as? [String: Any]
        #expect(
            object.map { Set($0.keys) } == [
                "sequence", "lastSequence", "time", "duration", "scene", "act", "touch", "effect", "title", "outcome",
                "advice", "remedies",
            ])
        #expect(verdict.remedies == [Remedy(.isEnabled, of: Cast.buy, to: "true")])
        #expect(object?["effect"] as? String == "nothing")
    }
}
