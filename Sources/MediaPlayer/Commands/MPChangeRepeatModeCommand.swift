import UIKitCore

/// What plays again after its end.
public enum MPRepeatType: Int, Sendable {
    case off = 0
    case one = 1
    case all = 2
}

/// Changes what plays again after its end.
@preconcurrency @MainActor
open class MPChangeRepeatModeCommand: MPRemoteCommand {
    /// What the application repeats now.
    open var currentRepeatType = MPRepeatType.off {
        didSet { changed(currentRepeatType != oldValue) }
    }
}
