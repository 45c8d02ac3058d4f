// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An event of keys or buttons.
///
/// Tests make their own, of this class or of subclasses that override its members.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    var presses: [UIPress] = []
    weak var window: UIWindow?

    /// Makes an event without presses.
    public override init() {
        super.init(type: .presses, subtype: .none)
    }

    /// Every press of the event (H4).
    open var allPresses: Set<UIPress> { Set(presses) }

    /// The presses that a recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(presses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
    }
}
