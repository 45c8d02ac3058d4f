// SPDX-License-Identifier: Apache-2.0

/// A trace's record of one kind of event: a value that is made at the place of the decision.
///
/// A kind of event is a note in a file of its own (its members, who takes part, its sentence, its JSON) and a case of `TraceEvent`.
public protocol TraceNote: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The word under `type` in JSON; the note's members stand beside it.
    static var typeName: String { get }

    /// Everybody the note names, in the order it names them; a name may come twice.
    var participants: [Subject] { get }

    /// The touches that the note speaks of, each once, in the order it names them.
    var touchNumbers: [TouchIdentifier] { get }

    /// What happened, and why, in one sentence.
    var sentence: TraceText { get }

    /// The steps that led to it, a line each: a hit test's views, the responders that an action asked.
    var details: [TraceText] { get }
}

extension TraceNote {
    /// Most notes say everything in their sentence.
    public var details: [TraceText] { [] }

    /// The note's sentence.
    public var description: String { sentence.description }
}

/// The reason for a decision.
public protocol TraceReason: Hashable, Sendable, CustomStringConvertible {
    /// The reason as a clause, without a full stop: sentences and pages put it where they need it.
    var text: TraceText { get }
}

extension TraceReason {
    /// The reason as a clause, without a full stop.
    public var description: String { text.description }
}
