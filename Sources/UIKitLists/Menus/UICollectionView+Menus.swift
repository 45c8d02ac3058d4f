// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// The collection's members for context menus.
extension UICollectionView: MenuList {
    func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate = collectionDelegate else { return nil }
        if let menu = delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point) {
            return menu
        }
        guard delegate.collectionView(self, shouldShowMenuForItemAt: path) else { return nil }
        return ElementCommands.menu(
            for: cellForItem(at: path), in: self,
            canPerform: { [weak self] in
                guard let self else { return false }
                return collectionDelegate?.collectionView(
                    self, canPerformAction: $0, forItemAt: path, withSender: self) ?? false
            },
            perform: { [weak self] in
                guard let self else { return }
                collectionDelegate?.collectionView(self, performAction: $0, forItemAt: path, withSender: self)
            })
    }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        collectionDelegate?.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    func performPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collectionDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func willEndMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
