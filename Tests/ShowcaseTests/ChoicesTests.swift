// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: choices")
struct ChoicesTests {
    let showcase = ShowcaseScreen(.choices, size: CGSize(width: 1280, height: 900))

    private func wait() { showcase.screen.advance(by: 1) }

    @Test("A wheel that a finger turns changes the sentence below it")
    func wheels() throws {
        let wheels = try #require(showcase.find("choices.wheels"))
        #expect(showcase.text("choices.basket") == "In the basket: 1 × Apple.")
        let fruit = try #require(wheels.subviews.last { $0 is UIScrollView })
        let finger = showcase.screen.finger()
        finger.tap(at: fruit.convert(CGPoint(x: fruit.bounds.midX, y: fruit.bounds.midY + 64), to: nil))
        wait()
        #expect(showcase.text("choices.basket") == "In the basket: 1 × Banana.")
    }

    @Test("The date is chosen in a calendar")
    func dates() throws {
        #expect(showcase.text("choices.day") == "Chosen: 2026-11-23.")
        showcase.tap(segment: 2, of: 3, in: "choices.style")
        wait()
        let picker = try #require(showcase.find("choices.date"))
        let day = try #require(picker.firstView { $0.accessibilityLabel == "Wednesday, November 25" })
        showcase.screen.finger().tap(day)
        #expect(showcase.text("choices.day") == "Chosen: 2026-11-25.")
    }

    @Test("Everything opens, and closes again", arguments: ["search", "pages", "columns"])
    func openings(name: String) {
        showcase.tap("choices.\(name)")
        wait()
        #expect(showcase.controller.presentedViewController != nil)
        showcase.tap("choices.close")
        wait()
        #expect(showcase.controller.presentedViewController == nil)
    }

    @Test("A search makes the table shorter")
    func search() throws {
        showcase.tap("choices.search")
        wait()
        showcase.tap("SearchField")
        wait()
        showcase.screen.type("plu")
        let table = try #require(showcase.find("choices.search.table") as? UITableView)
        #expect(table.numberOfRows(inSection: 0) == 1)
        showcase.tap("CancelSearch")
        wait()
        #expect(table.numberOfRows(inSection: 0) == Fruit.all.count)
    }

    @Test("Sharing: copied, put into the basket, or not at all")
    func sharing() throws {
        showcase.tap("choices.share")
        wait()
        try showcase.screen.button("Copy").tap()
        wait()
        #expect(showcase.text("choices.shared") == "Shared by com.apple.UIKit.activity.CopyToPasteboard.")
        #expect(UIPasteboard.general.strings == ["Fruit is ripe.", "https://www.swift.org"])
        for (answer, sentence) in [("All", "Shared by showcase.basket."), ("Nothing", "Nothing was shared.")] {
            showcase.tap("choices.shareOrKeep")
            wait()
            try showcase.screen.button("Put into the basket").tap()
            wait()
            try showcase.screen.button(answer).tap()
            wait()
            #expect(showcase.text("choices.shared") == sentence)
            #expect(showcase.controller.presentedViewController == nil)
        }
    }

    @Test("The sheet and the popover go with a touch beside them")
    func beside() {
        for name in ["sheet", "popover"] {
            showcase.tap("choices.\(name)")
            wait()
            #expect(showcase.find("choices.\(name).table") != nil)
            showcase.screen.finger().tap(at: CGPoint(x: 8, y: 890))
            wait()
            #expect(showcase.controller.presentedViewController == nil)
        }
    }
}
