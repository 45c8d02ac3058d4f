// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIApplication {
    /// Never posted: no host reports pictures of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Never posted: no host reports midnight or a change of the clock.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")

    /// Whether the class itself performs a selector: only `sharedApplication`. Libraries use it where they may not name the class.
    public class func responds(to aSelector: Selector!) -> Bool { aSelector == Selector("sharedApplication") }

    /// The application for `sharedApplication`, else `nil`.
    class func named(_ aSelector: Selector!) -> UIApplication? { responds(to: aSelector) ? shared : nil }

    /// As above.
    public class func value(forKeyPath keyPath: String) -> Any? { keyPath == "sharedApplication" ? shared : nil }

    /// As above.
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
