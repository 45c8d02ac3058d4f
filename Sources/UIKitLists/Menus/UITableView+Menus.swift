// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// The table as its context menus see it.
extension UITableView: MenuList {
    func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func performPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func willEndMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
