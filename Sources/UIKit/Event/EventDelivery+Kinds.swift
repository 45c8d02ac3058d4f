import CoreGraphics

// Each kind of event has its own way to the responders.
extension EventDelivery {
    /// What `UIWindow.sendEvent` does.
    func deliver(_ event: UIEvent, in window: UIWindow, of application: UIApplication) {
        if !application.menus.editBars.isEmpty { application.menus.isAboutToDeliver(event, in: window) }
        switch event.type {
        case .touches:
            if application.hasFocusSystem { noteTouches(of: event, in: window) }
            deliver(event, in: window, application)
        case .presses:
            if let event = event as? UIPressesEvent { application.presses.deliver(event) }
        case .hover, .scroll, .transform:
            if let event = event as? LocatedEvent { application.gestures.deliver(event) }
        case .motion, .remoteControl: deliverTargeted(event, of: application)
        }
    }

    @inline(never)
    private func noteTouches(of event: UIEvent, in window: UIWindow) {
        if let focus = window.windowScene?.focusStorage, focus.isAwake { focus.noteTouches(of: event, in: window) }
    }

    /// A60: shakes and remote commands go to the first responder, whether or not there is a window to pass.
    func deliverTargeted(_ event: UIEvent, of application: UIApplication) {
        guard let event = event as? TargetedEvent else { return }
        if event.type == .motion {
            application.input.shakes.deliver(event)
        } else {
            application.remoteControl.deliver(event)
        }
    }
}
