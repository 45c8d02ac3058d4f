// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: navigation")
struct NavigationTests {
    let showcase = ShowcaseScreen(.navigation)

    @Test("A level is opened, and a swipe from the edge goes back")
    func swipe() {
        showcase.tap("navigation.open1")
        showcase.screen.advance(by: 0.5)
        #expect(showcase.find("navigation.open2")?.window != nil)
        swipe(at: 60)
        #expect(showcase.find("navigation.open2") == nil && showcase.find("navigation.open1") != nil)
    }

    @Test("The sliding row has the finger from the edge, and the sentence says so")
    func slidingRow() {
        showcase.tap("navigation.open1")
        showcase.screen.advance(by: 0.5)
        guard let row = showcase.find("navigation.sliding") else { return #expect(Bool(false), "There is no row.") }
        swipe(at: row.convert(CGPoint(x: 0, y: row.bounds.midY), to: nil).y)
        #expect(showcase.find("navigation.open2") != nil)
    }

    @Test("A hidden bar takes the swipe away, and the sentence says so")
    func hiddenBar() {
        showcase.tap("navigation.open1")
        showcase.screen.advance(by: 0.5)
        showcase.tap("navigation.hideBar2")
        showcase.screen.advance(by: 0.5)
        guard let open = showcase.find("navigation.open2") else { return #expect(Bool(false), "It is gone.") }
        swipe(at: open.convert(CGPoint(x: 0, y: open.bounds.midY), to: nil).y)
        #expect(showcase.find("navigation.open2") != nil)
        #expect(showcase.text("navigation.sentence")?.contains("The back swipe did not begin") == true)
    }

    @Test("An alert renames the level")
    func alert() {
        showcase.tap("navigation.alert1")
        showcase.screen.advance(by: 0.5)
        showcase.screen.press(.keyboardReturnOrEnter, characters: "\r")
        showcase.screen.advance(by: 0.5)
        #expect(showcase.controller.presentedViewController == nil)
    }

    private func swipe(at y: CGFloat) {
        let top = showcase.find("navigation.stack").map { $0.convert(CGPoint.zero, to: nil).y } ?? 0
        let finger = showcase.screen.finger()
        finger.down(at: CGPoint(x: 2, y: max(y, top + 100)))
        finger.move(to: CGPoint(x: 320, y: max(y, top + 100)), over: 0.4, steps: 12)
        showcase.screen.advance(by: 0.2)
        finger.up()
        showcase.screen.advance(by: 0.6)
    }
}
