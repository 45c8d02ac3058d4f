// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The common part of controls with a value.
extension UIControl {
    /// The user changed the value (E48).
    func sendValueChanged(with event: UIEvent?) {
        send(.valueChanged, with: event)
        send(.primaryActionTriggered, with: event)
    }

    /// Whether a number may be stored. A refused number is reported, and the property has to stay as it is.
    func accepts(_ number: Double, as property: String, if isAllowed: Bool = true, rule: String = "") -> Bool {
        if number.isFinite, isAllowed { return true }
        let reason = number.isFinite ? rule : "must be a finite number"
        application.report("\(printedClassName(of: self)).\(property) \(reason); \(number) was refused.")
        return false
    }
}

// Controls that keep their size in any frame: a switch, a stepper. They have no base class, because that would be public:
// their classes are open.
extension UIControl {
    /// Sets a frame by `set`: the frame's origin with the control's own size. A transformed control has no meaningful frame,
    /// so this sets its center.
    func setFrame(_ frame: CGRect, keeping size: CGSize, by set: (CGRect) -> Void) {
        if transform == .identity {
            set(CGRect(origin: frame.origin, size: size))
        } else {
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}
