// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An application's report to the outside about what it plays, and the commands that it takes.
public struct NowPlaying: Sendable, Hashable {
    /// Whether something plays.
    public enum State: Sendable, Hashable {
        case stopped, playing, paused
    }

    /// The playing item, as far as the application describes it. Times are seconds.
    public struct Item: Sendable, Hashable {
        /// The application's own name for it. `nil` when the application does not say; so are all members below.
        public var identifier: String?
        /// What it is called.
        public var title: String?
        /// The performer.
        public var artist: String?
        /// The album that it is on.
        public var albumTitle: String?
        /// The performer of the album.
        public var albumArtist: String?
        /// The composer.
        public var composer: String?
        /// What kind of music it is.
        public var genre: String?
        /// Its place on its disc, counted as the application does.
        public var trackNumber: Int?
        /// Its disc's place in the album, counted as the application does.
        public var discNumber: Int?
        /// How long it is, in seconds.
        public var duration: TimeInterval?
        /// Where its sound comes from.
        public var assetURL: URL?
        /// Whether it is a live stream, which has no end.
        public var isLiveStream = false

        /// An item without information.
        public init() {}
    }

    /// How to offer a command that gives feedback.
    public struct Feedback: Sendable, Hashable {
        /// Empty when the application does not say.
        public var title: String
        /// A shorter title for where there is little room; empty when the application does not say.
        public var shortTitle: String
        /// Whether it was given already.
        public var isActive: Bool

        /// How to offer a command, and whether its feedback was given already.
        public init(title: String, shortTitle: String, isActive: Bool) {
            self.title = title
            self.shortTitle = shortTitle
            self.isActive = isActive
        }
    }

    /// What plays.
    public var item = Item()
    /// Whether it plays.
    public var state = State.stopped
    /// Seconds from the start, at `measuredAt`.
    public var elapsed: TimeInterval = 0
    /// The time of `elapsed` on the application's clock.
    public var measuredAt: TimeInterval = 0
    /// How fast it plays: 0 while it does not.
    public var rate: Double = 0
    /// How fast it plays when it plays.
    public var defaultRate: Double = 1

    /// The commands that the application takes.
    public var commands: Set<RemoteCommand.Kind> = []
    /// Seconds; the first is the one to offer.
    public var skipForwardIntervals: [TimeInterval] = []
    /// Seconds; the first is the one to offer.
    public var skipBackwardIntervals: [TimeInterval] = []
    /// Empty when the application does not say.
    public var supportedRates: [Double] = []
    /// With the values of `changeRepeatMode` and `changeShuffleMode`.
    public var repeatMode = 0
    /// As the values of `changeShuffleMode`.
    public var shuffleMode = 0
    /// The feedback of the commands `like`, `dislike` and `bookmark`, if the application takes them.
    public var feedback: [RemoteCommand.Kind: Feedback] = [:]
    /// From 0 to 1; `nil` when the application does not say.
    public var volume: Double?

    /// Nothing plays, and the application takes no command.
    public init() {}

    /// Seconds from the start at a time of the application's clock, neither before the start nor past the end.
    public func position(at time: TimeInterval) -> TimeInterval {
        let moved = state == .playing ? elapsed + (time - measuredAt) * rate : elapsed
        return max(0, min(moved, item.duration ?? .infinity))
    }
}
