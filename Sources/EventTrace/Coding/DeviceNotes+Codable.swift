extension ShakeNote: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            scene: try container.decode("scene"), change: try container.decode("change"),
            cause: try container.decode("cause"))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(scene, forKey: "scene")
        try container.encode(change, forKey: "change")
        try container.encode(cause, forKey: "cause")
    }
}

extension ShakeCause: Codable {
    private enum Tag: String, TraceTag {
        case strong, quiet, tooLong, host, hostCancelledAll, sceneDeactivated, viewRemoved
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .strong:
            self = .strong(
                acceleration: try container.decodeNumber(forKey: "acceleration"),
                limit: try container.decodeNumber(forKey: "limit"))
        case .quiet: self = .quiet(seconds: try container.decodeNumber(forKey: "seconds"))
        case .tooLong: self = .tooLong(seconds: try container.decodeNumber(forKey: "seconds"))
        case .host: self = .host
        case .hostCancelledAll: self = .hostCancelledAll(try container.decode("cause"))
        case .sceneDeactivated: self = .sceneDeactivated
        case .viewRemoved: self = .viewRemoved
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .strong(let acceleration, let limit):
            try container.encode(tag: Tag.strong)
            try container.encode(number: acceleration, forKey: "acceleration")
            try container.encode(number: limit, forKey: "limit")
        case .quiet(let seconds):
            try container.encode(tag: Tag.quiet)
            try container.encode(number: seconds, forKey: "seconds")
        case .tooLong(let seconds):
            try container.encode(tag: Tag.tooLong)
            try container.encode(number: seconds, forKey: "seconds")
        case .host: try container.encode(tag: Tag.host)
        case .hostCancelledAll(let cause):
            try container.encode(tag: Tag.hostCancelledAll)
            try container.encode(cause, forKey: "cause")
        case .sceneDeactivated: try container.encode(tag: Tag.sceneDeactivated)
        case .viewRemoved: try container.encode(tag: Tag.viewRemoved)
        }
    }
}

extension RemoteCommandNote: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(command: try container.decode("command"), outcome: try container.decode("outcome"))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(command, forKey: "command")
        try container.encode(outcome, forKey: "outcome")
    }
}

extension RemoteCommandNote.Outcome: Codable {
    private enum Tag: String, TraceTag {
        case handled, event, disabled, notReceiving, noEvent
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .handled:
            self = .handled(status: try container.decode("status"), handlers: try container.decode("handlers"))
        case .event: self = .event
        case .disabled: self = .disabled
        case .notReceiving: self = .notReceiving
        case .noEvent: self = .noEvent
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .handled(let status, let handlers):
            try container.encode(tag: Tag.handled)
            try container.encode(status, forKey: "status")
            try container.encode(handlers, forKey: "handlers")
        case .event: try container.encode(tag: Tag.event)
        case .disabled: try container.encode(tag: Tag.disabled)
        case .notReceiving: try container.encode(tag: Tag.notReceiving)
        case .noEvent: try container.encode(tag: Tag.noEvent)
        }
    }
}
