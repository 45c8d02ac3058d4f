// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// Self-sizing elements, and the visible part meanwhile.
extension CollectionElements {
    /// T97: asks an element with an estimated size for its size. Returns whether the answer changes the layout.
    func measure(_ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.isEstimated, !element.isMeasured(for: attributes) else { return false }
        guard let original = attributes.copy() as? UICollectionViewLayoutAttributes,
            let given = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        let preferred = element.preferredLayoutAttributesFitting(given)
        element.setMeasured(for: attributes)
        if !attributes.sizing.width { preferred.size.width = original.size.width }
        if !attributes.sizing.height { preferred.size.height = original.size.height }
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return preferred.size != original.size
    }

    /// A visible cell and its place: measured sizes before it do not move it.
    struct Anchor {
        let path: IndexPath
        let frame: CGRect
    }

    /// The first visible cell, at its place in the present layout.
    var anchor: Anchor? {
        let bounds = view.bounds
        let seen = cells.inOrder.first { _, cell in cell.superview === view && cell.frame.overlaps(bounds) }
        guard let path = seen?.key, let frame = layout.seenItem(at: path)?.frame else { return nil }
        return Anchor(path: path, frame: frame)
    }

    /// T106: the visible part stays in place, whatever the measured sizes before it are.
    func keepInPlace(_ anchor: Anchor?) {
        prepare()
        guard let anchor, let now = layout.seenItem(at: anchor.path)?.frame else { return }
        let growth = CGVector(dx: now.minX - anchor.frame.minX, dy: now.minY - anchor.frame.minY)
        // At the content's beginning nothing comes before the visible part.
        guard growth != .zero, view.contentOffset.y > -view.adjustedContentInset.top || growth.dx != 0 else { return }
        view.keepSeen(growthBefore: growth)
    }
}

// Sections that scroll by themselves.
extension CollectionElements {
    /// The view that an element stands in.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView {
        layout.scroller(of: attributes).flatMap { scrollViews[$0] } ?? view
    }

    /// Visible sections have scroll views, others have none.
    func placeScrollViews() {
        let wanted = layout.scrollers
        guard !wanted.isEmpty || !scrollViews.isEmpty else { return }
        for scroller in wanted {
            let scrollView = scrollViews[scroller.section] ?? SectionScrollView(view, section: scroller.section)
            scrollViews[scroller.section] = scrollView
            if scrollView.superview !== view {
                view.insertSubview(scrollView, at: view.backgroundView == nil ? 0 : 1)
            }
            scrollView.show(scroller)
        }
        let sections = Set(wanted.map(\.section))
        for section in scrollViews.keys.sorted() where !sections.contains(section) {
            guard let old = scrollViews[section], !old.isDragging else { continue }
            scrollViews[section] = nil
            // Its cells are reused elsewhere.
            for (path, cell) in cells.filter({ $0.value.superview === old }).inOrder { recycle(cell, at: path) }
            for (key, element) in supplements.filter({ $0.value.superview === old }).inOrder {
                supplements[key] = nil
                recycle(element)
                ended(key, element)
            }
            old.removeFromSuperview()
        }
    }

    func sectionScrolled(_ section: Int, to offset: CGPoint) {
        layout.sectionScrolled(section, to: offset)
        setNeedsLayout()
    }
}
