// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on a row chooses it, as a tap does, if the delegate allows it (T149); false at first.
    public var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setListSpring(newValue) }
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on an item chooses it, as a tap does, if the delegate allows it (T149); false at first.
    public var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setListSpring(newValue) }
    }
}

extension DraggedList where Self: ListSelectionOwner {
    fileprivate func setListSpring(_ isSpringLoaded: Bool) {
        setOwnSpring(isSpringLoaded) {
            let spring = OwnSpring(interactionBehavior: ElementSprings(self), interactionEffect: nil) {
                [weak self] _, context in
                guard let self, let path = springPath(context), let cell = shownCell(at: path) else { return }
                selection.tap(cell)
            }
            spring.part = { [weak self] in self?.shownCell(at: $0) }
            return spring
        }
    }

    fileprivate func springPath(_ context: any UISpringLoadedInteractionContext) -> IndexPath? {
        shownCell(at: context.location(in: self)).flatMap { path(of: $0) }
    }
}

/// Lets the list's delegate say which elements a drag may choose.
private final class ElementSprings<List: DraggedList & ListSelectionOwner>: NSObject, UISpringLoadedInteractionBehavior
{
    private weak var list: List?

    init(_ list: List) {
        self.list = list
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let list, let path = list.springPath(context) else { return false }
        return list.shouldSpringLoad(path, context)
    }
}
