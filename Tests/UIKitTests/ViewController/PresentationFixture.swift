// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

/// A window with a root controller `a`, which presents a controller `b`, and the log of both.
@MainActor
class PresentationFixture {
    let log = CallLog()
    let screen = TestScreen()
    let a: LoggingController
    let b: LoggingController

    init() {
        a = LoggingController("a", log: log)
        b = LoggingController("b", log: log)
        screen.window.rootViewController = a
        screen.settle()
        b.loadViewIfNeeded()
        _ = log.take()
    }

    func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
        screen.application.makeShared()
        b.modalPresentationStyle = style
        a.present(b, animated: animated) { self.log("presented") }
    }
}
