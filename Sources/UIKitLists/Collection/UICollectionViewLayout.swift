// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// Places the elements of a collection. Subclasses override the methods they need; this class places no elements.
///
/// The collection calls `prepare` first and after every invalidation. Then it asks for the size of the content, and for the
/// attributes of the elements in a rectangle (T71).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection of this layout. A subclass may override it with a property that is never `nil`.
    open var collectionView: UICollectionView? { owner }
    private weak var owner: UICollectionView?
    private(set) var isPrepared = false
    /// Whether `invalidateLayout()` or `invalidateLayout(with:)` is under way: each calls the other, once.
    private var isInvalidating = false
    private(set) var decorations: [String: UICollectionReusableView.Type] = [:]
    private(set) var decorationNibs: [String: UINib] = [:]

    public override init() {
        super.init()
    }

    /// It reads nothing from the coder: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The class of the context for ``invalidateLayout(with:)``.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of the attributes that the layout makes; a subclass of ``UICollectionViewLayoutAttributes``.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    func belongs(to collection: UICollectionView?) {
        guard collection !== owner else { return }
        owner = collection
        observedValueChanged()
    }

    func makeAttributes(at indexPath: IndexPath, kind: String? = nil) -> UICollectionViewLayoutAttributes {
        let made = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (made ?? UICollectionViewLayoutAttributes.self).init(element: indexPath, kind: kind)
    }

    /// Computes everything that can be computed in advance. Overrides call `super`.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of the elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item; `nil` if the layout does not place it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a header, a footer or another view of the data source; `nil` if it does not exist.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a view that the layout makes; `nil` if it does not exist.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Decoration views of a kind are of this class; `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nil
        guard let viewClass else { return decorations[elementKind] = nil }
        guard let known = viewClass as? UICollectionReusableView.Type else {
            brokenRule("\(viewClass) is registered for decorations: it has to inherit from UICollectionReusableView.")
        }
        decorations[elementKind] = known
    }

    /// Decoration views of a kind are the first such view of a nib; `nil` removes the registration. It replaces a class that
    /// was registered for the kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nil
        decorationNibs[elementKind] = nib
    }

    // MARK: From right to left

    /// The direction of the interface for which the layout was made; from left to right in this class (T109).
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether everything stands mirrored in an interface of another direction than ``developmentLayoutDirection`` (T109);
    /// false in this class.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Elements that say what they take

    /// Whether an element's preferred attributes invalidate the layout (T97). False in this class.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for that invalidation. Overrides call `super`.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Changes

    /// Items are about to appear, disappear and move; the layout knows all new places (T105). Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called while the changes are animated. Overrides call `super`.
    open func finalizeCollectionViewUpdates() {}

    /// The places of supplementary views of a kind that an update adds by itself, after the update (T139); none in this class. Asked
    /// after ``prepare(forCollectionViewUpdates:)``. Such a view starts at its initial attributes although one was in its section before.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The places of supplementary views of a kind that an update removes by itself, before the update (T139); none in this class. Such a
    /// view goes to its final attributes although its section stays.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// As ``indexPathsToInsertForSupplementaryView(ofKind:)``, for views of the layout.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// As ``indexPathsToDeleteForSupplementaryView(ofKind:)``, for views of the layout.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The initial attributes of an appearing item: in this class its final place, invisible.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { faded(layoutAttributesForItem(at: itemIndexPath)) }

    /// The final attributes of a disappearing item. With `nil`, as in this class, it stays in place and becomes invisible.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// The initial attributes of an appearing header, footer or other view of the data source: in this class its final place,
    /// invisible.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// The final attributes of such a view when it disappears. With `nil`, as in this class, it stays in place and becomes
    /// invisible.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The initial attributes of an appearing view of the layout: in this class its final place, invisible.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// The final attributes of such a view when it disappears. With `nil`, as in this class, it stays in place and becomes
    /// invisible.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    // MARK: Items that are moved

    /// The target place of a moved item whose middle is at a point of the content (T115). In this class, the place of the
    /// item that covers the point, else the old place.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let place = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        let found = seenElements(in: place)?.first {
            $0.representedElementKind == nil && $0.frame.contains(position)
        }
        return found?.indexPath ?? previousIndexPath
    }

    /// The attributes of a moved item: as in its place, but with its middle at a point of the content, and in front of others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let copy = seenItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = copy ?? makeAttributes(at: indexPath)
        attributes.center = position
        attributes.zIndex += ListConstants.movingDepth
        return attributes
    }

    /// The context for an invalidation when an item begins to move, or moves on. Places are as shown, points are the content's.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// The context for an invalidation when an item's move ends or is cancelled.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    /// The collection is about to change to another layout, animated (T108). Overrides call `super`.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// The collection is about to change to this layout, animated; ``collectionView`` is set already. Overrides call `super`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts while the change from one to the other is animated. Overrides call `super`.
    open func finalizeLayoutTransition() {}

    // MARK: Members for layouts of this package

    /// Items have other places than before.
    func itemsMoved(_ place: (IndexPath) -> IndexPath?) {}

    /// The size of an item may have changed.
    func forgetSize(of path: IndexPath) {}

    /// The section in whose scroll view an element stands.
    func scroller(of attributes: UICollectionViewLayoutAttributes) -> Int? { nil }

    /// The sections in sight that scroll by themselves.
    var scrollers: [SectionScroller] { [] }

    func sectionScrolled(_ section: Int, to offset: CGPoint) {}

    /// The list whose rows a section has.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// Whether new bounds of the collection invalidate the layout. False in this class.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The collection's bounds change in an animation, and the layout changes with them (T110). Overrides call `super`.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The elements have their places for the animated bounds. Overrides call `super`.
    open func finalizeAnimatedBoundsChange() {}

    /// The context for an invalidation by new bounds. Overrides call `super`.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Makes a context of the layout's class.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let made = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (made ?? UICollectionViewLayoutInvalidationContext.self).made()
    }

    /// The content offset after an animated change to this layout (T108), unless the delegate decides it. This class does not
    /// change the proposed offset.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The offset at which scrolling comes to rest, asked when a finger lifts, before the scroll view's delegate (T150). This class does not
    /// change the proposed offset. In a collection that turns pages the answer has no effect.
    ///
    /// - Parameter velocity: in points a millisecond, as the delegate gets it.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The layout is computed again before its next use. Overrides call `super`.
    open func invalidateLayout() {
        guard !isInvalidating else { return }
        isInvalidating = true
        invalidateLayout(with: makeContext())
        isInvalidating = false
    }

    /// Calls `invalidateLayout()`, which a layout that knows no contexts overrides (T144). Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        owner?.elements.layoutChanged(context)
        guard !isInvalidating else { return }
        isInvalidating = true
        invalidateLayout()
        isInvalidating = false
    }

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }
}

/// The invalid parts of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is computed again, because the data or the layout changed.
    open internal(set) var invalidateEverything = false
    /// Whether the data source was asked again for the numbers of sections and items.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items with invalid attributes; `nil` if none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The change of the content offset with the invalidation, in points, so that the visible part stays in place.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content's size, in points. Kept without an effect: the collection asks an invalid layout for its size.
    open var contentSizeAdjustment = CGSize.zero
    /// The supplementary elements with invalid attributes, by kind; `nil` if none was named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decorations with invalid attributes, by kind; `nil` if none was named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The old place of the moved item (T115); `nil` if none is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Its present place; `nil` if none is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Its middle, in points of the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    public override init() {
        super.init()
    }

    /// Adds items with invalid attributes.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary elements of a kind with invalid attributes.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Adds decorations of a kind with invalid attributes.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// The invalid parts of a flow layout. Whatever its values are, the whole flow is computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for sizes and distances; true at first.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are computed again; true at first.
    open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout: ObservedByName {
    package func observedValue(_ name: String) -> NSObject? {
        name == "collectionView" ? collectionView ?? NSNull() : nil
    }
}
