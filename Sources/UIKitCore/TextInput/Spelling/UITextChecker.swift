// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UnicodeText

/// Finds words that are misspelled, by the dictionaries of the system.
///
///     let checker = UITextChecker()
///     let all = NSRange(location: 0, length: word.utf16.count)
///     let isWord = checker.rangeOfMisspelledWord(
///         in: word, range: all, startingAt: 0, wrap: false, language: "en").location == NSNotFound
///
/// The dictionaries are those of Hunspell (Debian: `hunspell-en-us` and its like). A language without one has no misspelled words, which is
/// reported once. The rules, SP1 to SP4, are in `Documentation/Spelling.md`.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// A checker that ignores no word.
    public override init() { super.init() }

    // MARK: Words

    /// The first misspelled word of a part of a text.
    ///
    /// Ranges and places are in UTF-16 code units. What lies outside of the text is left out.
    ///
    /// - Parameters:
    ///   - range: the part.
    ///   - startingOffset: where in the text the search begins, within the part.
    ///   - wrapFlag: whether it goes on at the beginning of the part.
    ///   - language: `en_US`, `en-US` or `en`.
    /// - Returns: the word's range; `NSNotFound` and 0 if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return none }
        let text = stringToCheck as NSString
        let words = WordBreaks.words(of: stringToCheck).filter {
            $0.lowerBound >= range.location && $0.upperBound <= NSMaxRange(range)
        }
        let later = words.filter { $0.lowerBound >= startingOffset }
        let earlier = wrapFlag ? words.filter { $0.lowerBound < startingOffset } : []
        let found = (later + earlier).first { word in
            let word = text.substring(with: NSRange(word))
            return !ignored.contains(word) && !Self.hasLearnedWord(word) && !dictionary.knows(word)
        }
        return found.map { NSRange($0) } ?? none
    }

    /// Words that were perhaps meant, the likeliest first; `nil` without a dictionary or for a range outside of the text.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, of: string).flatMap { SpellingDictionary.of(language)?.guesses(for: $0) }
    }

    /// Words that begin so, in the order of the alphabet; `nil` without a dictionary or for a range outside of the text.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, of: string).flatMap { SpellingDictionary.of(language)?.completions(of: $0) }
    }

    private func word(_ range: NSRange, of text: String) -> String? {
        guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.utf16.count else { return nil }
        return (text as NSString).substring(with: range)
    }

    // MARK: Exceptions

    private var ignored: Set<String> = []

    /// The words that this checker finds right; `nil` if there are none.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// Finds a word right from now on.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    /// The name of the learned words in the application's defaults.
    private static let learned = "UITextCheckerLearnedWords"

    private static var learnedWords: [String] {
        get { UserDefaults.standard.stringArray(forKey: learned) ?? [] }
        set { UserDefaults.standard.set(newValue, forKey: learned) }
    }

    /// All checkers of the application find a word right from now on, also when it runs again.
    open class func learnWord(_ word: String) { if !hasLearnedWord(word) { learnedWords.append(word) } }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }

    /// Takes back that a word was learned.
    open class func unlearnWord(_ word: String) { learnedWords.removeAll { $0 == word } }

    /// The languages that have a dictionary, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionary.languages }
}
