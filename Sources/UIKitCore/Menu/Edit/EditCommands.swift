// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the editing menu suggests.
@MainActor
enum EditCommands {
    /// The context system's menus, as every responder from the view to the application's delegate built them (F13), without the
    /// commands that nobody performs and the groups that are empty then.
    ///
    /// F8, F9: who performs a command is looked for from the first responder, with the application as sender; where there is
    /// no first responder, from the view.
    static func suggested(from view: UIResponder, _ application: UIApplication) -> [UIMenuElement] {
        let menu = application.menus.contextMenu(from: view)
        return performable(menu.children, from: start(for: view), application)
    }

    /// Where the search for who performs an editing command begins.
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
