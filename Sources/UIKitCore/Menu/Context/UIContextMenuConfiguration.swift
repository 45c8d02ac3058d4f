import Foundation

/// Makes a context menu of the elements that the system suggests; nil shows none.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a context menu is to show.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order in which elements stand.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first element nearest to the finger.
        case priority = 1
        /// The first element at the top.
        case fixed = 2
    }

    /// A name of the application's own.
    open private(set) var identifier: any NSCopying

    /// The order of the elements; a menu above its view turns around unless the order is fixed.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration; without an identifier it gets one of its own, without a provider the menu shows what the system
    /// suggests.
    public init(identifier: (any NSCopying)? = nil, actionProvider: UIContextMenuActionProvider? = nil) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }
}
