import Foundation

/// A command that an application adds to the shared menu controller's menu (F10).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the command says.
    open var title: String
    /// What is sent to the first responder's chain when the command is chosen.
    open var action: Selector

    /// A command by its title and the selector that it sends to the first responder's chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
