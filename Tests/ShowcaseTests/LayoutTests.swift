// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: layout")
struct LayoutTests {
    nonisolated static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800), CGSize(width: 360, height: 640),
        CGSize(width: 768, height: 1024),
    ]

    @Test("Nothing leaves the window, on a phone and on a desktop", arguments: Screen.allCases, sizes)
    func inside(screen: Screen, size: CGSize) {
        #expect(ShowcaseScreen(screen, size: size).viewsOutside() == [])
    }

    @Test("Tabs lie below in a narrow window, beside in a wide one; each leads to its screen", arguments: sizes)
    func navigation(size: CGSize) throws {
        let showcase = ShowcaseScreen(.hitTesting, size: size)
        for screen in Screen.allCases {
            let item = try #require(showcase.find("screen.\(screen.name)") as? NavigationItem)
            #expect(item.isRow == (size.width >= 700))
            showcase.tap("screen.\(screen.name)")
            showcase.screen.settle()
            #expect(showcase.text("title") == screen.title)
            #expect(showcase.controller.children.count == 1)
            #expect(item.isSelected)
        }
    }
}
