// SPDX-License-Identifier: Apache-2.0

import EventSession
import EventTrace
import Foundation
import Testing

@Suite("The timeline of a trace")
struct TimelineTests {
    private static let window = Subject(identifier: 1, className: "UIWindow")
    private static let view = Subject(identifier: 2, className: "UIView", label: "canvas")
    private static let pan = Subject(identifier: 3, className: "UIPanGestureRecognizer")

    private static func event(_ phase: TouchNote.Phase, _ touches: Int...) -> TraceEvent {
        .eventSent(
            EventNote(
                kind: .touches, timestamp: 0, windows: [window],
                touches: touches.map {
                    TouchNote(
                        touch: TouchIdentifier(UInt32($0)), phase: phase, location: TracePoint(x: Double($0), y: 0),
                        tapCount: 1, view: view)
                }))
    }

    /// Touch 1 from 10 s to 12 s, touch 2 beside it, touch 3 after it; a pan that begins, changes and ends; a button's action.
    private static let entries: [TraceEntry] = [
        (10, event(.began, 1)), (10, .delivered(Delivery(responder: view, method: .touchesBegan))),
        (10.5, event(.began, 2)),
        (11, .recognizer(RecognizerNote(recognizer: pan, old: .possible, new: .began))),
        (11.25, .recognizer(RecognizerNote(recognizer: pan, old: .began, new: .changed))),
        (11.5, .recognizer(RecognizerNote(recognizer: pan, old: .changed, new: .changed))),
        (12, .recognizer(RecognizerNote(recognizer: pan, old: .changed, new: .ended))),
        (12, event(.ended, 1)), (12, .recognizer(RecognizerNote(recognizer: pan, old: .ended, new: .possible))),
        (13, event(.began, 3)),
        (13.5, .controlEvents(ControlNote(control: view, events: ["touchUpInside"], isTouchInside: true))),
        (13.5, .action(ActionNote(action: "buy", sender: view, asked: [], outcome: .nobody))),
        (14, .touchCancelled(TouchIdentifier(3), view: view, because: .host)), (14, event(.cancelled, 3)),
        (
            15,
            .recognizer(
                RecognizerNote(recognizer: pan, old: .possible, new: .failed, reason: .failed(.wrongDirection)))
        ),
    ].enumerated().map { TraceEntry(sequence: UInt64($0.offset), time: $0.element.0, event: $0.element.1) }

    private let timeline = Timeline(entries)

    private func marks(_ group: Timeline.Group) -> [String] {
        timeline.marks.filter { $0.group == group }.map {
            "\($0.track) \($0.name) \($0.start)\($0.duration.map { " +\($0)" } ?? "")"
        }
    }

    @Test("touches last from down to up, and two at once are on two tracks")
    func touches() {
        #expect(
            marks(.touches) == [
                "1 touch 1 on UIView \"canvas\" #2 10.0 +2.0", "2 touch 2 on UIView \"canvas\" #2 10.5 +4.5",
                "1 touch 3 on UIView \"canvas\" #2 13.0 +1.0",
            ])
        #expect(timeline.tracks[.touches] == ["Finger 1", "Finger 2"])
        let last = timeline.marks.last { $0.group == .touches }
        #expect(last?.details["because"] == "the host gave the pointer up")
    }

    @Test("a recognizer's lasting states are slices, the rest are instants with reasons")
    func recognizers() {
        #expect(
            marks(.recognizers) == ["1 Began 11.0 +0.25", "1 Changed 11.25 +0.75", "1 Ended 12.0", "1 Failed 15.0"])
        #expect(
            timeline.marks.last?.details["reason"]?.hasPrefix(
                "UIPanGestureRecognizer #3 went from Possible to Failed: ") == true)
    }

    @Test("calls and actions are instants that name their entry")
    func instants() {
        #expect(marks(.responders) == ["1 touchesBegan(_:with:) 10.0"])
        #expect(marks(.actions) == ["1 touchUpInside 13.5", "2 buy 13.5"])
        #expect(timeline.tracks[.actions] == ["UIView \"canvas\" #2", "Actions"])
        #expect(timeline.marks.first { $0.name == "buy" }?.details["entry"] == "11")
    }

    @Test("the JSON is Chrome's: every event has what its phase needs, and slices of a track nest")
    func json() throws {
        let document = try #require(try JSONSerialization.jsonObject(with: timeline.json()) as? [String: Any])
        #expect(document["displayTimeUnit"] as? String == "ms")
        let events = try #require(document["traceEvents"] as? [[String: Any]])
        var named: Set<String> = []
        var ends: [String: Double] = [:]
        for event in events {
            let phase = try #require(event["ph"] as? String)
            let process = try #require(event["pid"] as? Int)
            let thread = try #require(event["tid"] as? Int)
            #expect((event["name"] as? String)?.isEmpty == false)
            let arguments = try #require(event["args"] as? [String: Any])
            let track = "\(process)/\(thread)"
            switch phase {
            case "M":
                #expect(event["ts"] == nil)
                switch event["name"] as? String {
                case "thread_name":
                    #expect(arguments["name"] is String)
                    named.insert(track)
                case "process_name": #expect(arguments["name"] is String)
                case "thread_sort_index", "process_sort_index": #expect(arguments["sort_index"] is Int)
                default: Issue.record("unknown metadata \(event)")
                }
            case "X":
                let start = try #require(event["ts"] as? Double)
                let duration = try #require(event["dur"] as? Double)
                #expect(start >= 0 && duration >= 0)
                #expect(start >= ends[track, default: 0], "slices of \(track) overlap")
                ends[track] = start + duration
                #expect(named.contains(track))
            case "i":
                #expect(event["ts"] is Double)
                #expect(event["s"] as? String == "t")
                #expect(named.contains(track))
            default: Issue.record("unknown phase \(phase)")
            }
        }
        // Microseconds since the first mark.
        let second = events.first { ($0["name"] as? String)?.hasPrefix("touch 2") == true }
        #expect(second?["ts"] as? Double == 500_000)
        #expect(second?["dur"] as? Double == 4_500_000)
    }

    @Test("an empty trace is an empty timeline")
    func empty() throws {
        #expect(Timeline([]).marks.isEmpty)
        #expect(try JSONSerialization.jsonObject(with: Timeline([]).json()) is [String: Any])
    }

    @Test("the same trace gives the same text: members are in the order of their names, and slashes are plain")
    func text() throws {
        let button = Subject(identifier: 9, className: "UIButton", label: "a/b")
        let entry = TraceEntry(
            sequence: 0, time: 1, event: .delivered(Delivery(responder: button, method: .touchesBegan)))
        let text = String(decoding: try Timeline([entry]).json(), as: UTF8.self)
        #expect(text.hasPrefix("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[{\"args\":{"))
        #expect(text.contains("a/b") && !text.contains("\\/"))
    }

    @Test("a time that JSON has no number for is the beginning")
    func impossibleTime() throws {
        let entries = [10, 11, .infinity].enumerated().map { place, time in
            TraceEntry(
                sequence: UInt64(place), time: time,
                event: .delivered(Delivery(responder: Self.view, method: .touchesBegan)))
        }
        let document = try JSONSerialization.jsonObject(with: Timeline(entries).json()) as? [String: Any]
        let events = try #require(document?["traceEvents"] as? [[String: Any]])
        #expect(events.compactMap { $0["ts"] as? Double } == [0, 1_000_000, 0])
    }

    @Test("times that JSON has no number for do no harm to the others")
    func impossibleTimes() throws {
        let times = [10, .nan, .infinity, -.infinity, 1e308, 11]
        let entries = times.enumerated().map { place, time in
            TraceEntry(
                sequence: UInt64(place), time: time,
                event: .delivered(Delivery(responder: Self.view, method: .touchesBegan)))
        }
        let timeline = try JSONSerialization.jsonObject(with: Timeline(entries).json()) as? [String: Any]
        let events = try #require(timeline?["traceEvents"] as? [[String: Any]])
        #expect(events.count { ($0["name"] as? String)?.hasPrefix("touchesBegan") == true } == times.count)
    }
}
