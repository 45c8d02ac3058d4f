// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The answers of UIKit's text views as a `UITextInput`. Positions of other text inputs count as the beginning of the text.
// Positions beyond a text that became shorter count as its end.
extension TextSurface {
    func position(_ position: UITextPosition) -> TextInputPosition {
        guard let own = position as? TextInputPosition else { return TextInputPosition(0) }
        let offset = editor.buffer.boundary(atOrBefore: own.offset)
        return TextInputPosition(offset, own.affinity)
    }

    func range(_ range: UITextRange) -> Range<Int> {
        guard let own = range as? TextInputRange else { return 0..<0 }
        return editor.aligned(own.range)
    }

    // MARK: Text

    func text(in range: UITextRange) -> String? {
        guard range is TextInputRange else { return nil }
        return editor.buffer.substring(self.range(range))
    }

    var selectedTextRange: UITextRange? {
        get { TextInputRange(editor.selection.range, editor.selection.affinity) }
        set {
            guard let new = newValue as? TextInputRange else { return }
            let range = editor.aligned(new.range)
            guard TextSelection(range: range, affinity: new.affinity) != editor.selection else { return }
            editor.selectAnnounced(range, new.affinity)
        }
    }

    var selectionAffinity: UITextStorageDirection {
        get { editor.selection.affinity }
        set { editor.select(editor.selection.range, newValue) }
    }

    /// If marked text joins a character before or behind it, as half a flag does, the range includes that character.
    var markedTextRange: UITextRange? { editor.marked.map { TextInputRange(editor.aligned($0.range)) } }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let length = markedText?.utf16.count ?? 0
        // `NSNotFound` means the end.
        let selected = selectedRange.location == NSNotFound ? nil : Range(selectedRange)
        editor.setMarked(markedText ?? "", selected: selected ?? length..<length)
    }

    // MARK: Positions

    var beginning: UITextPosition { TextInputPosition(0) }
    var end: UITextPosition { TextInputPosition(editor.buffer.count) }

    func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let from = from as? TextInputPosition, let to = to as? TextInputPosition else { return nil }
        let (first, last) = from.offset <= to.offset ? (from, to) : (to, from)
        return TextInputRange(first.offset..<last.offset, first.offset == last.offset ? to.affinity : last.affinity)
    }

    /// Steps of one lead from character to character. From within a character, the rest of it counts as a step.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let buffer = editor.buffer
        let (target, isOverflow) = self.position(position).offset.addingReportingOverflow(offset)
        guard !isOverflow, (0...buffer.count).contains(target) else { return nil }
        return TextInputPosition(
            offset < 0 ? buffer.boundary(atOrBefore: target) : buffer.boundary(atOrAfter: target))
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        let start = self.position(position)
        switch direction {
        case .up: return step(from: start, lines: -offset)
        case .down: return step(from: start, lines: offset)
        case .left, .right:
            var current = start
            let toRight = (direction == .right) == (offset > 0)
            for _ in 0..<min(abs(offset), editor.buffer.count + 1) {
                guard let next = step(from: current, toRight: toRight) else { return nil }
                current = next
            }
            return current
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (self.position(position).offset, self.position(other).offset)
        if first == second { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int { position(to).offset - position(from).offset }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        let (start, end) = (position(range.start), position(range.end))
        switch direction {
        case .up: return start
        case .down: return end
        case .left, .right:
            let first = caretRect(start.offset, .forward)
            let last = caretRect(end.offset, .backward)
            let isEndRight =
                first.minY == last.minY ? last.minX >= first.minX : !isRightToLeft(at: start)
            return isEndRight == (direction == .right) ? end : start
        }
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let position = self.position(position)
        switch direction {
        case .up: return TextInputRange(0..<position.offset)
        case .down: return TextInputRange(position.offset..<editor.buffer.count)
        case .left, .right:
            let line = line(at: position)
            let isForward = (direction == .right) != isRightToLeft(at: position)
            let end = max(position.offset, line.upperBound)
            return isForward
                ? TextInputRange(position.offset..<end, .backward) : TextInputRange(line.lowerBound..<position.offset)
        }
    }

    func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        isRightToLeft(at: self.position(position)) ? .rightToLeft : .leftToRight
    }

    // MARK: Geometry

    func caretRect(for position: UITextPosition) -> CGRect {
        let position = self.position(position)
        return caretRect(position.offset, position.affinity)
    }

    func firstRect(for range: UITextRange) -> CGRect { firstRect(self.range(range)) }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRects(self.range(range)) }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let found = closestCaret(to: point)
        let limits = self.range(range)
        if limits.contains(found.offset) || found.offset == limits.upperBound { return found }
        return TextInputPosition(min(max(found.offset, limits.lowerBound), limits.upperBound))
    }

    func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map { TextInputRange($0) } }
}
