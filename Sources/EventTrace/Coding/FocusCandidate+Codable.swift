extension FocusCandidate: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            item: try container.decode("item"), frame: try container.decode("frame"),
            verdict: try container.decode("verdict"))
    }

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

extension FocusObstacle: Codable {
    private enum Tag: String, TraceTag {
        case notFocusable, disabled, hidden, invisible, interactionDisabled, notInWindow, empty, offscreen, obscured
        case outsideScope
    }

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
