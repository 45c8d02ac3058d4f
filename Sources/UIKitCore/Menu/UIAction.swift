// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The closure that an action performs. It gets the action, which knows its ``UIAction/sender``.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element that calls a closure; controls, bar buttons and menus use the same.
///
/// ```swift
/// button.addAction(UIAction(title: "Save") { _ in document.save() }, for: .primaryActionTriggered)
/// ```
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The action's name among its siblings; a new action replaces one with the same identifier.
    open private(set) var identifier: Identifier

    /// The text that explains the action to people, if its title does not; `nil` for none.
    open var discoverabilityTitle: String?
    /// The picture while the action is on; `nil` for the same.
    open var selectedImage: UIImage?
    /// The action's look and behaviour; nothing special at first.
    open var attributes: Attributes
    /// The mark beside the action; off at first.
    open var state: State
    /// Whether the action is performed again while its keys are held. Kept without an effect: only key commands have keys.
    open var repeatBehavior = RepeatBehavior.automatic

    /// The object that caused the action. It is set while the action performs, and nil otherwise (F46).
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Makes an action; without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(Self.dynamicIdentifiers.next())
        self.discoverabilityTitle = discoverabilityTitle
        self.selectedImage = selectedImage
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    private static var dynamicIdentifiers = DynamicIdentifiers(prefix: "responder.action.dynamic")

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// Calls the closure. The target has no effect.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let previous = self.sender
        self.sender = sender
        defer { self.sender = previous }
        handler(self)
    }

    /// A copy with the same identifier and closure.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        copy.repeatBehavior = repeatBehavior
        return copy
    }
}
