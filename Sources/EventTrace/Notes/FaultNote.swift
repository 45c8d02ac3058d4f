/// A programming mistake that the system noticed and survived.
public struct FaultNote: Hashable, Sendable {
    /// The fault in one sentence, as the log has it.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}

extension FaultNote: TraceNote {
    public static var typeName: String { "fault" }

    public var participants: [Subject] { [] }

    public var touchNumbers: [TouchIdentifier] { [] }

    public var sentence: TraceText { "Mistake: \(message)" }
}
