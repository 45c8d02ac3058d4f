// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The data of the lists screen's table: things in sections, and the number taken of each.
struct Pantry {
    struct Shelf {
        let title: String
        var things: [Thing]
    }

    struct Thing {
        let name: String
        var count = 0

        /// The last part of identifiers: `lists.row.apples`.
        var key: String { name.lowercased() }
    }

    private(set) var shelves = [
        shelf("Fruit", ["Apples", "Bananas", "Cherries", "Dates", "Figs"]),
        shelf("Vegetables", ["Carrots", "Leeks", "Onions", "Peas", "Spinach"]),
        shelf("Herbs", ["Basil", "Chives", "Mint", "Sage", "Thyme"]),
    ]

    private static func shelf(_ title: String, _ names: [String]) -> Shelf {
        Shelf(title: title, things: names.map { Thing(name: $0) })
    }

    subscript(path: IndexPath) -> Thing { shelves[path.section].things[path.row] }

    /// The place of the thing with that name; `nil` if it was deleted.
    func path(of name: String) -> IndexPath? {
        for (section, shelf) in shelves.enumerated() {
            if let row = shelf.things.firstIndex(where: { $0.name == name }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    mutating func take(at path: IndexPath) { shelves[path.section].things[path.row].count += 1 }

    mutating func delete(at path: IndexPath) { shelves[path.section].things.remove(at: path.row) }

    /// Moves a thing, and returns a sentence about it.
    mutating func move(from source: IndexPath, to destination: IndexPath) -> String {
        let thing = shelves[source.section].things.remove(at: source.row)
        shelves[destination.section].things.insert(thing, at: destination.row)
        return "Moved \(thing.name) to place \(destination.row + 1) of \(shelves[destination.section].title)."
    }
}
