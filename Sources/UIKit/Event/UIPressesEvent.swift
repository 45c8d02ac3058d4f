import CoreGraphics

/// An event of keys or buttons.
@MainActor
public class UIPressesEvent: UIEvent {
    var presses: [UIPress] = []
    weak var window: UIWindow?

    init() {
        super.init(type: .presses)
    }

    /// Every press of the event (H4).
    public var allPresses: Set<UIPress> { Set(presses) }

    /// The presses that a recognizer receives.
    public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(presses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
    }
}
