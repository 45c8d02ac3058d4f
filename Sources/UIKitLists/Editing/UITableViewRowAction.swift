// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// One of the buttons that a swipe on a row uncovers, in the older form before ``UIContextualAction`` (T120).
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Whether an action destroys something.
    public enum Style: Int, Sendable {
        /// Red, as is ``destructive``.
        case `default` = 0
        /// Gray.
        case normal = 1
        /// As ``default``.
        public static let destructive = Style.default
    }

    /// Whether the action destroys something; this decides its color.
    public let style: Style
    /// The button's title.
    open var title: String?
    /// The color of the button; at first red for a destructive action and gray for others.
    open var backgroundColor: UIColor?
    /// Kept without an effect: the button shows its color instead.
    open var backgroundEffect: UIVisualEffect?

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// A button that calls the handler with itself and the row when it is tapped.
    public init(
        style: Style, title: String?,
        handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .normal ? .systemGray : .systemRed
        super.init()
    }

    /// The action in the newer form. `row` returns the present place of the swiped row; if the row is gone, nothing happens.
    func contextualAction(row: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, done in
            if let path = row() { handler(self, path) }
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
