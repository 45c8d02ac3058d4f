// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a storyboard or a nib, as the tool `responder-port` writes it.
final class ArchiveElement: Decodable, Sendable {
    let tag: String
    let attributes: [String: String]
    let children: [ArchiveElement]
    let text: String

    private enum CodingKeys: String, CodingKey { case tag, attributes, children, text }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        tag = try values.decode(String.self, forKey: .tag)
        attributes = try values.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:]
        children = try values.decodeIfPresent([ArchiveElement].self, forKey: .children) ?? []
        text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
    }

    init(_ tag: String, _ attributes: [String: String], _ children: [ArchiveElement], _ text: String) {
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// This element with other attributes, and other elements in the place of those of the same key.
    func varied(_ attributes: [String: String], _ values: [ArchiveElement]) -> ArchiveElement {
        let keys = Set(values.compactMap { $0["key"] })
        let kept = children.filter { child in child["key"].map { !keys.contains($0) } ?? true }
        return ArchiveElement(tag, self.attributes.merging(attributes) { $1 }, kept + values, text)
    }

    /// This element without what it says of some keys.
    func without(_ keys: Set<String>) -> ArchiveElement {
        ArchiveElement(
            tag, attributes.filter { !keys.contains($0.key) },
            children.filter { child in child["key"].map { !keys.contains($0) } ?? true }, text)
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }

    // MARK: Children

    /// The child that has the element's property of a name.
    func child(key: String) -> ArchiveElement? { children.first { $0["key"] == key } }

    func child(tag: String) -> ArchiveElement? { children.first { $0.tag == tag } }

    /// The elements in the list of a name, as in `<subviews>…</subviews>`.
    func list(_ tag: String) -> [ArchiveElement] { child(tag: tag)?.children ?? [] }

    /// This element and all below it, outer ones first. What a filter refuses is left out with all that is in it.
    func visit(_ take: (ArchiveElement) -> Bool) {
        guard take(self) else { return }
        for child in children { child.visit(take) }
    }

    // MARK: Values

    func bool(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }

    func number(_ name: String) -> Double? {
        attributes[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

    /// The options whose attributes are `YES`.
    func options<Options: OptionSet>(_ names: [(String, Options)]) -> Options where Options.Element == Options {
        names.filter { bool($0.0) == true }.reduce(into: []) { $0.formUnion($1.1) }
    }

    /// A text that stands in an attribute, or in an element of its own if it has several lines.
    func string(_ name: String) -> String? {
        if let value = attributes[name] { return value }
        guard let child = child(key: name), ["string", "mutableString"].contains(child.tag) else { return nil }
        return child.isBase64 ? child.decoded : child.text
    }

    private var isBase64: Bool { bool("base64-UTF8") ?? false }

    private var decoded: String {
        let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
}
