// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The texts of an archive in the user's language (IB60). A file of the archive's name has them, under keys such as `a1b-2c-3d4.text`:
/// an element's identifier, and the property.
struct LocalizedTexts: Equatable {
    /// By identifier and property.
    private let texts: [String: [String: String]]

    /// `nil` if the application has none.
    init?(ofFile file: String) {
        let name = file.prefix { $0 != "." }
        self.init(Bundle.main.applicationContents.texts(in: String(name)))
    }

    init?(_ table: [String: String]) {
        var texts: [String: [String: String]] = [:]
        for (key, text) in table {
            guard let mark = key.firstIndex(of: ".") else { continue }
            texts[String(key[..<mark]), default: [:]][String(key[key.index(after: mark)...])] = text
        }
        guard !texts.isEmpty else { return nil }
        self.texts = texts
    }

    /// An element with these texts in the places of its own and of those of the elements in it.
    func applied(to element: ArchiveElement) -> ArchiveElement {
        var (attributes, children) = (element.attributes, element.children.map(applied))
        for (property, text) in element.id.flatMap({ texts[$0] }) ?? [:] {
            if let (child, name) = place(of: property, in: children) {
                children[child] = name.isEmpty ? children[child].saying(text) : children[child].with(name, text)
            } else if let (list, number) = Self.numbered(property) {
                guard let place = children.firstIndex(where: { $0.tag == list }) else { continue }
                children[place] = children[place].with(text, atPlace: number)
            } else {
                attributes[property] = text
            }
        }
        return ArchiveElement(element.tag, attributes, children, element.text)
    }

    private static let states = [
        "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
        "disabledTitle": "disabled",
    ]

    /// The child that has a property which is none of the element's own, and its attribute; an empty one for the child's text.
    private func place(of property: String, in children: [ArchiveElement]) -> (child: Int, attribute: String)? {
        func find(_ tag: String?, _ key: String, _ attribute: String) -> (Int, String)? {
            children.firstIndex { $0["key"] == key && (tag == nil || $0.tag == tag) }.map { ($0, attribute) }
        }
        if let state = Self.states[property] { return find("state", state, "title") }
        if property.hasPrefix("configuration.") { return find(nil, "configuration", String(property.dropFirst(14))) }
        switch property {
        case "accessibilityLabel": return find(nil, "accessibilityConfiguration", "label")
        case "accessibilityHint": return find(nil, "accessibilityConfiguration", "hint")
        // A text of several lines is an element of its own.
        default: return find("string", property, "") ?? find("mutableString", property, "")
        }
    }

    /// The list and the number of `segmentTitles[2]`.
    private static func numbered(_ property: String) -> (list: String, number: Int)? {
        guard let match = property.wholeMatch(of: #/(\w+)\[(\d+)\]/#), let number = Int(match.output.2) else {
            return nil
        }
        let list = match.output.1 == "segmentTitles" ? "segments" : String(match.output.1)
        return (list, number)
    }
}

extension ArchiveElement {
    fileprivate func with(_ attribute: String, _ value: String) -> ArchiveElement {
        ArchiveElement(tag, attributes.merging([attribute: value]) { $1 }, children, text)
    }

    fileprivate func saying(_ text: String) -> ArchiveElement { ArchiveElement(tag, attributes, children, text) }

    /// A list with another text at a place: the title of a segment, or a string.
    fileprivate func with(_ text: String, atPlace place: Int) -> ArchiveElement {
        guard children.indices.contains(place) else { return self }
        var children = children
        children[place] =
            children[place].tag == "string" ? children[place].saying(text) : children[place].with("title", text)
        return ArchiveElement(tag, attributes, children, self.text)
    }
}
