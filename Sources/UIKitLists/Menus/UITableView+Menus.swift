// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// The table's members for context menus.
extension UITableView: MenuList {
    func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate = tableDelegate else { return nil }
        if let menu = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point) { return menu }
        guard delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
        return ElementCommands.menu(
            for: cellForRow(at: path), in: self,
            canPerform: { [weak self] in
                guard let self else { return false }
                return tableDelegate?.tableView(self, canPerformAction: $0, forRowAt: path, withSender: self) ?? false
            },
            perform: { [weak self] in
                guard let self else { return }
                tableDelegate?.tableView(self, performAction: $0, forRowAt: path, withSender: self)
            })
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
