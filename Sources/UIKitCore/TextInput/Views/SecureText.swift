// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Hides the text of a secure field: each character is a bullet. Only the last typed one is visible for a moment.
@MainActor
final class SecureText {
    static let bullet: Character = "•"
    /// Seconds for which the last typed character is visible.
    static let duration: TimeInterval = 2

    private(set) var shown: Range<Int>?
    private var deadline: EventClock.Deadline?

    /// Shows the text in a range until the time is over. Then `changed` is called.
    func show(_ range: Range<Int>, changed: @escaping @MainActor () -> Void) {
        shown = range
        deadline?.cancel()
        deadline = UIApplication.shared.clock.schedule(after: Self.duration) { [weak self] in
            self?.shown = nil
            changed()
        }
    }

    func hide() {
        shown = nil
        deadline?.cancel()
    }

    /// The visible character for the one at an offset; `nil` for the character itself.
    func character(at offset: Int) -> Character? {
        shown?.contains(offset) == true ? nil : Self.bullet
    }
}
