// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Shows one screen at a time, with tabs below it in a narrow window and a list beside it in a wide one.
final class ShowcaseController: UIViewController {
    /// The least width of the window, in points, for the list at the side.
    private static let wideWidth: CGFloat = 700
    private static let sideWidth: CGFloat = 232
    private static let tabHeight: CGFloat = 48
    /// The least width of a tab, in points: below that, its title would be too small to read. More tabs take more rows.
    private static let leastTabWidth: CGFloat = 36
    /// The pitch of the list at the side, in points, where there is room for it; below the least one it is a grid of tabs.
    private static let rowPitch: CGFloat = 45
    private static let leastRowPitch: CGFloat = 32
    private static let tabsBeside = 4

    private let trace: TraceLog
    private var screens: [Screen: UIViewController] = [:]
    private(set) var selected: Screen?
    /// Around the title and the screen where the window is lower than the screen needs.
    private let scrollView = UIScrollView()
    private let bar = UIView()
    private let barEdge = UIView()
    private let nameLabel = UILabel()
    private let titleLabel = UILabel()
    private let hintLabel = UILabel()
    private let aboutButton = UIButton(configuration: .gray())
    private let items = Screen.allCases.map { NavigationItem($0) }

    init(trace: TraceLog) {
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
        title = "Responder"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "showcase"
        bar.accessibilityContainerType = .landmark
        bar.accessibilityLabel = "Screens"
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.accessibilityTraits = .header
        hintLabel.font = .systemFont(ofSize: 14)
        hintLabel.textColor = .secondaryLabel
        hintLabel.numberOfLines = 0
        scrollView.accessibilityIdentifier = "showcase.scroll"
        scrollView.contentInsetAdjustmentBehavior = .never
        nameLabel.text = "Responder"
        nameLabel.font = .systemFont(ofSize: 20, weight: .bold)
        bar.backgroundColor = .secondarySystemGroupedBackground
        barEdge.backgroundColor = .separator
        bar.focusGroupIdentifier = "screens"
        aboutButton.configuration?.title = "About"
        aboutButton.configuration?.cornerStyle = .capsule
        aboutButton.configuration?.buttonSize = .small
        aboutButton.accessibilityIdentifier = "about"
        aboutButton.addTarget(self, action: ShowcaseController.showAbout, for: .primaryActionTriggered)
        for item in items {
            item.addTarget(self, action: ShowcaseController.choose(_:), for: [.touchUpInside, .primaryActionTriggered])
            bar.addSubview(item)
        }
        for part in [titleLabel, hintLabel, bar, aboutButton] { view.addSubview(part) }
        for part in [nameLabel, barEdge] { bar.addSubview(part) }
        select(.hitTesting)
    }

    // MARK: Screens

    private func choose(_ item: NavigationItem) { select(item.screen) }

    private func showAbout() {
        let about = AboutController()
        present(about, animated: true)
    }

    func select(_ screen: Screen) {
        guard screen != selected else { return }
        loadViewIfNeeded()
        if let selected, let old = screens[selected] {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        selected = screen
        scrollView.contentOffset = .zero
        let controller = controller(for: screen)
        addChild(controller)
        view.insertSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
        titleLabel.text = screen.title
        hintLabel.text = screen.hint
        for item in items { item.isSelected = item.screen == screen }
        view.setNeedsLayout()
    }

    func controller(for screen: Screen) -> UIViewController {
        if let made = screens[screen] { return made }
        let made = screen.makeController(trace: trace)
        screens[screen] = made
        return made
    }

    /// What was typed on screens that keep it, by their names.
    var keptStates: [String: [String: Any]] {
        get {
            screens.reduce(into: [:]) { states, entry in
                if let screen = entry.value as? any StateKeeping { states[entry.key.name] = screen.keptState }
            }
        }
        set {
            for screen in Screen.allCases {
                guard let state = newValue[screen.name], let keeping = controller(for: screen) as? any StateKeeping
                else { continue }
                keeping.keptState = state
            }
        }
    }

    /// Tab begins in the screen that is shown, if there is anything to have focus.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (selected.map { [controller(for: $0)] } ?? []) + super.preferredFocusEnvironments
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width >= Self.wideWidth
        let safe = view.safeAreaInsets
        var content = view.bounds
        if isWide {
            let width = Self.sideWidth + safe.left
            bar.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
            content.origin.x = width
            content.size.width -= width + safe.right
            content.size.height -= safe.bottom
        } else {
            let height = Self.tabHeight * CGFloat(tabRows) + safe.bottom
            content.size.height -= height
            bar.frame = CGRect(x: 0, y: content.maxY, width: view.bounds.width, height: height)
        }
        layoutBar(isWide: isWide, safe: safe)
        let area = content
        layoutHeader(above: &content, isWide: isWide, top: safe.top)
        guard let selected, let screen = controller(for: selected).view else { return }
        let least = selected.leastHeight(forWidth: content.width)
        if content.height < least {
            content.size.height = least
            scroll(screen, at: content, in: area)
        } else {
            place(screen, at: content)
        }
        mirror([screen, scrollView, bar] + header)
    }

    /// What was laid out from the left is laid out from the right where lines begin there.
    private func mirror(_ parts: [UIView]) {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for part in parts {
            guard let outer = part.superview else { continue }
            part.frame.origin.x = outer.bounds.width - part.frame.maxX
        }
    }

    private var header: [UIView] { [titleLabel, hintLabel, aboutButton] }

    /// There is room for all of the screen below the title.
    private func place(_ screen: UIView, at frame: CGRect) {
        if screen.superview !== view { view.insertSubview(screen, at: 0) }
        for part in header where part.superview !== view { view.addSubview(part) }
        screen.frame = frame
        scrollView.removeFromSuperview()
    }

    /// The title and the screen scroll together.
    private func scroll(_ screen: UIView, at frame: CGRect, in area: CGRect) {
        if scrollView.superview !== view { view.insertSubview(scrollView, at: 0) }
        scrollView.frame = area
        for part in [screen] + header where part.superview !== scrollView { scrollView.addSubview(part) }
        for part in header { part.frame = part.frame.offsetBy(dx: -area.minX, dy: -area.minY) }
        screen.frame = frame.offsetBy(dx: -area.minX, dy: -area.minY)
        scrollView.contentSize = CGSize(width: area.width, height: screen.frame.maxY)
    }

    private var tabRows: Int {
        let fitting = max(1, (view.bounds.width / Self.leastTabWidth).rounded(.down))
        return Int((CGFloat(items.count) / fitting).rounded(.up))
    }

    private func layoutBar(isWide: Bool, safe: UIEdgeInsets) {
        nameLabel.isHidden = !isWide
        if isWide {
            barEdge.frame = CGRect(x: bar.bounds.width - 1, y: 0, width: 1, height: bar.bounds.height)
            nameLabel.frame = CGRect(
                x: safe.left + 20, y: safe.top + 24, width: Self.sideWidth - 40, height: 28)
            layoutSide(safe)
            mirror([barEdge, nameLabel])
        } else {
            barEdge.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: 1)
            let perRow = (items.count + tabRows - 1) / tabRows
            layoutTabs(perRow, from: .zero, width: bar.bounds.width / CGFloat(perRow))
        }
        mirror(items)
    }

    /// A list as long as its rows stay high enough for fingers, and tabs in a window that is too low for that.
    private func layoutSide(_ safe: UIEdgeInsets) {
        let top = safe.top + 72
        let pitch = min(Self.rowPitch, (bar.bounds.height - top - safe.bottom - 8) / CGFloat(items.count))
        guard pitch >= Self.leastRowPitch else {
            let width = (Self.sideWidth - 20) / CGFloat(Self.tabsBeside)
            return layoutTabs(Self.tabsBeside, from: CGPoint(x: safe.left + 10, y: top), width: width)
        }
        for (place, item) in items.enumerated() {
            item.isRow = true
            item.frame = CGRect(
                x: safe.left + 10, y: top + CGFloat(place) * pitch, width: Self.sideWidth - 20, height: pitch - 3)
        }
    }

    private func layoutTabs(_ perRow: Int, from origin: CGPoint, width: CGFloat) {
        for (place, item) in items.enumerated() {
            item.isRow = false
            item.frame = CGRect(
                x: origin.x + CGFloat(place % perRow) * width,
                y: origin.y + CGFloat(place / perRow) * Self.tabHeight, width: width, height: Self.tabHeight)
        }
    }

    private func layoutHeader(above content: inout CGRect, isWide: Bool, top: CGFloat) {
        let margin = Spacing.margin(forWidth: content.width)
        let width = content.width - margin * 2
        let buttonSize = aboutButton.sizeThatFits(.zero)
        let titleTop = content.minY + top + (isWide ? 20 : 10)
        aboutButton.frame = CGRect(
            x: content.maxX - margin - buttonSize.width, y: titleTop + 2, width: buttonSize.width, height: 32)
        titleLabel.frame = CGRect(
            x: content.minX + margin, y: titleTop, width: width - buttonSize.width - 8, height: 36)
        let hintHeight = hintLabel.sizeThatFits(CGSize(width: width, height: 0)).height
        hintLabel.frame = CGRect(x: content.minX + margin, y: titleTop + 37, width: width, height: hintHeight)
        let bottom = hintLabel.frame.maxY + Spacing.gap
        content.size.height -= bottom - content.minY
        content.origin.y = bottom
    }
}

extension ShowcaseController: EventObserver {
    private var observer: (any EventObserver)? { selected.flatMap { screens[$0] as? any EventObserver } }

    func window(_ window: UIWindow, willSend event: UIEvent) { observer?.window(window, willSend: event) }

    func window(_ window: UIWindow, didSend event: UIEvent) { observer?.window(window, didSend: event) }
}
