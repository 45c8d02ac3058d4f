// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A menu element that sends an action message; the command is its sender (F24).
open class UICommand: UIMenuElement {
    /// The action that is sent; nil for a key command without one.
    let storedAction: Selector?

    /// The text that explains the command to people, if its title does not; `nil` for none.
    open var discoverabilityTitle: String?
    /// The picture while the command is on; `nil` for the same.
    open var selectedImage: UIImage?
    /// The command's look and behaviour; nothing special at first.
    open var attributes: Attributes
    /// The mark beside the command; off at first.
    open var state: State
    /// Whether the command is performed again while its keys are held.
    open var repeatBehavior = RepeatBehavior.automatic

    /// Tells commands of the same action apart: made of strings, numbers, dates, data, arrays and dictionaries.
    open private(set) var propertyList: Any?

    /// The commands that replace this one while further modifiers are held.
    open private(set) var alternates: [UICommandAlternate]

    /// The object that caused the command. It is set while the command performs, and nil otherwise (F46).
    open private(set) var sender: Any?

    /// Makes a command (F21).
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        storedAction = action
        self.discoverabilityTitle = discoverabilityTitle
        self.selectedImage = selectedImage
        self.attributes = attributes
        self.state = state
        self.propertyList = propertyList
        self.alternates = alternates
        super.init(title: title, subtitle: subtitle, image: image)
    }

    init(_ content: Content) {
        storedAction = content.action
        repeatBehavior = content.repeatBehavior
        discoverabilityTitle = content.discoverabilityTitle
        selectedImage = content.selectedImage
        attributes = content.attributes
        state = content.state
        propertyList = content.propertyList
        alternates = content.alternates
        super.init(title: content.title, subtitle: content.subtitle, image: content.image)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// A copy of the command.
    open override func copy(with zone: NSZone? = nil) -> Any { UICommand(content) }

    /// Runs a closure while ``sender`` is set.
    func performing<Result>(for sender: Any?, _ body: () throws -> Result) rethrows -> Result {
        let previous = self.sender
        self.sender = sender
        defer { self.sender = previous }
        return try body()
    }
}

extension UICommand {
    /// All values of a command, for its initializers and copies, and those of key commands.
    @MainActor
    struct Content {
        var title = ""
        var subtitle: String?
        var image: UIImage?
        var selectedImage: UIImage?
        var action: Selector?
        var propertyList: Any?
        var alternates: [UICommandAlternate] = []
        var discoverabilityTitle: String?
        var attributes: Attributes = []
        var state: State = .off
        var repeatBehavior = RepeatBehavior.automatic
    }

    var content: Content {
        Content(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: storedAction,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, repeatBehavior: repeatBehavior)
    }
}

/// What has an action to send.
///
/// As on iOS, a key command's action is optional, and the action of other commands is not. A subclass cannot redeclare a
/// stored property with another type; it can hide a protocol's default. So `UICommand` gets its `action` from here.
@preconcurrency @MainActor
public protocol UICommandAction: UICommand {}

extension UICommandAction {
    /// The selector that is sent.
    public var action: Selector { storedAction ?? "" }
}

extension UICommand: UICommandAction {}

extension UICommand: UIMenuLeaf {
    /// Sends the command's action to a target, or up the chain without one, with the command as sender (F24, F46).
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard let action = storedAction else { return }
        performing(for: sender) {
            _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
