// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A list in a compositional layout: rows below each other, with headers, footers, separators and swipe actions (T100).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// What a list looks like.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    /// Where a section's header comes from.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary = 1
        /// The first item is the header, and looks like one.
        case firstItemInSection = 2
    }

    /// Where a section's footer comes from.
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    /// Makes the actions of a swipe on a row; `nil` for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// Says how the separators of a row look, given those of the list. Called when the row is laid out.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// What the list looks like; its colors, insets and pinned headers come of it (T100).
    public var appearance: Appearance
    /// Where headers come from; none at first.
    public var headerMode = HeaderMode.none
    /// Where footers come from; none at first.
    public var footerMode = FooterMode.none
    /// True at first; sidebars have no separators whatever it is.
    public var showsSeparators: Bool
    /// How separators look where ``itemSeparatorHandler`` says nothing else.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The last word on the separators of each row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// `nil` for the appearance's.
    public var backgroundColor: UIColor?
    /// Above each section, in points; the appearance's while it is `nil`.
    public var headerTopPadding: CGFloat?
    /// The actions that a swipe away from the leading edge uncovers; none while it is `nil` (T102).
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions that a swipe away from the trailing edge uncovers; none while it is `nil` (T102).
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list without headers and footers; separators are shown but for sidebars.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// Whether rows keep from the sides, with round corners around each section.
    var isInset: Bool { appearance == .insetGrouped }

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    var background: UIColor {
        if let backgroundColor { return backgroundColor }
        return isGrouped || appearance == .sidebar ? .systemGroupedBackground : .systemBackground
    }
}

/// What the line between rows looks like.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is drawn.
    public enum Visibility: Int, Sendable {
        /// As the list has it: between rows, and not above the first one of a group or below its last one.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    /// Insets that the row's content gives.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether a line is above the row; at first as the list has it.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a line is below the row; at first as the list has it.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// In points; a side may be automatic by itself.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far the line below keeps from the row's edges, in points; a side may be automatic by itself.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of both lines; the system's separator color at first.
    public var color: UIColor = .separator

    /// Separators as lists have them, the same for every appearance: automatic lines, automatic insets, the system's
    /// color.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    /// A section whose items are the rows of a list, as wide as the list and as high as they are.
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

/// What is behind a list's section.
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
