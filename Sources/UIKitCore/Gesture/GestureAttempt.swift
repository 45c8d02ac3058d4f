// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// One attempt at recognizing a gesture: the input that a recognizer took since its last reset.
@MainActor
struct GestureAttempt {
    /// Every touch of the attempt, lifted ones too. A touch that the recognizer ignores is not part of it (G35).
    private(set) var touches: [TouchIdentifier] = []
    /// The numbers of the attempt's presses: another press may get the address of one that is gone.
    private(set) var presses: [UInt32] = []
    /// The type of the first touch (G26).
    private(set) var touchType: UITouch.TouchType?
    /// Recognizers that have to fail first. The answers at the attempt's beginning named them (G29, G30).
    var requirements: [UIGestureRecognizer] = []

    /// Whether the attempt began with the event at hand.
    var isNew = false

    var isUnderWay: Bool { !touches.isEmpty || !presses.isEmpty }

    /// Whether the attempt has touches or presses, and not only a pointer without a button down.
    var hasContacts: Bool { touchType != nil || !presses.isEmpty }

    mutating func add(_ touch: UITouch) {
        if !isUnderWay { isNew = true }
        touches.append(touch.identifier)
        if touchType == nil { touchType = touch.originalType }
    }

    /// Adds a wheel's or trackpad's movement, under a number that stands for it.
    mutating func add(pointer identifier: TouchIdentifier) {
        guard !touches.contains(identifier) else { return }
        if !isUnderWay { isNew = true }
        touches.append(identifier)
    }

    mutating func add(_ press: UIPress) {
        if !isUnderWay { isNew = true }
        presses.append(press.number)
    }

    mutating func remove(_ touch: UITouch) { touches.removeAll { $0 == touch.identifier } }

    mutating func remove(_ press: UIPress) { presses.removeAll { $0 == press.number } }

    func contains(_ touch: UITouch) -> Bool { touches.contains(touch.identifier) }

    func contains(_ press: UIPress) -> Bool { presses.contains(press.number) }

    /// G57: whether two attempts have a touch or press in common.
    func shares(with other: GestureAttempt) -> Bool {
        touches.contains(where: other.touches.contains) || presses.contains(where: other.presses.contains)
    }

    mutating func clear() {
        touches.removeAll(keepingCapacity: true)
        presses.removeAll(keepingCapacity: true)
        requirements.removeAll(keepingCapacity: true)
        touchType = nil
        isNew = false
    }
}
