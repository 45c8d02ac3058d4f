import CoreGraphics

// Attributed text, as far as one font and one color for the whole text go.
extension UITextView {
    func adopt(_ attributes: (font: UIFont?, color: UIColor?)) {
        if let font = attributes.font { self.font = font }
        if let color = attributes.color { textColor = color }
    }
}
