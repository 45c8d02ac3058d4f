// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The editing menu's bar while it is shown. Its window takes only touches on the bar. So a touch beside the bar goes to the
/// view there, and the bar disappears.
@MainActor
final class EditBarPresentation {
    let window: MenuWindow
    private let start: UIResponder
    private weak var sender: AnyObject?
    private unowned let application: UIApplication
    private var elements: [UIMenuElement]
    private var bar: EditBarView?
    /// In the scene's coordinates (points).
    private var target = CGRect.zero
    private var direction = UIEditMenuArrowDirection.automatic
    private(set) var isOpen = true
    var willEnd: (@MainActor () -> Void)?
    var frameDidChange: (@MainActor () -> Void)?

    init(
        _ elements: [UIMenuElement], in scene: UIWindowScene, from start: UIResponder, sender: AnyObject?,
        _ application: UIApplication
    ) {
        self.elements = elements
        self.start = start
        self.sender = sender
        self.application = application
        window = MenuWindow(windowScene: scene)
        window.isModal = false
        window.resized = { [weak self] in self?.dismiss() }
    }

    /// In the scene's coordinates (points).
    var frame: CGRect { bar.map { window.convert($0.frame, to: nil) } ?? .zero }

    func show() {
        makeBar()
        window.isHidden = false
        guard let bar else { return }
        bar.alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { bar.alpha = 1 }
    }

    func reload(_ elements: [UIMenuElement]) {
        self.elements = elements
        makeBar()
    }

    /// Puts the bar beside a rectangle of a window's coordinates (points).
    func place(at rect: CGRect, in targetWindow: UIWindow?, _ direction: UIEditMenuArrowDirection) {
        target = targetWindow?.convert(rect, to: nil) ?? rect
        self.direction = direction
        placeBar()
    }

    private func makeBar() {
        bar?.removeFromSuperview()
        let bar = EditBarView(EditBarItem.items(of: elements, from: start)) { [weak self] in self?.choose($0) }
        self.bar = bar
        window.addSubview(bar)
        placeBar()
    }

    private func placeBar() {
        guard let bar else { return }
        let area = window.bounds.inset(by: window.safeAreaInsets)
        bar.place(beside: window.convert(target, from: nil), within: area, direction)
        frameDidChange?()
    }

    private func choose(_ item: EditBarItem) {
        switch item.element {
        case let menu as UIMenu: return open(menu)
        case let deferred as UIDeferredMenuElement:
            // The loaded elements replace the placeholder.
            return deferred.load(from: start) { [weak self] elements in self?.replace(deferred, by: elements) }
        default: break
        }
        let staysOpen = item.attributes.contains(.keepsMenuPresented)
        if !staysOpen { dismiss() }
        item.element.performChosen(from: start, sender: sender, application)
        if staysOpen, isOpen { makeBar() }
    }

    private func replace(_ deferred: UIDeferredMenuElement, by elements: [UIMenuElement]) {
        guard isOpen, let place = self.elements.firstIndex(where: { $0 === deferred }) else { return }
        self.elements.replaceSubrange(place...place, with: elements)
        makeBar()
    }

    /// A submenu opens as a list in the bar's place.
    private func open(_ menu: UIMenu) {
        guard let scene = window.windowScene else { return }
        let anchor = frame
        let (start, sender, application) = (start, sender, application)
        dismiss()
        application.menus.show(
            MenuPresentation(menu, anchor: anchor, in: scene, from: start, sender: sender, application))
    }

    func dismiss() {
        guard isOpen else { return }
        isOpen = false
        willEnd?()
        window.isHidden = true
        window.windowScene = nil
        application.menus.ended(self)
    }
}
