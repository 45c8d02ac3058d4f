/// A recognizer that would recognize but has to wait for another (G54, G55).
public struct GestureWait: Hashable, Sendable, Codable {
    /// The recognizer that waits.
    public var recognizer: Subject
    /// The state it will take when the other fails.
    public var state: RecognizerState
    /// The recognizer that has to fail first.
    public var other: Subject

    public init(recognizer: Subject, state: RecognizerState, other: Subject) {
        self.recognizer = recognizer
        self.state = state
        self.other = other
    }
}

extension GestureWait: TraceNote {
    public static var typeName: String { "recognizerWaits" }

    public var participants: [Subject] { [recognizer, other] }

    public var touchNumbers: [TouchIdentifier] { [] }

    public var sentence: TraceText {
        "\(recognizer) would go to \(code: state.rawValue), and waits for \(other) to fail."
    }
}
