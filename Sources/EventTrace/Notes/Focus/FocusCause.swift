// SPDX-License-Identifier: Apache-2.0

/// A way that focus moves.
public enum FocusDirection: String, Hashable, Sendable, Codable, CaseIterable {
    case up, down, left, right, next, previous, first, last
}

/// The cause of a change of focus, or of an attempt.
public enum FocusCause: Hashable, Sendable {
    /// A key or a gamepad moves focus.
    case movement(FocusDirection)
    /// The first Tab, or the first arrow of a gamepad: there was no focus before.
    case woke
    /// H13: the application requested an update to an environment.
    case requested(Subject)
    /// H12: an environment that contains the focused item asked for an update.
    case needed(Subject)
    /// The focused item cannot have focus any longer.
    case itemLost(FocusObstacle)
    /// A responder became first responder.
    case firstResponder(Subject)
    /// The user touched the screen outside of the focused item.
    case touch
    /// AX7: assistive technology, or the host's own focus, moved to an element.
    case assistiveTechnology(Subject)
    /// AX9: Tab reached the last stop, or Shift+Tab the first, and the host has something beside the application.
    case leftApplication(FocusDirection)
}

extension FocusCause {
    /// As the end of a sentence.
    var clause: TraceText {
        switch self {
        case .movement(.up): "upwards"
        case .movement(.down): "downwards"
        case .movement(.left): "to the left"
        case .movement(.right): "to the right"
        case .movement(.next): "to the next stop"
        case .movement(.previous): "to the previous stop"
        case .movement(.first): "to the first item"
        case .movement(.last): "to the last item"
        case .woke: "for the first key"
        case .requested(let subject): "because an update to \(subject) was requested"
        case .needed(let subject): "because \(subject) needs an update"
        case .itemLost(let obstacle): "because the item cannot have it any longer (\(obstacle.text))"
        case .firstResponder(let subject): "because \(subject) became first responder"
        case .touch: "because something else was touched"
        case .assistiveTechnology(let subject): "because assistive technology came to \(subject)"
        case .leftApplication: "because there is no stop after the last one, and the host has something there"
        }
    }

    /// The environment that was searched.
    var source: TraceText {
        switch self {
        case .requested(let subject), .needed(let subject), .firstResponder(let subject),
            .assistiveTechnology(let subject):
            "\(subject)"
        case .movement, .woke, .itemLost, .touch, .leftApplication: "the search"
        }
    }

    var subject: Subject? {
        switch self {
        case .requested(let subject), .needed(let subject), .firstResponder(let subject),
            .assistiveTechnology(let subject):
            subject
        case .itemLost(let obstacle): obstacle.subject
        case .movement, .woke, .touch, .leftApplication: nil
        }
    }
}

extension FocusCause: Codable {
    private enum Tag: String, TraceTag {
        case movement, woke, requested, needed, itemLost, firstResponder, touch, assistiveTechnology, leftApplication
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .movement: self = .movement(try container.decode("direction"))
        case .woke: self = .woke
        case .requested: self = .requested(try container.decode("environment"))
        case .needed: self = .needed(try container.decode("environment"))
        case .itemLost: self = .itemLost(try container.decode("obstacle"))
        case .firstResponder: self = .firstResponder(try container.decode("responder"))
        case .touch: self = .touch
        case .assistiveTechnology: self = .assistiveTechnology(try container.decode("element"))
        case .leftApplication: self = .leftApplication(try container.decode("direction"))
        }
    }

    /// Writes `type` and what goes with it: a direction, an environment, an obstacle, a responder or an element.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .movement(let direction):
            try container.encode(tag: Tag.movement)
            try container.encode(direction, forKey: "direction")
        case .woke: try container.encode(tag: Tag.woke)
        case .requested(let environment):
            try container.encode(tag: Tag.requested)
            try container.encode(environment, forKey: "environment")
        case .needed(let environment):
            try container.encode(tag: Tag.needed)
            try container.encode(environment, forKey: "environment")
        case .itemLost(let obstacle):
            try container.encode(tag: Tag.itemLost)
            try container.encode(obstacle, forKey: "obstacle")
        case .firstResponder(let responder):
            try container.encode(tag: Tag.firstResponder)
            try container.encode(responder, forKey: "responder")
        case .touch: try container.encode(tag: Tag.touch)
        case .assistiveTechnology(let subject):
            try container.encode(tag: Tag.assistiveTechnology)
            try container.encode(subject, forKey: "element")
        case .leftApplication(let direction):
            try container.encode(tag: Tag.leftApplication)
            try container.encode(direction, forKey: "direction")
        }
    }
}
