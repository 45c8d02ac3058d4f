/// What an application tells assistive technology.
public struct AccessibilityNotice: Hashable, Sendable {
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

    public var kind: Kind
    /// What is to be said; empty for nothing.
    public var text: String
    /// The element to go to.
    public var view: ViewIdentifier?
    /// Its place in what the view lists, where it is no view.
    public var element: Int?

    public init(kind: Kind, text: String = "", view: ViewIdentifier? = nil, element: Int? = nil) {
        self.kind = kind
        self.text = text
        self.view = view
        self.element = element
    }
}
