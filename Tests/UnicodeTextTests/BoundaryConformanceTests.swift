// SPDX-License-Identifier: Apache-2.0

import Testing
import UnicodeText

@Suite("Unicode's cases for breaks and boundaries", .enabled(if: UnicodeFiles.areThere))
struct BoundaryConformanceTests {
    /// The cases that are answered otherwise; the first boundary, which is the text's beginning, is not asked for.
    private func wrong(_ name: String, _ answer: ([Unicode.Scalar]) -> [Bool]) throws -> (
        count: Int, wrong: [Substring]
    ) {
        let cases = try UnicodeFiles.boundaries(name)
        let wrong = cases.filter { answer($0.scalars).dropFirst() != $0.boundaries.dropFirst() }.map(\.line)
        print("\(name) \(UnicodeVersion.tables): \(cases.count - wrong.count) of \(cases.count) cases")
        return (cases.count, wrong)
    }

    @Test("LineBreakTest.txt: every case")
    func lines() throws {
        let result = try wrong("auxiliary/LineBreakTest.txt") {
            LineBreaks(keepsInitialHyphens: false).opportunities(in: $0)
        }
        #expect(result.count > 7000)
        #expect(result.wrong == [])
    }

    @Test("LineBreakTest.txt: that hyphens stay with the words they begin changes nothing but that")
    func initialHyphens() throws {
        let result = try wrong("auxiliary/LineBreakTest.txt") { LineBreaks().opportunities(in: $0) }
        #expect(result.wrong.allSatisfy { $0.contains("HYPHEN-MINUS (HY)") })
        #expect(result.wrong.count == 12)
    }

    @Test("WordBreakTest.txt: every case")
    func words() throws {
        let result = try wrong("auxiliary/WordBreakTest.txt") { WordBreaks.boundaries(in: $0) }
        #expect(result.count > 1800)
        #expect(result.wrong == [])
    }

    @Test("SentenceBreakTest.txt: every case")
    func sentences() throws {
        let result = try wrong("auxiliary/SentenceBreakTest.txt") { SentenceBreaks.boundaries(in: $0) }
        #expect(result.count > 500)
        #expect(result.wrong == [])
    }

    @Test("GraphemeBreakTest.txt: Swift's characters, in every case but one")
    func graphemes() throws {
        let result = try wrong("auxiliary/GraphemeBreakTest.txt") { scalars in
            String(String.UnicodeScalarView(scalars)).flatMap { character in
                character.unicodeScalars.indices.map { $0 == character.unicodeScalars.startIndex }
            }
        }
        #expect(result.count > 600)
        // Swift takes scissors joined to scissors for two characters.
        #expect(result.wrong.allSatisfy { $0.hasPrefix("÷ 2701 × 200D × 2701 ÷") })
    }
}
