// SPDX-License-Identifier: Apache-2.0

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

    /// Pauses what plays.
    open private(set) var pauseCommand = MPRemoteCommand(.pause)
    /// Plays, or resumes after a pause.
    open private(set) var playCommand = MPRemoteCommand(.play)
    /// Stops the playing item, instead of only pausing it.
    open private(set) var stopCommand = MPRemoteCommand(.stop)
    /// Plays or pauses. Without a handler, but with handlers for play and for pause, it stands for the one that has an effect.
    open private(set) var togglePlayPauseCommand = MPRemoteCommand(.togglePlayPause)
    /// Switches a language option on; its event names the option.
    open private(set) var enableLanguageOptionCommand = MPRemoteCommand(.enableLanguageOption)
    /// Switches a language option off; its event names the option.
    open private(set) var disableLanguageOptionCommand = MPRemoteCommand(.disableLanguageOption)
    /// Changes how fast it plays; its event has the rate.
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand(.changePlaybackRate)
    /// Changes the repeat mode; its event has the mode.
    open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand(.changeRepeatMode)
    /// Changes the order of what plays; its event has the mode.
    open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand(.changeShuffleMode)
    /// Goes on to what comes next.
    open private(set) var nextTrackCommand = MPRemoteCommand(.nextTrack)
    /// Goes back to what came before.
    open private(set) var previousTrackCommand = MPRemoteCommand(.previousTrack)
    /// Skips forward; its event has the seconds.
    open private(set) var skipForwardCommand = MPSkipIntervalCommand(.skipForward)
    /// Skips back; its event has the seconds.
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand(.skipBackward)
    /// Moves forward fast; one event says that it begins, another that it ends.
    open private(set) var seekForwardCommand = MPRemoteCommand(.beginSeekingForward, .endSeekingForward)
    /// Moves back fast; one event says that it begins, another that it ends.
    open private(set) var seekBackwardCommand = MPRemoteCommand(.beginSeekingBackward, .endSeekingBackward)
    /// Goes to a place in the playing item; its event has the seconds from the start.
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand(.changePlaybackPosition)
    /// Rates the playing item; its event has the rating.
    open private(set) var ratingCommand = MPRatingCommand(.rate)
    /// Likes the playing item, or takes that back.
    open private(set) var likeCommand = MPFeedbackCommand(.like)
    /// Dislikes the playing item, or takes that back.
    open private(set) var dislikeCommand = MPFeedbackCommand(.dislike)
    /// Bookmarks the playing item, or takes that back.
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

    /// The command of a kind from outside.
    func command(_ kind: RemoteCommand.Kind) -> MPRemoteCommand? {
        all.first { $0.kinds.contains(kind) }
    }

    /// Adds the supported commands and their settings to the description for the outside.
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
