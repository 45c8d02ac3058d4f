// SPDX-License-Identifier: Apache-2.0

/// An action of assistive technology on an element, and its result.
public struct AccessibilityNote: Hashable, Sendable {
    /// The number of the scene that the element is in.
    public var scene: UInt32
    /// The view or accessibility element that the action was for.
    public var element: Subject
    /// The action on the element.
    public var action: Action
    /// The result.
    public var outcome: Outcome

    /// A note on an action on an element of a scene, and its result.
    public init(scene: UInt32, element: Subject, action: Action, outcome: Outcome) {
        self.scene = scene
        self.element = element
        self.action = action
        self.outcome = outcome
    }

    /// The actions of assistive technology on an element.
    public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
        case activate, increment, decrement, scroll, escape, magicTap, custom, rotor, focus, setText
    }

    /// The result of an action (AX2 to AX5).
    public enum Outcome: Hashable, Sendable {
        /// AX2: a method of the element, or of a responder after it, performed the action and returned true.
        case performed(by: Subject)
        /// AX3: no method performed it; a touch at the activation point follows (the scene's coordinates, points).
        case touched(TracePoint)
        /// AX4: the element's method was called. It has no result, so its effect is unknown.
        case told
        /// AX5: none of the asked responders performed it.
        case nobody
    }
}

extension AccessibilityNote: TraceNote {
    /// The word under `type` in JSON: `accessibility`.
    public static var typeName: String { "accessibility" }

    /// The element, and the responder that performed the action if it is another one.
    public var participants: [Subject] {
        if case .performed(let subject) = outcome, subject != element { return [element, subject] }
        return [element]
    }

    /// Empty: a touch that follows has notes of its own.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// The action, the element, and the responder that performed it, with the deciding method in brackets.
    public var sentence: TraceText {
        let what: TraceText = "Assistive technology's \(action.words) reaches \(element)"
        return switch outcome {
        case .performed(let subject) where subject == element: "\(what), which does it (\(code: action.method))."
        case .performed(let subject): "\(what); \(subject) does it (\(code: action.method))."
        case .touched(let point):
            "\(what): \(code: action.method) is false there, and a touch at \(point) follows."
        case .told: "\(what), which is told (\(code: action.method))."
        case .nobody: "\(what), and nobody does it (\(code: action.method))."
        }
    }
}

extension AccessibilityNote.Action {
    /// As a noun.
    var words: TraceText {
        switch self {
        case .activate: "activation"
        case .increment: "increment"
        case .decrement: "decrement"
        case .scroll: "scrolling"
        case .escape: "escape"
        case .magicTap: "magic tap"
        case .custom: "custom action"
        case .rotor: "rotor"
        case .focus: "focus"
        case .setText: "text"
        }
    }

    /// The method whose answer decides.
    var method: String {
        switch self {
        case .activate: "accessibilityActivate()"
        case .increment: "accessibilityIncrement()"
        case .decrement: "accessibilityDecrement()"
        case .scroll: "accessibilityScroll(_:)"
        case .escape: "accessibilityPerformEscape()"
        case .magicTap: "accessibilityPerformMagicTap()"
        case .custom: "accessibilityCustomActions"
        case .rotor: "accessibilityCustomRotors"
        case .focus: "accessibilityElementDidBecomeFocused()"
        case .setText: "becomeFirstResponder()"
        }
    }
}

extension AccessibilityNote.Outcome: Codable {
    private enum Tag: String, TraceTag {
        case performed, touched, told, nobody
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .performed: self = .performed(by: try container.decode("responder"))
        case .touched: self = .touched(try container.decode("location"))
        case .told: self = .told
        case .nobody: self = .nobody
        }
    }

    /// Writes `type` and what goes with it: `responder` or `location`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .performed(let subject):
            try container.encode(tag: Tag.performed)
            try container.encode(subject, forKey: "responder")
        case .touched(let point):
            try container.encode(tag: Tag.touched)
            try container.encode(point, forKey: "location")
        case .told: try container.encode(tag: Tag.told)
        case .nobody: try container.encode(tag: Tag.nobody)
        }
    }
}
