// SPDX-License-Identifier: Apache-2.0

import Foundation

// UIKit has several initializers for each one with default arguments here. For code that names an initializer without calling
// it, or passes all its arguments, this file declares the others.

extension UIAction {
    /// Makes an action without a subtitle.
    public convenience init(
        title: String, image: UIImage?, identifier: Identifier?, discoverabilityTitle: String?, attributes: Attributes,
        state: State, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Makes an action that has one image for all its states.
    public convenience init(
        title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, discoverabilityTitle: String?,
        attributes: Attributes, state: State, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }
}

extension UICommand {
    /// Makes a command without a subtitle.
    public convenience init(
        title: String, image: UIImage?, action: Selector, propertyList: Any?, alternates: [UICommandAlternate],
        discoverabilityTitle: String?, attributes: Attributes, state: State
    ) {
        self.init(
            title: title, subtitle: nil, image: image, selectedImage: nil, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a command that has one image for all its states.
    public convenience init(
        title: String, subtitle: String?, image: UIImage?, action: Selector, propertyList: Any?,
        alternates: [UICommandAlternate], discoverabilityTitle: String?, attributes: Attributes, state: State
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: nil, action: action,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }
}

extension UIKeyCommand {
    /// Makes a command for menus without a subtitle.
    public convenience init(
        title: String, image: UIImage?, action: Selector, input: String, modifierFlags: UIKeyModifierFlags,
        propertyList: Any?, alternates: [UICommandAlternate], discoverabilityTitle: String?, attributes: Attributes,
        state: State
    ) {
        self.init(
            title: title, subtitle: nil, image: image, selectedImage: nil, action: action, input: input,
            modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

extension UIMenu {
    /// Makes a menu without a subtitle.
    public convenience init(
        title: String, image: UIImage?, identifier: Identifier?, options: Options, children: [UIMenuElement]
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier, options: options,
            preferredElementSize: .large, children: children)
    }

    /// Makes a menu of large elements.
    public convenience init(
        title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
        children: [UIMenuElement]
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: .large, children: children)
    }
}
