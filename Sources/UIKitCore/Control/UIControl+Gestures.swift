// SPDX-License-Identifier: Apache-2.0

// G64, G65: UIKit's controls keep their own gesture from recognizers of the views around them. Controls that applications
// write do not. A recognizer on the control itself goes first.
extension UIControl {
    /// Whether a recognizer of a view around the control would take from it a tap with one finger.
    func losesTap(to recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, isThreatened(by: tap) else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether a recognizer of a view around the control would take from it a drag of its thumb or knob, sideways.
    func losesDrag(to recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, isThreatened(by: recognizer) else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            return !swipe.direction.isDisjoint(with: [.left, .right])
        }
        return false
    }

    /// Whether a recognizer of a view around the control would take from it a pan of its knob.
    func losesPan(to recognizer: UIGestureRecognizer) -> Bool {
        isTracking && recognizer is UIPanGestureRecognizer && isThreatened(by: recognizer)
    }

    private func isThreatened(by recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.view !== self }
}
