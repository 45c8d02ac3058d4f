// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A list in a compositional layout: rows below each other, with headers, footers, separators and swipe actions (T100).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    /// The source of a section's header.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary = 1
        /// The first item is the header, and looks like one.
        case firstItemInSection = 2
    }

    /// The source of a section's footer.
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    /// Makes the actions of a swipe on a row; `nil` for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// Returns the separators of a row, given those of the list. Called when the row is laid out.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// The look of the list. It decides colors, insets and pinned headers (T100).
    public var appearance: Appearance
    /// The source of headers; none at first.
    public var headerMode = HeaderMode.none
    /// The source of footers; none at first.
    public var footerMode = FooterMode.none
    /// True at first; sidebars have no separators whatever it is.
    public var showsSeparators: Bool
    /// The look of separators, unless ``itemSeparatorHandler`` returns another.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Decides the separators of each row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// `nil` for the appearance's.
    public var backgroundColor: UIColor?
    /// Above each section, in points; the appearance's while it is `nil`.
    public var headerTopPadding: CGFloat?
    /// The actions that a swipe away from the leading edge uncovers; none while it is `nil` (T102).
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions that a swipe away from the trailing edge uncovers; none while it is `nil` (T102).
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list without headers and footers; separators are shown except in sidebars.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// Whether rows have room at the sides, with round corners around each section.
    var isInset: Bool { appearance == .insetGrouped }

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    var background: UIColor {
        if let backgroundColor { return backgroundColor }
        return isGrouped || appearance == .sidebar ? .systemGroupedBackground : .systemBackground
    }
}

/// The look of the line between rows.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is drawn.
    public enum Visibility: Int, Sendable {
        /// By the list's rule: between rows, but not above the first row of a group or below its last one.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    /// Insets from the row's content.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether a line is above the row; at first by the list's rule.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a line is below the row; at first by the list's rule.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// In points; a side may be automatic by itself.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The distance of the line below from the row's edges, in points; a side may be automatic by itself.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of both lines; the system's separator color at first.
    public var color: UIColor = .separator

    /// The color of the lines of a selected row in a collection whose user can select several; the system's separator color at first.
    public var multipleSelectionColor: UIColor = .separator

    /// Separators as lists have them, the same for every appearance: automatic lines, automatic insets, the system's
    /// color.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    /// A section whose items are the rows of a list, with the list's width and their own heights.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListConstants.rowHeight))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        section.contentInsets = configuration.insets
        section.supplementariesFollowContentInsets = configuration.isInset
        section.boundarySupplementaryItems = configuration.boundaryItems
        let background = NSCollectionLayoutDecorationItem.background(elementKind: ListBackground.kind)
        background.zIndex = -1
        section.decorationItems = [background]
        return section
    }
}

extension UICollectionLayoutListConfiguration {
    fileprivate var insets: NSDirectionalEdgeInsets {
        let side = isInset || appearance == .sidebar ? ListConstants.insetGroupedMargin : 0
        let hasHeader = headerMode == .supplementary
        let hasFooter = footerMode == .supplementary
        let top = headerTopPadding ?? (isGrouped && !hasHeader ? ListConstants.groupedGap : 0)
        return NSDirectionalEdgeInsets(
            top: hasHeader && headerTopPadding == nil ? 0 : top, leading: side,
            bottom: isGrouped && !hasFooter ? ListConstants.groupedGap : 0, trailing: side)
    }

    fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        let estimate = isGrouped ? ListConstants.groupedTitleHeight : ListConstants.plainTitleHeight
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            items.append(header)
        }
        if footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return items
    }
}

/// The background of a list's section.
final class ListBackground: UICollectionReusableView {
    static let kind = "UICollectionViewListLayoutSectionBackgroundColorDecoration"

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        isUserInteractionEnabled = false
        let layout = (superview as? UICollectionView)?.collectionViewLayout
        let list = layout?.list(ofSection: layoutAttributes.indexPath.section)
        if backgroundColor != list?.background { backgroundColor = list?.background }
    }
}
