// SPDX-License-Identifier: Apache-2.0

/// A message of an application to assistive technology.
public struct AccessibilityNotice: Hashable, Sendable {
    /// The kinds of messages that assistive technology knows (AX14).
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// Words to say.
        case announcement
        /// A part of the screen changed. Assistive technology goes to the element, or stays.
        case layoutChanged
        /// The screen changed. Assistive technology goes to the element, or to the first one.
        case screenChanged
        /// The visible content was scrolled. The text says where to.
        case pageScrolled
    }

    /// What happened.
    public var kind: Kind
    /// The text to speak; empty for nothing.
    public var text: String
    /// The element to go to.
    public var view: ViewIdentifier?
    /// The element's place among what is found in the view; `nil` for the view itself.
    public var element: Int?

    /// A notice. Without a view, assistive technology stays where it is, or goes to the first element of a new screen.
    public init(kind: Kind, text: String = "", view: ViewIdentifier? = nil, element: Int? = nil) {
        self.kind = kind
        self.text = text
        self.view = view
        self.element = element
    }
}
