// SPDX-License-Identifier: Apache-2.0

/// A step of a shake, and what made it one.
public struct ShakeNote: Hashable, Sendable {
    /// Where a shake is.
    public enum Change: String, Hashable, Sendable, Codable {
        case began, ended, cancelled
    }

    /// The scene whose device was shaken.
    public var scene: UInt32
    /// Whether it began, ended or was cancelled.
    public var change: Change
    /// The beginning or the end of a shake.
    public var cause: ShakeCause

    /// A note on a step of a shake of a scene's device, and what made it one.
    public init(scene: UInt32, change: Change, cause: ShakeCause) {
        self.scene = scene
        self.change = change
        self.cause = cause
    }
}

extension ShakeNote: TraceNote {
    /// The word under `type` in JSON: `shake`.
    public static var typeName: String { "shake" }

    /// Empty: messages to responders have notes of their own.
    public var participants: [Subject] { [] }

    /// Empty: a shake is no touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// What the shake did, and why.
    public var sentence: TraceText {
        let what =
            switch change {
            case .began: "begins"
            case .ended: "ends"
            case .cancelled: "is cancelled"
            }
        return "A shake \(what) in scene \(scene): \(cause.text)."
    }
}

/// Why a shake began, ended or was given up.
public enum ShakeCause: Hashable, Sendable {
    /// I8: the acceleration without gravity exceeded the limit; both in g.
    case strong(acceleration: Double, limit: Double)
    /// I8: the acceleration stayed below the limit for this many seconds.
    case quiet(seconds: Double)
    /// I3, I8: it lasted this many seconds, longer than a shake.
    case tooLong(seconds: Double)
    /// The host said so itself.
    case host
    /// The host cancelled all input.
    case hostCancelledAll(String)
    /// I3: the scene stopped being active.
    case sceneDeactivated
    /// I3: the view that got the beginning left its window.
    case viewRemoved
}

extension ShakeCause: TraceReason {
    /// As a clause, without a full stop.
    public var text: TraceText {
        switch self {
        case .strong(let acceleration, let limit):
            "the acceleration without gravity is \(ShortNumber.text(acceleration, comparedTo: limit)) g, and a shake begins over \(limit) g"
        case .quiet(let seconds): "nothing was that strong for \(seconds) s"
        case .tooLong(let seconds): "it lasted \(seconds) s, and no shake does"
        case .host: "the host said so"
        case .hostCancelledAll(""): "the host gave all input up"
        case .hostCancelledAll(let cause): "the host gave all input up (\(cause))"
        case .sceneDeactivated: "the scene is no longer active"
        case .viewRemoved: "the view that was told of it left its window"
        }
    }
}

extension ShakeCause: Codable {
    private enum Tag: String, TraceTag {
        case strong, quiet, tooLong, host, hostCancelledAll, sceneDeactivated, viewRemoved
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
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

    /// Writes `type` and what goes with it: `acceleration` and `limit`, `seconds` or `cause`.
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
