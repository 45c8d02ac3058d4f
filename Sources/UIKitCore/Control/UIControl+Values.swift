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
