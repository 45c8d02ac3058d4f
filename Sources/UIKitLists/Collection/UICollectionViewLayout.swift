// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// Says where the elements of a collection are. Subclasses override what they need; this class has no elements anywhere.
///
/// `prepare` comes first and after every invalidation; then the size of the content and the attributes of what a rectangle meets are
/// asked for (T71).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection whose layout this is. A subclass may override it with one that is always there.
    open var collectionView: UICollectionView? { owner }
    private weak var owner: UICollectionView?
    private(set) var isPrepared = false
    private(set) var decorations: [String: UICollectionReusableView.Type] = [:]
    private(set) var decorationNibs: [String: UINib] = [:]

    public override init() {
        super.init()
    }

    /// The coder is not asked for anything: there are no archives to read here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The class of what ``invalidateLayout(with:)`` is told.
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

    /// Computes what can be computed at once. Overrides call `super`.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of what a rectangle of the content meets.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item is; `nil` for one that the layout does not place.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a header, a footer or another view of the data source's is; `nil` for one that there is not.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a view is that the layout makes; `nil` for one that there is not.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Decoration views of a kind are of this class; `nil` takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nil
        guard let viewClass else { return decorations[elementKind] = nil }
        guard let known = viewClass as? UICollectionReusableView.Type else {
            brokenRule("\(viewClass) is registered for decorations: it has to inherit from UICollectionReusableView.")
        }
        decorations[elementKind] = known
    }

    /// Decoration views of a kind are made of a nib, of which the first such view counts; `nil` takes it back. A class that was registered for
    /// the kind counts no more.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nil
        decorationNibs[elementKind] = nib
    }

    // MARK: From right to left

    /// The direction of the interface for which the layout was made; from left to right in this class (T109).
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether everything stands mirrored in an interface of another direction than ``developmentLayoutDirection`` (T109); it does not in this class.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Elements that say what they take

    /// Whether what an element prefers makes another layout (T97). This class says no.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What the layout is told of it. Overrides call `super`.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Changes

    /// Items are about to come, go and move; the layout knows where everything will be (T105). Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called while the changes are animated. Overrides call `super`.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item comes from that appears, and how it looks then: in its place, and not to be seen.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { faded(layoutAttributesForItem(at: itemIndexPath)) }

    /// Where an item goes that disappears, and how it looks then; `nil`, as in this class, for where it is, and not to be seen.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Where a header, a footer or another view of the data source's comes from that appears: in its place, and not to be seen.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// Where such a view goes that disappears; `nil`, as in this class, for where it is, and not to be seen.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a view of the layout's own comes from that appears: in its place, and not to be seen.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// Where such a view goes that disappears; `nil`, as in this class, for where it is, and not to be seen.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    // MARK: Items that are moved

    /// Over which place an item is whose middle is at a point of the content (T115). This class says: over the item that covers the point,
    /// else where it was.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let place = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        let found = seenElements(in: place)?.first {
            $0.representedElementKind == nil && $0.frame.contains(position)
        }
        return found?.indexPath ?? previousIndexPath
    }

    /// How an item looks that is moved: as in its place, with its middle at a point of the content, and in front of others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let copy = seenItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = copy ?? makeAttributes(at: indexPath)
        attributes.center = position
        attributes.zIndex += ListConstants.movingDepth
        return attributes
    }

    /// What the layout is told when an item is taken up, or moved on. Places are as they are shown, points of the content.
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

    /// What the layout is told when an item is let go, or goes back.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    /// The collection is about to go to another layout, in sight (T108). Overrides call `super`.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// The collection is about to come to this layout, in sight; ``collectionView`` is set already. Overrides call `super`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called of both layouts while the change from one to the other is animated. Overrides call `super`.
    open func finalizeLayoutTransition() {}

    // MARK: What the collection asks a layout of this package

    /// Items have other places than before.
    func itemsMoved(_ place: (IndexPath) -> IndexPath?) {}

    /// An item may take something else than before.
    func forgetSize(of path: IndexPath) {}

    /// The section in whose scroll view an element stands.
    func scroller(of attributes: UICollectionViewLayoutAttributes) -> Int? { nil }

    /// The sections in sight that scroll by themselves.
    var scrollers: [SectionScroller] { [] }

    func sectionScrolled(_ section: Int, to offset: CGPoint) {}

    /// The list whose rows a section has.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// Whether other bounds of the collection make another layout. This class says no.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The collection's bounds changed in an animation, to which the layout answers with another one (T110). Overrides call `super`.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The elements have the places of the bounds that changed in an animation. Overrides call `super`.
    open func finalizeAnimatedBoundsChange() {}

    /// What is told of a change of the bounds. Overrides call `super`.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Of the class that the layout says.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let made = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (made ?? UICollectionViewLayoutInvalidationContext.self).made()
    }

    /// Where the content stands when the collection came to this layout in sight (T108), unless the delegate says otherwise. This class
    /// leaves it where it is.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Where the content comes to rest. This class leaves it where it would.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The layout is computed anew before it is asked for.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        owner?.elements.layoutChanged(context)
    }

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }
}

/// What of a layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is to be computed anew, because data or layout are others.
    open internal(set) var invalidateEverything = false
    /// Whether the data source was asked anew how many sections and items there are.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items whose attributes are to be computed anew; `nil` where none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// How far the content moves with the invalidation, in points: what is seen stays where it is.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content gets, in points. Kept: a layout that is no longer right is asked for its size.
    open var contentSizeAdjustment = CGSize.zero
    /// The supplementary elements whose attributes are to be computed anew, by kind; `nil` where none was named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decorations whose attributes are to be computed anew, by kind; `nil` where none was named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Where an item was that is moved (T115); `nil` where none is.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where it is now; `nil` where none is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where its middle is, in points of the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    public override init() {
        super.init()
    }

    /// Names further items whose attributes are to be computed anew.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names further supplementary elements of a kind whose attributes are to be computed anew.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Names further decorations of a kind whose attributes are to be computed anew.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// What of a flow layout is no longer right. Whatever it says, the flow is computed anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked anew for sizes and distances; true at first.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are computed anew; true at first.
    open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout: ObservedByName {
    package func observedValue(_ name: String) -> NSObject? {
        name == "collectionView" ? collectionView ?? NSNull() : nil
    }
}
