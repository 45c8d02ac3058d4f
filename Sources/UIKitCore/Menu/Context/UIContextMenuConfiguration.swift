// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes a context menu of the elements that the system suggests; nil shows none.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes the controller whose view is shown beside a context menu; nil shows none.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The content of a context menu.
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

    /// The order of the elements; a menu above its view is reversed, unless the order is fixed.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Names of further items that the menu is for. Each is asked for its preview, and stands behind the pressed one (F52). None at
    /// first.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// The number at the corner of the lifted preview; 0 shows none. Until it is set, it is the number of all items of a menu for several
    /// (F52).
    open var badgeCount: Int {
        get { ownBadgeCount ?? (secondaryItemIdentifiers.isEmpty ? 0 : secondaryItemIdentifiers.count + 1) }
        set { ownBadgeCount = newValue }
    }
    private var ownBadgeCount: Int?

    let actionProvider: UIContextMenuActionProvider?
    let previewProvider: UIContextMenuContentPreviewProvider?

    /// Makes a configuration. Without an identifier it gets one of its own. Without a provider of actions the menu shows the
    /// system's suggestions.
    public convenience init(
        identifier: (any NSCopying)? = nil, actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider)
    }

    /// Makes a configuration whose menu is shown beside the view of a controller.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider?,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.previewProvider = previewProvider
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }
}
