// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: lists")
struct ListsTests {
    let showcase = ShowcaseScreen(.lists)

    /// Taps a row beside its button.
    private func tap(row name: String) {
        guard let row = showcase.find("lists.row.\(name)") else { return }
        let finger = showcase.screen.finger()
        finger.down(on: row, at: CGPoint(x: 60, y: row.bounds.midY))
        finger.up()
        showcase.screen.advance(by: 0.5)
    }

    @Test("A tap selects a row; the recognizer around the table keeps it from that, unless it leaves touches alone")
    func selection() {
        tap(row: "bananas")
        #expect(showcase.text("lists.state") == "Selected Bananas.")
        showcase.tap("lists.recognizer")
        tap(row: "apples")
        #expect(showcase.text("lists.state") == "The parent was tapped.")
        #expect(showcase.text("lists.sentence")?.contains("was not selected: the tap recognizer") == true)
        showcase.tap("lists.cancels")
        tap(row: "apples")
        #expect(showcase.text("lists.state") == "Selected Apples.")
    }

    @Test("As tiles: a finger that rests on one moves it, and the others make room")
    func tiles() throws {
        showcase.tap(segment: 1, of: 2, in: "lists.kind")
        showcase.screen.advance(by: 0.3)
        #expect(showcase.find("lists.table") == nil)
        let (apples, dates) = (
            try #require(showcase.find("lists.tile.apples")), try #require(showcase.find("lists.tile.dates"))
        )
        let place = dates.center
        let finger = showcase.screen.finger()
        finger.down(on: apples)
        showcase.screen.advance(by: 0.6)
        finger.move(
            to: dates.convert(CGPoint(x: dates.bounds.midX, y: dates.bounds.midY), to: nil), over: 0.3, steps: 8)
        showcase.screen.advance(by: 0.5)
        finger.up()
        showcase.screen.advance(by: 0.5)
        #expect(showcase.text("lists.state") == "Moved Apples to place 4 of Fruit.")
        #expect(apples.center == place && dates.center != place)
        showcase.tap(segment: 0, of: 2, in: "lists.kind")
        #expect(showcase.find("lists.table") != nil)
    }

    @Test("A full swipe deletes; Edit shows what removes and moves")
    func editing() throws {
        let row = try #require(showcase.find("lists.row.bananas"))
        let finger = showcase.screen.finger()
        finger.down(on: row, at: CGPoint(x: row.bounds.maxX - 100, y: row.bounds.midY))
        finger.move(by: CGVector(dx: 90 - row.bounds.width, dy: 0), over: 0.5, steps: 12)
        showcase.screen.advance(by: 0.2)
        finger.up()
        showcase.screen.advance(by: 0.6)
        #expect(showcase.text("lists.state") == "Deleted Bananas.")
        #expect(showcase.find("lists.row.bananas") == nil)
        showcase.tap("lists.edit")
        showcase.screen.advance(by: 0.6)
        #expect((showcase.find("lists.row.apples") as? UITableViewCell)?.isEditing == true)
    }
}
