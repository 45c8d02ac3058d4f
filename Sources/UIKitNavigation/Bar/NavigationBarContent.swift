// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The content of a navigation bar for one item: the back button, the items at the sides, the title, the prompt, the large title.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private let back: UINavigationItem?
    private(set) var backButton: UIButton?
    private let leading: BarItemViews
    private let trailing: BarItemViews
    private let titleLabel = UILabel(frame: .zero)
    private let promptLabel: UILabel?
    let largeTitleLabel = UILabel(frame: .zero)
    /// The height of the large title's part, in points; 0 without one.
    var largeTitleHeight: CGFloat = 0 { didSet { if largeTitleHeight != oldValue { setNeedsLayout() } } }
    private var goBack: (() -> Void)?
    /// The downward offset of the title, in points.
    private var titleOffset: UIOffset
    /// N56: whether the title stands at the leading side.
    private let isTitleLeading: Bool
    /// Opens the title's menu (N59).
    private var titleButton: TitleMenuButton?
    private let middle: BarItemViews
    private var overflow: OverflowButton?

    init(_ item: UINavigationItem, over back: UINavigationItem?, on bar: UINavigationBar, goBack: @escaping () -> Void)
    {
        self.item = item
        self.back = back
        let hasLeading = item.leftBarButtonItems?.isEmpty == false
        let showsBack =
            (back != nil || item.backAction != nil) && !item.hidesBackButton
            && (!hasLeading || item.leftItemsSupplementBackButton)
        let isRegular = bar.traitCollection.horizontalSizeClass == .regular
        let groups = NavigationItemGroups(item, isRegular: isRegular)
        leading = BarItemViews((item.leftBarButtonItems ?? []) + groups.leading, on: bar)
        trailing = BarItemViews(groups.pinned + (item.rightBarButtonItems ?? []) + groups.trailing, on: bar)
        middle = BarItemViews(groups.center, on: bar)
        promptLabel = item.prompt.map { _ in UILabel(frame: .zero) }
        titleOffset = bar.titleOffset(of: item)
        isTitleLeading = item.style != .navigator && isRegular
        super.init(frame: .zero)
        if !groups.overflow.isEmpty { overflow = OverflowButton(groups.overflow) }
        self.goBack = goBack
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if showsBack { makeBackButton(bar) }
        for view in leading.views + middle.views + trailing.views { addSubview(view) }
        if let overflow { addSubview(overflow) }
        addTitles(bar)
    }

    required init?(coder: NSCoder) { nil }

    var buttons: [UIView] {
        [backButton, overflow, titleButton].compactMap { $0 } + leading.views + middle.views + trailing.views
    }

    /// Updates the view of a changed item. Returns false if it cannot stay.
    func update(_ item: UIBarItem) -> Bool {
        guard
            let button = (leading.views + middle.views + trailing.views).lazy.compactMap({ $0 as? BarButton }).first(
                where: {
                    $0.item === item
                }),
            button.item?.customView == nil, button.item?.isHidden == false
        else { return false }
        button.update()
        setNeedsLayout()
        return true
    }

    /// N82: shows another look of the bar.
    func restyle(on bar: UINavigationBar) {
        bar.style(titleLabel, large: false, for: item)
        bar.style(largeTitleLabel, large: true, for: item)
        titleOffset = bar.titleOffset(of: item)
        if let backButton { styleBack(backButton, bar) }
        for case let button as BarButton in leading.views + middle.views + trailing.views { button.update() }
        setNeedsLayout()
    }

    private func addTitles(_ bar: UINavigationBar) {
        clipsToBounds = false
        if let titleView = item.titleView {
            addSubview(titleView)
        } else {
            titleLabel.text = item.title
            titleLabel.accessibilityTraits = .header
            bar.style(titleLabel, large: false, for: item)
            addSubview(titleLabel)
            if item.titleMenuProvider != nil {
                let button = TitleMenuButton(item)
                titleButton = button
                addSubview(button)
            }
        }
        if let promptLabel {
            promptLabel.text = item.prompt
            promptLabel.font = .systemFont(ofSize: 13)
            promptLabel.textColor = .secondaryLabel
            promptLabel.textAlignment = .center
            addSubview(promptLabel)
        }
        guard bar.showsLargeTitle(of: item) else { return }
        largeTitleLabel.text = item.title
        largeTitleLabel.accessibilityTraits = .header
        bar.style(largeTitleLabel, large: true, for: item)
        addSubview(largeTitleLabel)
    }

    // MARK: Back

    private func makeBackButton(_ bar: UINavigationBar) {
        let button = UIButton(type: .system)
        styleBack(button, bar)
        button.tintColor = back?.backBarButtonItem?.tintColor
        button.accessibilityLabel = backTitles.first { !$0.isEmpty } ?? "Back"
        button.accessibilityIdentifier = "BackButton"
        button.menu = bar.backMenu
        button.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .primaryActionTriggered)
        backButton = button
        addSubview(button)
    }

    /// N83: font and color of the back button's title, and its place, are those of the look and of the item below.
    private func styleBack(_ button: UIButton, _ bar: UINavigationBar) {
        let own = back?.backBarButtonItem
        let image =
            own?.image ?? bar.backIndicator(of: item)
            ?? UIImage(systemName: bar.isRightToLeft ? "chevron.right" : "chevron.left")
        button.setImage(image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        let looks = bar.backAppearances(of: item)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            button.setTitleColor(nil, for: state)
            for look in looks { button.apply(look.attributes(for: state), state) }
            button.apply(own?.titleTextAttributes(for: state), state)
        }
        button.moveTitle(
            by: looks.last { $0.normal.titlePositionAdjustment != .zero }?.normal.titlePositionAdjustment ?? .zero)
    }

    /// The possible titles of the back button, the best first (N32).
    private var backTitles: [String] {
        guard let back else { return [item.backAction?.title ?? "Back", ""] }
        switch back.backButtonDisplayMode {
        case .minimal: return [""]
        case .generic: return ["Back", ""]
        case .default:
            let own = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title
            return [own ?? "Back", "Back", ""]
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = promptLabel == nil ? 0 : BarMetrics.promptHeight
        promptLabel?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        let row = CGRect(x: 0, y: top, width: bounds.width, height: BarMetrics.height(in: self))
        let wanted = wantedTitleWidth
        var left = BarMetrics.margin
        if let backButton {
            let room = max(BarMetrics.leastButton, (row.width - wanted) / 2 - left)
            left = placeBack(backButton, in: row, at: left, room: room)
        }
        for view in leading.views { left = place(view, in: row, at: left) }
        var right = BarMetrics.margin
        let pinned = item.pinnedTrailingGroup?.barButtonItems.count ?? 0
        for (place, view) in trailing.views.enumerated() {
            if place == pinned { right = placeOverflow(in: row, at: right) }
            right = self.place(view, in: row, at: right, isTrailing: true)
        }
        if trailing.views.count <= pinned { right = placeOverflow(in: row, at: right) }
        right = placeSearch(in: row, at: right)
        placeTitle(in: row, left: left, right: right, wanted: wanted)
        placeCenter(in: row)
        mirrorIfRightToLeft(buttons + [item.titleView ?? titleLabel])
        placeLargeTitle(below: row.maxY)
    }

    /// The menu of further items stands inside of the pinned group (N57).
    private func placeOverflow(in row: CGRect, at right: CGFloat) -> CGFloat {
        overflow.map { place($0, in: row, at: right, isTrailing: true) } ?? right
    }

    /// N58: the place of the search bar beside the title; `nil` if it stands below.
    private(set) var searchPlace: CGRect?

    private func placeSearch(in row: CGRect, at right: CGFloat) -> CGFloat {
        guard item.isSearchInline, item.searchController != nil else {
            searchPlace = nil
            return right
        }
        let width = min(SearchMetrics.inlineWidth, row.width / 2)
        var place = CGRect(x: row.width - right - width, y: row.minY, width: width, height: row.height)
        if isRightToLeft { place.origin.x = bounds.width - place.maxX }
        searchPlace = place
        return right + width
    }

    /// The groups in the middle stand beside each other around the bar's middle (N57).
    private func placeCenter(in row: CGRect) {
        let widths = middle.views.map(BarItemViews.width)
        var x = (row.width - widths.reduce(0, +)) / 2
        for (view, width) in zip(middle.views, widths) {
            let height = BarItemViews.height(of: view, in: row.height)
            CustomViewSizes.place(view, CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
            x += width
        }
    }

    private var wantedTitleWidth: CGFloat {
        guard let titleView = item.titleView else {
            let mark = titleButton == nil ? 0 : 2 * TitleMenuButton.markWidth
            return titleLabel.sizeThatFits(.zero).width.rounded(.up) + mark
        }
        return BarItemViews.width(of: titleView)
    }

    private func placeBack(_ button: UIButton, in row: CGRect, at left: CGFloat, room: CGFloat) -> CGFloat {
        var width: CGFloat = 0
        for title in backTitles {
            button.setTitle(title.isEmpty ? nil : title, for: .normal)
            width = max(
                BarMetrics.leastButton, button.sizeThatFits(.zero).width.rounded(.up) + BarMetrics.buttonPadding)
            if width <= room { break }
        }
        button.frame = CGRect(x: left, y: row.minY, width: width, height: row.height)
        return left + width
    }

    /// Puts a view at a distance from the leading or the trailing side, and returns that of the next.
    private func place(_ view: UIView, in row: CGRect, at distance: CGFloat, isTrailing: Bool = false) -> CGFloat {
        let width = BarItemViews.width(of: view)
        let height = BarItemViews.height(of: view, in: row.height)
        let offset = (view as? BarButton)?.item?.verticalOffset ?? 0
        CustomViewSizes.place(
            view,
            CGRect(
                x: isTrailing ? row.width - distance - width : distance, y: row.midY - height / 2 + offset,
                width: width, height: height))
        return distance + width
    }

    /// Places the title in the middle of the bar, or as near to it as the sides allow.
    private func placeTitle(in row: CGRect, left: CGFloat, right: CGFloat, wanted: CGFloat) {
        let room = max(0, row.width - left - right - 2 * BarMetrics.margin)
        let width = min(wanted, room)
        let start = isTitleLeading ? 0 : (row.width - width) / 2
        let x = min(max(start, left + BarMetrics.margin), row.width - right - BarMetrics.margin - width)
        let view = item.titleView ?? titleLabel
        let height = item.titleView.map { BarItemViews.height(of: $0, in: row.height) } ?? row.height
        CustomViewSizes.place(
            view,
            CGRect(
                x: x + titleOffset.horizontal, y: row.midY - height / 2 + titleOffset.vertical, width: width,
                height: height))
        titleButton?.frame = view.frame
        if titleButton != nil {
            view.frame = view.frame.insetBy(dx: TitleMenuButton.markWidth, dy: 0)
        }
        // While the large title is visible, the small one is hidden.
        let isSmallShown = largeTitleHeight < 1 || largeTitleLabel.superview == nil
        if item.titleView == nil { titleLabel.alpha = isSmallShown ? 1 : 0 }
    }

    private func placeLargeTitle(below top: CGFloat) {
        guard largeTitleLabel.superview != nil else { return }
        let margin = BarMetrics.titleMargin
        largeTitleLabel.isHidden = largeTitleHeight < 1
        largeTitleLabel.frame = CGRect(
            x: margin, y: top + largeTitleHeight - BarMetrics.largeTitleHeight, width: bounds.width - 2 * margin,
            height: BarMetrics.largeTitleHeight)
        largeTitleLabel.alpha = min(1, max(0, largeTitleHeight / BarMetrics.largeTitleHeight))
    }
}
