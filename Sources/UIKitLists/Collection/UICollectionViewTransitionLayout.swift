// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A layout between two others, which a gesture drives (T124).
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` sets one as the collection's layout. The code that follows
/// the gesture sets ``transitionProgress``.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The old layout.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The new layout.
    open private(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// The progress from 0, the current layout, to 1, the next one. Other numbers go beyond. 0 at first.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// A transition from a layout to another.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// A transition between two empty layouts. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// Keeps a number of the application under a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// The number that was kept under a key; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    override func belongs(to collection: UICollectionView?) {
        super.belongs(to: collection)
        for layout in [currentLayout, nextLayout] { layout.belongs(to: collection) }
    }

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] { layout.prepareIfNeeded() }
    }

    /// New data invalidates both layouts.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [currentLayout, nextLayout] { layout.invalidateLayout(with: context) }
        }
        super.invalidateLayout(with: context)
    }

    // MARK: Places

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// The elements that either layout shows in the rectangle, at their places in between.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        let shown = [currentLayout, nextLayout].flatMap { $0.seenElements(in: rect) ?? [] }
        for element in shown {
            let isKnown = found.contains {
                $0.indexPath == element.indexPath && $0.representedElementKind == element.representedElementKind
            }
            if !isKnown { found.append(on(element) ?? element) }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(currentLayout.seenItem(at: indexPath), nextLayout.seenItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }

    private func on(_ element: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.representedElementKind else { return layoutAttributesForItem(at: element.indexPath) }
        return element.isDecoration
            ? layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
            : layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    }

    // MARK: Between two

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// An element that only one of the layouts has stays at its place there, and fades.
    private func between(
        _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let one = from ?? to, let made = one.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let (start, end) = (from ?? one, to ?? one)
        made.frame = CGRect(
            x: between(start.frame.minX, end.frame.minX), y: between(start.frame.minY, end.frame.minY),
            width: max(0, between(start.frame.width, end.frame.width)),
            height: max(0, between(start.frame.height, end.frame.height)))
        let alpha = between(from?.alpha ?? 0, to?.alpha ?? 0)
        made.alpha = min(max(alpha, 0), 1)
        made.transform = between(start.transform, end.transform)
        if transitionProgress >= 0.5 { made.zIndex = end.zIndex }
        made.isHidden = start.isHidden && end.isHidden
        return made
    }

    private func between(_ from: CGAffineTransform, _ to: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d),
            tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
    }
}

/// The state and completion of a layout change that a gesture drives.
@MainActor
struct InteractiveLayoutChange {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?
}
