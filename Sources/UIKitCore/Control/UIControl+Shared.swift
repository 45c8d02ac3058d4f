// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// What controls with a value share.
extension UIControl {
    /// The user changed the value (E48).
    func sendValueChanged(with event: UIEvent?) {
        send(.valueChanged, with: event)
        send(.primaryActionTriggered, with: event)
    }

    /// Whether a number may be stored; otherwise that is reported, and the property is to stay as it is.
    func accepts(_ number: Double, as property: String, if isAllowed: Bool = true, rule: String = "") -> Bool {
        if number.isFinite, isAllowed { return true }
        let reason = number.isFinite ? rule : "must be a finite number"
        application.report("\(printedClassName(of: self)).\(property) \(reason); \(number) was refused.")
        return false
    }
}

// Controls of one size, whatever frame they are given: a switch, a stepper. The classes are open, so that a base class of
// theirs would be one of the API's.
extension UIControl {
    /// Sets the origin of a frame by `set`, with the control's own size; of a transformed control, which has no frame to
    /// speak of, it sets the center.
    func setFrame(_ frame: CGRect, keeping size: CGSize, by set: (CGRect) -> Void) {
        if transform == .identity {
            set(CGRect(origin: frame.origin, size: size))
        } else {
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}
