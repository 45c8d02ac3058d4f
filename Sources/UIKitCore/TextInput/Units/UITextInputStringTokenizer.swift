// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Finds the units of any text input's text: words and sentences by Unicode's rules, paragraphs by line breaks, lines by
/// the text input's own geometry.
///
/// Characters, paragraphs (with the line breaks that end them), sentences (with the spaces behind them) and lines follow each
/// other without gaps; between words there are spaces and punctuation, which belong to no word. Left and right follow the
/// direction in which the text reads.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UIResponder & UITextInput)?

    /// Makes a tokenizer of a text input, which is not kept alive.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// The unit that the position is in, or that begins or ends there in the direction; `nil` if there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let textInput else { return nil }
        let units = TextUnits(granularity, in: textInput)
        return units.unit(around: position, isForward: isForward(direction, position, textInput))
    }

    /// Whether a unit ends at the position, seen in the direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let textInput else { return false }
        let isForward = isForward(direction, position, textInput)
        // Looking forward, a boundary is the end of the unit before it.
        guard let unit = TextUnits(granularity, in: textInput).unit(around: position, isForward: !isForward) else {
            return false
        }
        return textInput.compare(isForward ? unit.end : unit.start, to: position) == .orderedSame
    }

    /// The nearest boundary of a unit from the position in the direction; `nil` if there is none.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let textInput else { return nil }
        let isForward = isForward(direction, position, textInput)
        return TextUnits(granularity, in: textInput).boundary(from: position, isForward: isForward)
    }

    /// Whether the position is in a unit, seen in the direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func isForward(
        _ direction: UITextDirection, _ position: UITextPosition, _ input: any UITextInput
    ) -> Bool {
        if let storage = UITextStorageDirection(rawValue: direction.rawValue) { return storage == .forward }
        let isRightToLeft = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
        return switch UITextLayoutDirection(rawValue: direction.rawValue) {
        case .left: isRightToLeft
        case .up: false
        case .right: !isRightToLeft
        case .down, nil: true
        }
    }
}
