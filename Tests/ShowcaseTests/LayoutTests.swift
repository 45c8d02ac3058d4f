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

    @Test("A narrow window has the list or a screen, a wide one both; each row leads to its screen", arguments: sizes)
    func navigation(size: CGSize) throws {
        let showcase = ShowcaseScreen(.hitTesting, size: size)
        let isWide = size.width >= 700
        #expect(showcase.controller.isCollapsed == !isWide)
        for screen in Screen.allCases {
            if !isWide {
                try showcase.screen.button("Responder").tap()
                showcase.screen.advance(by: 1)
                #expect(showcase.find("page.\(screen.name)") == nil)
            }
            let list = try #require(showcase.find("screens") as? UITableView)
            #expect(list.indexPathForSelectedRow?.row == (isWide ? showcase.controller.selected.rawValue : nil))
            let path = IndexPath(row: screen.rawValue, section: 0)
            list.scrollToRow(at: path, at: .none, animated: false)
            showcase.screen.settle()
            let row = try #require(list.cellForRow(at: path) as? ScreenCell)
            showcase.screen.finger().tap(row)
            showcase.screen.advance(by: 1)
            #expect(showcase.controller.selected == screen)
            #expect(showcase.find("page.\(screen.name)") != nil)
            #expect((showcase.find("screens") != nil) == isWide)
        }
        #expect(showcase.screen.application.faults.isEmpty)
    }
}
