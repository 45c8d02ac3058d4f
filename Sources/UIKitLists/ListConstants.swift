// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Numbers of lists that UIKit does not publish, in points. Those with a source are close to devices. Only those marked so
/// decide about an event.
enum ListConstants {
    static let rowHeight: CGFloat = 44
    /// The height of a section's title in a plain table.
    static let plainTitleHeight: CGFloat = 28
    /// The height of a section's title in a grouped table.
    static let groupedTitleHeight: CGFloat = 38
    /// The height of a title's line as a part of its font's size.
    static let lineHeightShare: CGFloat = 1.2
    /// Around sections without titles in a grouped table.
    static let groupedGap: CGFloat = 18
    /// Above the first section of a grouped table, if it has no title.
    static let firstGroupedGap: CGFloat = 35
    /// Above the title of the first section of a grouped table (T151).
    static let firstTitleGap: CGFloat = 17.5
    /// The margins of a row's content above and below (T113): a line of text between them makes an ordinary row.
    static let contentMargin: CGFloat = 11
    /// The margin at the end of a row's own text.
    static let textEndMargin: CGFloat = 8
    static let insetGroupedMargin: CGFloat = 16
    static let insetGroupedRadius: CGFloat = 10
    static let editControlWidth: CGFloat = 38
    static let gripWidth: CGFloat = 46
    /// A swipe action's button.
    static let swipeActionWidth: CGFloat = 74
    /// The part of the row that a swipe has to cover to perform the first action (decides about touches).
    static let fullSwipeShare: CGFloat = 0.6
    /// Seconds that a drag rests before a collection's items make room for it.
    static func reorderingDelay(_ cadence: UICollectionView.ReorderingCadence) -> TimeInterval {
        switch cadence {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.5
        }
    }
    /// Seconds that rows take to their new places.
    static let updateDuration: TimeInterval = 0.3
    /// The least velocity at which a section that scrolls group by group goes on to the next one, in points a millisecond
    /// (decides about touches).
    static let groupPagingVelocity: CGFloat = 0.2
    /// The most rounds of measuring in one layout pass: measured sizes move other elements into sight.
    static let sizingPasses = 20
    /// The number of rows ahead of the visible ones that are announced.
    static let prefetchedRows = 10
    /// The `zIndex` of a moved item, in front of all others; our choice.
    static let movingDepth = 1 << 20

    /// T113: the margins of a row's content in a list with a margin at the sides.
    static func contentMargins(beside sideMargin: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: contentMargin, leading: sideMargin, bottom: contentMargin, trailing: sideMargin)
    }

    /// T113: the line below a row begins where its text does, in a list with a margin at the sides.
    static func separatorInset(beside sideMargin: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
    }

    /// The text style of a section's title.
    static func titleStyle(isGrouped: Bool) -> UIFont.TextStyle { isGrouped ? .footnote : .headline }

    /// T107: the height of a section's title for traits. It grows by as much as a line of larger letters does.
    static func titleHeight(isGrouped: Bool, in traits: UITraitCollection) -> CGFloat {
        let style = titleStyle(isGrouped: isGrouped)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        let growth = (max(size - style.pointSize(for: .large), 0) * lineHeightShare).rounded(.up)
        return (isGrouped ? groupedTitleHeight : plainTitleHeight) + growth
    }
}
