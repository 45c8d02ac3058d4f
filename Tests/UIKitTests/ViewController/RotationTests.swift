// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

private final class TurningController: UIViewController {
    var log: [String] = []

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("will \(toInterfaceOrientation.isLandscape) \(Int(view.bounds.width))")
    }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("animate \(toInterfaceOrientation.isLandscape) \(Int(view.bounds.width))")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        log.append("did \(fromInterfaceOrientation.isLandscape) \(Int(view.bounds.width))")
    }
}

@MainActor
@Suite("J20: Turning, as it was told before sizes were")
struct RotationTests {
    @Test("J20: controllers and their children hear of a turn before, with and after it; another size is none")
    func turns() {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let (controller, child) = (TurningController(), TurningController())
        screen.window.rootViewController = controller
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.view.frame = controller.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.settle()
        screen.resize(to: CGSize(width: 320, height: 600))
        screen.settle()
        #expect(controller.log == [])
        screen.resize(to: CGSize(width: 600, height: 320))
        screen.settle()
        #expect(controller.log == ["will true 320", "animate true 600", "did false 600"])
        #expect(child.log == ["will true 320", "animate true 600", "did false 600"])
    }

    @Test("E54: a controller performs its plain methods by name; a view answers its former name for its baseline")
    func names() {
        let controller = UIViewController()
        #expect(controller.responds(to: Selector("setNeedsStatusBarAppearanceUpdate")))
        #expect(!UIView().responds(to: Selector("viewDidLoad")))
        final class Counting: UIViewController {
            var layouts = 0
            override func viewWillLayoutSubviews() { layouts += 1 }
        }
        let counting = Counting()
        counting.perform(Selector("viewWillLayoutSubviews"))
        #expect(counting.layouts == 1)
        final class Badge: UIView {
            let label = UILabel()
            override func forBaselineLayout() -> UIView { label }
        }
        let badge = Badge()
        #expect(badge.forFirstBaselineLayout === badge.label && badge.forLastBaselineLayout === badge.label)
    }
}
