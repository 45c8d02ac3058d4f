// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows the editing menu for its view: a bar with the commands that the responders suggest. The delegate may change them
/// (F12, F13).
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Decides the menu's content and place. Not retained.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the menu is for; `nil` before the interaction is added and after it is removed.
    open private(set) weak var view: UIView?

    private var bar: EditBarPresentation?
    private var configuration: UIEditMenuConfiguration?

    /// An interaction that asks a delegate for its menus; it is not kept alive. Without one the responders' suggestions
    /// are shown.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes the menu.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// The menu is for another view from here on.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu, in place of any that is shown (F12). Without a window, or with nothing to show, nothing happens.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window, let scene = window.windowScene else { return }
        let application = window.application
        application.menus.editBar(in: scene)?.dismiss()
        let items = items(for: configuration, view, application)
        guard !items.isEmpty else { return }
        let bar = EditBarPresentation(items, in: scene, from: EditCommands.start(for: view), sender: view, application)
        bar.willEnd = { [weak self] in self?.willEnd() }
        self.bar = bar
        self.configuration = configuration
        place()
        let coming = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: coming)
        // The delegate may have dismissed it, or presented another.
        guard self.bar === bar else { return }
        application.menus.show(bar)
        coming.run()
    }

    /// Closes the menu.
    open func dismissMenu() { bar?.dismiss() }

    /// Asks for the menu's elements again.
    open func reloadVisibleMenu() {
        guard let bar, let configuration, let view, let window = view.window else { return }
        let items = items(for: configuration, view, window.application)
        if items.isEmpty { bar.dismiss() } else { bar.reload(items) }
    }

    /// Asks for the target's place again.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard bar != nil else { return }
        if animated {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.place() }
        } else {
            place()
        }
    }

    /// The source point of the shown menu, in a view's coordinates (points), or in the window's for nil. The null rectangle's
    /// origin while none is shown.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return CGRect.null.origin }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private func items(
        for configuration: UIEditMenuConfiguration, _ view: UIView, _ application: UIApplication
    ) -> [UIMenuElement] {
        let suggested = EditCommands.suggested(from: view, application)
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        return menu?.children ?? suggested
    }

    private func place() {
        guard let bar, let view, let configuration else { return }
        var rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        // F12: without a target, the point itself.
        if rect.isNull { rect = CGRect(origin: configuration.sourcePoint, size: .zero) }
        bar.place(at: view.convert(rect, to: nil), in: view.window, configuration.preferredArrowDirection)
    }

    private func willEnd() {
        bar = nil
        guard let configuration else { return }
        self.configuration = nil
        let going = MenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: going)
        going.run()
    }
}
