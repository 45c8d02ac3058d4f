// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The window that input views, accessories and the keyboard lie in: above alerts, never key, and transparent to touches
/// beside what it shows.
final class UIRemoteKeyboardWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = Level(rawValue: 10_000_001)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    /// A responder in an accessory becomes first responder of the window that the accessory works for (D11): keys and actions
    /// start there.
    override var windowOfResponders: UIWindow? { windowScene?.keyWindow }
}

/// The root controller of the keyboard's window. Input view controllers are its children while they are shown.
final class UIInputWindowController: UIViewController {
    let host = UIInputSetHostView(frame: .zero)

    override func loadView() {
        view = UIInputSetContainerView(frame: .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host)
    }
}

/// Fills the keyboard's window, and takes no touches but those of what it contains.
final class UIInputSetContainerView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
