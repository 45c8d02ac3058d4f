import UIKitCore

/// A rating of what plays.
@preconcurrency @MainActor
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// Within the command's range.
    open private(set) var rating: Float

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, rating: Float) {
        self.rating = rating
        super.init(command, timestamp)
    }
}
