// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Which sections and items there are, in their order, by identifiers. An identifier is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections in their order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    private(set) var reloaded: Set<ItemIdentifierType> = []
    private(set) var reconfigured: Set<ItemIdentifierType> = []
    private(set) var reloadedSections: Set<SectionIdentifierType> = []

    /// A snapshot without sections and items.
    public init() {}

    // MARK: What is in it

    /// All items, section by section. Costs time in proportion to their number.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// How many items all sections have together.
    public var numberOfItems: Int { sections.count }
    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The items that are to get other views, in the order of all items.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }
    /// The items whose views are to be filled in again, in the order of all items.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfigured.contains) }

    /// How many items a section has; 0 for a section that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section in their order; none for a section that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    /// The section that an item is in; `nil` for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The section's place, from 0; `nil` for a section that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    /// The item's place among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sections[identifier] else { return nil }
        var place = 0
        for other in sectionIdentifiers {
            if other == section { return items[other]?.firstIndex(of: identifier).map { place + $0 } }
            place += items[other]?.count ?? 0
        }
        return nil
    }

    // MARK: Sections

    /// Adds empty sections at the end. One that is there already ends the program.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Adds empty sections before another one. One that is there already, or a target that is not, ends the program.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier)) }

    /// Adds empty sections after another one. One that is there already, or a target that is not, ends the program.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        for identifier in identifiers {
            enforce(items[identifier] == nil, "A snapshot has each section once, and has \(identifier) already.")
            items[identifier] = []
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: place)
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let place = indexOfSection(section) else { brokenRule("The snapshot has no section \(section).") }
        return place
    }

    /// Takes out sections and their items. Sections that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone {
            for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
        }
        sectionIdentifiers.removeAll(where: gone.contains)
    }

    /// Puts a section before another one. Either of them that is not there ends the program; the same one twice changes
    /// nothing.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let old = place(of: identifier)
        guard identifier != toIdentifier else { return }
        sectionIdentifiers.remove(at: old)
        sectionIdentifiers.insert(identifier, at: place(of: toIdentifier))
    }

    /// Puts a section after another one. Either of them that is not there ends the program; the same one twice changes
    /// nothing.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let old = place(of: identifier)
        guard identifier != toIdentifier else { return }
        sectionIdentifiers.remove(at: old)
        sectionIdentifiers.insert(identifier, at: place(of: toIdentifier) + 1)
    }

    /// The sections' items get other views.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.formUnion(identifiers)
    }

    // MARK: Items

    /// Without a section, into the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, let known = items[section] else {
            brokenRule("Items are appended to a section that the snapshot does not have.")
        }
        insert(identifiers, into: section, at: known.count)
    }

    /// Adds items before another one, in its section. One that is there already, or a target that is not, ends the
    /// program.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        let (section, place) = place(of: beforeItem)
        insert(identifiers, into: section, at: place)
    }

    /// Adds items after another one, in its section. One that is there already, or a target that is not, ends the
    /// program.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
        let (section, place) = place(of: afterItem)
        insert(identifiers, into: section, at: place + 1)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
    ) {
        for identifier in identifiers {
            enforce(sections[identifier] == nil, "A snapshot has each item once, and has \(identifier) already.")
            sections[identifier] = section
        }
        items[section]?.insert(contentsOf: identifiers, at: place)
    }

    private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        guard let section = sections[item], let place = items[section]?.firstIndex(of: item) else {
            brokenRule("The snapshot has no item \(item).")
        }
        return (section, place)
    }

    /// Takes out items. Items that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for item in gone { sections[item] = nil }
    }

    /// The section has these items, in this order, instead of those that it has.
    mutating func replaceItems(_ identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        for item in items[section] ?? [] { sections[item] = nil }
        items[section] = []
        insert(identifiers, into: section, at: 0)
    }

    /// Takes out all items, and all sections too.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Puts an item before another one, in the section of that. A target that is not there ends the program; the same
    /// item twice changes nothing.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Puts an item after another one, in the section of that. A target that is not there ends the program; the same
    /// item twice changes nothing.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// The items get other views, and are not selected any more (T14).
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }

    /// The items' views are filled in again (T14).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfigured.formUnion(identifiers) }

    /// What was asked for once is done.
    mutating func forgetReloads() {
        reloaded = []
        reconfigured = []
        reloadedSections = []
    }
}
