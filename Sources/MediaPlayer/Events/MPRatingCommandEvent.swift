import UIKit

/// A rating of what plays.
@MainActor
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// Within the command's range.
    public let rating: Float

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, rating: Float) {
        self.rating = rating
        super.init(command, timestamp)
    }
}
