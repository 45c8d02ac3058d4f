// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The units of one kind in a text input's text.
@MainActor
struct TextUnits {
    private let granularity: UITextGranularity
    private let input: any UITextInput

    /// How much text is read first, in the text input's units; more if that is not enough.
    private static let reach = 256

    init(_ granularity: UITextGranularity, in input: any UITextInput) {
        self.granularity = granularity
        self.input = input
    }

    /// The unit that a position is in; at a boundary the one behind it, or for `isForward` false the one before it.
    func unit(around position: UITextPosition, isForward: Bool) -> UITextRange? {
        switch granularity {
        case .document: return whole(around: position, isForward: isForward)
        case .line: return line(around: position, isForward: isForward)
        case .character, .word, .sentence, .paragraph:
            var reach = Self.reach
            while let window = TextWindow(position, in: input, reach: reach) {
                let units = units(in: window)
                let found = units.first {
                    isForward
                        ? $0.lowerBound <= window.place && window.place < $0.upperBound
                        : $0.lowerBound < window.place && window.place <= $0.upperBound
                }
                if let found {
                    if !isUncertain(found, in: window) { return range(found, in: window) }
                } else if !needsMore(window, isForward: isForward) {
                    return nil
                }
                reach *= 4
            }
            return nil
        }
    }

    /// The next end of a unit, or for `isForward` false the next beginning of one.
    func boundary(from position: UITextPosition, isForward: Bool) -> UITextPosition? {
        switch granularity {
        case .document:
            let end = isForward ? input.endOfDocument : input.beginningOfDocument
            return input.compare(position, to: end) == .orderedSame ? nil : end
        case .line:
            guard let line = line(around: position, isForward: isForward) else { return nil }
            return isForward ? line.end : line.start
        case .character, .word, .sentence, .paragraph:
            var reach = Self.reach
            while let window = TextWindow(position, in: input, reach: reach) {
                let units = units(in: window)
                let found =
                    isForward
                    ? units.first { $0.upperBound > window.place } : units.last { $0.lowerBound < window.place }
                if let found, !isUncertain(found, in: window) {
                    return window.position(isForward ? found.upperBound : found.lowerBound)
                }
                if !(isForward ? window.isCutAfter : window.isCutBefore), found == nil { return nil }
                reach *= 4
            }
            return nil
        }
    }

    // MARK: Units of characters

    /// In places of the window.
    private func units(in window: TextWindow) -> [Range<Int>] {
        let graphemes = window.graphemes
        switch granularity {
        case .character: return graphemes.indices.map { $0..<$0 + 1 }
        case .word: return WordFinder(graphemes).words
        case .paragraph: return paragraphs(of: graphemes)
        case .sentence:
            return paragraphs(of: graphemes).flatMap { paragraph in
                SentenceFinder(Array(graphemes[paragraph])).sentences.map {
                    $0.lowerBound + paragraph.lowerBound..<$0.upperBound + paragraph.lowerBound
                }
            }
        case .line, .document: return []
        }
    }

    private func paragraphs(of graphemes: [Character]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        for (place, grapheme) in graphemes.enumerated() where grapheme.isNewline {
            result.append(start..<place + 1)
            start = place + 1
        }
        if start < graphemes.count { result.append(start..<graphemes.count) }
        return result
    }

    /// Whether a unit may reach beyond the window.
    private func isUncertain(_ unit: Range<Int>, in window: TextWindow) -> Bool {
        guard granularity != .character else { return false }
        // The text beside a unit may change its first and last characters.
        let margin = 4
        return (window.isCutBefore && unit.lowerBound < margin)
            || (window.isCutAfter && unit.upperBound > window.graphemes.count - margin)
    }

    private func needsMore(_ window: TextWindow, isForward: Bool) -> Bool {
        isForward
            ? window.isCutAfter && window.place > window.graphemes.count - 4 : window.isCutBefore && window.place < 4
    }

    private func range(_ unit: Range<Int>, in window: TextWindow) -> UITextRange? {
        guard let start = window.position(unit.lowerBound), let end = window.position(unit.upperBound) else {
            return nil
        }
        return input.textRange(from: start, to: end)
    }

    // MARK: Lines and the whole

    private func whole(around position: UITextPosition, isForward: Bool) -> UITextRange? {
        let edge = isForward ? input.endOfDocument : input.beginningOfDocument
        guard input.compare(position, to: edge) != .orderedSame else { return nil }
        return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }

    private func line(around position: UITextPosition, isForward: Bool) -> UITextRange? {
        let directions: [UITextLayoutDirection] = [.left, .right]
        let parts = directions.compactMap { input.characterRange(byExtending: position, in: $0) }
        guard parts.count == 2 else { return nil }
        let starts = parts.map(\.start).sorted { input.compare($0, to: $1) == .orderedAscending }
        let ends = parts.map(\.end).sorted { input.compare($0, to: $1) == .orderedAscending }
        guard let start = starts.first, let end = ends.last else { return nil }
        let edge = isForward ? end : start
        // At the line's end, no part of it lies in that direction.
        if input.compare(position, to: edge) == .orderedSame { return nil }
        return input.textRange(from: start, to: end)
    }
}
