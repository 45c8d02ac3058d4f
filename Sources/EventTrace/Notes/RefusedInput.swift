// SPDX-License-Identifier: Apache-2.0

/// A host's input was refused; the application is as it was before.
public struct RefusedInput: Hashable, Sendable {
    /// The input that was refused.
    public var input: InputNote
    /// Why it was.
    public var fault: InputFault

    /// A note on an input that was refused, and why.
    public init(_ input: InputNote, because fault: InputFault) {
        self.input = input
        self.fault = fault
    }
}

extension RefusedInput: TraceNote {
    /// The word under `type` in JSON: `inputRejected`.
    public static var typeName: String { "inputRejected" }

    /// Empty: the input reached no responder.
    public var participants: [Subject] { [] }

    /// Empty: the input became no touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// The refused input and the reason.
    public var sentence: TraceText { "Input refused, because \(fault.text): \(input.text)." }

    /// Reads the members of the input, and `fault`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(try InputNote(from: decoder), because: try container.decode("fault"))
    }

    /// Writes the members of the input, and `fault`.
    public func encode(to encoder: any Encoder) throws {
        try input.encode(to: encoder)
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(fault, forKey: "fault")
    }
}
