import EventTrace
import UIKitCore

/// Which sections and items there are, in their order, by identifiers. An identifier is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    private(set) var reloaded: Set<ItemIdentifierType> = []
    private(set) var reconfigured: Set<ItemIdentifierType> = []
    private(set) var reloadedSections: Set<SectionIdentifierType> = []

    public init() {}

    // MARK: What is in it

    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfItems: Int { sections.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfigured.contains) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

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

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier)) }

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

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone {
            for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
        }
        sectionIdentifiers.removeAll(where: gone.contains)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(of: identifier))
        sectionIdentifiers.insert(identifier, at: place(of: toIdentifier))
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(of: identifier))
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

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        let (section, place) = place(of: beforeItem)
        insert(identifiers, into: section, at: place)
    }

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

    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

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
