// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIApplication {
    /// Posted when the system is short of memory, after the delegate and the controllers were told.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Tells the delegate, and every controller of the scenes' windows, that memory is short.
    func receiveMemoryWarning() {
        NamedImages.forget()
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in windows {
            for controller in window.rootViewController?.withAllInside ?? [] { controller.didReceiveMemoryWarning() }
        }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}

extension UIViewController {
    /// The controller, its children, and the controllers that they present.
    fileprivate var withAllInside: [UIViewController] {
        [self] + childStorage.flatMap(\.withAllInside) + (presentedByItself?.withAllInside ?? [])
    }
}
