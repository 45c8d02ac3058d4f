// SPDX-License-Identifier: Apache-2.0

/// Why a recognizer does not recognize.
public enum GestureReason: Hashable, Sendable {
    /// The fingers do not make its gesture.
    case failed(GestureFailure)
    /// G54: it required the other to fail, and the other recognized.
    case requiredRecognized(Subject)
    /// G56, G60: the other recognized first, shares a touch and prevents it.
    case preventedBy(Subject)
    /// G60: the other had begun already, shares a touch and prevents it.
    case blockedBy(Subject)
    /// G32: `gestureRecognizerShouldBegin` of a view was false.
    case viewRefused(Subject)
    /// G31: the delegate's `gestureRecognizerShouldBegin` was false.
    case delegateRefused
    /// N20: a navigation controller refuses to go back.
    case backSwipeRefused(BackSwipeObstacle)
    /// G12: its touches ended. It recognized nothing, and does not wait for more.
    case touchesOver
    /// G13: its `isEnabled` became false.
    case disabled
    /// G16: it was removed from its view, or the view left its window.
    case removed
}

extension GestureReason: TraceReason {
    /// As a clause, without a full stop.
    public var text: TraceText {
        switch self {
        case .failed(let failure): failure.text
        case .requiredRecognized(let other): "it required \(other) to fail, which recognized"
        case .preventedBy(let other): "\(other) recognized and prevents it"
        case .blockedBy(let other): "\(other) had recognized already and prevents it"
        case .viewRefused(let view): "\(code: "gestureRecognizerShouldBegin") of \(view) is false"
        case .delegateRefused: "its delegate's \(code: "gestureRecognizerShouldBegin") is false"
        case .backSwipeRefused(let obstacle): obstacle.text
        case .touchesOver: "its touches are over"
        case .disabled: "its \(code: "isEnabled") became false"
        case .removed: "it was removed from its view, or the view left its window"
        }
    }
}

extension GestureReason {
    var subjects: [Subject] {
        switch self {
        case .requiredRecognized(let subject), .preventedBy(let subject), .blockedBy(let subject),
            .viewRefused(let subject):
            [subject]
        case .failed, .delegateRefused, .backSwipeRefused, .touchesOver, .disabled, .removed: []
        }
    }
}

extension GestureReason: Codable {
    private enum Tag: String, TraceTag {
        case failed, requiredRecognized, preventedBy, blockedBy, viewRefused, delegateRefused, backSwipeRefused,
            touchesOver, disabled, removed
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .failed: self = .failed(try container.decode("failure"))
        case .requiredRecognized: self = .requiredRecognized(try container.decode("recognizer"))
        case .preventedBy: self = .preventedBy(try container.decode("recognizer"))
        case .blockedBy: self = .blockedBy(try container.decode("recognizer"))
        case .viewRefused: self = .viewRefused(try container.decode("view"))
        case .delegateRefused: self = .delegateRefused
        case .backSwipeRefused: self = .backSwipeRefused(try container.decode("obstacle"))
        case .touchesOver: self = .touchesOver
        case .disabled: self = .disabled
        case .removed: self = .removed
        }
    }

    /// Writes `type` and what goes with it: a failure, a recognizer, a view or an obstacle.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .failed(let failure):
            try container.encode(tag: Tag.failed)
            try container.encode(failure, forKey: "failure")
        case .requiredRecognized(let recognizer):
            try container.encode(tag: Tag.requiredRecognized)
            try container.encode(recognizer, forKey: "recognizer")
        case .preventedBy(let recognizer):
            try container.encode(tag: Tag.preventedBy)
            try container.encode(recognizer, forKey: "recognizer")
        case .blockedBy(let recognizer):
            try container.encode(tag: Tag.blockedBy)
            try container.encode(recognizer, forKey: "recognizer")
        case .viewRefused(let view):
            try container.encode(tag: Tag.viewRefused)
            try container.encode(view, forKey: "view")
        case .delegateRefused: try container.encode(tag: Tag.delegateRefused)
        case .backSwipeRefused(let obstacle):
            try container.encode(tag: Tag.backSwipeRefused)
            try container.encode(obstacle, forKey: "obstacle")
        case .touchesOver: try container.encode(tag: Tag.touchesOver)
        case .disabled: try container.encode(tag: Tag.disabled)
        case .removed: try container.encode(tag: Tag.removed)
        }
    }
}
