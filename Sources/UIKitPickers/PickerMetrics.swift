// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Lengths of pickers, in points: ours, near what a phone shows.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let margin: CGFloat = 9
    static let gap: CGFloat = 5
    static let cornerRadius: CGFloat = 8
    /// The fading of a row for each row of distance from the middle, and the least opacity.
    static let fading: CGFloat = 0.28
    static let faintest: CGFloat = 0.2
    /// Seconds after which a wheel that was turned without a finger moves to a row.
    static let snapDelay: TimeInterval = 0.15
}
