import Foundation
import UIKitCore

/// Lets a view take what is dropped on it (X30).
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Whether a second drag may be over the view at the same time.
    open var allowsSimultaneousDropSessions = false

    /// An interaction of no view yet. The delegate is held weakly; without one nothing is dropped.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        // What comes from outside finds somebody who takes it.
        if let view { _ = DragCenter.of(view.windowApplication) }
    }
}
