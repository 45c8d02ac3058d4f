// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

private final class Listener: NSObject, SelectorListing {
    var log: [String] = []

    class var selectors: [Selector] {
        [
            Selector("heard:", on: Listener.self) { (listener: Listener, note: Notification) in
                listener.log.append(note.name.rawValue)
            },
            Selector("ticked:", on: Listener.self) { (listener: Listener, timer: Timer) in
                listener.log.append("tick")
                if listener.log.count == 3 { timer.invalidate() }
            },
        ]
    }
}

@MainActor
@Suite("Notifications and timers with selectors")
struct NamedCallTests {
    private let listener = Listener()
    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    @Test("An observer hears what it asked for, by name and object, until it is removed")
    func notifications() {
        let object = NSObject()
        center.addObserver(listener, selector: Selector("heard:"), name: first, object: nil)
        center.addObserver(listener, selector: Selector("heard:"), name: second, object: object)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        center.post(name: second, object: object)
        #expect(listener.log == ["first", "second"])
        center.removeObserver(listener, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: object)
        #expect(listener.log == ["first", "second", "second"])
        center.removeObserver(listener)
        center.post(name: second, object: object)
        #expect(listener.log.count == 3)
    }

    @Test(
        "PO48: observers of one name and poster hear in the order in which they came; one that is removed meanwhile does not"
    )
    func order() {
        let listeners = (0..<12).map { _ in Listener() }
        var heard: [Int] = []
        for (number, listener) in listeners.enumerated() {
            let selector = Selector("at\(number):", on: Listener.self) { (_: Listener, _: Notification) in
                heard.append(number)
                if number == 3 { center.removeObserver(listeners[7]) }
            }
            center.addObserver(listener, selector: selector, name: first, object: nil)
        }
        center.post(name: first, object: nil)
        #expect(heard == [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
        heard = []
        for listener in listeners.dropFirst() { center.removeObserver(listener) }
        center.post(name: first, object: nil)
        #expect(heard == [0])
        center.removeObserver(listeners[0])
        center.post(name: first, object: nil)
        #expect(heard == [0])
    }

    @Test("An observer is not kept alive")
    func lifetime() {
        weak var gone: Listener?
        do {
            let other = Listener()
            gone = other
            center.addObserver(other, selector: Selector("heard:"), name: first, object: nil)
        }
        #expect(gone == nil)
        center.post(name: first, object: nil)
    }

    @Test("Of an observer's observations those of one poster end by themselves")
    func endings() {
        let (one, other) = (NSObject(), NSObject())
        for poster in [one, other] {
            center.addObserver(listener, selector: Selector("heard:"), name: first, object: poster)
        }
        center.removeObserver(listener, name: first, object: one)
        center.post(name: first, object: one)
        #expect(listener.log == [])
        center.post(name: first, object: other)
        #expect(listener.log.count == 1)
        center.removeObserver(listener, name: first, object: nil)
        center.post(name: first, object: other)
        #expect(listener.log.count == 1)
    }

    @Test("A notice of another thread is told on the main one")
    func otherThread() async {
        let (center, name) = (NotificationCenter(), first)
        center.addObserver(listener, selector: Selector("heard:"), name: name, object: nil)
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                center.post(name: name, object: nil)
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(listener.log.count == 1)
        center.removeObserver(listener)
    }

    @Test("UIKit's own observers hear until they are freed")
    func ownObservers() {
        var heard = 0
        do {
            let observer = NoticeObserver(first) { _ in heard += 1 }
            NotificationCenter.default.post(name: first, object: nil)
            withExtendedLifetime(observer) {}
        }
        NotificationCenter.default.post(name: first, object: nil)
        #expect(heard == 1)
    }

    @Test("What is observed with a closure is removed by its token, as before")
    func tokens() {
        // Posted on the main thread only.
        nonisolated(unsafe) let listener = listener
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { listener.log.append("closure") }
        }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(listener.log == ["closure"])
        let other = center.addObserver(forName: first, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { listener.log.append("other") }
        }
        center.removeObserver(other, name: first, object: nil)
        center.post(name: first, object: nil)
        #expect(listener.log == ["closure"])
    }

    @Test("A timer follows the application's clock and ends when it is invalid")
    func timer() {
        let screen = TestScreen()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: listener, selector: Selector("ticked:"), userInfo: nil, repeats: true)
        screen.advance(by: 0.4)
        #expect(listener.log == [])
        screen.advance(by: 0.7)
        #expect(listener.log == ["tick", "tick"])
        #expect(timer.isValid)
        screen.advance(by: 5)
        #expect(listener.log.count == 3)
        #expect(!timer.isValid)
    }

    @Test("A timer has what it was given along, and the target gets it with the timer")
    func timerInformation() {
        final class Target: NSObject, SelectorListing {
            var heard: [String?] = []
            static var selectors: [Selector] {
                [
                    Selector("ticked:", on: Target.self) { (target: Target, timer: Timer) in
                        target.heard.append((timer.userInfo as? [String: String])?["name"])
                    }
                ]
            }
        }
        let (screen, target) = (TestScreen(), Target())
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: target, selector: Selector("ticked:"), userInfo: ["name": "a"], repeats: false)
        screen.advance(by: 1)
        #expect(target.heard == ["a"] && timer.userInfo is [String: String])
    }

    @Test("A timer that does not repeat fires once; one that was invalidated before never does")
    func once() {
        let screen = TestScreen()
        func make() -> Timer {
            Timer.scheduledTimer(
                timeInterval: 0.5, target: listener, selector: Selector("ticked:"), userInfo: nil, repeats: false)
        }
        let timer = make()
        make().invalidate()
        screen.advance(by: 0.4)
        #expect(listener.log == [])
        screen.advance(by: 3)
        #expect(listener.log == ["tick"])
        #expect(!timer.isValid)
    }

    @Test("Names become selectors and back, and objects say what they perform")
    func names() {
        #expect(NSSelectorFromString("heard:") == Selector("heard:"))
        #expect(NSStringFromSelector(Selector("heard:")) == "heard:")
        #expect(listener.responds(to: Selector("heard:")))
        #expect(!listener.responds(to: Selector("seen:")))
    }
}
