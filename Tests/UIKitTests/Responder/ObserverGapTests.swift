// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Observers that are freed, removed or added while something is told")
struct ObserverGapTests {
    private let screen = TestScreen()

    private final class Watcher: UIResponder {
        var lines: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { lines.append("\(keyPath ?? "") \(change?[.newKey] is NSNull ? "none" : "some")") }
    }

    private final class Card: UIView { var note: String? = "a" }

    @Test("PO1: an observer that was freed without an end of its observation is told nothing")
    func freed() {
        let card = Card()
        weak var gone: Watcher?
        do {
            let watcher = Watcher()
            gone = watcher
            card.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
            card.alpha = 0.5
            #expect(watcher.lines == ["alpha some"])
        }
        #expect(gone == nil)
        card.alpha = 0.25
        #expect(card.alpha == 0.25 && screen.application.faults.isEmpty)
    }

    @Test("PO1: an application's own property is told when the object says so, and no other change tells it")
    func own() {
        let (card, watcher) = (Card(), Watcher())
        card.addObserver(watcher, forKeyPath: "note", options: .new, context: nil)
        card.alpha = 0.5
        #expect(watcher.lines.isEmpty)
        card.willChangeValue(forKey: "note")
        card.note = nil
        card.didChangeValue(forKey: "note")
        #expect(watcher.lines == ["note none"])
        card.removeObserver(watcher, forKeyPath: "note")
    }

    @Test("PO1: an operation that says that it was cancelled goes on to its end")
    func operation() {
        let operation = BlockOperation {}
        operation.cancel()
        for name in ["isCancelled", "cancelled"] { (operation as NSObject).didChangeValue(forKey: name) }
        #expect(operation.isCancelled && !operation.isFinished)
    }

    private final class Listener: NSObject {
        var heard = 0
        static let hear = Selector("heard:", on: Listener.self) { (listener: Listener, _: Notification) in
            listener.heard += 1
        }
    }

    @Test("PO48: the observations of freed observers are taken out when many are added; those of the others stay")
    func manyFreed() {
        let center = NotificationCenter()
        let listener = Listener()
        let name = Notification.Name("a")
        center.addObserver(listener, selector: Listener.hear, name: name, object: nil)
        for number in 0..<2000 {
            let other = number == 1000 ? name : Notification.Name("n\(number)")
            center.addObserver(Listener(), selector: Listener.hear, name: other, object: nil)
        }
        center.post(name: name, object: nil)
        #expect(listener.heard == 1)
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard == 1)
    }

    @Test("PO48: of two observers that remove each other only one hears, in whatever order they are told")
    func removeEachOther() {
        let center = NotificationCenter()
        let poster = NSObject()
        let name = Notification.Name("a")
        let (one, two) = (Listener(), Listener())
        var heard = 0
        func selector(_ other: Listener) -> Selector {
            Selector("heard:", on: Listener.self) { (_: Listener, _: Notification) in
                heard += 1
                center.removeObserver(other)
            }
        }
        center.addObserver(one, selector: selector(two), name: name, object: nil)
        center.addObserver(two, selector: selector(one), name: name, object: poster)
        center.post(name: name, object: poster)
        #expect(heard == 1)
    }

    private final class Model: NSObject {
        static let selector = Selector("hear:", on: Model.Type.self) { (_: Model.Type, _: Notification) in count += 1 }
        @MainActor static var count = 0
    }

    @Test("PO28: a class that stands by its name ends its observations of one name")
    func classObserver() {
        let center = NotificationCenter()
        let name = Notification.Name("a")
        center.addObserver(Model.self, selector: Model.selector, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(Model.count == 1)
        let end: (Model.Type, NSNotification.Name?, Any?) -> Void = center.removeObserver(_:name:object:)
        end(Model.self, name, nil)
        center.post(name: name, object: nil)
        #expect(Model.count == 1)
    }

    @Test("A timer with a selector for the main run loop performs its method")
    func timer() {
        let listener = Listener()
        let selector = Selector("ticked:", on: Listener.self) { (listener: Listener, _: Timer) in listener.heard += 1 }
        let timer = Timer(timeInterval: 5, target: listener, selector: selector, userInfo: nil, repeats: false)
        timer.fire()
        #expect(listener.heard == 1 && timer.timeInterval == 0)
    }
}
