// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Lengths of pickers, in points: ours, near what a phone shows.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let margin: CGFloat = 9
    static let gap: CGFloat = 5
    static let cornerRadius: CGFloat = 8
    /// How much fainter a row is for each row that it is away from the middle, and the faintest.
    static let fading: CGFloat = 0.28
    static let faintest: CGFloat = 0.2
    /// Seconds after which a wheel that was turned without a finger goes to a row.
    static let snapDelay: TimeInterval = 0.15
}
