// SPDX-License-Identifier: Apache-2.0

/// A touch or press that a recognizer of a view around it does not get.
public struct GestureRefusal: Hashable, Sendable, Codable {
    /// The recognizer that does not get the touch.
    public var recognizer: Subject
    /// `nil` for a press.
    public var touch: TouchIdentifier?
    /// Why it does not.
    public var reason: Reason

    /// A note on a recognizer that does not get a touch, or a press if the touch is `nil`.
    public init(recognizer: Subject, touch: TouchIdentifier?, reason: Reason) {
        self.recognizer = recognizer
        self.touch = touch
        self.reason = reason
    }

    /// Why a recognizer does not get a touch or a press (G24–G28).
    public enum Reason: String, Hashable, Sendable, Codable {
        /// G13.
        case disabled
        /// G9: its gesture is over, and it has not been reset.
        case gestureOver
        /// G25: not one of `allowedTouchTypes` or `allowedPressTypes`.
        case typeNotAllowed
        /// G26: of another type than the attempt's first touch.
        case otherTypeFirst
        /// G28: `shouldReceive(_:)` was false.
        case eventRefused
        /// G27: the delegate's `shouldReceive` of the event was false.
        case delegateRefusedEvent
        /// G27: the delegate's `shouldReceive` of the touch or press was false.
        case delegateRefused
    }
}

extension GestureRefusal: TraceNote {
    /// The word under `type` in JSON: `recognizerRefused`.
    public static var typeName: String { "recognizerRefused" }

    /// The recognizer.
    public var participants: [Subject] { [recognizer] }

    /// The touch; empty for a press.
    public var touchNumbers: [TouchIdentifier] { touch.map { [$0] } ?? [] }

    /// Which recognizer does not get which touch or press, and why.
    public var sentence: TraceText {
        let what: TraceText = touch.map { "\($0)" } ?? "the press"
        return "\(recognizer) does not get \(what): \(reasonText)."
    }
}

extension GestureRefusal {
    /// Why, as a clause without a full stop.
    public var reasonText: TraceText {
        let isPress = touch == nil
        return switch reason {
        case .disabled: "its \(code: "isEnabled") is false"
        case .gestureOver: "its gesture is over, and other touches of it are not"
        case .typeNotAllowed: "its \(code: isPress ? "allowedPressTypes" : "allowedTouchTypes") do not have the type"
        case .otherTypeFirst:
            "the gesture's first touch is of another type, and its \(code: "requiresExclusiveTouchType") is true"
        case .eventRefused: "its \(code: "shouldReceive(_:)") is false"
        case .delegateRefusedEvent:
            "its delegate's \(code: "gestureRecognizer(_:shouldReceive:)") is false for the event"
        case .delegateRefused:
            "its delegate's \(code: "gestureRecognizer(_:shouldReceive:)") is false for the \(isPress ? "press" : "touch")"
        }
    }
}
