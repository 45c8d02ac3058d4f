// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Events without touches, each kind with its own way to the responders, and messages about touches to receivers other than views.
extension EventDelivery {
    func deliverOther(_ event: UIEvent, of application: UIApplication) {
        switch event.originalType {
        case .presses:
            if let event = event as? UIPressesEvent { application.presses.deliver(event) }
        case .hover, .scroll, .transform:
            if let event = event as? LocatedEvent { application.gestures.deliver(event) }
        case .motion, .remoteControl: deliverTargeted(event, of: application)
        case .touches: break
        }
    }

    /// A60: shakes and remote commands go to the first responder, with or without a window.
    func deliverTargeted(_ event: UIEvent, of application: UIApplication) {
        guard let event = event as? TargetedEvent else { return }
        if event.type == .motion {
            application.input.shakes.deliver(event)
        } else {
            application.remoteControl.deliver(event)
        }
    }

    /// Focus follows fingers.
    @inline(never)
    func noteTouches(of event: UIEvent, in window: UIWindow) {
        if let focus = window.windowScene?.focusStorage, focus.isAwake { focus.noteTouches(of: event, in: window) }
    }
}
