import Foundation

/// A place where an application's menus come from: the main menu, and the menus of what is shown.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menu bar and its key commands. It is built by the application and its delegate (F15, F16).
    open class var main: UIMenuSystem { mainSystem }

    /// The editing menu. It is built by the responders from the menu's view to the application's delegate (F13, F16).
    open class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    private override init() { super.init() }

    /// Has the menus built anew before they are needed next. Menus of the context system are built whenever they are shown.
    open func setNeedsRebuild() { UIApplication.shared.menus.setNeedsRebuild(self) }

    /// Has the commands of what is shown validated anew (F20).
    open func setNeedsRevalidate() { UIApplication.shared.menus.setNeedsRevalidate(self) }
}
