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

    /// C28, I22: the first responder. I4: without one a shake is for the controller that gets keys then (F47). I23: a remote command is for
    /// the application, and not for the window's controllers.
    func receiver(in application: UIApplication) -> UIResponder {
        guard let window else { return application }
        if let responder = window.firstResponder { return responder }
        return type == .motion ? PressStart.deepestController(in: window) ?? application : application
    }
}
