extension GestureReason: Codable {
    private enum Tag: String, TraceTag {
        case failed, requiredRecognized, preventedBy, blockedBy, viewRefused, delegateRefused, touchesOver, disabled,
            removed
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .failed: self = .failed(try container.decode("failure"))
        case .requiredRecognized: self = .requiredRecognized(try container.decode("recognizer"))
        case .preventedBy: self = .preventedBy(try container.decode("recognizer"))
        case .blockedBy: self = .blockedBy(try container.decode("recognizer"))
        case .viewRefused: self = .viewRefused(try container.decode("view"))
        case .delegateRefused: self = .delegateRefused
        case .touchesOver: self = .touchesOver
        case .disabled: self = .disabled
        case .removed: self = .removed
        }
    }

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
        case .touchesOver: try container.encode(tag: Tag.touchesOver)
        case .disabled: try container.encode(tag: Tag.disabled)
        case .removed: try container.encode(tag: Tag.removed)
        }
    }
}

extension HoldNote.Outcome: Codable {
    private enum Tag: String, TraceTag {
        case held, released, dropped
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .held: self = .held(by: try container.decode("by"))
        case .released: self = .released
        case .dropped: self = .dropped
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .held(let recognizer):
            try container.encode(tag: Tag.held)
            try container.encode(recognizer, forKey: "by")
        case .released: try container.encode(tag: Tag.released)
        case .dropped: try container.encode(tag: Tag.dropped)
        }
    }
}
