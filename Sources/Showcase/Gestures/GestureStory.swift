// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The states of each recognizer and of the view since the first touch of a story: lanes of a chart over time.
struct GestureStory {
    enum Kind {
        /// A recognizer that has a touch and is still `possible`, or a view that has a touch.
        case possible
        /// It would recognize, and waits for another to fail.
        case waiting
        /// It began, and goes on.
        case active
        case recognized, failed, cancelled

        /// Whether it is a moment without a duration.
        var isMoment: Bool { self == .recognized || self == .failed || self == .cancelled }
    }

    /// A period or a moment of a lane; in seconds of the application's clock.
    struct Segment: Equatable {
        var kind: Kind
        var start: Double
        /// The time of its end; `nil` while it continues.
        var end: Double?
    }

    struct Lane {
        let name: String
        var segments: [Segment] = []
        /// The last event and its reason.
        var text = ""

        fileprivate mutating func close(at time: Double) {
            guard let last = segments.indices.last, segments[last].end == nil else { return }
            segments[last].end = time
        }

        fileprivate mutating func begin(_ kind: Kind, at time: Double) {
            close(at: time)
            segments.append(Segment(kind: kind, start: time, end: kind.isMoment ? time : nil))
        }

        var isOpen: Bool { segments.last.map { $0.end == nil } ?? false }
    }

    private(set) var lanes: [Lane]
    /// When the first touch came down.
    private(set) var start: Double = 0
    /// When something happened last.
    private(set) var end: Double = 0

    init(_ names: [String]) {
        lanes = names.map { Lane(name: $0) }
    }

    /// Whether any lane is still undecided.
    var isOpen: Bool { lanes.contains(where: \.isOpen) }
    var isEmpty: Bool { lanes.allSatisfy(\.segments.isEmpty) }

    /// Forgets everything; the story begins now.
    mutating func restart(at time: Double) {
        self = GestureStory(lanes.map(\.name))
        (start, end) = (time, time)
    }

    /// A recognizer gets a touch.
    mutating func receive(_ lane: Int, at time: Double) {
        end = max(end, time)
        guard !lanes[lane].isOpen else { return }
        lanes[lane].begin(.possible, at: time)
        lanes[lane].text = "possible"
    }

    /// A recognizer would recognize, but waits.
    mutating func wait(_ lane: Int, at time: Double, _ text: String) {
        end = max(end, time)
        lanes[lane].begin(.waiting, at: time)
        lanes[lane].text = text
    }

    /// A recognizer changed its state.
    mutating func change(_ lane: Int, to state: UIGestureRecognizer.State, at time: Double, because reason: String?) {
        end = max(end, time)
        let name: String
        switch state {
        case .began:
            name = "began"
            lanes[lane].begin(.active, at: time)
        case .changed: name = "changed"
        case .ended:
            name = "ended"
            lanes[lane].begin(.recognized, at: time)
        case .failed:
            name = "failed"
            lanes[lane].begin(.failed, at: time)
        case .cancelled:
            name = "cancelled"
            lanes[lane].begin(.cancelled, at: time)
        default: return lanes[lane].close(at: time)
        }
        lanes[lane].text = reason.map { "\(name): \($0)" } ?? name
    }

    /// A view gets a touch's message.
    mutating func tell(_ lane: Int, _ kind: Kind, at time: Double, _ text: String) {
        end = max(end, time)
        if kind != .possible || !lanes[lane].isOpen { lanes[lane].begin(kind, at: time) }
        lanes[lane].text = text
    }
}
