// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The way from a collection's layout to another one, in sight (T108).
///
/// Elements that both layouts show go from place to place. Those that come start where the old layout had them, or are faded in; those
/// that go end where the new layout has them, or are faded out, and are seen until they are gone.
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
        new.collectionView = view
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        view.adopt(new)
        elements.prepare()
        view.contentOffset = target(from: offset)
        // What was seen stands there too where the content moved.
        let shift = CGVector(dx: view.contentOffset.x - offset.x, dy: view.contentOffset.y - offset.y)
        let gone = takeWhatGoes()
        elements.layOut()
        var moves: [(element: UICollectionReusableView, from: ElementLook?, to: ElementLook)] = []
        for (path, cell) in elements.cells.inOrder {
            let from = cells[path] ?? old.layoutAttributesForItem(at: path).map(ElementLook.init)
            moves.append((cell, from?.shifted(by: shift), ElementLook(of: cell, in: view)))
        }
        for (key, element) in elements.supplements.inOrder {
            moves.append((element, supplements[key]?.shifted(by: shift), ElementLook(of: element, in: view)))
        }
        old.collectionView = nil
        UIView.performWithoutAnimation {
            for move in moves {
                if let from = move.from { from.show(in: move.element, of: view) } else { move.element.alpha = 0 }
            }
            for item in gone { item.look.shifted(by: shift).show(in: item.element, of: view) }
        }
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                for move in moves { move.to.show(in: move.element, of: view) }
                for item in gone {
                    if let end = item.end { end.show(in: item.element, of: view) } else { item.element.alpha = 0 }
                }
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            },
            completion: { isFinished in
                for item in gone {
                    item.element.transform3D = CATransform3DIdentity
                    elements.recycle(item.element)
                }
                completion?(isFinished)
            })
    }

    /// Where the content stands afterwards: what the delegate, or else the layout, makes of the present place within the content.
    private func target(from offset: CGPoint) -> CGPoint {
        let inset = view.adjustedContentInset
        let size = view.contentSize
        let most = CGPoint(
            x: size.width + inset.right - view.bounds.width, y: size.height + inset.bottom - view.bounds.height)
        let proposed = CGPoint(
            x: max(-inset.left, min(offset.x, most.x)), y: max(-inset.top, min(offset.y, most.y)))
        let ofLayout = new.targetContentOffset(forProposedContentOffset: proposed)
        return view.collectionDelegate?.collectionView(view, targetContentOffsetForProposedContentOffset: ofLayout)
            ?? ofLayout
    }

    private struct Gone {
        let element: UICollectionReusableView
        let look: ElementLook
        let end: ElementLook?
    }

    /// Takes what the new layout does not show out of what the collection has, and leaves it in sight.
    private func takeWhatGoes() -> [Gone] {
        let shown = elements.attributes(in: view.bounds).filter { !$0.isHidden }
        let paths = Set(shown.filter { $0.representedElementKind == nil }.map(\.indexPath))
        let others = Set(
            shown.compactMap { shown in
                shown.representedElementKind.map { Supplement(kind: $0, path: shown.indexPath) }
            })
        var gone: [Gone] = []
        for (path, cell) in elements.cells.inOrder where !paths.contains(path) {
            elements.cells[path] = nil
            elements.places[ObjectIdentifier(cell)] = nil
            gone.append(leaving(cell, to: new.layoutAttributesForItem(at: path)))
            view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        }
        for (key, element) in elements.supplements.inOrder where !others.contains(key) {
            elements.supplements[key] = nil
            gone.append(leaving(element, to: nil))
        }
        return gone
    }

    /// What scrolls an element may go before the element has.
    private func leaving(
        _ element: UICollectionReusableView, to end: UICollectionViewLayoutAttributes?
    ) -> Gone {
        let look = ElementLook(of: element, in: view)
        if element.superview !== view { view.addSubview(element) }
        return Gone(element: element, look: look, end: end.map(ElementLook.init))
    }
}
