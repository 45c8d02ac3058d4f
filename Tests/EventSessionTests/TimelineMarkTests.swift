// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import Testing

@Suite("Marks of a timeline, one by one")
struct TimelineMarkTests {
    private static let view = Subject(identifier: 2, className: "UIView", label: "canvas")
    private static let pan = Subject(identifier: 3, className: "UIPanGestureRecognizer")
    private static let tap = Subject(identifier: 4, className: "UITapGestureRecognizer")

    private func touch(
        _ number: UInt32, _ phase: TouchNote.Phase, x: Double = 1, taps: Int = 1, kind: EventNote.Kind = .touches,
        view: Subject? = nil
    ) -> TraceEvent {
        .eventSent(
            EventNote(
                kind: kind, timestamp: 0, windows: [],
                touches: [
                    TouchNote(
                        touch: TouchIdentifier(number), phase: phase, location: TracePoint(x: x, y: 0), tapCount: taps,
                        view: view)
                ]))
    }

    private func timeline(_ events: (Double, TraceEvent)...) -> Timeline {
        Timeline(
            events.enumerated().map {
                TraceEntry(sequence: UInt64($0.offset + 5), time: $0.element.0, event: $0.element.1)
            })
    }

    @Test("a touch tells where it began and ended, and its taps if there are several")
    func touchDetails() {
        let marks = timeline(
            (1, touch(7, .began, x: 3)), (2, touch(7, .moved, x: 4)), (3, touch(7, .ended, x: 5, taps: 2)),
            (4, touch(8, .began, x: 6)), (5, touch(8, .cancelled, x: 7))
        ).marks
        let (first, second) = (TracePoint(x: 3, y: 0).description, TracePoint(x: 5, y: 0).description)
        #expect(marks.map(\.name) == ["touch 7", "touch 8"] && marks.map(\.duration) == [2, 1])
        #expect(marks[0].details == ["began": first, "ended": second, "taps": "2"])
        #expect(Set(marks[1].details.keys) == ["began", "cancelled"])
    }

    @Test("a touch begins once and ends once; other kinds of events have no touches of theirs")
    func touchOnce() {
        let marks = timeline(
            (1, touch(7, .ended)), (2, touch(7, .began)), (3, touch(7, .began)), (4, touch(7, .ended)),
            (5, touch(7, .ended)), (6, touch(8, .began, kind: .hover)), (7, touch(8, .ended, kind: .hover))
        ).marks
        #expect(marks.map(\.start) == [2] && marks.map(\.duration) == [2])
    }

    @Test("a finger has the first track that is free")
    func fingers() {
        let found = timeline(
            (1, touch(1, .began)), (2, touch(2, .began)), (3, touch(3, .began)), (4, touch(2, .ended)),
            (5, touch(4, .began)), (6, touch(5, .began))
        )
        #expect(
            found.marks.map { "\($0.name) \($0.track)" } == [
                "touch 1 1", "touch 2 2", "touch 3 3", "touch 4 2", "touch 5 4",
            ])
        #expect(found.tracks[.touches] == ["Finger 1", "Finger 2", "Finger 3", "Finger 4"])
    }

    @Test("fingers after one another share a track, and so do actions, which are on the track of no control")
    func sharedTracks() {
        let action = TraceEvent.action(ActionNote(action: "buy", sender: Self.view, asked: [], outcome: .nobody))
        let found = timeline(
            (1, touch(1, .began)), (2, touch(1, .ended)), (3, touch(2, .began)), (4, touch(2, .ended)),
            (5, .controlEvents(ControlNote(control: Self.view, events: [], isTouchInside: true))), (6, action),
            (7, action)
        )
        #expect(found.marks.map(\.track) == [1, 1, 1, 2, 2])
        #expect(found.tracks == [.touches: ["Finger 1"], .actions: [Self.view.description, "Actions"]])
    }

    @Test("what is under way at the end ends with it, and nothing lasts less than no time")
    func open() {
        let marks = timeline(
            (1, touch(1, .began)), (2, .recognizer(RecognizerNote(recognizer: Self.pan, old: .possible, new: .began))),
            (3, .recognizer(RecognizerNote(recognizer: Self.tap, old: .possible, new: .began))),
            (5, touch(2, .began)), (4, touch(2, .ended))
        ).marks
        #expect(marks.map(\.start) == [1, 2, 3, 5] && marks.map(\.duration) == [3, 2, 1, 0])
        #expect(marks.filter { $0.group == .recognizers }.map(\.track) == [1, 2])
    }

    @Test("waiting, refusing and controls without events are instants with their sentence")
    func instants() throws {
        let waits = TraceEvent.recognizerWaits(GestureWait(recognizer: Self.tap, state: .ended, other: Self.pan))
        let refused = TraceEvent.recognizerRefused(
            GestureRefusal(recognizer: Self.tap, touch: TouchIdentifier(7), reason: .disabled))
        let press = TraceEvent.recognizerRefused(GestureRefusal(recognizer: Self.pan, touch: nil, reason: .disabled))
        let control = TraceEvent.controlEvents(ControlNote(control: Self.view, events: [], isTouchInside: true))
        let several = TraceEvent.controlEvents(
            ControlNote(control: Self.view, events: ["touchDown", "editingDidBegin"], isTouchInside: true))
        let found = timeline((1, waits), (2, refused), (3, press), (4, control), (5, several), (6, .fault("none")))
        #expect(
            found.marks.map(\.name) == [
                "waits for \(Self.pan)", "refused touch 7", "refused a press", "no control event",
                "touchDown, editingDidBegin",
            ])
        #expect(found.marks.map(\.track) == [1, 1, 2, 1, 1] && found.marks.allSatisfy { $0.duration == nil })
        #expect(found.marks.map { $0.details["entry"] } == ["5", "6", "7", "8", "9"])
        #expect(found.marks[0].details["text"] == TraceText.sentence(for: waits).description)
    }

    @Test("a recognizer's end without a reason has none, and one that is possible again has no mark")
    func states() {
        func note(_ old: RecognizerState, _ new: RecognizerState, _ reason: GestureReason? = nil) -> TraceEvent {
            .recognizer(RecognizerNote(recognizer: Self.tap, old: old, new: new, reason: reason))
        }
        let marks = timeline(
            (1, note(.possible, .ended)), (2, note(.ended, .possible)),
            (3, note(.possible, .failed, .failed(.wrongDirection))), (4, note(.possible, .began)),
            (6, note(.began, .cancelled))
        ).marks
        #expect(marks.map(\.name) == ["Ended", "Failed", "Began", "Cancelled"])
        #expect(marks.map(\.duration) == [nil, nil, 2, nil])
        #expect(marks.map { $0.details["reason"] == nil } == [true, false, true, true])
        #expect(marks.allSatisfy { $0.details["state"] == $0.name })
    }

    @Test("the JSON, whole: groups and tracks with names and places, then the marks in microseconds")
    func json() throws {
        let call = TraceEvent.delivered(Delivery(responder: Self.view, method: .touchesBegan))
        let found = timeline((10, touch(1, .began)), (12, touch(1, .ended)), (12.5, call))
        func head(_ group: Int, _ name: String, _ track: String) -> [[String: Any]] {
            [
                ["name": "process_name", "ph": "M", "pid": group, "tid": 0, "args": ["name": name]],
                ["name": "process_sort_index", "ph": "M", "pid": group, "tid": 0, "args": ["sort_index": group]],
                ["name": "thread_name", "ph": "M", "pid": group, "tid": 1, "args": ["name": track]],
                ["name": "thread_sort_index", "ph": "M", "pid": group, "tid": 1, "args": ["sort_index": 1]],
            ]
        }
        let place = TracePoint(x: 1, y: 0).description
        let text = TraceText.sentence(for: call).description
        let marks: [[String: Any]] = [
            [
                "name": "touch 1", "ph": "X", "pid": 1, "tid": 1, "ts": 0, "dur": 2_000_000, "cat": "Touches",
                "args": ["began": place, "ended": place],
            ],
            [
                "name": "touchesBegan(_:with:)", "ph": "i", "s": "t", "pid": 3, "tid": 1, "ts": 2_500_000,
                "cat": "Calls of responders", "args": ["entry": "7", "text": text],
            ],
        ]
        let expected: [String: Any] = [
            "displayTimeUnit": "ms",
            "traceEvents": head(1, "Touches", "Finger 1")
                + head(3, "Calls of responders", Self.view.description) + marks,
        ]
        func sorted(_ data: Data) throws -> String {
            let object = try JSONSerialization.jsonObject(with: data)
            let bytes = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(try sorted(found.json()) == sorted(JSONSerialization.data(withJSONObject: expected)))
        #expect(
            Timeline.Group.allCases.map(\.rawValue) == [1, 2, 3, 4])
    }
}
