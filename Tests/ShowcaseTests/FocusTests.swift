// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: focus")
struct FocusTests {
    let showcase = ShowcaseScreen(.focus)
    private var screen: TestScreen { showcase.screen }

    private func press(_ keys: UIKeyboardHIDUsage...) {
        for key in keys { screen.press(key) }
        screen.settle()
    }

    /// Tab, past what is between: the switch below the tiles is a stop of its own.
    private func pressTab(to item: String) {
        for _ in 0..<20 where showcase.text("focus.item") != item { press(.keyboardTab) }
    }

    @Test("H11: Tab begins at the first tile")
    func begins() {
        #expect(showcase.text("focus.item") == "Nothing has focus")
        press(.keyboardTab)
        #expect(showcase.text("focus.item") == "Focus: Warm 1")
    }

    @Test("H24: arrows move over the tiles, and the panel tells why")
    func arrows() throws {
        press(.keyboardTab, .keyboardRightArrow)
        #expect(showcase.text("focus.item") == "Focus: Warm 2")
        let reason = try #require(showcase.text("focus.reason"))
        #expect(reason.hasPrefix("Focus moves from Warm 1 to Warm 2 to the right: it is the nearest in that direction"))
        let details = try #require(showcase.text("focus.details"))
        #expect(details.contains("Warm 3 at"))
        #expect(details.contains("is farther"))
        #expect(details.contains("Focus is on"))
        press(.keyboardUpArrow)
        #expect(showcase.text("focus.item") == "Focus: Warm 2")
        #expect(showcase.text("focus.reason")?.hasPrefix("Focus does not move upwards") == true)
    }

    @Test("H21: the guide leads to the other group; without it arrows stay")
    func guide() {
        press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
        #expect(showcase.text("focus.item") == "Focus: Warm 10")
        press(.keyboardDownArrow)
        #expect(showcase.text("focus.item") == "Focus: Cool 1")
        press(.keyboardUpArrow)
        #expect(showcase.text("focus.item") == "Focus: Warm 10")
    }

    @Test("H23: without the guide only Tab leaves the group")
    func tab() throws {
        let toggle = try #require(showcase.find("switch.guides") as? UISwitch)
        press(.keyboardTab, .keyboardEnd)
        screen.finger().tap(toggle)
        screen.settle()
        press(.keyboardTab, .keyboardDownArrow)
        #expect(showcase.text("focus.item") == "Focus: Warm 12")
        pressTab(to: "Focus: Cool 1")
        #expect(showcase.text("focus.item") == "Focus: Cool 1")
    }

    @Test("H27: tiles are scrolled into view; Select counts on the tile")
    func scrollsAndSelects() throws {
        let scrollView = try #require(showcase.find("focus.scroll") as? UIScrollView)
        press(.keyboardTab)
        pressTab(to: "Focus: Cool 1")
        press(.keyboardEnd)
        screen.advance(by: 1)
        #expect(showcase.text("focus.item") == "Focus: Cool 12")
        #expect(scrollView.contentOffset.y > 0)
        let tile = try #require(showcase.find("tile.cool.12") as? FocusTile)
        let frame = tile.convert(tile.bounds, to: scrollView)
        #expect(scrollView.bounds.contains(frame))
        press(.keyboardSpacebar)
        screen.press(GamepadButton.a)
        #expect(tile.count == 2)
    }

    @Test("The list of screens is a group, and Select goes to one")
    func navigation() {
        let showcase = ShowcaseScreen(.focus, size: CGSize(width: 1280, height: 800))
        let screen = showcase.screen
        for _ in 0..<20 where showcase.controller.selected == .focus {
            screen.press(.keyboardTab)
            screen.settle()
            guard screen.scene.focusSystem?.focusedItem is ScreenCell else { continue }
            // Tab comes to one row; arrows lead from row to row.
            for _ in 0..<20 where (screen.scene.focusSystem?.focusedItem as? ScreenCell)?.screen != .hitTesting {
                screen.press(.keyboardUpArrow)
                screen.settle()
            }
            screen.press(.keyboardReturnOrEnter)
            screen.settle()
        }
        #expect(showcase.controller.selected == .hitTesting)
    }
}
