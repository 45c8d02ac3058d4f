import CoreGraphics

// Attributed text, as far as one font and one color for the whole text go.
extension UITextView {
    /// The text with its font and color. Of a text that is set, the first character's count for all of it.
    public var attributedText: NSAttributedString! {
        get { NSAttributedString(string: editor.text, attributes: typingAttributes) }
        set {
            text = newValue?.string
            if let newValue { adopt(TextAttributes.read(newValue)) }
        }
    }

    /// The font and the color of the whole text.
    public var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: fontStorage, .foregroundColor: textColorStorage] }
        set { adopt(TextAttributes.read(newValue)) }
    }

    private func adopt(_ attributes: (font: UIFont?, color: UIColor?)) {
        if let font = attributes.font { self.font = font }
        if let color = attributes.color { textColor = color }
    }
}
