// SPDX-License-Identifier: Apache-2.0

/// A view was the hit-test view of a touch but does not get the touch.
public struct WithheldTouch: Hashable, Sendable {
    /// The touch that the view does not get.
    public var touch: TouchIdentifier
    /// Its hit-test view.
    public var view: Subject
    /// Why it is not told.
    public var reason: WithholdingReason

    /// A note on a touch that its hit-test view does not get, and why.
    public init(_ touch: TouchIdentifier, from view: Subject, because reason: WithholdingReason) {
        self.touch = touch
        self.view = view
        self.reason = reason
    }
}

extension WithheldTouch: TraceNote {
    /// The word under `type` in JSON: `touchWithheld`.
    public static var typeName: String { "touchWithheld" }

    /// The view, and the one that keeps the touch from it.
    public var participants: [Subject] {
        switch reason {
        case .alreadyTracking: [view]
        case .exclusiveTouch(let other), .otherViewTracking(let other): [view, other]
        }
    }

    /// The touch, and the one that the view follows already.
    public var touchNumbers: [TouchIdentifier] {
        if case .alreadyTracking(let first) = reason { [touch, first] } else { [touch] }
    }

    /// Which touch is kept from which view, and why.
    public var sentence: TraceText {
        let text: TraceText = "\(touch) is withheld from \(view): \(reason.text)."
        return text.capitalized
    }
}

/// Why a hit-test view does not get a touch.
public enum WithholdingReason: Hashable, Sendable {
    /// B42: the view follows one touch at a time, and this one came second.
    case alreadyTracking(TouchIdentifier)
    /// B46: another view of the window has exclusive touch.
    case exclusiveTouch(Subject)
    /// B47: the view wants exclusive touch, but another view of the window is tracking.
    case otherViewTracking(Subject)
}

extension WithholdingReason: TraceReason {
    /// As a clause, without a full stop.
    public var text: TraceText {
        switch self {
        case .alreadyTracking(let first):
            "its \(code: "isMultipleTouchEnabled") is false, and \(first) on it is not over"
        case .exclusiveTouch(let owner):
            "\(owner) has \(code: "isExclusiveTouch") and a touch, so no other view of the window gets one"
        case .otherViewTracking(let other):
            "its \(code: "isExclusiveTouch") is true, and \(other) of the same window has a touch already"
        }
    }
}

extension WithholdingReason: Codable {
    private enum Tag: String, TraceTag {
        case alreadyTracking, exclusiveTouch, otherViewTracking
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .alreadyTracking: self = .alreadyTracking(try container.decode("touch"))
        case .exclusiveTouch: self = .exclusiveTouch(try container.decode("view"))
        case .otherViewTracking: self = .otherViewTracking(try container.decode("view"))
        }
    }

    /// Writes `type` and what goes with it: `touch` or `view`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .alreadyTracking(let touch):
            try container.encode(tag: Tag.alreadyTracking)
            try container.encode(touch, forKey: "touch")
        case .exclusiveTouch(let view):
            try container.encode(tag: Tag.exclusiveTouch)
            try container.encode(view, forKey: "view")
        case .otherViewTracking(let view):
            try container.encode(tag: Tag.otherViewTracking)
            try container.encode(view, forKey: "view")
        }
    }
}
