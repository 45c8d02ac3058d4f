import UIKit

/// The commands that an application can take from outside of its interface (I24, I27).
///
/// A command with handlers is given to them; one without becomes an event for responders (I26).
///
///     let token = MPRemoteCommandCenter.shared().playCommand.addTarget { _ in
///         player.play()
///         return .success
///     }
@MainActor
open class MPRemoteCommandCenter: NSObject {
    weak var session: MediaSession?

    public let pauseCommand = MPRemoteCommand(.pause)
    public let playCommand = MPRemoteCommand(.play)
    public let stopCommand = MPRemoteCommand(.stop)
    /// Without a handler, and with handlers for both others, it is whichever of play and pause changes something.
    public let togglePlayPauseCommand = MPRemoteCommand(.togglePlayPause)
    public let enableLanguageOptionCommand = MPRemoteCommand(.enableLanguageOption)
    public let disableLanguageOptionCommand = MPRemoteCommand(.disableLanguageOption)
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand(.changePlaybackRate)
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand(.changeRepeatMode)
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand(.changeShuffleMode)
    public let nextTrackCommand = MPRemoteCommand(.nextTrack)
    public let previousTrackCommand = MPRemoteCommand(.previousTrack)
    public let skipForwardCommand = MPSkipIntervalCommand(.skipForward)
    public let skipBackwardCommand = MPSkipIntervalCommand(.skipBackward)
    public let seekForwardCommand = MPRemoteCommand(.beginSeekingForward, .endSeekingForward)
    public let seekBackwardCommand = MPRemoteCommand(.beginSeekingBackward, .endSeekingBackward)
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand(.changePlaybackPosition)
    public let ratingCommand = MPRatingCommand(.rate)
    public let likeCommand = MPFeedbackCommand(.like)
    public let dislikeCommand = MPFeedbackCommand(.dislike)
    public let bookmarkCommand = MPFeedbackCommand(.bookmark)
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
