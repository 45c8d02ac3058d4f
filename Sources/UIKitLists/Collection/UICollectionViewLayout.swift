import Foundation
import UIKitCore

/// Says where the elements of a collection are. Subclasses override what they need; this class has no elements anywhere.
///
/// `prepare` comes first and after every invalidation; then the size of the content and the attributes of what a rectangle meets are
/// asked for (T71).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection whose layout this is.
    open internal(set) weak var collectionView: UICollectionView?
    private(set) var isPrepared = false

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

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether other bounds of the collection make another layout. This class says no.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is told of a change of the bounds. Overrides call `super`.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }

    /// Where the content comes to rest. This class leaves it where it would.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The layout is computed anew before it is asked for.
    open func invalidateLayout() { invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }

    /// Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.elements.layoutChanged(context)
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
    open internal(set) var invalidateEverything = false
    open internal(set) var invalidateDataSourceCounts = false
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    public override init() {
        super.init()
    }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}
