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

    /// What can be first responder in an accessory is so in the window that the accessory works for (D11): keys and
    /// actions are looked for there.
    override var windowOfResponders: UIWindow? { windowScene?.keyWindow }
}
