// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private protocol Hearing: NSObjectProtocol {}

@MainActor
@Suite("PO19: results of performed methods")
struct PerformedResultTests {
    private final class Model: NSObject, SelectorListing, Hearing {
        let child = NSObject()
        var heard: [String] = []

        func made() -> NSObject { child }
        func named() -> String? { "name" }
        func missing() -> NSObject? { nil }
        func isReady() -> Bool { true }
        func count() -> Int { 0 }
        func echo(_ number: Any?) -> Any? { number }
        func hear(_ text: Any?) { heard.append("\(text ?? "nothing")") }
        func nested() -> String {
            _ = perform(Selector("made"))
            return "outer"
        }

        nonisolated static var selectors: [Selector] {
            [
                Selector("made", on: Model.self) { $0.made() }, Selector("named", on: Model.self) { $0.named() },
                Selector("missing", on: Model.self) { $0.missing() },
                Selector("isReady", on: Model.self) { $0.isReady() },
                Selector("count", on: Model.self) { $0.count() }, Selector("nested", on: Model.self) { $0.nested() },
                Selector("hear:", on: Model.self) { (model: Model, text: Any?) in model.hear(text) },
                Selector("echo:", on: Model.self) { (model: Model, number: Any?) in model.echo(number) },
            ]
        }
    }

    private let screen = TestScreen()
    private let model = Model()

    @Test("PO19: an object comes back, and a text as one; nothing, false and 0 are nil")
    func results() {
        _ = screen.application
        #expect(model.perform(Selector("made"))?.takeUnretainedValue() === model.child)
        #expect(model.perform(Selector("named"))?.takeUnretainedValue() as? String == "name")
        #expect(model.perform(Selector("missing")) == nil && model.perform(Selector("count")) == nil)
        #expect(model.perform(Selector("isReady")) != nil)
        #expect(model.perform(Selector("hear:"), with: "a") == nil)
    }

    @Test("PO19: a number of any kind comes back as an object, and 0 of any kind as nil")
    func numbers() {
        _ = screen.application
        func echo(_ number: Any) -> NSNumber? {
            model.perform(Selector("echo:"), with: number)?.takeUnretainedValue() as? NSNumber
        }
        #expect([echo(0), echo(0.0), echo(CGFloat(0)), echo(false)] == [nil, nil, nil, nil])
        #expect([echo(1), echo(1.0), echo(CGFloat(1)), echo(true)] == [1, 1, 1, 1])
        #expect([echo(3), echo(2.5), echo(CGFloat(0.5))] == [3, 2.5, 0.5])
    }

    @Test("PO19: the result of an action is nobody's: neither kept, nor that of a performed selector that is missing")
    func resultsOfActions() {
        weak var made: NSObject?
        let make = Selector("make", on: Model.self) { _ in
            let object = NSObject()
            made = object
            return object
        }
        #expect(model.perform(Selector("count")) == nil)
        #expect(screen.application.sendAction(make, to: model, from: nil, for: nil) && made == nil)
        let both = Selector("both", on: Model.self) { [screen] model in
            screen.application.sendAction(Selector("made"), to: model, from: nil, for: nil)
            return model.perform(Selector("nothing")) == nil
        }
        #expect(model.perform(both)?.takeUnretainedValue() as? NSNumber == true)
    }

    @Test("PO19: a method that performs another one keeps its own result")
    func nested() {
        _ = screen.application
        #expect(model.perform(Selector("nested"))?.takeUnretainedValue() as? String == "outer")
    }

    @Test("PO19: an object that is known by its protocol performs too")
    func delegates() {
        _ = screen.application
        let delegate: any Hearing = model
        delegate.perform(Selector("hear:"), with: "b")
        delegate.perform(Selector("hear:"))
        #expect(model.heard == ["b", "nothing"])
    }

    @Test("PO19: a result lives until the next turn, and not longer")
    func lending() {
        _ = screen.application
        final class Maker: NSObject, SelectorListing {
            weak var last: NSObject?
            func make() -> NSObject {
                let made = NSObject()
                last = made
                return made
            }
            nonisolated static var selectors: [Selector] { [Selector("make", on: Maker.self) { $0.make() }] }
        }
        let maker = Maker()
        // An application that ends before its next turn keeps nothing of others.
        do {
            let other = TestScreen()
            _ = other.application
            maker.perform(Selector("make"))
        }
        _ = screen.application
        let made = maker.perform(Selector("make"))
        #expect(maker.last != nil && made?.takeUnretainedValue() === maker.last)
        screen.advance(by: 0.1)
        #expect(maker.last == nil)
    }
}
