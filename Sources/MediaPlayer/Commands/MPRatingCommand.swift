import UIKitCore

/// Rates what plays. A rating beyond the range arrives as the end of the range that is nearer.
@preconcurrency @MainActor
open class MPRatingCommand: MPRemoteCommand {
    /// The least rating. Equal to the largest, there is no range.
    open var minimumRating: Float = 0
    /// The largest rating.
    open var maximumRating: Float = 0
}
