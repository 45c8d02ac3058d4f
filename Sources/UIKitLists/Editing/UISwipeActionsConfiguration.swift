// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a swipe on a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// From the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action; true at first.
    open var performsFirstActionWithFullSwipe = true

    /// What a swipe uncovers, from the row's edge inwards. An empty list uncovers nothing.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// One of the buttons that a swipe uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Whether an action does away with something.
    public enum Style: Int, Sendable {
        case normal = 0
        /// Red.
        case destructive = 1
    }

    /// Performs the action, and calls back with whether it was done. Then the row closes.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// Whether the action does away with something; its color comes of that.
    public let style: Style
    /// What is called when the button is tapped, or when a swipe goes over most of the row.
    public let handler: Handler
    /// What the button says; `nil` for an image alone.
    open var title: String?
    /// What the button shows beside or in place of a title; `nil` for none.
    open var image: UIImage?
    /// The color of the button; red of a destructive action and gray of others at first.
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
