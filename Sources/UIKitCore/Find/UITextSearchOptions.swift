// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a find session compares text with what is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Where in words a match may stand.
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere.
        case contains = 0
        /// At the beginning of a word.
        case startsWith = 1
        /// From the beginning of a word to the end of a word.
        case fullWord = 2
    }

    /// Where in words a match may stand.
    public let wordMatchMethod: WordMatchMethod
    /// How characters are compared.
    public let stringCompareOptions: NSString.CompareOptions

    package init(
        wordMatchMethod: WordMatchMethod = .contains, stringCompareOptions: NSString.CompareOptions = .caseInsensitive
    ) {
        self.wordMatchMethod = wordMatchMethod
        self.stringCompareOptions = stringCompareOptions
        super.init()
    }

    /// Anywhere in words, without regard to upper and lower case.
    public override convenience init() { self.init(wordMatchMethod: .contains) }
}
