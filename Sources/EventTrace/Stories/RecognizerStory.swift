// SPDX-License-Identifier: Apache-2.0

/// The states of one gesture recognizer, with times and reasons.
public struct RecognizerStory: Hashable, Sendable, Codable {
    /// The recognizer of the story.
    public var recognizer: Subject
    /// What happened to it, in order.
    public var steps: [Step]

    /// A change of state, a wait, a refusal.
    public struct Step: Hashable, Sendable, Codable {
        /// The number of the entry.
        public var sequence: UInt64
        /// In seconds on the event clock.
        public var time: Double
        /// The entry's event.
        public var event: TraceEvent
    }

    /// The recognizers in a part of a trace, in the order of their first mention. Of refusals, only those of the touch count.
    public static func all(in entries: some Sequence<TraceEntry>, about touch: TouchIdentifier? = nil)
        -> [RecognizerStory]
    {
        var stories: [RecognizerStory] = []
        var places: [UInt32: Int] = [:]
        for entry in entries {
            guard let recognizer = subject(of: entry.event, about: touch) else { continue }
            let place = places[recognizer.identifier] ?? stories.count
            if place == stories.count {
                places[recognizer.identifier] = place
                stories.append(RecognizerStory(recognizer: recognizer, steps: []))
            }
            stories[place].steps.append(Step(sequence: entry.sequence, time: entry.time, event: entry.event))
        }
        return stories
    }

    private static func subject(of event: TraceEvent, about touch: TouchIdentifier?) -> Subject? {
        switch event {
        case .recognizer(let note): note.recognizer
        case .recognizerWaits(let note): note.recognizer
        case .recognizerRefused(let note): touch == nil || note.touch == touch ? note.recognizer : nil
        default: nil
        }
    }

    /// The recognizer and, indented below it, its steps.
    public var lines: [TraceText] {
        ["\(recognizer)"] + steps.map { "    \(ShortNumber.seconds($0.time)) s  \(TraceText.sentence(for: $0.event))" }
    }
}

extension RecognizerStory: CustomStringConvertible {
    /// The lines of ``lines``, one below the other.
    public var description: String { lines.map(\.description).joined(separator: "\n") }
}
