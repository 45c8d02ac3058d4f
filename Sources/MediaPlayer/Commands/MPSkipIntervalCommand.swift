import UIKitCore

/// Skips forward or back.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// Seconds that the application can skip; the first is the one to offer.
    open var preferredIntervals: [NSNumber] = [] {
        didSet { changed(preferredIntervals != oldValue) }
    }
}
