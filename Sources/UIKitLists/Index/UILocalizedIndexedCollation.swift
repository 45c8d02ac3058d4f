// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The sections of an alphabetical list in the user's language: a letter each, and `#` for everything else (T142).
///
/// Objects are put in order by a text of theirs, which a selector names.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let alphabet: IndexAlphabet
    private static var shown: UILocalizedIndexedCollation?

    /// The collation of the program's language.
    open class func current() -> UILocalizedIndexedCollation {
        let language = Locale.current.language.languageCode?.identifier ?? "en"
        if let shown, shown.alphabet.language == language { return shown }
        let made = UILocalizedIndexedCollation(language: language)
        shown = made
        return made
    }

    init(language: String) {
        alphabet = IndexAlphabet(language: language)
        super.init()
    }

    /// The sections' titles: the letters of the language, and `#`.
    open var sectionTitles: [String] { alphabet.letters + ["#"] }

    /// The titles of the index at the edge, the same as ``sectionTitles``.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section of a title of the index; the last one for a number beyond the titles.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section of an object by the text that the selector names. The last section is that of texts which begin with no letter of the
    /// language, of empty ones, and of objects without a text.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        alphabet.section(of: text(of: object, selector)) ?? alphabet.letters.count
    }

    /// The objects in the order of their texts, as the language has it. Objects with equal texts keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keys = array.map { alphabet.key(of: text(of: $0, selector)) }
        let order = array.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        return order.map { array[$0] }
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        switch selector.result(of: object) {
        case let text as String: return text
        case let text as NSString: return String(describing: text)
        default:
            UIApplication.shared.report("\(type(of: object)) has no text under \"\(selector.name)\".")
            return ""
        }
    }
}
