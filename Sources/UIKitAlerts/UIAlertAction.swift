// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An action in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it was. An alert has one at most.
        case cancel
        /// Destroys or changes something; shown in red.
        case destructive
    }

    /// The button's title; fixed when the action is made.
    open private(set) var title: String?
    /// The action's meaning; fixed when the action is made.
    open private(set) var style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Beside the title.
    var image: UIImage?
    /// Told when `isEnabled` changed.
    weak var observer: (any AlertActionObserver)?

    /// Whether it can be chosen; true at first.
    open var isEnabled = true { didSet { if isEnabled != oldValue { observer?.alertActionDidChange(self) } } }

    /// The color of the title; `nil`, the style's, at first.
    var titleTextColor: UIColor? { didSet { observer?.alertActionDidChange(self) } }

    /// Sets `titleTextColor`, which sources for iOS set by its name. Another key is reported (PO9).
    open func setValue(_ value: Any?, forKey key: String) {
        guard key.drop(while: { $0 == "_" }) == "titleTextColor", value == nil || value is UIColor else {
            return UIApplication.shared.report("\(self) cannot be set under the key \"\(key)\".")
        }
        titleTextColor = value as? UIColor
    }

    /// - Parameter handler: called after the choice, when the alert is gone (NA6).
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// Shows an action.
@MainActor
protocol AlertActionObserver: AnyObject {
    func alertActionDidChange(_ action: UIAlertAction)
}
