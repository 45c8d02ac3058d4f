// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a menu consists of: a command, an action, or another menu.
///
/// Copies are independent of the original; they are made on the main actor.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @MainActor NSCopying {
    var storedTitle: String
    var storedImage: UIImage?

    /// The text that stands for the element.
    open var title: String { storedTitle }

    /// A further line under the title.
    open var subtitle: String?

    /// The picture beside the title.
    open var image: UIImage? { storedImage }

    /// A name for tests and traces, never shown: the accessibility identifier of the view that shows the element.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        self.subtitle = subtitle
        storedImage = image
        super.init()
    }

    /// A copy of the element.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIMenuElement(title: storedTitle, subtitle: subtitle, image: storedImage)
    }
}

extension UIMenuElement {
    /// An element's look and behaviour (F21).
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The bits of all attributes in the set (F21).
        public let rawValue: UInt

        /// The attributes whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)

        /// Choosing the element destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)

        /// The element is left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)

        /// The menu stays when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is performed again while the keys that perform it are held.
    public enum RepeatBehavior: Int, Sendable, Hashable {
        /// The platform's choice: here, it is performed once.
        case automatic = 0
        case repeatable = 1
        case nonRepeatable = 2
    }

    /// The mark beside an element (F21).
    public enum State: Int, Sendable, Hashable {
        case off = 0
        case on = 1
        /// On for only some of the objects that the element stands for.
        case mixed = 2
    }
}
