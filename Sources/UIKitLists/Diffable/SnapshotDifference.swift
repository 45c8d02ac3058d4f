// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes that lead from one snapshot to another (T73).
///
/// Each identifier occurs once, so deleted and new ones are found by lookup. Of the remaining ones, the longest part that
/// kept its order stays in place, and the rest moves. Time grows with n log n.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    private(set) var update = ListUpdate()

    init(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        let before = Self.places(old)
        let after = Self.places(new)
        compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
        for (item, path) in before where after[item] == nil && !update.deletedSections.contains(path.section) {
            update.deletedRows.insert(path)
        }
        for (item, path) in after where before[item] == nil && !update.insertedSections.contains(path.section) {
            update.insertedRows.insert(path)
        }
        for (place, section) in new.sectionIdentifiers.enumerated() {
            compareItems(new.itemIdentifiers(inSection: section), in: place, of: section, old, before)
        }
        for item in new.reloaded { if let path = before[item], after[item] != nil { update.reloadedRows.insert(path) } }
        for (place, section) in old.sectionIdentifiers.enumerated() where new.reloadedSections.contains(section) {
            if !update.deletedSections.contains(place) { update.reloadedSections.insert(place) }
        }
    }

    private static func places(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        places.reserveCapacity(snapshot.numberOfItems)
        for (number, section) in snapshot.sectionIdentifiers.enumerated() {
            for (place, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
                places[item] = IndexPath(item: place, section: number)
            }
        }
        return places
    }

    private mutating func compareSections(_ old: [Section], _ new: [Section]) {
        let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        let after = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
        for (place, section) in old.enumerated() where after[section] == nil { update.deletedSections.insert(place) }
        for (place, section) in new.enumerated() where before[section] == nil { update.insertedSections.insert(place) }
        let common = new.enumerated().compactMap { place, section in before[section].map { (old: $0, new: place) } }
        let kept = IncreasingRun.longest(in: common.map(\.old))
        for (place, pair) in common.enumerated() where !kept.contains(place) {
            update.movedSections[pair.old] = pair.new
        }
    }

    /// Items from another section move; of the rest, those that are out of order.
    private mutating func compareItems(
        _ items: [Item], in place: Int, of section: Section, _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ before: [Item: IndexPath]
    ) {
        var common: [(old: IndexPath, new: IndexPath)] = []
        for (number, item) in items.enumerated() {
            guard let from = before[item] else { continue }
            let path = IndexPath(item: number, section: place)
            if old.sectionIdentifiers[from.section] == section {
                common.append((from, path))
            } else {
                update.movedRows[from] = path
            }
        }
        let kept = IncreasingRun.longest(in: common.map(\.old.item))
        for (number, pair) in common.enumerated() where !kept.contains(number) { update.movedRows[pair.old] = pair.new }
    }
}

/// The longest increasing subsequence of a list of different numbers.
enum IncreasingRun {
    /// The places of such a subsequence.
    static func longest(in numbers: [Int]) -> Set<Int> {
        // For each length: the place of the smallest number that ends an increasing subsequence.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[place] = ends[low - 1] }
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var result: Set<Int> = []
        var place = ends.last ?? -1
        while place >= 0 {
            result.insert(place)
            place = previous[place]
        }
        return result
    }
}
