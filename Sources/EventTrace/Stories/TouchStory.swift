// SPDX-License-Identifier: Apache-2.0

/// The story of one touch: the hit test, the recognizers, the messages to responders, and the end.
public struct TouchStory: Hashable, Sendable {
    /// The touch of the story.
    public var touch: TouchIdentifier
    /// The result, in a sentence or two.
    public var verdict: Verdict?
    /// The hit test at touch-down.
    public var hitTest: HitTestWalk?
    /// The recognizers' changes while the touch lasted.
    public var recognizers: [RecognizerStory]
    /// Why the view did not get the touch, or got it late, in order: touches withheld, messages held, released and dropped.
    public var withholdings: [TraceEntry]
    /// The messages to responders.
    public var messages: [MessageStory]
    /// The controls' events, and the actions that were sent meanwhile.
    public var results: [TraceEntry]
    /// Why it ended without lifting.
    public var cancellation: TraceEntry?

    /// In seconds: this long after a touch, even the slowest double tap is decided.
    private static let settling = 1.5

    /// `nil` if the trace does not mention the touch.
    public init?(of touch: TouchIdentifier, in entries: [TraceEntry]) {
        let own = entries.indices.filter { entries[$0].event.touches.contains(touch) }
        guard let first = own.first, let last = own.last else { return nil }
        // An input leads to everything up to the next one.
        let start = entries[...first].lastIndex { $0.event.isInput } ?? first
        let end = entries[last...].dropFirst().firstIndex { $0.event.isInput } ?? entries.endIndex
        let life = entries[start..<end]
        self.touch = touch
        // Waiting recognizers decide after the touch has ended.
        let tail = entries[end...].prefix { $0.time - entries[last].time < Self.settling }
        verdict = Verdicts.verdict(on: touch, in: entries[start..<tail.endIndex])
        recognizers = RecognizerStory.all(in: life, about: touch)
        messages = MessageStory.all(in: life).filter { $0.touches.contains(touch) }
        withholdings = []
        results = []
        for entry in life {
            switch entry.event {
            case .hitTest(let walk) where walk.touch == touch: hitTest = walk
            case .touchWithheld(touch, _, _): withholdings.append(entry)
            case .hold(let note) where note.touch == touch: withholdings.append(entry)
            case .controlEvents(let note) where note.touch == touch: results.append(entry)
            case .action: results.append(entry)
            case .touchCancelled(touch, _, _): cancellation = entry
            default: break
            }
        }
    }

    /// Everything in lines, under headings.
    public var lines: [TraceText] {
        var lines: [TraceText] = []
        if let verdict {
            lines += ["\(verdict.title): \(verdict.outcome)"] + verdict.advice.map { "    \($0)" } + [""]
        }
        if let hitTest {
            lines.append(TraceText.sentence(for: .hitTest(hitTest)))
            lines += TraceText.tree(for: hitTest).map { "    \($0)" }
        } else {
            lines.append("\(touch): its beginning is not in the trace.")
        }
        func add(_ heading: TraceText, _ more: [TraceText]) {
            guard !more.isEmpty else { return }
            lines += ["", heading] + more.map { "    \($0)" }
        }
        add("What recognizers did meanwhile:", recognizers.flatMap(\.lines))
        add("What kept it from its view:", withholdings.map(Self.timed))
        add("Who was told:", messageLines)
        add(
            "What came of it:",
            results.flatMap { [Self.timed($0)] + TraceText.details(for: $0.event).map { "    \($0)" } })
        if let cancellation { add("How it ended:", [Self.timed(cancellation)]) }
        return lines
    }

    private static func timed(_ entry: TraceEntry) -> TraceText {
        "\(ShortNumber.seconds(entry.time)) s  \(TraceText.sentence(for: entry.event))"
    }

    /// Successive messages that went the same way share one line.
    private var messageLines: [TraceText] {
        var lines: [TraceText] = []
        var index = 0
        while index < messages.count {
            let message = messages[index]
            var count = 1
            while index + count < messages.count, messages[index + count].text == message.text { count += 1 }
            let times: TraceText = count > 1 ? " (\(count) times)" : ""
            lines.append("\(ShortNumber.seconds(message.time)) s  \(message.text)\(times)")
            index += count
        }
        return lines
    }
}

extension TouchStory: CustomStringConvertible {
    /// The lines of ``lines``, one below the other.
    public var description: String { lines.map(\.description).joined(separator: "\n") }
}

extension TouchStory: Encodable {
    private enum Key: String, CodingKey {
        case format, version, touch, verdict, hitTest, recognizers, withholdings, messages, results, cancellation, text
    }

    /// Described in Documentation/Sessions.md.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("responder-touch", forKey: .format)
        try container.encode(1, forKey: .version)
        try container.encode(touch, forKey: .touch)
        try container.encodeIfPresent(verdict, forKey: .verdict)
        try container.encodeIfPresent(hitTest, forKey: .hitTest)
        try container.encode(recognizers, forKey: .recognizers)
        try container.encode(withholdings, forKey: .withholdings)
        try container.encode(messages, forKey: .messages)
        try container.encode(results, forKey: .results)
        try container.encodeIfPresent(cancellation, forKey: .cancellation)
        try container.encode(lines.map(\.description), forKey: .text)
    }
}
