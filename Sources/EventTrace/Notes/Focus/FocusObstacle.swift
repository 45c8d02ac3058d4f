// SPDX-License-Identifier: Apache-2.0

/// Why an item cannot have focus (H15–H17).
public enum FocusObstacle: Hashable, Sendable {
    /// Its `canBecomeFocused` is false.
    case notFocusable
    /// A control that is disabled.
    case disabled
    /// The view, or one around it, is hidden.
    case hidden(Subject)
    /// The `alpha` of the view, or of one around it, is too small to be seen.
    case invisible(Subject)
    /// H28: the view, or one around it, takes no events.
    case interactionDisabled(Subject)
    case notInWindow
    /// It has no size.
    case empty
    /// No part of it is visible in its window or in the view that clips it.
    case offscreen(Subject)
    /// Something opaque or focusable covers all of it.
    case obscured(by: Subject)
    /// A presentation, or another window, keeps focus inside itself.
    case outsideScope(Subject)
}

extension FocusObstacle: TraceReason {
    /// The obstacle as a clause.
    public var text: TraceText {
        switch self {
        case .notFocusable: "its \(code: "canBecomeFocused") is false"
        case .disabled: "it is a disabled control"
        case .hidden(let view): "\(view) is hidden"
        case .invisible(let view): "the \(code: "alpha") of \(view) is too small to be seen"
        case .interactionDisabled(let view): "the \(code: "isUserInteractionEnabled") of \(view) is false"
        case .notInWindow: "it is in no window"
        case .empty: "it has no size"
        case .offscreen(let view): "\(view) shows nothing of it"
        case .obscured(let view): "\(view) is in front of it"
        case .outsideScope(let scope): "\(scope) keeps focus to itself"
        }
    }
}

extension FocusObstacle {
    /// The view or item in the way.
    var subject: Subject? {
        switch self {
        case .hidden(let view), .invisible(let view), .interactionDisabled(let view), .offscreen(let view),
            .obscured(let view), .outsideScope(let view):
            view
        case .notFocusable, .disabled, .notInWindow, .empty: nil
        }
    }
}

extension FocusObstacle: Codable {
    private enum Tag: String, TraceTag {
        case notFocusable, disabled, hidden, invisible, interactionDisabled, notInWindow, empty, offscreen, obscured
        case outsideScope
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .notFocusable: self = .notFocusable
        case .disabled: self = .disabled
        case .hidden: self = .hidden(try container.decode("view"))
        case .invisible: self = .invisible(try container.decode("view"))
        case .interactionDisabled: self = .interactionDisabled(try container.decode("view"))
        case .notInWindow: self = .notInWindow
        case .empty: self = .empty
        case .offscreen: self = .offscreen(try container.decode("view"))
        case .obscured: self = .obscured(by: try container.decode("view"))
        case .outsideScope: self = .outsideScope(try container.decode("scope"))
        }
    }

    /// Writes `type` and what goes with it: `view` or `scope`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .notFocusable: try container.encode(tag: Tag.notFocusable)
        case .disabled: try container.encode(tag: Tag.disabled)
        case .hidden(let view):
            try container.encode(tag: Tag.hidden)
            try container.encode(view, forKey: "view")
        case .invisible(let view):
            try container.encode(tag: Tag.invisible)
            try container.encode(view, forKey: "view")
        case .interactionDisabled(let view):
            try container.encode(tag: Tag.interactionDisabled)
            try container.encode(view, forKey: "view")
        case .notInWindow: try container.encode(tag: Tag.notInWindow)
        case .empty: try container.encode(tag: Tag.empty)
        case .offscreen(let view):
            try container.encode(tag: Tag.offscreen)
            try container.encode(view, forKey: "view")
        case .obscured(let view):
            try container.encode(tag: Tag.obscured)
            try container.encode(view, forKey: "view")
        case .outsideScope(let scope):
            try container.encode(tag: Tag.outsideScope)
            try container.encode(scope, forKey: "scope")
        }
    }
}
