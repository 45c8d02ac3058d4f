// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A finger on the keys.
@MainActor
final class KeyTouch {
    let touch: UITouch
    /// The key that it came down on.
    let first: KeyboardKey
    /// The key that would be taken if the finger lifted now; `nil` beside all keys.
    var key: KeyboardKey?
    /// The plane to return to: the finger slid from a key that shows another plane, and returns when it has typed.
    var returningPlane: KeyboardPlane?
    var popup: UIKBKeyPopupView?
    /// When the variants show, or the key repeats.
    var deadline: EventClock.Deadline?
    var repetitions = 0

    init(_ touch: UITouch, on key: KeyboardKey) {
        self.touch = touch
        first = key
        self.key = key
    }

    /// Whether the popup offers a choice.
    var isChoosing: Bool { (popup?.texts.count ?? 0) > 1 }

    func end() {
        deadline?.cancel()
        deadline = nil
        popup?.removeFromSuperview()
        popup = nil
    }
}
