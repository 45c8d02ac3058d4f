// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// One of the buttons that a swipe on a row uncovers, in the form that came before ``UIContextualAction`` (T120).
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Whether an action does away with something.
    public enum Style: Int, Sendable {
        /// Red, as is ``destructive``.
        case `default` = 0
        /// Gray.
        case normal = 1
        /// As ``default``.
        public static let destructive = Style.default
    }

    /// Whether the action does away with something; its color comes of that.
    public let style: Style
    /// What the button says.
    open var title: String?
    /// The color of the button; red of a destructive action and gray of others at first.
    open var backgroundColor: UIColor?
    /// What is behind the button. Kept: the color is shown.
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

    /// The button as swipes know it. `row` says where the swiped row is by then; a row that is gone performs nothing.
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
