// SPDX-License-Identifier: Apache-2.0

/// What an application tells assistive technology.
public struct AccessibilityNotice: Hashable, Sendable {
    /// What happened, as assistive technology tells things apart (AX14).
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// Words to say.
        case announcement
        /// A part of the screen is another one: assistive technology goes to the element, or stays.
        case layoutChanged
        /// The screen is another one: assistive technology goes to the element, or to the first.
        case screenChanged
        /// What is seen was scrolled; the words say where to.
        case pageScrolled
    }

    /// What happened.
    public var kind: Kind
    /// What is to be said; empty for nothing.
    public var text: String
    /// The element to go to.
    public var view: ViewIdentifier?
    /// Its place in what the view lists, where it is no view.
    public var element: Int?

    /// A notice; without a view assistive technology stays where it is, or goes to the first element of a new screen.
    public init(kind: Kind, text: String = "", view: ViewIdentifier? = nil, element: Int? = nil) {
        self.kind = kind
        self.text = text
        self.view = view
        self.element = element
    }
}
