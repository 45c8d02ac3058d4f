// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Moves the caret of any text input, or an end of its selection. It remembers what the selection alone does not tell: which
/// end moves, and the column for movements up and down.
@MainActor
final class TextNavigator {
    enum Movement {
        /// A character on the screen.
        case left, right
        /// A line.
        case up, down
        /// To the next boundary.
        case boundary(UITextGranularity, UITextDirection)
    }

    private weak var input: (any UITextInput)?
    private var anchor: UITextPosition?
    private var head: UITextPosition?
    /// In points of the text input's view.
    private var column: CGFloat?
    private static var latest: TextNavigator?

    private init(_ input: any UITextInput) {
        self.input = input
    }

    /// The navigator of an input: the same one for as long as no other input's caret was moved.
    static func of(_ input: any UITextInput) -> TextNavigator {
        if let latest, latest.input === input { return latest }
        let made = TextNavigator(input)
        latest = made
        return made
    }

    func move(_ movement: Movement, extending: Bool) {
        guard let input, let selection = input.selectedTextRange else { return }
        if input.markedTextRange != nil { input.unmarkText() }
        recall(selection, in: input)
        guard let anchor, let head else { return }
        var column: CGFloat?
        let target: UITextPosition
        switch movement {
        case .left where !extending && !selection.isEmpty: target = edge(of: selection, .left, in: input)
        case .right where !extending && !selection.isEmpty: target = edge(of: selection, .right, in: input)
        case .left: target = input.position(from: head, in: .left, offset: 1) ?? head
        case .right: target = input.position(from: head, in: .right, offset: 1) ?? head
        case .up, .down:
            let start = extending ? head : edge(of: selection, isUp(movement) ? .up : .down, in: input)
            let wanted = self.column ?? input.caretRect(for: start).minX
            column = wanted
            target = line(isUp(movement), from: start, column: wanted, in: input)
        case .boundary(let granularity, let direction):
            target = boundary(granularity, direction, from: head, in: input)
        }
        self.head = target
        self.anchor = extending ? anchor : target
        self.column = column
        input.selectedTextRange = input.textRange(from: extending ? anchor : target, to: target)
    }

    private func isUp(_ movement: Movement) -> Bool {
        if case .up = movement { true } else { false }
    }

    /// Forgets values that another change of the selection has made wrong.
    private func recall(_ selection: UITextRange, in input: any UITextInput) {
        if let anchor, let head {
            let (first, last) = input.compare(anchor, to: head) == .orderedAscending ? (anchor, head) : (head, anchor)
            if input.compare(first, to: selection.start) == .orderedSame,
                input.compare(last, to: selection.end) == .orderedSame
            {
                return
            }
        }
        anchor = selection.start
        head = selection.end
        column = nil
    }

    private func edge(
        of range: UITextRange, _ direction: UITextLayoutDirection, in input: any UITextInput
    ) -> UITextPosition {
        input.position(within: range, farthestIn: direction) ?? range.end
    }

    /// The place on the line above or below at the column; beyond the first and the last, the text's end.
    private func line(
        _ isUp: Bool, from start: UITextPosition, column: CGFloat, in input: any UITextInput
    ) -> UITextPosition {
        guard let other = input.position(from: start, in: isUp ? .up : .down, offset: 1) else {
            return isUp ? input.beginningOfDocument : input.endOfDocument
        }
        let rect = input.caretRect(for: other)
        return input.closestPosition(to: CGPoint(x: column, y: rect.midY)) ?? other
    }

    private func boundary(
        _ granularity: UITextGranularity, _ direction: UITextDirection, from head: UITextPosition,
        in input: any UITextInput
    ) -> UITextPosition {
        let found = input.tokenizer.position(from: head, toBoundary: granularity, inDirection: direction)
        guard let found else {
            guard granularity != .line else { return head }
            let isForward = input.tokenizer.isForward(direction, at: head, in: input)
            return isForward ? input.endOfDocument : input.beginningOfDocument
        }
        // A paragraph has its line break at the end, behind which the next one begins.
        guard granularity == .paragraph, input.compare(found, to: head) == .orderedDescending,
            let before = input.position(from: found, offset: -1), let last = input.textRange(from: before, to: found),
            input.text(in: last)?.first?.isNewline == true
        else { return found }
        if input.compare(before, to: head) == .orderedDescending { return before }
        return boundary(granularity, direction, from: found, in: input)
    }
}

extension UITextInputTokenizer {
    /// Whether a direction goes towards the end of the text.
    @MainActor
    fileprivate func isForward(
        _ direction: UITextDirection, at position: UITextPosition, in input: any UITextInput
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
