// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Gets every event that a window sends.
@MainActor
protocol EventObserver: AnyObject {
    /// The window's recognizers and responders are about to get the event.
    func window(_ window: UIWindow, willSend event: UIEvent)

    /// The window's recognizers and responders have got the event.
    func window(_ window: UIWindow, didSend event: UIEvent)
}

extension EventObserver {
    func window(_ window: UIWindow, willSend event: UIEvent) {}
}

/// A window that tells an observer of its events, before and after they have been delivered.
final class ShowcaseWindow: UIWindow {
    weak var eventObserver: (any EventObserver)?

    override func sendEvent(_ event: UIEvent) {
        eventObserver?.window(self, willSend: event)
        super.sendEvent(event)
        eventObserver?.window(self, didSend: event)
    }
}
