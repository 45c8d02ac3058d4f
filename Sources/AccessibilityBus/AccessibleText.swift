// SPDX-License-Identifier: Apache-2.0

#if Window
    import Foundation
    import UIKitCore

    /// A text in AT-SPI's units: Unicode scalars.
    struct AccessibleText {
        /// AT-SPI's units, by its numbers.
        enum Unit: Int {
            case character = 0
            case word, sentence, line, paragraph

            /// By the older numbers, which distinguish beginnings and ends.
            init(boundary: Int) {
                switch boundary {
                case 0: self = .character
                case 1, 2: self = .word
                case 3, 4: self = .sentence
                default: self = .line
                }
            }
        }

        private let text: String
        private let scalars: [Unicode.Scalar]

        init(_ text: String) {
            self.text = text
            scalars = Array(text.unicodeScalars)
        }

        var count: Int { scalars.count }

        subscript(range: Range<Int>) -> String {
            var part = String.UnicodeScalarView()
            part.append(contentsOf: scalars[range])
            return String(part)
        }

        /// Two offsets in their order, within the text; -1 is its end.
        func range(_ start: Int, _ end: Int) -> Range<Int> {
            let (one, other) = (start < 0 ? count : min(start, count), end < 0 ? count : min(end, count))
            return min(one, other)..<max(one, other)
        }

        /// In UTF-16 units.
        func units(_ range: Range<Int>) -> Range<Int> {
            let start = self[0..<range.lowerBound].utf16.count
            return start..<start + self[range].utf16.count
        }

        @MainActor
        func position(_ offset: Int, in field: any UITextInput) -> UITextPosition? {
            field.position(from: field.beginningOfDocument, offset: units(offset..<offset).lowerBound)
        }

        // MARK: Parts

        /// The part around an offset; an empty one at the text's end.
        func part(at offset: Int, _ unit: Unit) -> Range<Int> {
            let place = min(max(offset, 0), count)
            guard place < count else { return count..<count }
            let starts = starts(of: unit)
            let start = starts.last { $0 <= place } ?? 0
            return start..<(starts.first { $0 > place } ?? count)
        }

        func part(before offset: Int, _ unit: Unit) -> Range<Int> {
            let start = offset >= count ? starts(of: unit).last ?? 0 : part(at: offset, unit).lowerBound
            return start > 0 ? part(at: start - 1, unit) : 0..<0
        }

        func part(after offset: Int, _ unit: Unit) -> Range<Int> {
            part(at: part(at: offset, unit).upperBound, unit)
        }

        /// The beginnings of parts. Text between words belongs to the word before it.
        private func starts(of unit: Unit) -> [Int] {
            switch unit {
            case .character:
                var place = 0
                return text.map { character in
                    defer { place += character.unicodeScalars.count }
                    return place
                }
            case .line, .paragraph: return [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
            case .word:
                func isLetter(_ place: Int) -> Bool {
                    let properties = scalars[place].properties
                    return properties.isAlphabetic || properties.numericType != nil || scalars[place] == "_"
                }
                return scalars.indices.filter { isLetter($0) && ($0 == 0 || !isLetter($0 - 1)) }
            case .sentence:
                let ends: Set<Unicode.Scalar> = [".", "!", "?", "\n", "。", "！", "？"]
                func isSpace(_ place: Int) -> Bool { scalars[place].properties.isWhitespace }
                return [0]
                    + scalars.indices.dropFirst().filter { place in
                        guard !isSpace(place) else { return false }
                        let gap = scalars[..<place].reversed().prefix { $0.properties.isWhitespace }.count
                        let before = scalars[place - gap - 1 < 0 ? 0 : place - gap - 1]
                        return ends.contains(before) && gap > 0 || gap > 0 && scalars[place - 1] == "\n"
                    }
            }
        }
    }
#endif
