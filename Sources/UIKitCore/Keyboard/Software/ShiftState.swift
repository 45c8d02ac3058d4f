// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The state of shift.
///
///     off <-- tap --> once -- a letter is typed --> off
///      ^                                             two taps in short time: locked, until the next tap
///     held while letters are typed: capitals as long as it is held
struct ShiftState: Hashable {
    enum Phase: Hashable { case off, once, locked }

    private(set) var phase = Phase.off
    /// Whether a finger is on the key.
    private(set) var isHeld = false
    private var isUsedWhileHeld = false
    private var lastPress: TimeInterval?

    var isUppercase: Bool { phase != .off || isHeld }

    /// A finger came down on the key at a time, in seconds.
    mutating func press(at time: TimeInterval, doubleTapInterval: TimeInterval) {
        let isDouble = lastPress.map { time - $0 <= doubleTapInterval } ?? false
        lastPress = isDouble || phase == .locked ? nil : time
        phase =
            switch phase {
            case .locked: .off
            case .off, .once: isDouble ? .locked : phase == .once ? .off : .once
            }
        isHeld = true
        isUsedWhileHeld = false
    }

    /// The finger lifted.
    mutating func release() {
        if isHeld, isUsedWhileHeld, phase != .locked { phase = .off }
        isHeld = false
        isUsedWhileHeld = false
    }

    /// A character was typed.
    mutating func typed() {
        lastPress = nil
        if isHeld {
            isUsedWhileHeld = true
        } else if phase == .once {
            phase = .off
        }
    }

    /// The text before the caret changed. It suggests a capital or not.
    mutating func suggest(capital: Bool) {
        guard phase != .locked, !isHeld else { return }
        phase = capital ? .once : .off
    }
}
