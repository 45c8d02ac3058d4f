import UIKit

/// Hears of every event that a window has handed on.
@MainActor
protocol EventObserver: AnyObject {
    /// The window's recognizers and responders have got the event.
    func window(_ window: UIWindow, didSend event: UIEvent)
}

/// A window that tells an observer of its events once they have been delivered.
final class ShowcaseWindow: UIWindow {
    weak var eventObserver: (any EventObserver)?

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        eventObserver?.window(self, didSend: event)
    }
}
