// SPDX-License-Identifier: Apache-2.0

/// A programming mistake that the system noticed and survived.
public struct FaultNote: Hashable, Sendable {
    /// The fault in one sentence, as the log has it.
    public var message: String

    /// A note on a mistake, described in one sentence.
    public init(_ message: String) {
        self.message = message
    }
}

extension FaultNote: TraceNote {
    /// The word under `type` in JSON: `fault`.
    public static var typeName: String { "fault" }

    /// Empty: the sentence has no subjects of its own.
    public var participants: [Subject] { [] }

    /// Empty: the sentence has no touches of its own.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// The message behind the word "Mistake".
    public var sentence: TraceText { "Mistake: \(message)" }
}
