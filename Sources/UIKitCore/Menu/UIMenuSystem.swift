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

    /// Has the menus built anew before they are needed next. Menus of the context system are built whenever they are shown.
    open func setNeedsRebuild() { UIApplication.shared.menus.setNeedsRebuild(self) }

    /// Validates the commands of shown menus anew (F20).
    open func setNeedsRevalidate() { UIApplication.shared.menus.setNeedsRevalidate(self) }
}

extension UIMenuSystem {
    /// Whether a group of elements is wished for in a menu.
    public enum ElementGroupPreference: Int, Sendable {
        /// As the platform has it: here, the group is there.
        case automatic = 0
        case removed = 1
        case included = 2
    }

    /// Which of the elements for finding the main menu has, where it has them.
    @MainActor
    open class FindElementGroupConfiguration: NSObject {
        /// Which of the elements for finding there are.
        public enum Style: Int, Sendable {
            /// As the platform has it: here, all of them.
            case automatic = 0
            /// Find alone.
            case search = 1
            /// What finds in text that cannot be edited: all but replacing.
            case nonEditableText = 2
            /// All of them.
            case editableText = 3
        }

        /// Which of the elements there are; all of them at first.
        open var style = Style.automatic

        override init() { super.init() }
    }
}
