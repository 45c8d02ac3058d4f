// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Lets a view take drops (X30).
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Decides which drops are allowed, and takes them. Held weakly.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction was added to; `nil` before and after.
    open private(set) weak var view: UIView?
    /// Whether a second drag may be over the view at the same time.
    open var allowsSimultaneousDropSessions = false

    /// An interaction of no view yet. The delegate is held weakly; without one nothing is dropped.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing: a drag over the old view notices by itself.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction moved to a view, or left its view.
    open func didMove(to view: UIView?) {
        self.view = view
        // Prepares the application for drags from outside.
        if let view { _ = DragCenter.of(view.windowApplication) }
    }
}
