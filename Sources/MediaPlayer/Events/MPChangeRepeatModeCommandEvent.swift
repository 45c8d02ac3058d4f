import UIKitCore

/// A command to repeat something else.
@preconcurrency @MainActor
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    /// What is to be repeated from now on.
    open private(set) var repeatType: MPRepeatType
    /// Whether the choice is to stay for later. False: nobody who gives commands here says so.
    open private(set) var preservesRepeatMode = false

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, repeatType: MPRepeatType) {
        self.repeatType = repeatType
        super.init(command, timestamp)
    }
}
