import CoreGraphics

/// What an application tells the outside of what it plays, and the commands that it takes from there.
public struct NowPlaying: Sendable, Hashable {
    public enum State: Sendable, Hashable {
        case stopped, playing, paused
    }

    /// What plays: whatever the application tells of it. Times are seconds.
    public struct Item: Sendable, Hashable {
        public var identifier: String?
        public var title: String?
        public var artist: String?
        public var albumTitle: String?
        public var albumArtist: String?
        public var composer: String?
        public var genre: String?
        public var trackNumber: Int?
        public var discNumber: Int?
        public var duration: TimeInterval?
        public var assetURL: URL?
        public var isLiveStream = false

        public init() {}
    }

    /// How to offer a command that gives feedback.
    public struct Feedback: Sendable, Hashable {
        /// Empty when the application does not say.
        public var title: String
        public var shortTitle: String
        /// Whether it was given already.
        public var isActive: Bool

        public init(title: String, shortTitle: String, isActive: Bool) {
            self.title = title
            self.shortTitle = shortTitle
            self.isActive = isActive
        }
    }

    public var item = Item()
    public var state = State.stopped
    /// Seconds from the start, at `measuredAt`.
    public var elapsed: TimeInterval = 0
    /// The time of `elapsed` on the application's clock.
    public var measuredAt: TimeInterval = 0
    /// How fast it plays: 0 while it does not.
    public var rate: Double = 0
    /// How fast it plays when it plays.
    public var defaultRate: Double = 1

    /// The commands that somebody takes.
    public var commands: Set<RemoteCommand.Kind> = []
    /// Seconds; the first is the one to offer.
    public var skipForwardIntervals: [TimeInterval] = []
    public var skipBackwardIntervals: [TimeInterval] = []
    /// Empty when the application does not say.
    public var supportedRates: [Double] = []
    /// As the values of `changeRepeatMode` and `changeShuffleMode`.
    public var repeatMode = 0
    public var shuffleMode = 0
    /// For those of `like`, `dislike` and `bookmark` that are among the commands.
    public var feedback: [RemoteCommand.Kind: Feedback] = [:]
    /// From 0 to 1; `nil` when the application does not say.
    public var volume: Double?

    public init() {}

    /// Seconds from the start at a time of the application's clock, neither before the start nor past the end.
    public func position(at time: TimeInterval) -> TimeInterval {
        let moved = state == .playing ? elapsed + (time - measuredAt) * rate : elapsed
        return max(0, min(moved, item.duration ?? .infinity))
    }
}
