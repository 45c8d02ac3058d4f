import UIKitCore

extension UIView {
    /// Asks somebody while the view's traits are the current ones (T107).
    func asCurrent<Answer>(_ ask: () -> Answer) -> Answer {
        let previous = UITraitCollection.current
        UITraitCollection.current = traitCollection
        defer { UITraitCollection.current = previous }
        return ask()
    }
}
