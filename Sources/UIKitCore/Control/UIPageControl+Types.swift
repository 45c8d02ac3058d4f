// SPDX-License-Identifier: Apache-2.0

extension UIPageControl {
    /// The order of the dots.
    public enum Direction: Int, Sendable {
        /// In the reading direction.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    /// When a background shows behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger turns page after page.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// How a touch turns the pages.
    public enum InteractionState: Int, Sendable {
        /// No touch turns a page.
        case none = 0
        /// A tap, or a key, turns one page.
        case discrete = 1
        /// A finger along the dots turns page after page.
        case continuous = 2
    }
}
