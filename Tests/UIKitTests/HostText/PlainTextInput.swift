// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A text input as an application may write one: grapheme clusters in an array, and positions that count as it was told.
@MainActor
final class PlainTextInput: UIView, UITextInput {
    enum Counting {
        case characters, utf16
    }

    private final class Position: UITextPosition {
        let index: Int

        init(_ index: Int) {
            self.index = index
            super.init()
        }
    }

    private final class Range: UITextRange {
        let bounds: Swift.Range<Int>

        init(_ bounds: Swift.Range<Int>) {
            self.bounds = bounds
            super.init()
        }

        override var isEmpty: Bool { bounds.isEmpty }
        override var start: UITextPosition { Position(bounds.lowerBound) }
        override var end: UITextPosition { Position(bounds.upperBound) }
    }

    private let counting: Counting
    private(set) var characters: [Character] = []
    var selected = 0..<0
    private(set) var marked: Swift.Range<Int>?
    /// What was called that changes the text.
    private(set) var calls: [String] = []
    /// What stood where `replace` put something else.
    private(set) var replaced: [String] = []
    /// How often the text was read.
    private(set) var readings = 0
    var accepts: (String) -> Bool = { _ in true }
    var isSecureTextEntry = false
    var isEditable = true
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    private(set) lazy var tokenizer: any UITextInputTokenizer = WordTokenizer(self)

    init(_ text: String = "", counting: Counting = .characters) {
        self.counting = counting
        super.init(frame: CGRect(x: 10, y: 20, width: 300, height: 40))
        setText(text)
    }

    required init?(coder: NSCoder) { nil }

    var content: String { String(characters) }

    /// The application changes the text; the caret is at its end.
    func setText(_ text: String) {
        characters = Array(text)
        selected = characters.count..<characters.count
        marked = nil
    }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: UIKeyInput

    var hasText: Bool { !characters.isEmpty }

    func insertText(_ text: String) {
        calls.append("insert \(text)")
        put(text, at: marked ?? selected)
        marked = nil
    }

    func deleteBackward() {
        calls.append("deleteBackward")
        if !selected.isEmpty {
            put("", at: selected)
        } else if selected.lowerBound > 0 {
            put("", at: selected.lowerBound - 1..<selected.lowerBound)
        }
    }

    private func put(_ text: String, at range: Swift.Range<Int>) {
        // What is put may join its neighbours to grapheme clusters.
        let before = String(characters[..<range.lowerBound]) + text
        characters = Array(before + String(characters[range.upperBound...]))
        let end = min(before.count, characters.count)
        selected = end..<end
    }

    // MARK: UITextInput

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { accepts(text) }

    func text(in range: UITextRange) -> String? {
        readings += 1
        return (range as? Range).map { String(characters[$0.bounds]) }
    }

    func replace(_ range: UITextRange, withText text: String) {
        guard let range = range as? Range else { return }
        calls.append("replace \(range.bounds) \(text)")
        replaced.append(String(characters[range.bounds]))
        marked = nil
        put(text, at: range.bounds)
    }

    var selectedTextRange: UITextRange? {
        get { Range(selected) }
        set { if let range = newValue as? Range { selected = range.bounds } }
    }

    var markedTextRange: UITextRange? { marked.map(Range.init) }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = markedText ?? ""
        calls.append("mark \(text) \(selectedRange.location)+\(selectedRange.length)")
        let start = (marked ?? selected).lowerBound
        put(text, at: marked ?? selected)
        marked = text.isEmpty ? nil : start..<start + text.count
        // In UTF-16 units, here as in `NSRange`.
        var (low, units) = (start, 0)
        for character in text where units < selectedRange.location {
            units += character.utf16.count
            low += 1
        }
        selected = low..<low
    }

    func unmarkText() {
        calls.append("unmark")
        marked = nil
    }

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(characters.count) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (index(fromPosition), index(toPosition))
        return Range(min(from, to)..<max(from, to))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        switch counting {
        case .characters:
            let found = index(position) + offset
            return (0...characters.count).contains(found) ? Position(found) : nil
        case .utf16:
            // Rounds down, as UIKit's own do.
            let wanted = units(before: index(position)) + offset
            guard (0...units(before: characters.count)).contains(wanted) else { return nil }
            return (0...characters.count).last { units(before: $0) <= wanted }.map(Position.init)
        }
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (index(position), index(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        counting == .characters
            ? index(toPosition) - index(from) : units(before: index(toPosition)) - units(before: index(from))
    }

    private func index(_ position: UITextPosition) -> Int { (position as? Position)?.index ?? 0 }
    private func units(before index: Int) -> Int { characters[..<index].reduce(0) { $0 + $1.utf16.count } }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        nil
    }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Geometry: ten points a character

    func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 10 * Double(index(position)), y: 5, width: 2, height: 30)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { Position(min(Int(point.x / 10), characters.count)) }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    /// Characters, and words between blanks.
    private final class WordTokenizer: NSObject, UITextInputTokenizer {
        unowned let input: PlainTextInput

        init(_ input: PlainTextInput) {
            self.input = input
        }

        func position(
            from position: UITextPosition, toBoundary granularity: UITextGranularity,
            inDirection direction: UITextDirection
        ) -> UITextPosition? {
            let step = direction == .storage(.backward) ? -1 : 1
            var index = input.index(position)
            func next() -> Character? {
                let place = step < 0 ? index - 1 : index
                return input.characters.indices.contains(place) ? input.characters[place] : nil
            }
            guard next() != nil else { return nil }
            if granularity == .character { return Position(index + step) }
            while next() == " " { index += step }
            while let character = next(), character != " " { index += step }
            return Position(index)
        }

        func rangeEnclosingPosition(
            _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
        ) -> UITextRange? { nil }
        func isPosition(
            _ position: UITextPosition, atBoundary granularity: UITextGranularity,
            inDirection direction: UITextDirection
        ) -> Bool { false }
        func isPosition(
            _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
            inDirection direction: UITextDirection
        ) -> Bool { false }
    }
}

/// A responder that takes keys and has no text to show.
@MainActor
final class KeyOnlyInput: UIView, UIKeyInput {
    private(set) var calls: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !calls.isEmpty }
    func insertText(_ text: String) { calls.append("insert \(text)") }
    func deleteBackward() { calls.append("deleteBackward") }
}
