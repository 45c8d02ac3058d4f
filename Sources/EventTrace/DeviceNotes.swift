/// A step of a shake, and what made it one.
public struct ShakeNote: Hashable, Sendable {
    public enum Change: String, Hashable, Sendable, Codable {
        case began, ended, cancelled
    }

    /// The scene whose device was shaken.
    public var scene: UInt32
    public var change: Change
    public var cause: ShakeCause

    public init(scene: UInt32, change: Change, cause: ShakeCause) {
        self.scene = scene
        self.change = change
        self.cause = cause
    }
}

/// What made a shake begin, end or be given up.
public enum ShakeCause: Hashable, Sendable {
    /// I8: the acceleration without gravity went over the limit; both in g.
    case strong(acceleration: Double, limit: Double)
    /// I8: nothing over the limit came for so many seconds.
    case quiet(seconds: Double)
    /// I3, I8: it went on for so many seconds, which no shake does.
    case tooLong(seconds: Double)
    /// The host said so itself.
    case host
    /// The host gave all input up.
    case hostCancelledAll(String)
    /// I3: the scene stopped being active.
    case sceneDeactivated
    /// I3: the view that was told of the beginning left its window.
    case viewRemoved
}

/// What became of a command from outside the application: a headset, media keys, a desktop, the page.
public struct RemoteCommandNote: Hashable, Sendable {
    /// Its name: `play`, `skipForward`.
    public var command: String
    public var outcome: Outcome

    public init(command: String, outcome: Outcome) {
        self.command = command
        self.outcome = outcome
    }

    public enum Outcome: Hashable, Sendable {
        /// I26: handlers that the application registered took it, and answered this.
        case handled(status: String, handlers: Int)
        /// I22: it goes to responders, as an event.
        case event
        /// Handlers are registered, but the command is switched off.
        case disabled
        /// I21: no handler is registered, and `beginReceivingRemoteControlEvents()` was not called.
        case notReceiving
        /// I20: no handler is registered, and there is no event for the command.
        case noEvent
    }
}
