// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Skips forward or back.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// Seconds that the application can skip; the first is the one to offer.
    open var preferredIntervals: [NSNumber] = [] {
        didSet { changed(preferredIntervals != oldValue) }
    }
}

/// Moves to another place in the playing item.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// Changes how fast it plays.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The rates that the application can play at; empty if it does not specify them.
    open var supportedPlaybackRates: [NSNumber] = [] {
        didSet { changed(supportedPlaybackRates != oldValue) }
    }
}

/// The part that repeats after its end.
public enum MPRepeatType: Int, Sendable {
    case off = 0
    case one = 1
    case all = 2
}

/// Changes the repeat mode.
@preconcurrency @MainActor
open class MPChangeRepeatModeCommand: MPRemoteCommand {
    /// The application's present repeat mode.
    open var currentRepeatType = MPRepeatType.off {
        didSet { changed(currentRepeatType != oldValue) }
    }
}

/// The order in which things play.
public enum MPShuffleType: Int, Sendable {
    case off = 0
    case items = 1
    /// Albums or lists in any order, each in its own.
    case collections = 2
}

/// Changes the order in which things play.
@preconcurrency @MainActor
open class MPChangeShuffleModeCommand: MPRemoteCommand {
    /// The application's present order.
    open var currentShuffleType = MPShuffleType.off {
        didSet { changed(currentShuffleType != oldValue) }
    }
}

/// Changes the volume. Only here: iOS keeps the volume to itself, but desktops give it to each player.
@preconcurrency @MainActor
open class MPChangeVolumeCommand: MPRemoteCommand {
    /// The application's present volume, from 0, silent, to 1.
    public var currentVolume: Float = 1 {
        didSet { changed(currentVolume != oldValue) }
    }
}

/// Rates the playing item. A rating beyond the range arrives as the end of the range that is nearer.
@preconcurrency @MainActor
open class MPRatingCommand: MPRemoteCommand {
    /// The least rating. Equal to the largest, there is no range.
    open var minimumRating: Float = 0
    /// The largest rating.
    open var maximumRating: Float = 0
}

/// Gives the user's opinion of the playing item.
@preconcurrency @MainActor
open class MPFeedbackCommand: MPRemoteCommand {
    /// Whether the feedback was given already. Giving it again takes it back.
    open var isActive = false {
        didSet { changed(isActive != oldValue) }
    }

    /// Its long title.
    open var localizedTitle = "" {
        didSet { changed(localizedTitle != oldValue) }
    }

    /// Its short title, for little room.
    open var localizedShortTitle = "" {
        didSet { changed(localizedShortTitle != oldValue) }
    }
}
