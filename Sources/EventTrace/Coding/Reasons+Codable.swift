extension WithholdingReason: Codable {
    private enum Tag: String, TraceTag {
        case alreadyTracking, exclusiveTouch, otherViewTracking
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .alreadyTracking: self = .alreadyTracking(try container.decode("touch"))
        case .exclusiveTouch: self = .exclusiveTouch(try container.decode("view"))
        case .otherViewTracking: self = .otherViewTracking(try container.decode("view"))
        }
    }

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

extension CancellationReason: Codable {
    private enum Tag: String, TraceTag {
        case host, hostCancelledAll, sceneDeactivated, sceneDisconnected, viewRemoved, recognized,
            ignoringInteractionEvents
        case windowHidden
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .host: self = .host
        case .hostCancelledAll: self = .hostCancelledAll(try container.decode("cause"))
        case .sceneDeactivated: self = .sceneDeactivated
        case .sceneDisconnected: self = .sceneDisconnected
        case .viewRemoved: self = .viewRemoved
        case .recognized: self = .recognized(by: try container.decode("recognizer"))
        case .ignoringInteractionEvents: self = .ignoringInteractionEvents
        case .windowHidden: self = .windowHidden
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .host: try container.encode(tag: Tag.host)
        case .hostCancelledAll(let cause):
            try container.encode(tag: Tag.hostCancelledAll)
            try container.encode(cause, forKey: "cause")
        case .sceneDeactivated: try container.encode(tag: Tag.sceneDeactivated)
        case .sceneDisconnected: try container.encode(tag: Tag.sceneDisconnected)
        case .viewRemoved: try container.encode(tag: Tag.viewRemoved)
        case .recognized(let recognizer):
            try container.encode(tag: Tag.recognized)
            try container.encode(recognizer, forKey: "recognizer")
        case .ignoringInteractionEvents: try container.encode(tag: Tag.ignoringInteractionEvents)
        case .windowHidden: try container.encode(tag: Tag.windowHidden)
        }
    }
}

extension ActionNote.Outcome: Codable {
    private enum Tag: String, TraceTag {
        case performed, nobody, nowhereToStart, targetLacksAction, senderMismatch
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .performed: self = .performed(by: try container.decode("by"))
        case .nobody: self = .nobody
        case .nowhereToStart: self = .nowhereToStart
        case .targetLacksAction: self = .targetLacksAction(try container.decode("target"))
        case .senderMismatch:
            self = .senderMismatch(
                target: try container.decode("target"), expected: try container.decode("expected"),
                found: try container.decode("found"))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .performed(let performer):
            try container.encode(tag: Tag.performed)
            try container.encode(performer, forKey: "by")
        case .nobody: try container.encode(tag: Tag.nobody)
        case .nowhereToStart: try container.encode(tag: Tag.nowhereToStart)
        case .targetLacksAction(let target):
            try container.encode(tag: Tag.targetLacksAction)
            try container.encode(target, forKey: "target")
        case .senderMismatch(let target, let expected, let found):
            try container.encode(tag: Tag.senderMismatch)
            try container.encode(target, forKey: "target")
            try container.encode(expected, forKey: "expected")
            try container.encode(found, forKey: "found")
        }
    }
}
