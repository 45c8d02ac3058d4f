import UIKitCore

/// A command to play in another order.
@preconcurrency @MainActor
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    /// What is to be played in another order from now on.
    open private(set) var shuffleType: MPShuffleType
    /// Whether the order is to stay for later. False: nobody who gives commands here says so.
    open private(set) var preservesShuffleMode = false

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, shuffleType: MPShuffleType) {
        self.shuffleType = shuffleType
        super.init(command, timestamp)
    }
}
