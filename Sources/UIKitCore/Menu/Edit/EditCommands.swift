// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The suggestions of the editing menu.
@MainActor
enum EditCommands {
    /// The context system's menus, as the responders from the view to the application's delegate built them (F13). Commands
    /// that no responder performs are left out, and so are groups that are then empty.
    ///
    /// F8, F9: the search for a command's target begins at the first responder, with the application as sender; without a
    /// first responder, at the view.
    static func suggested(from view: UIResponder, _ application: UIApplication) -> [UIMenuElement] {
        let menu = application.menus.contextMenu(from: view)
        return performable(menu.children, from: start(for: view), application)
    }

    /// The responder at which the search for an editing command's target begins.
    static func start(for view: UIResponder) -> UIResponder {
        let window = (view as? UIView)?.window ?? view.responderWindow
        return window?.firstResponder ?? view
    }

    private static func performable(
        _ elements: [UIMenuElement], from start: UIResponder, _ application: UIApplication
    ) -> [UIMenuElement] {
        elements.compactMap { element in
            switch element {
            case let menu as UIMenu:
                let children = performable(menu.children, from: start, application)
                return children.isEmpty ? nil : menu.replacingChildren(children)
            case let command as UICommand:
                return CommandResolution(command, from: start, sender: application).target == nil ? nil : command
            default: return element
            }
        }
    }
}
