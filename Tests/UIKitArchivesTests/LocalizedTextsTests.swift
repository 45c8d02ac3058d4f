// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitArchives

@Suite("IB60 Texts of an archive in the user's language")
struct LocalizedTextsTests {
    private func read(_ element: Element) throws -> ArchiveElement {
        try JSONDecoder().decode(ArchiveElement.self, from: Data(element.json.utf8))
    }

    @Test("IB60 A text stands under the identifier and the property; what the table lacks stays")
    func texts() throws {
        let root = try read(
            Element(
                "view", ["id": "v"],
                [
                    Element("label", ["id": "l", "text": "Name"]),
                    Element("label", ["id": "m"], [Element("string", ["key": "text"], text: "One\nTwo")]),
                    Element(
                        "button", ["id": "b"],
                        [
                            Element("state", ["key": "normal", "title": "Buy"]),
                            Element("state", ["key": "disabled", "title": "Sold"]),
                            Element("buttonConfiguration", ["key": "configuration", "title": "Buy"]),
                            Element("accessibility", ["key": "accessibilityConfiguration", "label": "Buy it"]),
                        ]),
                    Element(
                        "segmentedControl", ["id": "s"],
                        [
                            Element(
                                "segments", [:],
                                [Element("segment", ["title": "A"]), Element("segment", ["title": "B"])])
                        ]),
                    Element(
                        "searchBar", ["id": "c", "placeholder": "Find"],
                        [
                            Element(
                                "scopeButtonTitles", [:],
                                [Element("string", text: "All"), Element("string", text: "Mine")])
                        ]),
                    Element("label", ["id": "o", "text": "Other"]),
                ]))
        let table = [
            "l.text": "Vorname", "m.text": "Eins\nZwei", "b.normalTitle": "Kaufen", "b.configuration.title": "Kauf",
            "b.accessibilityLabel": "Kaufe es", "s.segmentTitles[1]": "Zwo", "s.segmentTitles[7]": "?",
            "c.placeholder": "Suchen", "c.scopeButtonTitles[0]": "Alle", "x.text": "?", "nothing": "?",
        ]
        let result = try #require(LocalizedTexts(table)).applied(to: root).children
        #expect(result[0].string("text") == "Vorname")
        #expect(result[1].string("text") == "Eins\nZwei")
        #expect(result[2].children.map { $0["title"] ?? $0["label"] } == ["Kaufen", "Sold", "Kauf", "Kaufe es"])
        #expect(result[3].list("segments").map { $0["title"] } == ["A", "Zwo"])
        #expect(result[4].string("placeholder") == "Suchen")
        #expect(result[4].list("scopeButtonTitles").map(\.text) == ["Alle", "Mine"])
        #expect(result[5].string("text") == "Other")
    }

    @Test("IB60 Without texts nothing is done")
    func none() {
        #expect(LocalizedTexts([:]) == nil && LocalizedTexts(["plain": "a"]) == nil)
        #expect(LocalizedTexts(ofFile: "Absent.storyboard") == nil)
    }
}
