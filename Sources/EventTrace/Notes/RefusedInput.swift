/// A host's input was refused; the application is as it was before.
public struct RefusedInput: Hashable, Sendable {
    /// The input that was refused.
    public var input: InputNote
    /// Why it was.
    public var fault: InputFault

    public init(_ input: InputNote, because fault: InputFault) {
        self.input = input
        self.fault = fault
    }
}

extension RefusedInput: TraceNote {
    public static var typeName: String { "inputRejected" }

    public var participants: [Subject] { [] }

    public var touchNumbers: [TouchIdentifier] { [] }

    public var sentence: TraceText { "Input refused, because \(fault.text): \(input.text)." }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(try InputNote(from: decoder), because: try container.decode("fault"))
    }

    public func encode(to encoder: any Encoder) throws {
        try input.encode(to: encoder)
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(fault, forKey: "fault")
    }
}
