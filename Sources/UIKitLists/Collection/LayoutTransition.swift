// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// An animated change from a collection's layout to another one (T108).
///
/// Elements that both layouts show move from place to place. New elements start at their place in the old layout, or fade in.
/// Removed elements end at their place in the new layout, or fade out; they stay visible until then.
@MainActor
struct LayoutTransition {
    private typealias Supplement = CollectionElements.Supplement

    private let view: UICollectionView
    private let old: UICollectionViewLayout
    private let new: UICollectionViewLayout

    init(of view: UICollectionView, to new: UICollectionViewLayout) {
        self.view = view
        self.new = new
        old = view.collectionViewLayout
    }

    private var elements: CollectionElements { view.elements }

    func run(completion: ((Bool) -> Void)?) {
        view.closeSwipes(animated: false)
        _ = elements.upToDate
        let cells = elements.cells.mapValues { ElementLook(of: $0, in: view) }
        let supplements = elements.supplements.mapValues { ElementLook(of: $0, in: view) }
        let offset = view.contentOffset
        // T138: a transition layout told the elements when the gesture began.
        let between = old as? UICollectionViewTransitionLayout
        let first = between.map { $0.nextLayout === new ? $0.currentLayout : $0.nextLayout } ?? old
        if between == nil { elements.tellOfTransition(from: old, to: new) }
        new.belongs(to: view)
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        view.adopt(new)
        elements.prepare()
        view.setContentOffset(target(from: offset), animated: false)
        // The visible elements keep their places on the screen although the content moved.
        let shift = CGVector(dx: view.contentOffset.x - offset.x, dy: view.contentOffset.y - offset.y)
        var motion = ElementMotion(of: elements)
        takeWhatGoes(into: &motion, shift)
        elements.layOut()
        for (path, cell) in elements.cells.inOrder {
            let start = cells[path] ?? old.seenItem(at: path).map(ElementLook.init)
            add(cell, from: start?.shifted(by: shift), to: &motion)
        }
        for (key, element) in elements.supplements.inOrder {
            add(element, from: supplements[key]?.shifted(by: shift), to: &motion)
        }
        old.belongs(to: nil)
        motion.run(
            alongside: {
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            },
            completion: { [elements] isFinished in
                elements.tellOfEnd(from: first, to: new)
                completion?(isFinished)
            })
    }

    private func add(
        _ element: UICollectionReusableView, from start: ElementLook?, to motion: inout ElementMotion
    ) {
        let end = ElementLook(of: element, in: view)
        motion.add(element, from: start ?? end.faded, to: end)
    }

    /// The content offset after the change: the delegate, or else the layout, decides it from the present place in the content.
    private func target(from offset: CGPoint) -> CGPoint {
        let ofLayout = new.targetContentOffset(forProposedContentOffset: view.restingOffset(nearest: offset))
        return view.collectionDelegate?.collectionView(view, targetContentOffsetForProposedContentOffset: ofLayout)
            ?? ofLayout
    }

    /// Removes the elements that the new layout does not show, and leaves them visible.
    private func takeWhatGoes(into motion: inout ElementMotion, _ shift: CGVector) {
        let shown = elements.attributes(in: view.bounds).filter { !$0.isHidden }
        let paths = Set(shown.filter { $0.representedElementKind == nil }.map(\.indexPath))
        let others = Set(
            shown.compactMap { shown in
                shown.representedElementKind.map { Supplement(kind: $0, path: shown.indexPath) }
            })
        for (path, cell) in elements.cells.inOrder where !paths.contains(path) {
            elements.cells[path] = nil
            elements.places[ObjectIdentifier(cell)] = nil
            leave(cell, to: new.seenItem(at: path), by: &motion, shift)
            view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        }
        for (key, element) in elements.supplements.inOrder where !others.contains(key) {
            elements.supplements[key] = nil
            leave(element, to: nil, by: &motion, shift)
            elements.ended(key, element)
        }
    }

    private func leave(
        _ element: UICollectionReusableView, to end: UICollectionViewLayoutAttributes?, by motion: inout ElementMotion,
        _ shift: CGVector
    ) {
        let start = ElementLook(of: element, in: view).shifted(by: shift)
        // The scroll view of its section may disappear before the element does.
        if element.superview !== view { view.addSubview(element) }
        motion.addLeaving(element, from: start, to: end.map(ElementLook.init) ?? start.faded)
    }
}

extension CollectionElements {
    private var allShown: [UICollectionReusableView] { cells.inOrder.map(\.value) + supplements.inOrder.map(\.value) }

    /// T138: the shown elements hear that the collection is about to change to another layout.
    func tellOfTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        for element in allShown { element.willTransition(from: old, to: new) }
    }

    /// T138: they hear that it has the other layout.
    func tellOfEnd(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        for element in allShown { element.didTransition(from: old, to: new) }
    }
}
