// SPDX-License-Identifier: Apache-2.0

/// The result of a focus update.
public enum FocusOutcome: Hashable, Sendable {
    case moved(to: Subject, because: FocusChoice)
    /// The update found the item that had focus already.
    case stayed
    /// H19: no item has focus any longer.
    case lost
    /// H20: no item can get focus there.
    case nothingFound
    /// H18: an environment answered no in `shouldUpdateFocus(in:)`.
    case vetoed(by: Subject)
}

/// Why an item was chosen.
public enum FocusChoice: Hashable, Sendable {
    /// H24: the nearest item in the strip that the old item sweeps. Both values in points.
    case nearest(distance: Double, offset: Double)
    /// H24: nothing was in the strip; the nearest beside it.
    case nearestBeside(distance: Double, offset: Double)
    /// H21: a guide was the nearest, and leads to the item.
    case guide(Subject)
    /// H10: the first item that an environment prefers.
    case preferred(by: Subject)
    /// H22: the item of its group with the highest priority.
    case primary(group: String, priority: Int)
    /// The next in reading order.
    case readingOrder
    /// H25: the item that had focus before a transition.
    case restored
    /// It is the first responder.
    case firstResponder
    /// AX7: it is the requested element.
    case asked
}

extension FocusChoice: TraceReason {
    /// The outcome as a clause.
    public var text: TraceText {
        switch self {
        case .nearest(let distance, let offset):
            "it is the nearest in that direction (\(distance) away, \(offset) aside)"
        case .nearestBeside(let distance, let offset):
            "nothing lies straight in that direction, and it is the nearest beside (\(distance) away, \(offset) aside)"
        case .guide(let guide): "\(guide) is the nearest in that direction, and leads there"
        case .preferred(let environment): "it is the first that \(environment) prefers and that can have focus"
        case .primary("", _): "it is a stop of its own"
        case .primary(let group, let priority):
            "it has the highest priority of the group \(code: group) (\(priority))"
        case .readingOrder: "it comes next in reading order"
        case .restored: "it had focus there before"
        case .firstResponder: "it is the first responder"
        case .asked: "it is the one that was asked for"
        }
    }
}

extension FocusOutcome: Codable {
    private enum Tag: String, TraceTag {
        case moved, stayed, lost, nothingFound, vetoed
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .moved: self = .moved(to: try container.decode("item"), because: try container.decode("reason"))
        case .stayed: self = .stayed
        case .lost: self = .lost
        case .nothingFound: self = .nothingFound
        case .vetoed: self = .vetoed(by: try container.decode("environment"))
        }
    }

    /// Writes `type` and what goes with it: `item` and `reason`, or `environment`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .moved(let item, let reason):
            try container.encode(tag: Tag.moved)
            try container.encode(item, forKey: "item")
            try container.encode(reason, forKey: "reason")
        case .stayed: try container.encode(tag: Tag.stayed)
        case .lost: try container.encode(tag: Tag.lost)
        case .nothingFound: try container.encode(tag: Tag.nothingFound)
        case .vetoed(let environment):
            try container.encode(tag: Tag.vetoed)
            try container.encode(environment, forKey: "environment")
        }
    }
}

extension FocusChoice: Codable {
    private enum Tag: String, TraceTag {
        case nearest, nearestBeside, guide, preferred, primary, readingOrder, restored, firstResponder, asked
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .nearest:
            self = .nearest(
                distance: try container.decodeNumber(forKey: "distance"),
                offset: try container.decodeNumber(forKey: "offset"))
        case .nearestBeside:
            self = .nearestBeside(
                distance: try container.decodeNumber(forKey: "distance"),
                offset: try container.decodeNumber(forKey: "offset"))
        case .guide: self = .guide(try container.decode("guide"))
        case .preferred: self = .preferred(by: try container.decode("environment"))
        case .primary:
            self = .primary(group: try container.decode("group"), priority: try container.decode("priority"))
        case .readingOrder: self = .readingOrder
        case .restored: self = .restored
        case .firstResponder: self = .firstResponder
        case .asked: self = .asked
        }
    }

    /// Writes `type` and what goes with it: lengths, a guide, an environment, or a group and its priority.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .nearest(let distance, let offset):
            try container.encode(tag: Tag.nearest)
            try container.encode(number: distance, forKey: "distance")
            try container.encode(number: offset, forKey: "offset")
        case .nearestBeside(let distance, let offset):
            try container.encode(tag: Tag.nearestBeside)
            try container.encode(number: distance, forKey: "distance")
            try container.encode(number: offset, forKey: "offset")
        case .guide(let guide):
            try container.encode(tag: Tag.guide)
            try container.encode(guide, forKey: "guide")
        case .preferred(let environment):
            try container.encode(tag: Tag.preferred)
            try container.encode(environment, forKey: "environment")
        case .primary(let group, let priority):
            try container.encode(tag: Tag.primary)
            try container.encode(group, forKey: "group")
            try container.encode(priority, forKey: "priority")
        case .readingOrder: try container.encode(tag: Tag.readingOrder)
        case .restored: try container.encode(tag: Tag.restored)
        case .firstResponder: try container.encode(tag: Tag.firstResponder)
        case .asked: try container.encode(tag: Tag.asked)
        }
    }
}
