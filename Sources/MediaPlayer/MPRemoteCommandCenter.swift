import UIKitCore

/// The commands that an application can take from outside of its interface (I24, I27).
///
/// A command with handlers is given to them; one without becomes an event for responders (I26).
///
///     let token = MPRemoteCommandCenter.shared().playCommand.addTarget { _ in
///         player.play()
///         return .success
///     }
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
    weak var session: MediaSession?

    open private(set) var pauseCommand = MPRemoteCommand(.pause)
    open private(set) var playCommand = MPRemoteCommand(.play)
    open private(set) var stopCommand = MPRemoteCommand(.stop)
    /// Without a handler, and with handlers for both others, it is whichever of play and pause changes something.
    open private(set) var togglePlayPauseCommand = MPRemoteCommand(.togglePlayPause)
    open private(set) var enableLanguageOptionCommand = MPRemoteCommand(.enableLanguageOption)
    open private(set) var disableLanguageOptionCommand = MPRemoteCommand(.disableLanguageOption)
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand(.changePlaybackRate)
    open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand(.changeRepeatMode)
    open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand(.changeShuffleMode)
    open private(set) var nextTrackCommand = MPRemoteCommand(.nextTrack)
    open private(set) var previousTrackCommand = MPRemoteCommand(.previousTrack)
    open private(set) var skipForwardCommand = MPSkipIntervalCommand(.skipForward)
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand(.skipBackward)
    open private(set) var seekForwardCommand = MPRemoteCommand(.beginSeekingForward, .endSeekingForward)
    open private(set) var seekBackwardCommand = MPRemoteCommand(.beginSeekingBackward, .endSeekingBackward)
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand(.changePlaybackPosition)
    open private(set) var ratingCommand = MPRatingCommand(.rate)
    open private(set) var likeCommand = MPFeedbackCommand(.like)
    open private(set) var dislikeCommand = MPFeedbackCommand(.dislike)
    open private(set) var bookmarkCommand = MPFeedbackCommand(.bookmark)
    /// Only here: see `MPChangeVolumeCommand`.
    public let changeVolumeCommand = MPChangeVolumeCommand(.changeVolume)

    /// The application's center.
    open class func shared() -> MPRemoteCommandCenter { MediaSession.current.commands }

    init(_ session: MediaSession) {
        self.session = session
        super.init()
        for command in all { command.center = self }
    }

    private var all: [MPRemoteCommand] {
        [
            pauseCommand, playCommand, stopCommand, togglePlayPauseCommand, enableLanguageOptionCommand,
            disableLanguageOptionCommand, changePlaybackRateCommand, changeRepeatModeCommand, changeShuffleModeCommand,
            nextTrackCommand, previousTrackCommand, skipForwardCommand, skipBackwardCommand, seekForwardCommand,
            seekBackwardCommand, changePlaybackPositionCommand, ratingCommand, likeCommand, dislikeCommand,
            bookmarkCommand, changeVolumeCommand,
        ]
    }

    func changed() { session?.changed() }

    /// The command that the outside means.
    func command(_ kind: RemoteCommand.Kind) -> MPRemoteCommand? {
        all.first { $0.kinds.contains(kind) }
    }

    /// Writes into the description for the outside what is taken, and how.
    func describe(in playing: inout NowPlaying) {
        let available = all.filter { $0.isEnabled && $0.hasHandlers }
        playing.commands = Set(available.flatMap(\.kinds))
        if playing.commands.isSuperset(of: [.play, .pause]) { playing.commands.insert(.togglePlayPause) }
        playing.skipForwardIntervals = skipForwardCommand.preferredIntervals.map(\.doubleValue)
        playing.skipBackwardIntervals = skipBackwardCommand.preferredIntervals.map(\.doubleValue)
        playing.supportedRates = changePlaybackRateCommand.supportedPlaybackRates.map(\.doubleValue)
        playing.repeatMode = changeRepeatModeCommand.currentRepeatType.rawValue
        playing.shuffleMode = changeShuffleModeCommand.currentShuffleType.rawValue
        playing.volume = changeVolumeCommand.hasHandlers ? Double(changeVolumeCommand.currentVolume) : nil
        for command in [likeCommand, dislikeCommand, bookmarkCommand] {
            guard let kind = command.kinds.first, playing.commands.contains(kind) else { continue }
            playing.feedback[kind] = NowPlaying.Feedback(
                title: command.localizedTitle, shortTitle: command.localizedShortTitle, isActive: command.isActive)
        }
    }
}
