// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows a menu for a long press on its view, or for a click of the secondary button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable {
        /// None is shown.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// Provides the menus. Not retained.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view whose presses open the menu; `nil` before the interaction is added and after it is removed.
    open private(set) weak var view: UIView?

    private var longPress: UILongPressGestureRecognizer?
    private var click: SecondaryClickGestureRecognizer?
    private lazy var gestures = ContextMenuGestures { [weak self] in self?.prepare(at: $0) ?? false }
    /// The menu for a point in the window's coordinates, from the recognizer's question until the menu is shown.
    private var prepared: (point: CGPoint, configuration: UIContextMenuConfiguration, menu: UIMenu)?
    private var presentation: MenuPresentation?
    private var configuration: UIContextMenuConfiguration?
    /// Where the press was, in the window's coordinates.
    private var lastLocation = CGPoint.zero

    /// An interaction that asks a delegate for its menus; the delegate is not kept alive.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    // MARK: View

    /// Closes the menu, and takes the recognizers from the old view.
    open func willMove(to view: UIView?) {
        dismissMenu()
        for recognizer in [longPress, click] as [UIGestureRecognizer?] {
            if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        }
        (longPress, click) = (nil, nil)
    }

    /// Gives the new view the recognizers that open the menu.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let longPress = ContextMenuPressGestureRecognizer(target: self, action: UIContextMenuInteraction.pressed(_:))
        let click = SecondaryClickGestureRecognizer(target: self, action: UIContextMenuInteraction.clicked(_:))
        for recognizer in [longPress, click] as [UIGestureRecognizer] {
            recognizer.delegate = gestures
            view.addGestureRecognizer(recognizer)
        }
        longPress.isEnabled = takesLongPresses
        (self.longPress, self.click) = (longPress, click)
    }

    // MARK: Menu

    /// The look of the shown menu; unknown while none is shown.
    open var menuAppearance: Appearance {
        guard let presentation else { return .unknown }
        return presentation.preview == nil ? .compact : .rich
    }

    /// Where the press was, in a view's coordinates (points); the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return lastLocation }
        return view.convert(lastLocation, from: nil)
    }

    /// Replaces the shown menu by the closure's result.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let presentation else { return }
        presentation.update(block(presentation.menu))
    }

    /// Closes the menu that is shown.
    open func dismissMenu() { presentation?.dismiss() }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        let point = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            present(at: point)
            track(to: point, isEnd: false)
        case .changed: track(to: point, isEnd: false)
        case .ended: track(to: point, isEnd: true)
        default: break
        }
    }

    private func clicked(_ recognizer: SecondaryClickGestureRecognizer) {
        if recognizer.state == .ended { present(at: recognizer.location(in: nil), anchorsAtPoint: true) }
    }

    /// Shows the menu for a point in the window's coordinates; false when there is none to show.
    @discardableResult
    func present(at point: CGPoint, anchorsAtPoint: Bool = false) -> Bool {
        defer { prepared = nil }
        guard prepared?.point == point || prepare(at: point), let (_, configuration, menu) = prepared, let view,
            let window = view.window, let scene = window.windowScene
        else { return false }
        lastLocation = point
        let location = view.convert(point, from: nil)
        // There is no room for a menu beside a view that fills the screen.
        let bounds = view.bounds
        let isLarge = bounds.height > window.bounds.height / 2
        let rect = anchorsAtPoint || isLarge ? CGRect(origin: location, size: .zero) : bounds
        let preview = makePreview(for: configuration, in: window, isPressed: !anchorsAtPoint)
        let presentation = MenuPresentation(
            menu, anchor: preview?.frame ?? window.convert(view.convert(rect, to: nil), to: nil), in: scene, from: view,
            sender: view, window.application)
        presentation.preview = preview
        presentation.order = configuration.preferredMenuElementOrder
        show(presentation, configuration, window.application)
        return true
    }

    /// Asks for the menu to show. False when there is none: then the press or click is not for a menu (F51).
    private func prepare(at point: CGPoint) -> Bool {
        prepared = nil
        guard let view, let window = view.window, let delegate else { return false }
        lastLocation = point
        // E50: told before the menu appears.
        let control = view as? UIControl
        if control?.contextMenuInteraction === self { control?.send(.menuActionTriggered, with: nil) }
        let location = view.convert(point, from: nil)
        guard
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
            let menu = menu(for: configuration, from: view, window.application), !menu.children.isEmpty
        else { return false }
        prepared = (point, configuration, menu)
        return true
    }

    private func makePreview(
        for configuration: UIContextMenuConfiguration, in window: UIWindow, isPressed: Bool
    ) -> ContextMenuPreview? {
        // A click with the secondary button shows the menu alone.
        guard isPressed else { return nil }
        let tapped: @MainActor () -> Void = { [weak self] in self?.performPreviewAction(configuration) }
        if let controller = configuration.previewProvider?() {
            let area = window.convert(window.bounds.inset(by: window.safeAreaInsets), to: nil)
            return ContextMenuPreview(controller, in: area, tapped: tapped)
        }
        let preview = delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        guard let shown = preview.flatMap({ ContextMenuPreview($0, tapped: tapped) }) else { return nil }
        shown.show(secondaryPreviews(of: configuration), badge: configuration.badgeCount)
        return shown
    }

    /// F52: the previews of further items, in the order of their names.
    private func secondaryPreviews(of configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
        let identifiers = configuration.secondaryItemIdentifiers.sorted { "\($0)" < "\($1)" }
        return identifiers.compactMap { identifier in
            identifier.copyable.flatMap {
                delegate?.contextMenuInteraction(
                    self, configuration: configuration, highlightPreviewForItemWithIdentifier: $0)
            }
        }
    }

    private func performPreviewAction(_ configuration: UIContextMenuConfiguration) {
        let commit = PreviewCommit(presentation?.preview?.controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: commit)
        dismissMenu()
        commit.run()
    }

    private func menu(
        for configuration: UIContextMenuConfiguration, from view: UIView, _ application: UIApplication
    ) -> UIMenu? {
        let suggested = EditCommands.suggested(from: view, application)
        guard let provider = configuration.actionProvider else {
            return suggested.isEmpty ? nil : UIMenu(children: suggested)
        }
        return provider(suggested)
    }

    private func show(
        _ presentation: MenuPresentation, _ configuration: UIContextMenuConfiguration, _ application: UIApplication
    ) {
        self.configuration = configuration
        let coming = MenuAnimator()
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: coming)
        presentation.willEnd = { [weak self] in self?.willEnd(configuration) }
        if let control = view as? UIControl {
            presentation.didChoose = { [weak control] in control?.menuDidChoose($0) }
        }
        application.menus.show(presentation)
        if presentation.isOpen { self.presentation = presentation }
        coming.run()
    }

    private func willEnd(_ configuration: UIContextMenuConfiguration) {
        presentation = nil
        self.configuration = nil
        (view as? UIControl)?.menuDidEnd()
        let going = MenuAnimator()
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: going)
        going.run()
    }

    /// For a control whose menu opens on touch-down: its touch goes on.
    func track(_ touch: UITouch, isEnd: Bool) { track(to: touch.location(in: nil), isEnd: isEnd) }

    /// The press goes on, to a point in the window's coordinates.
    private func track(to point: CGPoint, isEnd: Bool) {
        guard let presentation, let window = view?.window else { return }
        let point = window.convert(point, to: nil)
        if isEnd { presentation.endOpening(at: point) } else { presentation.trackOpening(to: point) }
    }

    /// Whether a long press opens the menu; a control whose menu opens on touch-down needs none.
    var takesLongPresses = true { didSet { longPress?.isEnabled = takesLongPresses } }

    package var isMenuShown: Bool { presentation != nil }

    /// Lets another recognizer open the menu instead of the long press: one that knows where there is a menu. Call it when
    /// the interaction is attached.
    package func replacePress(with recognizer: UILongPressGestureRecognizer) {
        if let longPress { view?.removeGestureRecognizer(longPress) }
        recognizer.addTarget(self, action: UIContextMenuInteraction.pressed(_:))
        view?.addGestureRecognizer(recognizer)
        longPress = recognizer
    }

    /// Whether a recognizer is the long press that opens the menu. A drag's lift may recognize together with it.
    package func isOpened(by recognizer: UIGestureRecognizer) -> Bool { recognizer === longPress }
}
