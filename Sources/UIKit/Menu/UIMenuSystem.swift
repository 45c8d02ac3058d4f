import Foundation

/// A place where an application's menus come from: the main menu, and the menus of what is shown.
@MainActor
public final class UIMenuSystem: NSObject {
    /// The menu bar and its key commands. It is built by the application and its delegate (F15, F16).
    public static let main = UIMenuSystem()

    /// The editing menu. It is built by the responders from the menu's view to the application's delegate (F13, F16).
    public static let context = UIMenuSystem()

    private override init() { super.init() }

    /// Has the menus built anew before they are needed next. Menus of the context system are built whenever they are shown.
    public func setNeedsRebuild() { UIApplication.shared.menus.setNeedsRebuild(self) }

    /// Has the commands of what is shown validated anew (F20).
    public func setNeedsRevalidate() { UIApplication.shared.menus.setNeedsRevalidate(self) }
}
