// SPDX-License-Identifier: Apache-2.0

/// The result of one act of the user: its effects, or why there were none, and the remedies.
///
///     Tap on UIButton "Undo"
///     UIButton "Undo" got the touch and sent nothing: it is disabled (isEnabled is false).
///     What would help: set isEnabled of UIButton "Undo" to true.
///
/// ``Verdicts`` makes it from a trace alone (live, recorded or replayed). Lengths are rounded for people.
public struct Verdict: Hashable, Sendable {
    /// The number of the first entry about the act.
    public var sequence: UInt64
    /// The number of the last entry about it so far.
    public var lastSequence: UInt64
    /// When it began, in seconds on the application's event clock.
    public var time: Double
    /// The time until the last entry about it, in seconds.
    public var duration: Double
    /// The scene it happened in; `nil` where the trace does not say.
    public var scene: UInt32?
    /// The act.
    public var act: Act
    /// Its result.
    public var effect: Effect
    /// The act, without a full stop: `Tap on UIButton "Undo"`.
    public var title: TraceText
    /// The result, in sentences.
    public var outcome: TraceText
    /// Advice, a sentence each; empty if nothing is wrong.
    public var advice: [TraceText]
    /// The parts of the advice that change a property of a view or recognizer.
    public var remedies: [Remedy] = []

    /// What was done.
    public enum Act: Hashable, Sendable {
        case touch(TouchIdentifier)
        /// A key or another button that went to responders as a press, moved focus, or went nowhere.
        case press
        case keyCommand
        /// An action that no touch, press or key command sent.
        case action
        case shake
        case remoteCommand
        /// The act of assistive technology, if it became no touch.
        case accessibility
        /// A host's edit of text that was not made.
        case text
        /// An input that was refused.
        case refusedInput
    }

    /// Whether the act had an effect.
    public enum Effect: String, Hashable, Sendable, Codable, CaseIterable {
        /// Somebody's code ran, or something changed.
        case acted
        case nothing
        /// The trace ends before the act does.
        case unfinished
        /// The trace does not tell.
        case unknown
    }

    /// The verdict in lines: the act and its time, the result, the advice.
    public var lines: [TraceText] {
        var what = title
        if case .touch(let touch) = act { what = "\(touch): \(title)" }
        return ["\(ShortNumber.seconds(time)) s  \(what.capitalized)", "    \(outcome)"] + advice.map { "    \($0)" }
    }
}

extension Verdict: CustomStringConvertible {
    /// The lines of ``lines``, one below the other.
    public var description: String { lines.map(\.description).joined(separator: "\n") }
}

extension Verdict: Encodable {
    private enum Key: String, CodingKey {
        case sequence, lastSequence, time, duration, scene, act, touch, effect, title, outcome, advice, remedies
    }

    /// Described in Documentation/Sessions.md.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(lastSequence, forKey: .lastSequence)
        try container.encode(time, forKey: .time)
        try container.encode(duration, forKey: .duration)
        try container.encodeIfPresent(scene, forKey: .scene)
        try container.encode(act.name, forKey: .act)
        if case .touch(let touch) = act { try container.encode(touch, forKey: .touch) }
        try container.encode(effect, forKey: .effect)
        try container.encode(title.description, forKey: .title)
        try container.encode(outcome.description, forKey: .outcome)
        try container.encode(advice.map(\.description), forKey: .advice)
        if !remedies.isEmpty { try container.encode(remedies, forKey: .remedies) }
    }
}

extension Verdict.Act {
    /// The word under `act` in JSON.
    public var name: String {
        switch self {
        case .touch: "touch"
        case .press: "press"
        case .keyCommand: "keyCommand"
        case .action: "action"
        case .shake: "shake"
        case .remoteCommand: "remoteCommand"
        case .accessibility: "accessibility"
        case .text: "text"
        case .refusedInput: "refusedInput"
        }
    }
}
