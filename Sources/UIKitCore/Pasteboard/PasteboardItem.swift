// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One thing on a pasteboard, in one or several representations, the best first.
@MainActor
struct PasteboardItem {
    private(set) var representations: [(type: String, value: PasteboardValue)] = []

    var types: [String] { representations.map(\.type) }

    subscript(type: String) -> PasteboardValue? { representations.first { $0.type == type }?.value }

    /// Adds a representation, or replaces the one of its type.
    mutating func set(_ value: PasteboardValue, for type: String) {
        if let place = representations.firstIndex(where: { $0.type == type }) {
            representations[place].value = value
        } else {
            representations.append((type, value))
        }
    }

    /// The first of the types that the item has an object for.
    func object<Object>(ofTypes types: [String], _ kind: Object.Type) -> Object? {
        for type in types {
            if let object = self[type]?.object(for: type) as? Object { return object }
        }
        return nil
    }

    /// Whether the item has one of the types.
    func has(_ types: [String]) -> Bool { representations.contains { types.contains($0.type) } }
}

extension PasteboardItem {
    /// An item made from a dictionary. Values that cannot be kept are reported and left out. A dictionary has no order, so
    /// the types are sorted by name.
    init(_ dictionary: [String: Any], _ application: UIApplication) {
        for (type, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            add(value, type, application)
        }
    }

    mutating func add(_ value: Any, _ type: String, _ application: UIApplication) {
        guard let kept = PasteboardValue(value) else {
            return application.report(
                "A pasteboard was given a \(Swift.type(of: value)) for \(type). It keeps data, strings, URLs, images, colors, "
                    + "numbers, dates, and arrays and dictionaries of those.")
        }
        guard type == UIPasteboard.typeAutomatic else { return set(kept, for: type) }
        guard let found = PasteboardType.automatic(for: value) else {
            return application.report(
                "A \(Swift.type(of: value)) has no type of its own: a pasteboard needs one named.")
        }
        set(kept, for: found)
        addText(of: kept)
    }

    /// A URL can be pasted as text.
    private mutating func addText(of value: PasteboardValue) {
        if case .url(let url) = value { set(.text(url.absoluteString), for: PasteboardType.utf8Text) }
    }

    /// An item of one object of a kind that has a type.
    init?(_ object: Any) {
        guard let type = PasteboardType.automatic(for: object), let value = PasteboardValue(object) else { return nil }
        set(value, for: type)
        addText(of: value)
    }

    /// Every representation as an object, by type.
    var dictionary: [String: Any] {
        var dictionary: [String: Any] = [:]
        for (type, value) in representations { dictionary[type] = value.object(for: type) }
        return dictionary
    }
}

// Conversions for content that goes to a host and comes from it.
extension PasteboardItem {
    init(_ item: PasteboardContent.Item) {
        for representation in item.representations { set(.data(representation.data), for: representation.type) }
    }

    /// The item's bytes; representations that have none are left out.
    var content: PasteboardContent.Item {
        PasteboardContent.Item(
            representations: representations.compactMap { type, value in
                value.data(for: type).map { PasteboardContent.Representation(type: type, data: $0) }
            })
    }
}
