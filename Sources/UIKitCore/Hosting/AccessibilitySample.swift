// SPDX-License-Identifier: Apache-2.0

/// An action of assistive technology on a view.
public struct AccessibilitySample: Sendable, Hashable, Codable {
    /// What assistive technology can do to a view or an element.
    public enum Action: Sendable, Hashable, Codable {
        /// The effect of a tap.
        case activate
        /// Adjusts the value by one step up or down.
        case increment, decrement
        /// Scrolls; a direction is that of the fingers which push the content.
        case scroll(UIAccessibilityScrollDirection)
        /// Leaves a sheet or a mode.
        case escape
        /// The most important action of the moment: to play, to take the call.
        case magicTap
        /// One of the view's custom actions, by its place among them.
        case custom(Int)
        /// Goes to the next or the previous item of one of the element's rotors, by the rotor's place among them (AX23).
        case rotor(Int, UIAccessibilityCustomRotor.Direction)
        /// Assistive technology, or the host's own focus, came to the element.
        case focus
        /// Replaces the element's text, as if the user had typed over all of it.
        case setText(String)
    }

    /// The view's number in the host's picture.
    public var view: UInt32
    /// The element's place among what is found in the view; `nil` for the view itself.
    public var element: Int?
    /// What is done.
    public var action: Action

    /// An action on a view of the picture, or, with a place, on one of the elements in the view's list.
    public init(view: UInt32, element: Int? = nil, action: Action) {
        self.view = view
        self.element = element
        self.action = action
    }
}

/// The direction of scrolling: that of the fingers that push the content. `.left` shows the content further right.
public enum UIAccessibilityScrollDirection: Int, Sendable, Codable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}
