extension FocusNote: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            scene: try container.decode("scene"), cause: try container.decode("cause"),
            old: try container.decodeIfPresent("old"), outcome: try container.decode("outcome"),
            candidates: try container.decode("candidates"))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(scene, forKey: "scene")
        try container.encode(cause, forKey: "cause")
        try container.encodeIfPresent(old, forKey: "old")
        try container.encode(outcome, forKey: "outcome")
        try container.encode(candidates, forKey: "candidates")
    }
}

extension FocusCause: Codable {
    private enum Tag: String, TraceTag {
        case movement, woke, requested, needed, itemLost, firstResponder, touch
    }

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
        }
    }

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
        }
    }
}

extension FocusOutcome: Codable {
    private enum Tag: String, TraceTag {
        case moved, stayed, lost, nothingFound, vetoed
    }

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
        case nearest, nearestBeside, guide, preferred, primary, readingOrder, restored, firstResponder
    }

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
        }
    }

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
        }
    }
}
