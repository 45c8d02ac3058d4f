// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// A trace drawn over time, as Chrome's trace JSON, which Perfetto opens. Touches, recognizers, calls of responders and
/// actions are tracks.
public struct Timeline: Sendable {
    /// A group of tracks; the document calls it a process.
    public enum Group: Int, CaseIterable, Sendable {
        case touches = 1
        case recognizers, responders, actions

        var name: String {
            switch self {
            case .touches: "Touches"
            case .recognizers: "Gesture recognizers"
            case .responders: "Calls of responders"
            case .actions: "Controls and actions"
            }
        }
    }

    /// Something on a track.
    public struct Mark: Hashable, Sendable {
        /// The text on the mark.
        public var name: String
        /// Seconds on the application's event clock.
        public var start: Double
        /// `nil` for an instant.
        public var duration: Double?
        /// The group of tracks that it is in.
        public var group: Group
        /// The track, from 1 within its group.
        public var track: Int
        /// The text that a click shows.
        public var details: [String: String]
    }

    /// In the order of their starts.
    public private(set) var marks: [Mark] = []
    /// The names of each group's tracks, the first of track 1.
    public private(set) var tracks: [Group: [String]] = [:]

    /// Draws entries, which must be in the order of their times. A mark that is still open at the end lasts until the last
    /// entry's time.
    public init(_ entries: [TraceEntry]) {
        var builder = TimelineBuilder()
        for entry in entries { builder.add(entry) }
        builder.finish(at: entries.last?.time ?? 0)
        marks = builder.marks.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
        tracks = builder.tracks
    }

    /// The file's bytes. Times are microseconds since the first mark.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let origin = marks.first?.start ?? 0
        var events: [Event] = []
        for group in Group.allCases {
            guard let names = tracks[group] else { continue }
            events.append(Event(naming: "process_name", group, nil, name: group.name))
            events.append(Event(naming: "process_sort_index", group, nil, index: group.rawValue))
            for (place, name) in names.enumerated() {
                events.append(Event(naming: "thread_name", group, place + 1, name: name))
                events.append(Event(naming: "thread_sort_index", group, place + 1, index: place + 1))
            }
        }
        events += marks.map { Event($0, since: origin) }
        return try encoder.encode(Document(traceEvents: events, displayTimeUnit: "ms"))
    }

    private struct Document: Encodable {
        var traceEvents: [Event]
        var displayTimeUnit: String
    }

    private struct Event: Encodable {
        var name: String
        /// The phase: X has a duration, i has none, M names a track.
        var ph: String
        var pid: Int
        var tid: Int
        var ts: Double?
        var dur: Double?
        /// How far an instant is drawn: t over its own track.
        var s: String?
        var cat: String?
        var args: Arguments

        init(_ mark: Mark, since origin: Double) {
            name = mark.name
            ph = mark.duration == nil ? "i" : "X"
            pid = mark.group.rawValue
            tid = mark.track
            ts = Self.microseconds(mark.start - origin)
            dur = mark.duration.map(Self.microseconds)
            s = mark.duration == nil ? "t" : nil
            cat = mark.group.name
            args = Arguments(details: mark.details)
        }

        init(naming kind: String, _ group: Group, _ track: Int?, name: String? = nil, index: Int? = nil) {
            self.name = kind
            ph = "M"
            pid = group.rawValue
            tid = track ?? 0
            args = Arguments(details: name.map { ["name": $0] } ?? [:], index: index)
        }

        /// Times that are not numbers become the beginning: JSON has no word for them.
        private static func microseconds(_ seconds: Double) -> Double {
            let microseconds = (seconds * 1e9).rounded() / 1e3
            return microseconds.isFinite ? microseconds : 0
        }
    }

    private struct Arguments: Encodable {
        var details: [String: String]
        var index: Int?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            for (name, value) in details { try container.encode(value, forKey: Key(stringValue: name)) }
            try container.encodeIfPresent(index, forKey: Key(stringValue: "sort_index"))
        }

        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }
}
