// SPDX-License-Identifier: Apache-2.0

/// A recognizer that would recognize but has to wait for another (G54, G55).
public struct GestureWait: Hashable, Sendable, Codable {
    /// The recognizer that waits.
    public var recognizer: Subject
    /// The state it will take when the other fails.
    public var state: RecognizerState
    /// The recognizer that has to fail first.
    public var other: Subject

    /// A note on a recognizer that will take a state as soon as another one has failed.
    public init(recognizer: Subject, state: RecognizerState, other: Subject) {
        self.recognizer = recognizer
        self.state = state
        self.other = other
    }
}

extension GestureWait: TraceNote {
    /// The word under `type` in JSON: `recognizerWaits`.
    public static var typeName: String { "recognizerWaits" }

    /// The recognizer that waits, and the one that it waits for.
    public var participants: [Subject] { [recognizer, other] }

    /// Empty: a wait is about recognizers.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// Which recognizer waits for which to fail, and what it will do then.
    public var sentence: TraceText {
        "\(recognizer) would go to \(code: state.rawValue), and waits for \(other) to fail."
    }
}
