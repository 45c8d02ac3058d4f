// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// A collection's data source that shows snapshots: it finds the changes between them (T73).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource, OutlineSource
{
    /// Makes the cell of an item, dequeued; `nil` ends the program.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a view of a kind, dequeued; `nil` ends the program.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The sections that are outlines.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// The handlers for items that the user expands or collapses.
    open var sectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()
    /// The handlers for items that a finger moves (T119).
    open var reorderingHandlers = ReorderingHandlers()
    /// Makes headers, footers and views of other kinds in the layout.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Becomes the collection's data source. The collection does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// A copy of the shown content; changes to it take effect when it is applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows another snapshot; remaining items move. Without an animation, everything is in place at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let collectionView else { return }
        let difference = SnapshotDifference(from: current, to: snapshot)
        let reconfigured = snapshot.reconfiguredItemIdentifiers
        let apply = {
            collectionView.begin()
            self.current = snapshot
            self.forgetOutlines()
            self.current.forgetReloads()
            collectionView.updates?.update = difference.update
            collectionView.end { _ in completion?() }
        }
        if animatingDifferences { apply() } else { UIView.performWithoutAnimation(apply) }
        if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured.compactMap(indexPath(for:))) }
    }

    /// Shows another snapshot as `reloadData` does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.forgetReloads()
        forgetOutlines()
        collectionView?.reloadData()
        completion?()
    }

    // MARK: Outlines

    /// Shows an outline in a section: its visible part becomes the section's items (T103). A missing section is added at the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.replaceItems(snapshot.visibleItems, inSection: section)
        outlines[section] = snapshot
        apply(next, animatingDifferences: animatingDifferences, completion: completion)
        showOutline(of: section)
    }

    /// A section's items as an outline. If the section was never one, all items are at the top.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = outlines[section] { return known }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(current.itemIdentifiers(inSection: section))
        return flat
    }

    /// Sections stop being outlines if their items differ from the outlines' items.
    private func forgetOutlines() {
        outlines = outlines.filter { current.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
    }

    /// Gives the shown rows of a section their level, and whether they are expanded.
    private func showOutline(of section: SectionIdentifierType) {
        guard let number = current.indexOfSection(section) else { return }
        for path in collectionView?.elements.cells.keys.filter({ $0.section == number }).sorted() ?? [] {
            showOutline(at: path, in: collectionView?.elements.cells[path])
        }
    }

    private func showOutline(at path: IndexPath, in cell: UICollectionViewCell?) {
        guard let cell = cell as? UICollectionViewListCell, let section = sectionIdentifier(for: path.section),
            let outline = outlines[section], let item = itemIdentifier(for: path)
        else { return }
        cell.showOutline(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    func toggleOutline(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            var outline = outlines[section]
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    /// The item at a place; `nil` for a missing place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// The place of an item; `nil` for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let number = current.indexOfSection(section),
            let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: number)
    }

    /// The section of a number; `nil` for a missing one.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// The number of a section; `nil` for a missing one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data

    /// The snapshot's number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// The snapshot's number of items. A missing section ends the program.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    /// The cell that the provider makes. Without one the program ends.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            brokenRule("The cell provider made no cell for item \(indexPath.item) of section \(indexPath.section).")
        }
        showOutline(at: indexPath, in: cell)
        return cell
    }

    /// Whether ``reorderingHandlers`` let the item be moved; without them it stays where it is.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
            return false
        }
        return canReorder(item)
    }

    /// Moves the item to its new place in the snapshot, and calls the handlers before and after (T119).
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var next = current
        next.deleteItems([item])
        let others = next.itemIdentifiers(inSection: section)
        if destinationIndexPath.item < others.count {
            next.insertItems([item], beforeItem: others[destinationIndexPath.item])
        } else {
            next.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(from: current, to: next)
        reorderingHandlers.willReorder?(transaction)
        current = next
        forgetOutlines()
        reorderingHandlers.didReorder?(transaction)
    }

    /// The view that ``supplementaryViewProvider`` makes. Without one the program ends.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            brokenRule("No supplementary view was made for \(kind) of section \(indexPath.section).")
        }
        return view
    }
}

extension UICollectionViewDiffableDataSource {
    /// An application's handlers for items that a finger moves (T119).
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Whether an item can be moved. Without it, none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item gets another place in the data source's snapshot.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the item got another place: the data behind the data source is updated here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Handlers that do nothing.
        public init() {}
    }
}
