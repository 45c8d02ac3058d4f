// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: shake")
struct ShakeTests {
    let showcase = ShowcaseScreen(.shake)

    @Test("a shake is counted, and the detector's reasons are shown, the newest first")
    func shake() {
        showcase.screen.shake()
        #expect(showcase.text("shake.calls") == "began 1×, ended 1×, cancelled 0×")
        #expect(
            showcase.texts("shake.step.").prefix(2) == [
                "A shake ends in scene 1: nothing was that strong for 0.5 s.",
                "A shake begins in scene 1: the acceleration without gravity is 2.5 g, and a shake begins over 1.5 g.",
            ])
    }

    @Test("C29: samples are shown as they come, while the screen is")
    func samples() {
        showcase.screen.move(user: MotionVector(x: 0.5, y: 0, z: 0))
        #expect(showcase.text("shake.reading") == "x +0.50  y +0.00  z +0.00  strength +0.50 g")
        showcase.controller.select(.fingers)
        showcase.screen.settle()
        showcase.screen.move(user: MotionVector(x: 0.7, y: 0, z: 0))
        #expect(!showcase.screen.application.motionFeed.isObserved)
    }

    @Test("I6: a shake offers to undo the last mark, unless that is switched off")
    func undo() {
        showcase.tap("shake.mark")
        showcase.tap("shake.mark")
        #expect(showcase.text("shake.marks") == "2 marks")
        showcase.screen.shake()
        guard let window = showcase.screen.scene.windows.last, window !== showcase.window,
            let button = window.firstView(identifier: "undoAlert.undo")
        else { return #expect(Bool(false)) }
        showcase.screen.finger().tap(button)
        #expect(showcase.text("shake.marks") == "1 mark")
        showcase.tap("shake.edit")
        let count = showcase.screen.scene.windows.count
        showcase.screen.shake()
        #expect(showcase.screen.scene.windows.count == count)
    }
}
