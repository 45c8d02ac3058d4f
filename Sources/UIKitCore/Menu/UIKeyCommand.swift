// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A command that a combination of keys performs, if a responder of the chain or the main menu offers it (F25).
open class UIKeyCommand: UICommand {
    /// The text that the keys type without modifiers, or one of the input constants for keys that type nothing. Nil for a
    /// command without keys.
    open private(set) var input: String?

    /// The exact modifiers to hold (F32).
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Whether the command comes before text input and moving the focus (F36).
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the keys may be replaced by others that the user's layout types more easily (F37).
    open var allowsAutomaticLocalization = true

    /// Whether keys that point left and right change places in interfaces read from right to left (F37).
    open var allowsAutomaticMirroring = true

    /// The action that is sent; nil for a command without one.
    open var action: Selector? { storedAction }

    // F51: these are designated, or subclasses in other modules would not inherit them: `UIMenuElement` has an initializer that is not public.

    /// Makes a command without keys or action.
    public init() {
        (input, modifierFlags) = (nil, [])
        super.init(Content())
    }

    /// Makes a command that shows in no menu.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(Content(action: action))
    }

    /// Makes a command that shows in no menu, with the title under which its keys are listed.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(Content(action: action, discoverabilityTitle: discoverabilityTitle))
    }

    /// Makes a command for menus (F21).
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            Content(
                title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
                propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
                attributes: attributes, state: state))
    }

    init(_ content: Content, input: String?, modifierFlags: UIKeyModifierFlags) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(content)
    }

    /// A copy of the command.
    open override func copy(with zone: NSZone? = nil) -> Any {
        copy(with: content, modifierFlags: modifierFlags)
    }

    func copy(with content: Content, modifierFlags: UIKeyModifierFlags) -> UIKeyCommand {
        let copy = UIKeyCommand(content, input: input, modifierFlags: modifierFlags)
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        return copy
    }
}
