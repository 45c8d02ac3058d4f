// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIScrollView {
    /// The part of the velocity that is left after each millisecond of deceleration (G102).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the velocity that is left after a millisecond, between 0 and 1.
        public var rawValue: CGFloat

        /// The rate of that number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998: content rolls far.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: content soon rests.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The look of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light, light on dark.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// How a drag ends editing.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// The keyboard follows a finger that drags down onto it. It goes away when it was pushed far or fast enough.
        case interactive = 2
        /// As `onDrag`.
        case onDragWithAccessory = 3
        /// As `interactive`.
        case interactiveWithAccessory = 4
    }

    /// Whether the safe area counts as content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`.
        case automatic = 0
        /// Along the axes that scroll.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
