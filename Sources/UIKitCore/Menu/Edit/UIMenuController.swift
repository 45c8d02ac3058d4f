// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The editing menu as applications knew it before `UIEditMenuInteraction`: one for the application, filled from the first
/// responder's chain (F10, F11).
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the arrow. It decides on which side of its target the menu is.
    public enum ArrowDirection: Int, Sendable {
        /// Wherever there is room.
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    /// Posted with the controller before its menu is shown.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted with the controller when its menu was shown.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted with the controller before its menu goes.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted with the controller when its menu has gone.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted with the controller when the shown menu changed its place or size.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// The application's one menu controller.
    open class var shared: UIMenuController { UIApplication.shared.menus.menuController }

    private unowned let application: UIApplication
    private var bar: EditBarPresentation?
    private var targetRect = CGRect.zero
    private weak var targetView: UIView?

    init(_ application: UIApplication) {
        self.application = application
        super.init()
    }

    /// A controller besides the application's own, with a menu of its own.
    public override init() {
        application = .shared
        super.init()
    }

    /// Commands besides the standard ones; each is shown while a responder of the chain performs it.
    open var menuItems: [UIMenuItem]?

    /// The direction of the arrow; at first any with room.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is shown. Setting it shows it at the target last set, or hides it.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { newValue ? show() : hideMenu() }
    }

    /// Shows the menu at the target last set, or hides it; always at once.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

    /// Sets the menu's target: a rectangle in a view's coordinates (points). Without a target the menu is shown at the
    /// screen's origin (F10).
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
        placeBar()
    }

    /// Shows the menu at a rectangle in a view's coordinates (points).
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu. Does nothing while none is shown.
    open func hideMenu() { bar?.dismiss() }

    /// Hides the menu if its target is the view.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    /// Asks the chain again which commands it performs (F10).
    open func update() {
        guard let bar else { return }
        let commands = commands
        if commands.isEmpty { bar.dismiss() } else { bar.reload(commands) }
    }

    /// The frame of the shown menu, in the screen's coordinates (points); empty while there is none.
    open var menuFrame: CGRect { bar?.frame ?? .zero }

    private var window: UIWindow? { targetView?.window ?? application.keyWindow }

    /// F8-F11: the commands that the first responder's chain performs; none without a first responder.
    private var commands: [UIMenuElement] {
        guard let start = window?.firstResponder else { return [] }
        let own = (menuItems ?? []).compactMap { item -> UIMenuElement? in
            let command = UICommand(title: item.title, action: item.action)
            let target = start.target(forAction: item.action, withSender: application)
            return target == nil ? nil : command
        }
        return EditCommands.suggested(from: start, application) + own
    }

    private func show() {
        guard let window, let scene = window.windowScene, let start = window.firstResponder else { return }
        let commands = commands
        guard !commands.isEmpty else { return }
        application.menus.editBar(in: scene)?.dismiss()
        post(Self.willShowMenuNotification)
        let bar = EditBarPresentation(commands, in: scene, from: start, sender: self, application)
        bar.willEnd = { [weak self] in self?.ended() }
        self.bar = bar
        placeBar()
        application.menus.show(bar)
        bar.frameDidChange = { [weak self] in self?.post(Self.menuFrameDidChangeNotification) }
        post(Self.didShowMenuNotification)
    }

    private func placeBar() {
        let direction = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        let rect = targetView.map { $0.convert(targetRect, to: nil) } ?? targetRect
        bar?.place(at: rect, in: targetView?.window, direction)
    }

    private func ended() {
        post(Self.willHideMenuNotification)
        bar = nil
        post(Self.didHideMenuNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A command that an application adds to the shared menu controller's menu (F10).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The command's title.
    open var title: String
    /// The action that is sent to the first responder's chain when the command is chosen.
    open var action: Selector

    /// A command by its title and the selector that it sends to the first responder's chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
