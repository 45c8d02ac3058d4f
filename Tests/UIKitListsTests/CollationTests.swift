// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
}

extension Selector {
    fileprivate static let personName = Selector("name", on: Person.self) { $0.name }
}

@MainActor
@Suite("T142: sections by letters")
struct CollationTests {
    private let selfName = Selector("self")

    @Test("T142: there is a section for each letter, and one for the rest")
    func titles() {
        let english = UILocalizedIndexedCollation(language: "en")
        #expect(english.sectionTitles.count == 27 && english.sectionTitles.last == "#")
        #expect(english.sectionIndexTitles == english.sectionTitles)
        #expect(english.section(forSectionIndexTitle: 3) == 3)
        let sections = ["apple", "Ärger", "zoo", "42", "", "øl"].map {
            english.section(for: $0, collationStringSelector: selfName)
        }
        #expect(sections == [0, 0, 25, 26, 26, 14])
        #expect(UILocalizedIndexedCollation.current() === UILocalizedIndexedCollation.current())
    }

    @Test("T142: letters of the language have their own sections, in its order")
    func languages() {
        let swedish = UILocalizedIndexedCollation(language: "sv")
        #expect(swedish.sectionTitles.suffix(4) == ["Å", "Ä", "Ö", "#"])
        let sorted = swedish.sortedArray(
            from: ["Östen", "Zlatan", "Åsa", "Ärla", "anna", "Anna"], collationStringSelector: selfName)
        #expect(sorted as? [String] == ["anna", "Anna", "Zlatan", "Åsa", "Ärla", "Östen"])
        let czech = UILocalizedIndexedCollation(language: "cs")
        let place = czech.section(for: "chleba", collationStringSelector: selfName)
        #expect(czech.sectionTitles[place] == "CH")
    }

    @Test("T142: objects are put in order by the text that the selector names; equal ones keep their order")
    func objects() {
        let people = ["Özil", "Ola", "Ben", "Ola"].map(Person.init)
        let collation = UILocalizedIndexedCollation(language: "de")
        let sorted = collation.sortedArray(from: people, collationStringSelector: .personName)
        #expect(sorted.map { ($0 as? Person)?.name } == ["Ben", "Ola", "Ola", "Özil"])
        #expect(sorted.dropFirst().first as AnyObject === people[1])
        #expect(collation.section(for: people[0], collationStringSelector: .personName) == 14)
    }

    @Test("T142: an object without the text is reported, and is in the last section")
    func missing() {
        let screen = TestScreen()
        let collation = UILocalizedIndexedCollation(language: "en")
        #expect(collation.section(for: NSNumber(value: 1), collationStringSelector: Selector("surname")) == 26)
        #expect(screen.application.faults.last?.contains("no text under") == true)
    }
}
