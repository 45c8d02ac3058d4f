// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A command that replaces another one while further modifiers are held.
///
/// Two alternates are equal when their modifiers are equal (F22): a command has one alternate for each set of modifiers.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
    /// The alternate's title in the menu.
    open nonisolated var title: String { originalTitle }

    /// The alternate's action.
    open nonisolated var action: Selector { originalAction }

    /// The modifiers to hold in addition to the command's own.
    open nonisolated var modifierFlags: UIKeyModifierFlags { originalModifiers }

    private nonisolated let originalTitle: String
    private nonisolated let originalAction: Selector
    private nonisolated let originalModifiers: UIKeyModifierFlags

    /// Makes an alternate.
    public nonisolated init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        originalTitle = title
        originalAction = action
        originalModifiers = modifierFlags
        super.init()
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.modifierFlags == modifierFlags
    }

    open nonisolated override var hash: Int { modifierFlags.hashValue }

    /// The alternate itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
