// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An event for the first responder of a window: a shake or a remote command (A60).
final class TargetedEvent: UIEvent {
    /// The window whose first responder gets the event; `nil` when the application alone does.
    weak var window: UIWindow?

    init(type: EventType, subtype: EventSubtype, window: UIWindow?, time: TimeInterval) {
        self.window = window
        super.init(type: type, subtype: subtype)
        timestamp = time
    }

    /// C28, I4, I22, I23: the first responder; without one the application, and not the window's controllers.
    func receiver(in application: UIApplication) -> UIResponder { window?.firstResponder ?? application }
}
