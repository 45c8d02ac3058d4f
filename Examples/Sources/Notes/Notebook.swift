// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Texts in an order, the first line of each being its title.
class Notebook {
    private(set) var notes: [String]

    init(_ notes: [String] = ["Shopping\nMilk and bread", "Ideas\nA kite that sings", "Letters\nDear Ada,"]) {
        self.notes = notes
    }

    func title(at number: Int) -> String {
        let first = notes[number].split(separator: "\n").first.map(String.init) ?? ""
        return first.isEmpty ? "New note" : first
    }

    func insert(_ note: String, at number: Int) { notes.insert(note, at: min(number, notes.count)) }
    func remove(at number: Int) { notes.remove(at: number) }
    func change(_ note: String, at number: Int) { notes[number] = note }
    func move(_ number: Int, to target: Int) { notes.insert(notes.remove(at: number), at: target) }
}
