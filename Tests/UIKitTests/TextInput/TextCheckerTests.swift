// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Spelling", .serialized)
struct TextCheckerTests {
    private let screen = TestScreen()
    private let checker = UITextChecker()

    init() throws {
        UIApplication.current = screen.application
        try #require(UITextChecker.availableLanguages.contains("en_US"), "apt-get install hunspell hunspell-en-us")
    }

    /// The wrong word that a search finds.
    private func wrong(
        _ text: String, in range: Range<Int>? = nil, from start: Int = 0, wraps: Bool = false,
        _ language: String = "en_US"
    ) -> String? {
        let found = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(range ?? 0..<text.utf16.count), startingAt: start, wrap: wraps, language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test("SP1: the first wrong word of a range is found, from a place on and around the end")
    func search() {
        let text = "Thiss is 👍 a lettter, don't wory."
        #expect(wrong(text) == "Thiss" && wrong(text, from: 1) == "lettter" && wrong(text, from: 20) == "wory")
        #expect(wrong(text, in: 6..<14) == nil)
        // The word lies in the range only in part.
        #expect(wrong(text, in: 1..<12) == nil && wrong(text, in: 6..<18) == nil)
        #expect(wrong(text, from: 33) == nil && wrong(text, from: 33, wraps: true) == "Thiss")
        #expect(wrong("All is well, isn't it?") == nil && wrong("") == nil && wrong("… 42 …") == nil)
    }

    @Test(
        "SP2: a language is known by its name in any form; without a dictionary nothing is wrong, which is reported once"
    )
    func languages() {
        #expect(wrong("colour", "en") == "colour" && wrong("colour", "en-US") == "colour")
        #expect(screen.application.faults.isEmpty)
        for _ in 0..<2 { #expect(wrong("xyzzyx", "tlh") == nil) }
        #expect(screen.application.faults.count == 1 && screen.application.faults[0].contains("no dictionary"))
        let all = NSRange(0..<3)
        #expect(checker.guesses(forWordRange: all, in: "abc", language: "tlh") == nil)
        #expect(checker.completions(forPartialWordRange: all, in: "abc", language: "tlh") == nil)
    }

    @Test("SP3: guesses are what was perhaps meant, completions the words that begin so")
    func proposals() throws {
        let text = "the lettter Afterno"
        let guesses = try #require(
            checker.guesses(forWordRange: NSRange(4..<11), in: text, language: "en_US"))
        #expect(guesses.contains("letter"))
        let begun = NSRange(12..<19)
        let completions = try #require(checker.completions(forPartialWordRange: begun, in: text, language: "en_US"))
        #expect(completions.contains("Afternoon") && completions == completions.sorted())
        #expect(completions.allSatisfy { $0.hasPrefix("Afterno") })
        #expect(checker.completions(forPartialWordRange: NSRange(0..<3), in: "qqq", language: "en_US") == [])
        for range in [
            NSRange(location: 0, length: 0), NSRange(location: 15, length: 9), NSRange(location: -1, length: 2),
        ] {
            #expect(checker.guesses(forWordRange: range, in: text, language: "en_US") == nil)
            #expect(checker.completions(forPartialWordRange: range, in: text, language: "en_US") == nil)
        }
    }

    @Test("SP4: ignored words are right for one checker, learned ones for all")
    func exceptions() {
        #expect(checker.ignoredWords == nil && wrong("Xyzzyx plughy") == "Xyzzyx")
        checker.ignoreWord("Xyzzyx")
        #expect(wrong("Xyzzyx plughy") == "plughy" && checker.ignoredWords == ["Xyzzyx"])
        UITextChecker.learnWord("plughy")
        defer { UITextChecker.unlearnWord("plughy") }
        #expect(wrong("Xyzzyx plughy") == nil && UITextChecker.hasLearnedWord("plughy"))
        checker.ignoredWords = nil
        #expect(wrong("plughy Xyzzyx") == "Xyzzyx")
        UITextChecker.unlearnWord("plughy")
        #expect(!UITextChecker.hasLearnedWord("plughy") && wrong("plughy") == "plughy")
    }
}
