// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit
import UIKitTesting

@testable import Showcase

/// The showcase in a window of a test's own screen.
@MainActor
final class ShowcaseScreen {
    let screen: TestScreen
    let controller: ShowcaseController
    let window: ShowcaseWindow

    /// - Parameter platform: which platform it seems to run on; Responder without.
    init(_ shown: Screen, size: CGSize = CGSize(width: 390, height: 844), on platform: (any Platform)? = nil) {
        let trace = TraceLog()
        screen = TestScreen(size: size, trace: trace)
        controller = ShowcaseController(platform ?? ResponderPlatform(trace: trace))
        window = ShowcaseWindow(windowScene: screen.scene)
        window.eventObserver = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.select(shown)
        screen.settle()
    }

    /// The view of that identifier, as a browser test finds it.
    func find(_ identifier: String) -> UIView? { window.firstView(identifier: identifier) }

    /// The text of the label of that identifier.
    func text(_ identifier: String) -> String? { (find(identifier) as? UILabel)?.text }

    func tap(_ identifier: String) {
        guard let view = find(identifier) else { return }
        screen.finger().tap(view)
    }

    /// Taps the segment of that number.
    func tap(segment: Int, of count: Int, in identifier: String) {
        guard let view = find(identifier) else { return }
        let width = view.bounds.width / CGFloat(count)
        let finger = screen.finger()
        finger.down(on: view, at: CGPoint(x: width * (CGFloat(segment) + 0.5), y: view.bounds.midY))
        finger.up()
    }

    /// The texts `prefix0`, `prefix1` ... of what is shown.
    func texts(_ prefix: String) -> [String] {
        var result: [String] = []
        while let view = find("\(prefix)\(result.count)"), !view.isHidden {
            result.append((view as? UILabel)?.text ?? view.accessibilityLabel ?? "")
        }
        return result
    }
}
