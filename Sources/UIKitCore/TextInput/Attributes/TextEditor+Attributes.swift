// SPDX-License-Identifier: Apache-2.0

import Foundation

// The common part of fields and text views with attributed text.
extension TextEditor {
    /// The text with its attributes: those of its parts, and for missing ones those of the whole text.
    func attributedText(_ whole: TextAttributes) -> NSAttributedString {
        guard let styles = buffer.styles else { return NSAttributedString(string: text, attributes: whole.values) }
        let result = NSMutableAttributedString(string: text, attributes: whole.values)
        for part in styles.parts(of: 0..<buffer.count) {
            result.addAttributes(part.attributes.values, range: NSRange(part.range))
        }
        return result
    }

    /// Sets a text with the attributes of its parts that differ from those of the whole.
    func setAttributedText(_ attributed: NSAttributedString, _ whole: TextAttributes) {
        let styles = TextStyles(attributed)
        setText(attributed.string, styles: styles.runs.allSatisfy { whole.covers($0.attributes) } ? nil : styles)
    }

    /// Gives the whole text the same attributes.
    func restyle(_ values: [NSAttributedString.Key: Any], _ whole: TextAttributes) {
        let new = TextStyles.Attributes(values)
        setStyles(whole.covers(new) ? nil : TextStyles(new, count: buffer.count))
    }

    /// The attributes of the character that begins, or ends, at an offset.
    func attributes(
        at offset: Int, _ direction: UITextStorageDirection, _ whole: TextAttributes
    ) -> [NSAttributedString.Key: Any] {
        let place = direction == .forward ? offset : offset - 1
        return whole.values.merging(buffer.styles?.attributes(at: max(0, place))?.values ?? [:]) { $1 }
    }

    /// The attributes of the next typing.
    func typingAttributes(_ whole: TextAttributes) -> [NSAttributedString.Key: Any] {
        let own = typing ?? buffer.styles?.inherited(at: selection.range)
        return whole.values.merging(own?.values ?? [:]) { $1 }
    }

    /// Sets the attributes of the next typing, until the selection changes.
    func setTypingAttributes(_ values: [NSAttributedString.Key: Any], _ whole: TextAttributes) {
        let new = TextStyles.Attributes(values)
        setTyping(buffer.styles == nil && whole.covers(new) ? nil : new)
    }
}
