// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// The items of one section as an outline: items below items, expanded or not (T103). Each identifier occurs once.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]
    private var roots: [ItemIdentifierType] = []

    /// An outline without items.
    public init() {}

    // MARK: Content

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { walk(roots) { _ in true } }

    /// The items at the top level.
    public var rootItems: [ItemIdentifierType] { roots }

    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { walk(roots) { nodes[$0]?.isExpanded ?? false } }

    private func walk(
        _ start: [ItemIdentifierType], enters: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        // An explicit stack instead of recursion: outlines may be deep.
        var stack = Array(start.reversed())
        while let item = stack.popLast() {
            found.append(item)
            if enters(item), let node = nodes[item] { stack.append(contentsOf: node.children.reversed()) }
        }
        return found
    }

    /// Whether the item is anywhere in the outline, shown or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// The item's place among all items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// The number of items above it. A missing item ends the program.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var current = node(of: item).parent
        while let parent = current {
            level += 1
            current = nodes[parent]?.parent
        }
        return level
    }

    /// The item above another one; `nil` for an item at the top, and for a missing one.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Whether the items below the item are shown; false for a missing item.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Whether everything above the item is expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var current = nodes[item] else { return false }
        while let parent = current.parent, let above = nodes[parent] {
            guard above.isExpanded else { return false }
            current = above
        }
        return true
    }

    /// The part below an item, as a separate outline.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot()
        let top = node(of: parent)
        if includingParent { result.append([parent]) }
        result.take(top.children, from: self, below: includingParent ? parent : nil)
        if includingParent, top.isExpanded { result.expand([parent]) }
        return result
    }

    func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item]?.children.isEmpty == false }

    private func node(of item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else { brokenRule("The section snapshot has no item \(item).") }
        return node
    }

    // MARK: Changes

    /// Adds items below another one, or at the top, after the present ones.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, below: parent, at: children(of: parent).count)
    }

    /// Inserts items at the level of another one, before it. An item that is there already, or a missing target, ends the program.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, place) = place(of: item)
        insert(items, below: parent, at: place)
    }

    /// Inserts items at the level of another one, after it and its descendants. An item that is there already, or a missing
    /// target, ends the program.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, place) = place(of: item)
        insert(items, below: parent, at: place + 1)
    }

    /// Inserts another outline before an item, at the item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot.roots, before: item)
        takeBelow(snapshot)
    }

    /// Inserts another outline after an item and its descendants, at the item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot.roots, after: item)
        takeBelow(snapshot)
    }

    /// Replaces the items below an item by another outline.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        delete(node(of: parent).children)
        append(snapshot.roots, to: parent)
        takeBelow(snapshot)
    }

    /// Removes items, with the items below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            let gone = walk([item]) { _ in true }
            if let parent = node.parent {
                nodes[parent]?.children.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            for each in gone { nodes[each] = nil }
        }
    }

    /// Takes out all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// Shows the items below the given ones. Missing items are skipped.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = true }
    }

    /// Hides the items below the given ones; they stay in the outline. Missing items are skipped.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { node(of: $0).children } ?? roots
    }

    private func place(of item: ItemIdentifierType) -> (ItemIdentifierType?, Int) {
        let parent = node(of: item).parent
        return (parent, children(of: parent).firstIndex(of: item) ?? 0)
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int) {
        for item in items {
            enforce(nodes[item] == nil, "A section snapshot has each item once, and has \(item) already.")
            nodes[item] = Node(parent: parent)
        }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: place)
        } else {
            roots.insert(contentsOf: items, at: place)
        }
    }

    /// Adds the items below another outline's roots below the same items here.
    private mutating func takeBelow(_ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        for root in other.roots {
            take(other.nodes[root]?.children ?? [], from: other, below: root)
            if other.isExpanded(root) { expand([root]) }
        }
    }

    private mutating func take(
        _ items: [ItemIdentifierType], from other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        below parent: ItemIdentifierType?
    ) {
        var waiting = [(items, parent)]
        while let (items, parent) = waiting.popLast() {
            append(items, to: parent)
            for item in items {
                guard let node = other.nodes[item] else { continue }
                nodes[item]?.isExpanded = node.isExpanded
                if !node.children.isEmpty { waiting.append((node.children, item)) }
            }
        }
    }

    /// The outline in lines, for people.
    public var visualDescription: String {
        items.map { item in
            let mark = hasChildren(item) ? isExpanded(item) ? "v " : "> " : "- "
            return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
        }.joined(separator: "\n")
    }
}

/// An application's handlers for an outline that the user expands and collapses (T103).
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    /// Asked before an item is expanded; false keeps it as it is.
    public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Asked before an item is collapsed; false keeps it as it is.
    public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Asked for the part below an item that is about to be expanded; the argument is its present content.
    public var snapshotForExpandingParent:
        (
            @MainActor (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Handlers that allow everything and do nothing.
    public init() {}
}
