// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a navigation bar shows of an item's groups of buttons, and what stands in the menu of further items (N57).
@MainActor
struct NavigationItemGroups {
    /// From the leading edge inwards.
    let leading: [UIBarButtonItem]
    let center: [UIBarButtonItem]
    /// From the trailing edge inwards.
    let trailing: [UIBarButtonItem]
    let pinned: [UIBarButtonItem]
    /// The groups whose items stand in the menu.
    let overflow: [UIBarButtonItemGroup]

    /// - Parameter isRegular: whether the bar's width is regular; in a compact one there is no room in the middle.
    init(_ item: UINavigationItem, isRegular: Bool) {
        func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
            groups.filter { $0.isInBar && !$0.isHidden }.flatMap(\.barButtonItems)
        }
        let hasCenter = isRegular && item.style != .navigator
        leading = shown(item.leadingItemGroups)
        center = hasCenter ? shown(item.centerItemGroups) : []
        trailing = shown(item.trailingItemGroups).reversed()
        pinned = shown([item.pinnedTrailingGroup].compactMap { $0 }).reversed()
        let all = item.leadingItemGroups + item.centerItemGroups + item.trailingItemGroups
        overflow = all.filter { group in
            guard !group.isHidden else { return false }
            guard group.isInBar else { return group.alwaysAvailable }
            return !hasCenter && item.centerItemGroups.contains { $0 === group }
        }
    }
}

/// The button of a bar that opens the menu of further items.
final class OverflowButton: UIButton {
    convenience init(_ groups: [UIBarButtonItemGroup]) {
        self.init(type: .system)
        setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        frame.size = CGSize(width: BarMetrics.leastButton, height: BarMetrics.leastButton)
        accessibilityLabel = "More"
        accessibilityIdentifier = "BarOverflow"
        showsMenuAsPrimaryAction = true
        menu = UIMenu(children: groups.flatMap(Self.elements))
    }

    private static func elements(of group: UIBarButtonItemGroup) -> [UIMenuElement] {
        if let own = group.menuRepresentation { return [own] }
        return group.barButtonItems.filter { !$0.isHidden && $0.customView == nil }.map { item in
            if let menu = item.menu, item.opensMenu {
                return UIMenu(title: item.spokenName ?? "", image: item.shownImage, children: menu.children)
            }
            let action = UIAction(title: item.spokenName ?? "", image: item.shownImage) { [weak item] _ in
                item?.choose()
            }
            if !item.isEnabled { action.attributes = .disabled }
            return action
        }
    }
}

/// Lies over a bar's title and opens its menu (N59).
final class TitleMenuButton: UIControl {
    /// The room of the mark beside the title, in points.
    static let markWidth: CGFloat = 16
    private weak var item: UINavigationItem?
    private let mark = UIImageView(image: UIImage(systemName: "chevron.down"))

    init(_ item: UINavigationItem) {
        self.item = item
        super.init(frame: .zero)
        mark.tintColor = .secondaryLabel
        mark.contentMode = .center
        addSubview(mark)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
        accessibilityLabel = item.title
        accessibilityIdentifier = "TitleMenu"
        accessibilityTraits = [.button, .header]
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let provider = item?.titleMenuProvider, let menu = provider([]) else { return nil }
        return UIContextMenuConfiguration { _ in menu }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.markWidth
        mark.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - side, y: (bounds.height - side) / 2, width: side, height: side)
    }
}
