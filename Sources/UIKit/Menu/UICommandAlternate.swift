import Foundation

/// What a command becomes while further modifiers are held.
///
/// Two alternates are equal when their modifiers are (F22): a command has one alternate for each.
@MainActor
public final class UICommandAlternate: NSObject, NSCopying {
    public nonisolated let title: String
    public nonisolated let action: Selector

    /// The modifiers that are held besides the command's own.
    public nonisolated let modifierFlags: UIKeyModifierFlags

    public nonisolated init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.modifierFlags == modifierFlags
    }

    public nonisolated override var hash: Int { modifierFlags.hashValue }

    /// The alternate itself, which never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
