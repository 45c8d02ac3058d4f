// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIWindowScene {
    /// When the software keyboard is shown for a first responder that takes keys and has no input view of its own.
    public enum SoftwareKeyboardPolicy: Int, Sendable {
        /// If the host has neither a hardware nor a soft keyboard.
        case automatic
        /// Whenever there is text to type, with any host.
        case always
        /// Nowhere: only input views of the application are shown.
        case never
    }

    /// When the software keyboard is shown; automatic at first. Takes effect at once.
    ///
    /// On a device the system decides this; here an application may, for a kiosk without a keyboard, or to show its own
    /// keyboard beside the host's.
    public var softwareKeyboardPolicy: SoftwareKeyboardPolicy {
        get { keyboard.policy }
        set { keyboard.policy = newValue }
    }

    /// The frame of the keyboard and all its parts, in the screen's coordinates (points); `nil` while none is shown.
    public var keyboardFrame: CGRect? { keyboard.isVisible ? keyboard.shownFrame : nil }
}
