// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: cards")
struct CardsTests {
    let showcase = ShowcaseScreen(.cards)
    let marbles: Marbles

    init() {
        marbles = Marbles(on: showcase.screen)
    }

    private func card(_ name: String) throws -> DraggableCard {
        try #require(showcase.find("card.\(name)") as? DraggableCard)
    }

    @Test("One finger drags a card as far as it goes, and brings it to the front")
    func drag() throws {
        let card = try card("blue")
        let start = card.center
        try marbles.play("finger: -dmmmmm-u  @ card.blue 8,4")
        #expect(card.center == CGPoint(x: start.x + 40, y: start.y + 20))
        #expect(card.superview?.subviews.last === card)
    }

    @Test("Two fingers drag, pinch and turn at once")
    func pinchAndTurn() throws {
        let card = try card("orange")
        let start = card.center
        let middle = card.superview?.convert(start, to: nil) ?? .zero
        marbles.place(CGPoint(x: middle.x - 40, y: middle.y), as: "left")
        marbles.place(CGPoint(x: middle.x + 40, y: middle.y), as: "right")
        // The right finger goes down a quarter turn around the left one, and outward.
        try marbles.play(
            """
            finger 1: -d------------u  @ left
            finger 2: -dmmmmmmmmmm--u  @ right -8,12
            """)
        #expect(card.scale > 1.4 && card.scale < 1.8)
        #expect(card.angle > 80 * .pi / 180 && card.angle < 90 * .pi / 180)
        #expect(hypot(card.center.x - start.x, card.center.y - start.y) > 20)
        #expect(showcase.text("card.orange.reading")?.contains("85°") == true)
    }

    @Test("Cards are moved at the same time, each by its own finger")
    func twoCards() throws {
        let (blue, green) = (try card("blue"), try card("green"))
        let starts = (blue.center, green.center)
        try marbles.play(
            """
            finger 1: -dmmmmmu  @ card.blue 6,0
            finger 2: -dmmmmmu  @ card.green -6,0
            """)
        #expect(blue.center == CGPoint(x: starts.0.x + 30, y: starts.0.y))
        #expect(green.center == CGPoint(x: starts.1.x - 30, y: starts.1.y))
    }

    @Test("A double tap puts a card back: it swings there, and a finger takes it on its way")
    func home() throws {
        let card = try card("green")
        let start = card.center
        try marbles.play("finger: -dmmmmmmmmmmu------  @ card.green -12,8")
        let dragged = card.center
        #expect(dragged != start)
        try marbles.play("finger: -du-du-  @ card.green card.green")
        #expect(card.scale == 1 && card.angle == 0)
        showcase.screen.advance(by: 0.05)
        #expect(card.center != start && card.center != dragged)
        let finger = showcase.screen.finger()
        finger.down(on: card)
        let caught = card.center
        showcase.screen.advance(by: 0.3)
        #expect(card.center == caught)
        finger.up()
        showcase.screen.advance(by: 1)
        try marbles.play("finger: -du-du-  @ card.green card.green")
        showcase.screen.advance(by: 3)
        #expect(card.center == start && card.transform == .identity)
    }
}
