import UIKitCore

/// Says what a person thinks of what plays.
@preconcurrency @MainActor
open class MPFeedbackCommand: MPRemoteCommand {
    /// Whether the feedback was given already, so that giving it again takes it back.
    open var isActive = false {
        didSet { changed(isActive != oldValue) }
    }

    /// What to call it where there is room.
    open var localizedTitle = "" {
        didSet { changed(localizedTitle != oldValue) }
    }

    /// What to call it where there is little room.
    open var localizedShortTitle = "" {
        didSet { changed(localizedShortTitle != oldValue) }
    }
}
