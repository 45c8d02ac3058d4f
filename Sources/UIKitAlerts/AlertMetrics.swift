// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Lengths of alerts, in points: ours, near what a phone shows.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let sheetWidth: CGFloat = 400
    static let margin: CGFloat = 8
    static let padding: CGFloat = 16
    static let headerPadding: CGFloat = 20
    static let lineGap: CGFloat = 4
    static let fieldHeight: CGFloat = 32
    static let rowHeight: CGFloat = 44
    static let sheetRowHeight: CGFloat = 57
    static let iconSize: CGFloat = 24
    static let cornerRadius: CGFloat = 14
    static let lineWidth: CGFloat = 0.5
}
