// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The commands of an element in the form from before context menus: the standard ones of editing, and those of the shared menu controller (T126).
@MainActor
enum ElementCommands {
    private static let standard = [
        ("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:")),
    ]

    /// A menu of the commands that the delegate allows; `nil` without any.
    static func menu(
        for cell: UIView?, in list: UIView, canPerform: @escaping (Selector) -> Bool,
        perform: @escaping (Selector) -> Void
    ) -> UIContextMenuConfiguration? {
        let own = (UIMenuController.shared.menuItems ?? []).map { ($0.title, $0.action) }
        let shown = standard.filter { canPerform($0.1) } + own.filter { canPerform($0.1) }
        guard !shown.isEmpty else { return nil }
        let actions = shown.map { title, command in
            UIAction(title: title) { [weak cell, weak list] _ in
                // If the cell implements the application's own command, it gets the command. The delegate gets the rest.
                guard !standard.contains(where: { $0.1 == command }), let cell, let list,
                    cell.canPerformAction(command, withSender: list)
                else { return perform(command) }
                UIApplication.shared.sendAction(command, to: cell, from: list, for: nil)
            }
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: actions) }
    }
}
