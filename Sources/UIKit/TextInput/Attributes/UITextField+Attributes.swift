import CoreGraphics

// Attributed text, as far as one font and one color for the whole text go.
extension UITextField {
    /// The text with its font and color. Of a text that is set, the first character's count for all of it.
    public var attributedText: NSAttributedString? {
        get { NSAttributedString(string: editor.text, attributes: defaultTextAttributes) }
        set {
            text = newValue?.string
            if let newValue { adopt(TextAttributes.read(newValue)) }
        }
    }

    /// The placeholder with its font and color. Of one that is set, the first character's count for all of it.
    public var attributedPlaceholder: NSAttributedString? {
        get {
            placeholder.map {
                NSAttributedString(
                    string: $0,
                    attributes: [
                        .font: placeholderLabel.font as Any, .foregroundColor: placeholderLabel.textColor as Any,
                    ])
            }
        }
        set {
            placeholder = newValue?.string
            let (font, color) = newValue.map(TextAttributes.read) ?? (nil, nil)
            placeholderLabel.font = font ?? fontStorage
            placeholderLabel.textColor = color ?? .placeholderText
        }
    }

    /// The font and the color of the whole text.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: fontStorage, .foregroundColor: textColorStorage] }
        set { adopt(TextAttributes.read(newValue)) }
    }

    /// Those of the text; `nil` while it is not edited.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? defaultTextAttributes : nil }
        set { if isEditing, let newValue { adopt(TextAttributes.read(newValue)) } }
    }

    private func adopt(_ attributes: (font: UIFont?, color: UIColor?)) {
        if let font = attributes.font { self.font = font }
        if let color = attributes.color { textColor = color }
    }
}
