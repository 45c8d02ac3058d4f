// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A batch of changes of a list: their effect on each place, and whether the data source's numbers agree with them.
///
/// Places to delete, to reload and to move from are those before the changes; places to insert and to move to are those after (T12).
/// Looking up one place takes time in proportion to the changes, not to the rows.
struct ListUpdate {
    var insertedRows: Set<IndexPath> = []
    var deletedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var movedRows: [IndexPath: IndexPath] = [:]
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]

    var isEmpty: Bool {
        insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    // MARK: Where things go

    /// The section's place afterwards; `nil` if it is deleted.
    func section(after section: Int) -> Int? {
        if let moved = movedSections[section] { return moved }
        guard !deletedSections.contains(section) else { return nil }
        let gone = deletedSections.union(IndexSet(movedSections.keys))
        let taken = insertedSections.union(IndexSet(movedSections.values))
        return Self.place(section, without: Array(gone), beside: Array(taken))
    }

    /// The row's place afterwards; `nil` if it is deleted. A reloaded row keeps its place.
    func path(after path: IndexPath) -> IndexPath? {
        if let moved = movedRows[path] { return moved }
        guard !deletedRows.contains(path), let section = section(after: path.section) else { return nil }
        let gone = deletedRows.union(movedRows.keys).filter { $0.section == path.section }.map(\.row).sorted()
        let taken = insertedRows.union(movedRows.values).filter { $0.section == section }.map(\.row).sorted()
        return IndexPath(row: Self.place(path.row, without: gone, beside: taken), section: section)
    }

    /// Whether a row gets a new cell.
    func isReloaded(_ path: IndexPath) -> Bool {
        reloadedRows.contains(path) || reloadedSections.contains(path.section)
    }

    /// A number's place after some numbers are removed and others are inserted; both lists sorted.
    private static func place(_ number: Int, without gone: [Int], beside taken: [Int]) -> Int {
        var place = number - gone.prefix { $0 < number }.count
        for other in taken {
            guard other <= place else { break }
            place += 1
        }
        return place
    }

    // MARK: Agreement

    /// The error in the numbers after the changes; `nil` if they agree.
    func disagreement(before: [Int], after: [Int]) -> ListUpdateError? {
        for section in deletedSections.union(reloadedSections).union(IndexSet(movedSections.keys))
        where !before.indices.contains(section) {
            return .unknownSection(section, count: before.count)
        }
        for path in deletedRows.union(reloadedRows).union(movedRows.keys)
        where !before.indices.contains(path.section) || !(0..<before[path.section]).contains(path.row) {
            return .unknownRow(path)
        }
        let expected = before.count + insertedSections.count - deletedSections.count
        guard after.count == expected else {
            return .sections(
                before: before.count, after: after.count, inserted: insertedSections.count,
                deleted: deletedSections.count)
        }
        for section in before.indices where !deletedSections.contains(section) && !reloadedSections.contains(section) {
            guard let new = self.section(after: section), after.indices.contains(new) else { continue }
            let error = rowsDisagreement(section, new, before[section], after[new])
            if let error { return error }
        }
        return nil
    }

    private func rowsDisagreement(_ old: Int, _ new: Int, _ before: Int, _ after: Int) -> ListUpdateError? {
        let inserted = insertedRows.count { $0.section == new }
        let deleted = deletedRows.count { $0.section == old }
        let movedIn = movedRows.values.count { $0.section == new }
        let movedOut = movedRows.keys.count { $0.section == old }
        guard before + inserted - deleted + movedIn - movedOut != after else { return nil }
        return .rows(
            section: new, before: before, after: after, inserted: inserted, deleted: deleted, movedIn: movedIn,
            movedOut: movedOut)
    }
}

/// An error in changes of a list.
enum ListUpdateError: Error, Hashable, CustomStringConvertible {
    case unknownSection(Int, count: Int)
    case unknownRow(IndexPath)
    case sections(before: Int, after: Int, inserted: Int, deleted: Int)
    case rows(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)

    var description: String {
        switch self {
        case .unknownSection(let section, let count):
            "Section \(section) cannot be deleted, reloaded or moved: before the changes there were \(count)."
        case .unknownRow(let path):
            "Row \(path.row) of section \(path.section) cannot be deleted, reloaded or moved: it was not there before the changes."
        case .sections(let before, let after, let inserted, let deleted):
            "The data source has \(after) sections after the changes and must have \(before + inserted - deleted): "
                + "there were \(before), \(inserted) inserted, \(deleted) deleted."
        case .rows(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            "The data source has \(after) rows in section \(section) after the changes and must have "
                + "\(before + inserted - deleted + movedIn - movedOut): there were \(before), \(inserted) inserted, "
                + "\(deleted) deleted, \(movedIn) moved in, \(movedOut) moved out."
        }
    }
}
