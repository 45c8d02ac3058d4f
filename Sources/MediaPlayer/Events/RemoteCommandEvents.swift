// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A command that came.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
    /// The command that it is.
    open private(set) var command: MPRemoteCommand
    /// When it came, in seconds on the application's clock.
    open private(set) var timestamp: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval) {
        self.command = command
        self.timestamp = timestamp
        super.init()
    }
}

/// A command to move to another place in the playing item.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Seconds from the start.
    open private(set) var positionTime: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command, timestamp)
    }
}

/// A command to play at another rate.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// 1 is as recorded.
    open private(set) var playbackRate: Float

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command, timestamp)
    }
}

/// A command to change the repeat mode.
@preconcurrency @MainActor
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    /// The new repeat mode.
    open private(set) var repeatType: MPRepeatType
    /// Whether the choice must be kept for later. Always false: no source of commands here sets it.
    open private(set) var preservesRepeatMode = false

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, repeatType: MPRepeatType) {
        self.repeatType = repeatType
        super.init(command, timestamp)
    }
}

/// A command to change the order.
@preconcurrency @MainActor
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    /// The new shuffle mode.
    open private(set) var shuffleType: MPShuffleType
    /// Whether the order must be kept for later. Always false: no source of commands here sets it.
    open private(set) var preservesShuffleMode = false

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, shuffleType: MPShuffleType) {
        self.shuffleType = shuffleType
        super.init(command, timestamp)
    }
}

/// A command to play at another volume. Only here: see `MPChangeVolumeCommand`.
@preconcurrency @MainActor
open class MPChangeVolumeCommandEvent: MPRemoteCommandEvent {
    /// From 0, silent, to 1.
    public let volume: Float

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, volume: Float) {
        self.volume = volume
        super.init(command, timestamp)
    }
}

/// The user's opinion of the playing item.
@preconcurrency @MainActor
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    /// Whether the feedback is taken back.
    open private(set) var isNegative: Bool

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command, timestamp)
    }
}

/// A rating of the playing item.
@preconcurrency @MainActor
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// Within the command's range.
    open private(set) var rating: Float

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, rating: Float) {
        self.rating = rating
        super.init(command, timestamp)
    }
}

/// A command to begin or to end moving fast.
@preconcurrency @MainActor
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    /// Whether moving fast begins or ends.
    open private(set) var type: MPSeekCommandEventType

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command, timestamp)
    }
}

/// Whether moving fast begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking = 0
    case endSeeking = 1
}

/// A command to skip.
@preconcurrency @MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// Seconds to skip.
    open private(set) var interval: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, interval: TimeInterval) {
        self.interval = interval
        super.init(command, timestamp)
    }
}

/// A command to switch a language, or subtitles, on or off.
@preconcurrency @MainActor
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
    /// One of those that the now-playing information lists.
    open private(set) var languageOption: MPNowPlayingInfoLanguageOption
    /// Whether the option applies only to the playing item, or to all following ones too.
    open private(set) var setting: MPChangeLanguageOptionSetting

    init(
        _ command: MPRemoteCommand, _ timestamp: TimeInterval, languageOption: MPNowPlayingInfoLanguageOption,
        setting: MPChangeLanguageOptionSetting
    ) {
        self.languageOption = languageOption
        self.setting = setting
        super.init(command, timestamp)
    }
}

/// The duration of a language option.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
    case none = 0
    /// For the playing item.
    case nowPlayingItemOnly = 1
    case permanent = 2
}
