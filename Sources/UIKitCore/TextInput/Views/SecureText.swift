// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Hides the text of a secure field: each character is a bullet, but for a moment the one typed last.
@MainActor
final class SecureText {
    static let bullet: Character = "•"
    /// Seconds for which the character typed last is seen.
    static let duration: TimeInterval = 2

    private(set) var shown: Range<Int>?
    private var deadline: EventClock.Deadline?

    /// Shows what stands in a range until the time is over; `changed` is called then.
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

    /// What is seen in the place of the character at an offset; the character itself where it is `nil`.
    func character(at offset: Int) -> Character? {
        shown?.contains(offset) == true ? nil : Self.bullet
    }
}
