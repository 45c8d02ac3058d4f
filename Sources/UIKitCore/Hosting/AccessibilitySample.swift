// SPDX-License-Identifier: Apache-2.0

/// What assistive technology does to a view.
public struct AccessibilitySample: Sendable, Hashable, Codable {
    /// What assistive technology can do to a view or an element.
    public enum Action: Sendable, Hashable, Codable {
        /// What a tap would do.
        case activate
        /// One step more or less of what can be adjusted.
        case increment, decrement
        /// Scrolls; a direction is that of the fingers which push the content.
        case scroll(UIAccessibilityScrollDirection)
        /// Leaves a sheet or a mode.
        case escape
        /// The one thing that matters most at the time: to play, to take the call.
        case magicTap
        /// One of the view's custom actions, by its place among them.
        case custom(Int)
        /// To the next or the previous of the things that one of the element's rotors finds, by its place among them (AX23).
        case rotor(Int, UIAccessibilityCustomRotor.Direction)
        /// Assistive technology, or the host's own focus, came to the element.
        case focus
        /// Another text in the place of the one that the element has, as if its user had typed it over all of it.
        case setText(String)
    }

    /// The view's number in the host's picture.
    public var view: UInt32
    /// The place in what the view lists (`accessibilityElements`) of the element meant; `nil` for the view itself.
    public var element: Int?
    /// What is done.
    public var action: Action

    /// What is done to a view of the picture, or, with a place, to one of the elements that it lists.
    public init(view: UInt32, element: Int? = nil, action: Action) {
        self.view = view
        self.element = element
        self.action = action
    }
}

/// Where scrolling leads to. A direction is that of the fingers that push the content: `.left` shows the content further right.
public enum UIAccessibilityScrollDirection: Int, Sendable, Codable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}
