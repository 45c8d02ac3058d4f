import Foundation

/// What an action performs; the action is passed in, and knows its ``UIAction/sender``.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element that calls a closure; controls, bar buttons and menus use the same.
///
/// ```swift
/// button.addAction(UIAction(title: "Save") { _ in document.save() }, for: .primaryActionTriggered)
/// ```
public final class UIAction: UIMenuElement, UIMenuLeaf {
    /// The action's name among its siblings; adding an action where one of the same identifier is replaces that one.
    public let identifier: Identifier

    public var discoverabilityTitle: String?
    public var selectedImage: UIImage?
    public var attributes: Attributes
    public var state: State

    /// What had the action performed: set while it performs, nil otherwise (F46).
    public private(set) var sender: Any?

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

    public override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    public override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// Calls the closure; the target is of no meaning.
    public func performWithSender(_ sender: Any?, target: Any?) {
        let previous = self.sender
        self.sender = sender
        defer { self.sender = previous }
        handler(self)
    }

    /// A copy with the same identifier and closure.
    public override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }
}
