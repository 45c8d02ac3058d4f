// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitTesting

/// A screen, a log, and views that write into it.
@MainActor
package class TouchFixture {
    package let log = CallLog()
    package let screen: TestScreen

    package init(application: UIApplication? = nil, trace: (any TraceSink)? = nil) {
        screen = TestScreen(application: application, trace: trace)
    }

    @discardableResult
    package func view(
        _ name: String, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 100, _ height: CGFloat = 100,
        in parent: UIView? = nil
    ) -> LoggingView {
        let view = LoggingView(name, frame: CGRect(x: x, y: y, width: width, height: height), log: log)
        (parent ?? screen.window).addSubview(view)
        return view
    }

    /// A visible window over the whole screen.
    package func window(level: CGFloat = 0) -> UIWindow {
        let window = UIWindow(windowScene: screen.scene)
        window.windowLevel = UIWindow.Level(level)
        window.isHidden = false
        return window
    }
}
