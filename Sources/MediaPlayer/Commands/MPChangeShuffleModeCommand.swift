import UIKitCore

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
    /// The order that the application has now.
    open var currentShuffleType = MPShuffleType.off {
        didSet { changed(currentShuffleType != oldValue) }
    }
}
