// SPDX-License-Identifier: Apache-2.0

/// Whether a main menu is of use to the responder at which keys begin.
@MainActor
enum MenuUse {
    /// The actions of the menus that nobody has changed.
    private static let ordinary = actions(in: DefaultMenus.main())

    /// Whether the menu has something of the application's own: a command that a responder of the chain performs, an action,
    /// or a deferred element.
    static func hasOwnCommand(in menu: UIMenu, from start: UIResponder) -> Bool {
        menu.children.contains { element in
            switch element {
            case let menu as UIMenu: return hasOwnCommand(in: menu, from: start)
            case let action as UIAction: return !action.attributes.contains(.hidden)
            case let command as UICommand:
                guard let action = command.storedAction, !ordinary.contains(action) else { return false }
                return start.target(forAction: action, withSender: command) != nil
            default: return element is UIDeferredMenuElement
            }
        }
    }

    private static func actions(in menu: UIMenu) -> Set<Selector> {
        menu.children.reduce(into: []) { result, element in
            switch element {
            case let menu as UIMenu: result.formUnion(actions(in: menu))
            case let command as UICommand: if let action = command.storedAction { result.insert(action) }
            default: break
            }
        }
    }
}
