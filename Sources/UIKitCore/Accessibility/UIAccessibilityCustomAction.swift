// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A named action on a view that assistive technology offers.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action. True when it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The action's name, by which people choose it.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The action's name as text with attributes. Its string is ``name``.
    open var attributedName: NSAttributedString
    /// A picture of the action. Kept without an effect: hosts get only names.
    open var image: UIImage?
    /// The target of the selector; not retained.
    open weak var target: AnyObject?
    /// The selector that the target performs, with the action as its argument, if there is no handler.
    open var selector: Selector
    /// Performs the action instead of target and selector; `nil` for those.
    open var actionHandler: Handler?
    /// The group under which actions are offered together.
    open var category: String?

    /// A group of actions that edit.
    public nonisolated static let editCategory = "Edit"

    /// An action by name that a target performs. The target is not kept alive. Without it the action fails.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map(ObjectCast.object)
        self.selector = selector
    }

    /// An action by name that a handler does.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
    }

    /// An action without an image that a target performs; the target is not kept alive.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }

    /// An action without an image that a handler does.
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// An action by plain name that a target performs; the target is not kept alive.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    /// An action by plain name, without an image, that a target performs; the target is not kept alive.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// An action by plain name that a handler does.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    /// An action by plain name, without an image, that a handler does.
    public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Performs the action. False when no target or handler could. The answer of a target's method is not known: the action
    /// succeeded if the method ran.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
    }
}
