// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A menu that is shown, with the submenus that are open in it.
///
/// It does not know why it is shown. Its maker says where the search for a command's target begins, and hears of its end.
@MainActor
final class MenuPresentation {
    private(set) var menu: UIMenu
    let window: MenuWindow
    /// The responder at which the search for a command's target begins.
    private let start: UIResponder
    /// In the scene's coordinates (points).
    private let anchor: CGRect
    /// The sender of performed elements.
    private weak var sender: AnyObject?
    private unowned let application: UIApplication
    /// The open lists, the innermost last.
    private(set) var lists: [MenuListView] = []
    /// The elements that deferred elements returned while this menu is shown.
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private var isAsking = false
    /// The first known place of the touch that opened the menu, until the touch has moved away from it.
    private var openingPoint: CGPoint?
    private var hasMoved = false
    private(set) var isOpen = true
    /// The order of elements when the menu is above its anchor.
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// The preview beside the menu; set before the menu is shown.
    var preview: ContextMenuPreview?
    /// The menu is about to go.
    var willEnd: (@MainActor () -> Void)?
    /// An element was chosen. Called before it is performed, and after the menu disappeared, if it does.
    var didChoose: (@MainActor (UIMenuElement) -> Void)?

    /// How far an opening touch moves before it chooses, in points.
    private static let slop: CGFloat = 10

    init(
        _ menu: UIMenu, anchor: CGRect, in scene: UIWindowScene, from start: UIResponder, sender: AnyObject?,
        _ application: UIApplication
    ) {
        self.menu = menu
        self.anchor = anchor
        self.start = start
        self.sender = sender
        self.application = application
        window = MenuWindow(windowScene: scene)
        window.touchOutside = { [weak self] in self?.dismiss() }
        window.resized = { [weak self] in self?.dismiss() }
    }

    /// Shows the menu.
    func show() {
        if let preview { window.addSubview(preview) }
        push(menu)
        window.isHidden = false
        let lists = lists
        for list in lists {
            list.alpha = 0
            UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { list.alpha = 1 }
        }
    }

    // MARK: Lists

    private func push(_ menu: UIMenu) {
        let list = makeList(menu, isNested: !lists.isEmpty)
        lists.last?.alpha = 0.6
        lists.append(list)
        window.addSubview(list)
        place()
    }

    private func pop() {
        guard lists.count > 1 else { return dismiss() }
        lists.removeLast().removeFromSuperview()
        lists.last?.alpha = 1
    }

    private func makeList(_ menu: UIMenu, isNested: Bool) -> MenuListView {
        var content = MenuContent(menu, from: start) { [weak self] deferred in self?.elements(of: deferred) }
        func make() -> MenuListView {
            MenuListView(menu, content, isNested: isNested, title: isNested ? nil : menu.title) { [weak self] in
                self?.follow($0, $1)
            }
        }
        var list = make()
        if order == .priority, frame(of: list).maxY <= anchor.minY {
            // The first element is nearest to the pressed place.
            content.reverse()
            list = make()
        }
        let hover = MenuHoverGestureRecognizer(target: nil, action: nil)
        hover.addTarget(self, action: MenuPresentation.hover(_:))
        list.addGestureRecognizer(hover)
        return list
    }

    /// Shows the menus' present content: elements came, or the application changed them.
    private func reload() {
        guard isOpen else { return }
        for (depth, old) in lists.enumerated() {
            let list = makeList(old.menu, isNested: depth > 0)
            list.alpha = old.alpha
            window.insertSubview(list, aboveSubview: old)
            old.removeFromSuperview()
            lists[depth] = list
        }
        place()
    }

    /// Each list at the anchor; a nested one over the one around it.
    private func place() {
        let area = window.bounds.inset(by: window.safeAreaInsets)
        for (depth, list) in lists.enumerated() {
            var frame = frame(of: list)
            frame.origin.y = max(area.minY, min(frame.minY + CGFloat(depth) * 12, area.maxY - frame.height))
            list.frame = frame
        }
    }

    private func frame(of list: MenuListView) -> CGRect {
        let area = window.bounds.inset(by: window.safeAreaInsets)
        return MenuPlacement.frame(size: list.preferredSize, anchor: anchor, within: area)
    }

    /// The elements of a deferred element. The first call asks for them.
    private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let key = ObjectIdentifier(deferred)
        if asked.insert(key).inserted {
            let wasAsking = isAsking
            isAsking = true
            deferred.load(from: start) { [weak self] elements in self?.take(elements, for: key) }
            isAsking = wasAsking
        }
        return loaded[key]
    }

    private func take(_ elements: [UIMenuElement], for key: ObjectIdentifier) {
        loaded[key] = elements
        // Elements that come at once go into the list that is being made.
        if !isAsking { reload() }
    }

    /// Shows another menu in place of the outermost one.
    func update(_ menu: UIMenu) {
        guard isOpen else { return }
        self.menu = menu
        while lists.count > 1 { lists.removeLast().removeFromSuperview() }
        lists.first?.removeFromSuperview()
        lists = []
        push(menu)
    }

    // MARK: Touches

    /// A touch that began on a line.
    private func follow(_ touch: UITouch, _ phase: UITouch.Phase) {
        switch phase {
        case .began, .moved: lists.last?.highlighted = lists.last?.row(at: touch.location(in: nil))
        case .ended: choose(at: touch.location(in: nil))
        default: lists.last?.highlighted = nil
        }
    }

    /// The touch that opened the menu, and belongs to another view, moved to a point of the scene: it may slide onto a line.
    func trackOpening(to point: CGPoint) {
        guard isOpen else { return }
        guard let openingPoint else {
            self.openingPoint = point
            return
        }
        if hypot(point.x - openingPoint.x, point.y - openingPoint.y) > Self.slop { hasMoved = true }
        if hasMoved { lists.last?.highlighted = lists.last?.row(at: window.convert(point, from: nil)) }
    }

    /// The touch lifted. The line under it is chosen; without a line, the menu stays.
    func endOpening(at point: CGPoint) {
        trackOpening(to: point)
        if hasMoved { choose(at: window.convert(point, from: nil)) }
    }

    private func choose(at point: CGPoint) {
        guard isOpen, let row = lists.last?.row(at: point) else {
            lists.last?.highlighted = nil
            return
        }
        choose(row.item)
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        guard let list = lists.last, recognizer.view === list else { return }
        list.highlighted = isOver ? list.row(at: recognizer.location(in: nil)) : nil
    }

    // MARK: Choosing

    private func choose(_ item: MenuItem) {
        switch item.kind {
        case .waiting: break
        case .back: pop()
        case .submenu(let menu): push(menu)
        case .leaf:
            if let menu = lists.last?.menu { MenuContent.select(item.element, in: menu) }
            let staysOpen = item.attributes.contains(.keepsMenuPresented)
            if !staysOpen { dismiss() }
            didChoose?(item.element)
            item.element.performChosen(from: start, sender: sender, application)
            if staysOpen { reload() }
        }
    }

    /// Closes the menu and all its open submenus.
    func dismiss() {
        guard isOpen else { return }
        isOpen = false
        willEnd?()
        window.isHidden = true
        window.windowScene = nil
        application.menus.ended(self)
    }

    // MARK: Keys

    /// Takes every key but lone modifiers: the menu is in front of everything.
    func takes(_ key: UIKey) -> Bool {
        guard isOpen, !key.keyCode.isModifier else { return false }
        let isMirrored = window.traitCollection.layoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardDownArrow: lists.last?.moveHighlight(by: 1)
        case .keyboardUpArrow: lists.last?.moveHighlight(by: -1)
        case .keyboardRightArrow where !isMirrored, .keyboardLeftArrow where isMirrored:
            if let item = lists.last?.highlighted?.item, case .submenu = item.kind { choose(item) }
        case .keyboardLeftArrow, .keyboardRightArrow: if lists.count > 1 { pop() }
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if let item = lists.last?.highlighted?.item { choose(item) }
        case .keyboardEscape: pop()
        default: break
        }
        return true
    }
}

extension UIKeyboardHIDUsage {
    /// Whether the key does nothing by itself.
    var isModifier: Bool {
        (UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue)
            .contains(rawValue) || self == .keyboardCapsLock
    }
}

/// The recognizer by which a menu follows the pointer. It has a class of its own, so that it is not mistaken for an application's.
private final class MenuHoverGestureRecognizer: UIHoverGestureRecognizer {}
