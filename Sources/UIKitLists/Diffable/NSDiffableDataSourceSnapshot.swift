// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// The sections and items in their order, by identifiers. Each identifier occurs once.
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

    // MARK: Content

    /// All items, section by section. Costs time in proportion to their number.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// The number of items in all sections together.
    public var numberOfItems: Int { sections.count }
    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The items that will get new views, in the order of all items.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }
    /// The items whose views will be filled in again, in the order of all items.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfigured.contains) }

    /// The number of items in a section; 0 for a missing section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section in their order; none for a missing section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    /// The section that an item is in; `nil` for a missing item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The section's place, from 0; `nil` for a missing section.
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

    /// Adds empty sections at the end. A section that is there already ends the program.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Adds empty sections before another one. A section that is there already, or a missing target, ends the program.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier)) }

    /// Adds empty sections after another one. A section that is there already, or a missing target, ends the program.
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

    /// Removes sections and their items. Missing sections are skipped.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone {
            for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
        }
        sectionIdentifiers.removeAll(where: gone.contains)
    }

    /// Moves a section before another one. If either is missing, the program ends. If both are the same, nothing changes.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let old = place(of: identifier)
        guard identifier != toIdentifier else { return }
        sectionIdentifiers.remove(at: old)
        sectionIdentifiers.insert(identifier, at: place(of: toIdentifier))
    }

    /// Moves a section after another one. If either is missing, the program ends. If both are the same, nothing changes.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let old = place(of: identifier)
        guard identifier != toIdentifier else { return }
        sectionIdentifiers.remove(at: old)
        sectionIdentifiers.insert(identifier, at: place(of: toIdentifier) + 1)
    }

    /// The sections' items get new views.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.formUnion(identifiers)
    }

    // MARK: Items

    /// Adds items at the end of a section; without one, of the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, let known = items[section] else {
            brokenRule("Items are appended to a section that the snapshot does not have.")
        }
        insert(identifiers, into: section, at: known.count)
    }

    /// Adds items before another one, in its section. An item that is there already, or a missing target, ends the program.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        let (section, place) = place(of: beforeItem)
        insert(identifiers, into: section, at: place)
    }

    /// Adds items after another one, in its section. An item that is there already, or a missing target, ends the program.
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

    /// Removes items. Missing items are skipped.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for item in gone { sections[item] = nil }
    }

    /// Replaces a section's items by these, in this order.
    mutating func replaceItems(_ identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        for item in items[section] ?? [] { sections[item] = nil }
        items[section] = []
        insert(identifiers, into: section, at: 0)
    }

    /// Removes all items, and all sections too.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another one, into that one's section. A missing target ends the program. If both are the same,
    /// nothing changes.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another one, into that one's section. A missing target ends the program. If both are the same,
    /// nothing changes.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// The items get new views, and are deselected (T14).
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }

    /// The items' views are filled in again (T14).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfigured.formUnion(identifiers) }

    /// Forgets the requested reloads: they are done.
    mutating func forgetReloads() {
        reloaded = []
        reconfigured = []
        reloadedSections = []
    }
}
