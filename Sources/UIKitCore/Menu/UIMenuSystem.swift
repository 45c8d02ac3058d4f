// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A source of an application's menus: the main menu, and the context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menu bar and its key commands: `UIMainMenuSystem.shared`. It is built by the application and its delegate (F15, F16).
    open class var main: UIMenuSystem { UIMainMenuSystem.shared }

    /// The editing menu. It is built by the responders from the menu's view to the application's delegate (F13, F16).
    open class var context: UIMenuSystem { contextSystem }

    private static let contextSystem = UIMenuSystem()

    override init() { super.init() }

    /// Lets the menus be built again before they are needed next. Menus of the context system are built whenever they are shown.
    open func setNeedsRebuild() { UIApplication.shared.menus.setNeedsRebuild(self) }

    /// Validates the commands of shown menus again (F20).
    open func setNeedsRevalidate() { UIApplication.shared.menus.setNeedsRevalidate(self) }
}

extension UIMenuSystem {
    /// Whether a menu should have a group of elements.
    public enum ElementGroupPreference: Int, Sendable {
        /// The platform's choice: here, the menu has the group.
        case automatic = 0
        case removed = 1
        case included = 2
    }

    /// Which elements for finding the main menu has, if it has any.
    @MainActor
    open class FindElementGroupConfiguration: NSObject {
        /// A set of elements for finding.
        public enum Style: Int, Sendable {
            /// The platform's choice: here, all of them.
            case automatic = 0
            /// Find alone.
            case search = 1
            /// The elements for text that cannot be edited: all except those that replace.
            case nonEditableText = 2
            /// All of them.
            case editableText = 3
        }

        /// Which of the elements there are; all of them at first.
        open var style = Style.automatic

        override init() { super.init() }
    }
}
