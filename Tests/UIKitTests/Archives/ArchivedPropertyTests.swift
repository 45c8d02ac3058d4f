// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

private protocol Listener: AnyObject {}

@MainActor
@Suite("PO31: properties that an archive sets by their names")
struct ArchivedPropertyTests {
    private final class Card: UIView, Listener {
        var label: UILabel!
        var labels: [UILabel]!
        weak var listener: (any Listener)?
        var radius: CGFloat = 0
        var count = 0
        var limit: Int?
        var isRound = false
        var number: NSNumber?

        override class var archivedProperties: [ArchivedProperty] {
            super.archivedProperties + [
                ArchivedProperty("label", on: Card.self) { $0.label = try $1.read() },
                ArchivedProperty("labels", on: Card.self) { $0.labels = try $1.read() },
                ArchivedProperty("listener", on: Card.self) { $0.listener = try $1.read() },
                ArchivedProperty("radius", on: Card.self) { $0.radius = try $1.read() },
                ArchivedProperty("count", on: Card.self) { $0.count = try $1.read() },
                ArchivedProperty("limit", on: Card.self) { $0.limit = try $1.read() },
                ArchivedProperty("isRound", on: Card.self) { $0.isRound = try $1.read() },
                ArchivedProperty("number", on: Card.self) { $0.number = try $1.read() },
            ]
        }
    }

    @discardableResult
    private func set(_ name: String, _ value: Any?, of card: AnyObject) throws -> Bool {
        try #require(Card.archivedProperties.first { $0.name == name }).set(value, of: card)
    }

    @Test("PO31: an outlet takes an object, a list of objects, and nothing")
    func outlets() throws {
        let (card, label) = (Card(), UILabel())
        try set("label", label, of: card)
        try set("labels", [label, label] as [AnyObject], of: card)
        try set("listener", card, of: card)
        #expect(card.label === label && card.labels.count == 2 && card.listener === card)
        try set("label", nil, of: card)
        #expect(card.label == nil)
        #expect(try !set("label", label, of: UIView()))
    }

    @Test("PO31: a number is one of the property's type, as NSNumber is on iOS")
    func numbers() throws {
        let card = Card()
        for name in ["radius", "count", "limit", "isRound", "number"] { try set(name, 2.5, of: card) }
        #expect(card.radius == 2.5 && card.count == 2 && card.limit == 2 && card.isRound && card.number == 2.5)
        try set("count", true, of: card)
        #expect(card.count == 1)
        #expect(throws: ArchivedProperty.Mismatch.self) { try set("count", 1e300, of: card) }
    }

    @Test("PO31: a value of another type is an error that says both")
    func mismatches() {
        let error = #expect(throws: ArchivedProperty.Mismatch.self) { try set("radius", "wide", of: Card()) }
        #expect(error?.description == "the archive has a String, and the property is a CGFloat")
    }

    @Test("PO35: a segue's action makes the controller, by the source's method")
    func segues() {
        final class List: UIViewController {
            func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
                let detail = UIViewController()
                detail.title = segueIdentifier
                return detail
            }
        }
        let action = SegueAction("makeDetail:sender:segueIdentifier:", on: List.self) {
            $0.makeDetail($1, sender: $2, segueIdentifier: $3)
        }
        let make = { action.makeController(from: $0, coder: NSCoder(), sender: nil, segueIdentifier: "go") }
        #expect(make(List())?.title == "go" && make(UIViewController()) == nil)
    }
}
