extension UIView {
    /// How views are exchanged. The options of UIKit that only shape motion are left out.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public var rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays the views out after the animations' values were set.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the views take touches in the meantime.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Shows and hides the views instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    }
}
