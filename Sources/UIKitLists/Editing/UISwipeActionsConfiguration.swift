// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The actions that a swipe on a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// From the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action; true at first.
    open var performsFirstActionWithFullSwipe = true

    /// The actions from the row's edge inwards. An empty list uncovers nothing.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// One of the buttons that a swipe uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Whether an action destroys something.
    public enum Style: Int, Sendable {
        case normal = 0
        /// Red.
        case destructive = 1
    }

    /// Performs the action, and calls back with its success. Then the row closes.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// Whether the action destroys something; this decides its color.
    public let style: Style
    /// Called when the button is tapped, or when a swipe covers most of the row.
    public let handler: Handler
    /// The button's title; `nil` for an image alone.
    open var title: String?
    /// The button's image, beside or instead of a title; `nil` for none.
    open var image: UIImage?
    /// The color of the button; at first red for a destructive action and gray for others.
    open var backgroundColor: UIColor!

    /// An action that is red when it is destructive, and gray otherwise.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
