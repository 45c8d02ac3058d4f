// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: the responder chain")
struct ChainTests {
    let showcase = ShowcaseScreen(.chain, size: CGSize(width: 1280, height: 800))

    func names() -> [String] {
        showcase.texts("chain.row.").compactMap { $0.split(separator: ":").first.map { String($0) } }
    }

    @Test("C2, C4: with one controller the chain leads through its view, the containers, window and scene")
    func oneController() {
        showcase.tap("chain.leaf")
        #expect(
            names() == [
                "Leaf", "Panel", "Root view", "Controller", "UIStackView", "Columns", "ChainController's view",
                "ChainController", "ScreenBody", "ScreenController's view", "ScreenController",
                "UIViewControllerWrapperView", "SplitPane", "UILayoutContainerView", "ShowcaseController",
                "UIDropShadowView", "UITransitionView",
                "ShowcaseWindow", "UIWindowScene",
                "UIApplication",
            ])
        #expect(showcase.texts("chain.row.").first == "Leaf: calls super")
        #expect(showcase.texts("chain.row.").last == "UIApplication: is last, discards it")
    }

    @Test("C5: a child's controller comes after its view and before the root's view")
    func childController() {
        showcase.tap(segment: 1, of: 2, in: "chain.arrangement")
        showcase.screen.settle()
        showcase.tap("chain.leaf")
        #expect(
            names().prefix(6) == ["Leaf", "Panel", "Child view", "Child controller", "Root view", "Root controller"])
    }

    @Test("A63: a view that handles the touch ends the way")
    func handling() {
        showcase.tap("switch.handles")
        showcase.tap("chain.leaf")
        #expect(
            showcase.texts("chain.row.").prefix(3) == [
                "Leaf: calls super", "Panel: handles it", "Root view: not reached",
            ])
    }

    @Test("C15: an overridden next leads past everything in between")
    func overriddenNext() {
        showcase.tap("switch.next")
        showcase.tap("chain.leaf")
        #expect(names() == ["Leaf", "ShowcaseWindow", "UIWindowScene", "UIApplication"])
    }
}
