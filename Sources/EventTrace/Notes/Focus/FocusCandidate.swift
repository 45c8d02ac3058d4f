// SPDX-License-Identifier: Apache-2.0

/// Something that a search for the next item looked at.
public struct FocusCandidate: Hashable, Sendable {
    /// An item or a guide.
    public var item: Subject
    /// In the window's coordinates, points.
    public var frame: TraceRect
    /// Whether the search chose it, or why not.
    public var verdict: Verdict

    /// A candidate with its frame in the window's coordinates (points), and the search's verdict on it.
    public init(item: Subject, frame: TraceRect, verdict: Verdict) {
        self.item = item
        self.frame = frame
        self.verdict = verdict
    }

    /// The search's verdict on a candidate.
    public enum Verdict: Hashable, Sendable {
        case chosen
        /// It does not lie in the direction.
        case notInDirection
        /// H24: it is beside the strip that the old item sweeps, and another candidate was in the strip.
        case besideStrip
        /// H24: the chosen one is nearer. The distance of this one, in points.
        case farther(distance: Double)
        /// H24: the chosen one is as near, and less far aside; in points.
        case fartherAside(offset: Double)
        /// The chosen one is as near, and comes first.
        case later
        /// H23: arrows stay in the group of the old item; empty for items of none.
        case otherGroup(String)
        /// H21: the guide leads nowhere: nothing that it prefers can have focus.
        case guideLeadsNowhere
        /// H21: the guide overlaps the old item.
        case guideOverlaps
        /// It cannot have focus.
        case obstacle(FocusObstacle)
    }
}

extension FocusCandidate: CustomStringConvertible {
    /// The candidate and its verdict, without a full stop.
    public var text: TraceText {
        let start: TraceText = "\(item) at \(frame)"
        switch verdict {
        case .chosen: return "\(start) is chosen"
        case .notInDirection: return "\(start) does not lie in that direction"
        case .besideStrip: return "\(start) lies beside what the focused item sweeps"
        case .farther(let distance): return "\(start) is farther (\(distance) away)"
        case .fartherAside(let offset): return "\(start) is as near but farther aside (\(offset))"
        case .later: return "\(start) is as near but comes later"
        case .otherGroup(""): return "\(start) is in no group, and arrows stay in theirs"
        case .otherGroup(let group): return "\(start) is in the group \(code: group), and arrows stay in theirs"
        case .guideLeadsNowhere: return "\(start) leads to nothing that can have focus"
        case .guideOverlaps: return "\(start) overlaps the focused item"
        case .obstacle(let obstacle): return "\(start) cannot have focus: \(obstacle.text)"
        }
    }

    /// The candidate and its verdict, without a full stop.
    public var description: String { text.description }
}

extension FocusCandidate.Verdict {
    var isOtherGroup: Bool { if case .otherGroup = self { true } else { false } }

    var subjects: [Subject] {
        if case .obstacle(let obstacle) = self { obstacle.subject.map { [$0] } ?? [] } else { [] }
    }
}

extension FocusCandidate: Codable {
    /// Reads `item`, `frame` and `verdict`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            item: try container.decode("item"), frame: try container.decode("frame"),
            verdict: try container.decode("verdict"))
    }

    /// Writes `item`, `frame` and `verdict`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(item, forKey: "item")
        try container.encode(frame, forKey: "frame")
        try container.encode(verdict, forKey: "verdict")
    }
}

extension FocusCandidate.Verdict: Codable {
    private enum Tag: String, TraceTag {
        case chosen, notInDirection, besideStrip, farther, fartherAside, later, otherGroup, guideLeadsNowhere
        case guideOverlaps, obstacle
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .chosen: self = .chosen
        case .notInDirection: self = .notInDirection
        case .besideStrip: self = .besideStrip
        case .farther: self = .farther(distance: try container.decodeNumber(forKey: "distance"))
        case .fartherAside: self = .fartherAside(offset: try container.decodeNumber(forKey: "offset"))
        case .later: self = .later
        case .otherGroup: self = .otherGroup(try container.decode("group"))
        case .guideLeadsNowhere: self = .guideLeadsNowhere
        case .guideOverlaps: self = .guideOverlaps
        case .obstacle: self = .obstacle(try container.decode("obstacle"))
        }
    }

    /// Writes `type` and what goes with it: `distance`, `offset`, `group` or `obstacle`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .chosen: try container.encode(tag: Tag.chosen)
        case .notInDirection: try container.encode(tag: Tag.notInDirection)
        case .besideStrip: try container.encode(tag: Tag.besideStrip)
        case .farther(let distance):
            try container.encode(tag: Tag.farther)
            try container.encode(number: distance, forKey: "distance")
        case .fartherAside(let offset):
            try container.encode(tag: Tag.fartherAside)
            try container.encode(number: offset, forKey: "offset")
        case .later: try container.encode(tag: Tag.later)
        case .otherGroup(let group):
            try container.encode(tag: Tag.otherGroup)
            try container.encode(group, forKey: "group")
        case .guideLeadsNowhere: try container.encode(tag: Tag.guideLeadsNowhere)
        case .guideOverlaps: try container.encode(tag: Tag.guideOverlaps)
        case .obstacle(let obstacle):
            try container.encode(tag: Tag.obstacle)
            try container.encode(obstacle, forKey: "obstacle")
        }
    }
}
