// SPDX-License-Identifier: Apache-2.0

import Testing
import UnicodeText

@Suite struct TableTests {
    @Test("Scalars have the classes of Unicode's data, also far out and where nothing is assigned")
    func classes() {
        #expect(BidiClass("a") == .left && BidiClass("א") == .right && BidiClass("ب") == .arabicLetter)
        #expect(BidiClass("\u{1E8FF}") == .right && BidiClass("\u{10FFFF}") == .boundaryNeutral)
        #expect(
            LineBreakClass("a") == .letter && LineBreakClass("漢") == .ideograph
                && LineBreakClass("(") == .openingPunctuation)
        #expect(LineBreakClass("\u{20000}") == .ideograph && LineBreakClass("ぁ") == .nonstarter)
        #expect(WordBreakClass("a") == .letter && WordBreakClass("\u{FF66}") == .katakana)
        #expect(JoiningType("ب") == .both && JoiningType("ا") == .before && JoiningType("a") == .none)
    }

    @Test("ASCII breaks as any text does")
    func ascii() {
        var text = "The (quick) brown-fox, 3.5%: -x --flag and/or $10-20 \t[a] \"b\" c|d e{f} 12,000"
        let expected = LineBreaks().opportunities(in: text.unicodeScalars)
        #expect(text.withUTF8 { LineBreaks().opportunities(ofASCII: $0) } == expected)
        #expect(expected.contains(true))
    }

    @Test("A paragraph has the direction of its first letter that is in no isolate")
    func firstStrong() {
        func direction(_ text: String) -> UInt8 {
            BidiParagraph(text.unicodeScalars.map { BidiClass($0) }, direction: .natural).base
        }
        #expect(direction("12 a א") == 0 && direction("12 א a") == 1 && direction("12") == 0)
        #expect(direction("\u{2068}א\u{2069} a") == 0 && direction("\u{2068}א a") == 0)
    }
}
