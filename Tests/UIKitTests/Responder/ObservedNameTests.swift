// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO1: properties that are observed by name")
struct ObservedNameTests {
    private let screen = TestScreen()
    private let watcher = Watcher()

    /// What is told of a property when it is changed, and when it is set to what it is.
    private func told(_ name: String, of object: NSObject, _ change: () -> Void) -> [String] {
        watcher.lines = []
        object.addObserver(watcher, forKeyPath: name, options: [.old, .new], context: nil)
        change()
        change()
        screen.settle()
        object.removeObserver(watcher, forKeyPath: name)
        return watcher.lines
    }

    @Test("PO1: each property of views and scroll views, as an object")
    func properties() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        screen.window.addSubview(view)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(told("frame", of: view) { view.frame = rect } == ["frame rect (1.0, 2.0, 3.0, 4.0)"])
        #expect(told("bounds", of: view) { view.bounds = rect } == ["bounds rect (1.0, 2.0, 3.0, 4.0)"])
        #expect(told("center", of: view) { view.center = CGPoint(x: 8, y: 9) } == ["center point (8.0, 9.0)"])
        #expect(told("alpha", of: view) { view.alpha = 0.5 } == ["alpha 0.5"])
        #expect(told("hidden", of: view) { view.isHidden = true } == ["hidden 1"])
        #expect(told("isHidden", of: view) { view.isHidden = false } == ["isHidden 0"])
        let turned = CGAffineTransform(scaleX: 2, y: 3)
        #expect(told("transform", of: view) { view.transform = turned } == ["transform transform 2.0 3.0"])
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(scrollView)
        let size = CGSize(width: 30, height: 40)
        #expect(
            told("contentSize", of: scrollView) { scrollView.contentSize = size } == ["contentSize size (30.0, 40.0)"])
        let offset = CGPoint(x: 5, y: 6)
        #expect(
            told("contentOffset", of: scrollView) { scrollView.contentOffset = offset } == [
                "contentOffset point (5.0, 6.0)"
            ])
        let inset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        let lines = told("contentInset", of: scrollView) { scrollView.contentInset = inset }
        #expect(lines.count == 1 && lines.first?.hasPrefix("contentInset ") == true)
    }

    @Test("PO1: what is not observed by its name is reported, and so is who cannot observe, or does not")
    func refused() {
        // Made here: what concerns no window is reported to the application that was made last.
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let view = UIView(frame: .zero)
        screen.window.addSubview(view)
        let plain = NSObject()
        func reports(_ action: () -> Void) -> Int {
            let before = trace.events.count
            action()
            return trace.events.count - before
        }
        #expect(reports { view.addObserver(watcher, forKeyPath: "tag", context: nil) } == 1)
        #expect(reports { view.addObserver(watcher, forKeyPath: "contentSize", context: nil) } == 1)
        #expect(reports { view.addObserver(plain, forKeyPath: "frame", context: nil) } == 1)
        #expect(reports { view.removeObserver(watcher, forKeyPath: "frame") } == 1)
        #expect(reports { view.addObserver(watcher, forKeyPath: "frame", context: nil) } == 0)
        #expect(reports { view.removeObserver(watcher, forKeyPath: "alpha") } == 1)
        #expect(reports { view.removeObserver(watcher, forKeyPath: "frame") } == 0)
        #expect(reports { view.removeObserver(watcher, forKeyPath: "frame") } == 1)
    }

    @Test("PO1: a class tells of its own property; an override of didChangeValue may keep a change from the observers")
    func ownProperties() {
        let view = Counting(frame: .zero)
        screen.window.addSubview(view)
        view.addObserver(watcher, forKeyPath: "count", options: .new, context: nil)
        view.count = 1
        #expect(watcher.lines == [])
        view.willChangeValue(forKey: "count")
        view.didChangeValue(forKey: "count")
        #expect(watcher.lines == ["count 1"])
        view.didChangeValue(forKey: "alpha")
        #expect(watcher.lines == ["count 1"])
        view.removeObserver(watcher, forKeyPath: "count")
        view.changes = []
        view.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
        view.alpha = 0.5
        #expect(view.changes == ["alpha"] && watcher.lines.last == "alpha 0.5")
        view.tellsNobody = true
        view.alpha = 0.25
        view.frame.size.width = 9
        #expect(view.changes == ["alpha", "alpha"] && watcher.lines.last == "alpha 0.5")
        view.removeObserver(watcher, forKeyPath: "alpha")
        view.alpha = 1
        #expect(view.changes == ["alpha", "alpha"])
    }

    @Test("PO1: an object that is no responder tells too, and an operation tells its queue")
    func plainObjects() async {
        let model = Model()
        model.addObserver(watcher, forKeyPath: "count", options: .new, context: nil)
        model.count = 4
        model.didChangeValue(forKey: "count")
        #expect(watcher.lines == ["count 4"])
        model.removeObserver(watcher, forKeyPath: "count")
        let queue = OperationQueue()
        let (first, second) = (Waiting(), Waiting())
        second.addDependency(first)
        await withCheckedContinuation { continuation in
            // Before they are added: what is done by then calls no block.
            second.completionBlock = { continuation.resume() }
            queue.addOperation(first)
            queue.addOperation(second)
        }
        #expect(first.isFinished && second.isFinished)
    }

    @Test("PO1: an operation's queue is told of its states by name, also where only an object is known")
    func operations() {
        let waiting = Waiting { ($0 as NSObject).didChangeValue(forKey: $1) }
        let (gated, queue) = (Gated(), OperationQueue())
        let done = DispatchSemaphore(value: 0)
        waiting.completionBlock = { done.signal() }
        queue.addOperations([gated, waiting], waitUntilFinished: false)
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(waiting.wasKnownToExecute)
        #expect(gated.ran.wait(timeout: .now() + 0.05) == .timedOut)
        gated.open()
        (gated as NSObject).didChangeValue(forKey: "isReady")
        #expect(gated.ran.wait(timeout: .now() + 20) == .success)
        // A property of its own is told to observers, as any object's.
        gated.addObserver(watcher, forKeyPath: "count", options: .new, context: nil)
        gated.count = 3
        (gated as NSObject).didChangeValue(forKey: "count")
        #expect(watcher.lines == ["count 3"])
        gated.removeObserver(watcher, forKeyPath: "count")
    }

    @Test("PO1: an object may name its own observable properties; a stored one of UIKit's is none")
    func ownNames() {
        let screen = TestScreen()
        let meter = Meter()
        meter.addObserver(watcher, forKeyPath: "level", options: .new, context: nil)
        meter.level = 2
        meter.level = 2
        #expect(watcher.lines == ["level 2"])
        meter.removeObserver(watcher, forKeyPath: "level")
        UIView().addObserver(watcher, forKeyPath: "participantNumber", options: .new, context: nil)
        meter.addObserver(watcher, forKeyPath: "height", options: .new, context: nil)
        #expect(screen.application.faults.count == 2)
    }

    @Test("PO1: the first of the two calls of .prior says that it is")
    func saysPrior() {
        final class Asker: UIResponder {
            var priors: [Bool?] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { priors.append(change?[.notificationIsPriorKey] as? Bool) }
        }
        let (view, asker) = (UIView(frame: .zero), Asker())
        view.addObserver(asker, forKeyPath: "alpha", options: .prior, context: nil)
        view.alpha = 0.5
        view.removeObserver(asker, forKeyPath: "alpha")
        #expect(asker.priors == [true, nil])
    }

    @Test("PO1: a registration ends by its context; the first value is told where that is asked for")
    func contexts() {
        let view = UIView(frame: .zero)
        let places = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        defer { places.deallocate() }
        let (one, other) = (UnsafeMutableRawPointer(places), UnsafeMutableRawPointer(places + 1))
        view.addObserver(watcher, forKeyPath: "alpha", options: [.initial, .new], context: one)
        #expect(watcher.lines == ["alpha 1.0"])
        view.addObserver(watcher, forKeyPath: "alpha", options: [.new], context: other)
        view.alpha = 0.5
        #expect(watcher.lines == ["alpha 1.0", "alpha 0.5", "alpha 0.5"] && watcher.contexts == [one, one, other])
        view.removeObserver(watcher, forKeyPath: "alpha", context: one)
        view.alpha = 0.25
        #expect(watcher.lines.count == 4 && watcher.contexts.last == other)
        view.removeObserver(watcher, forKeyPath: "alpha", context: other)
        view.alpha = 1
        #expect(watcher.lines.count == 4)
    }

    @Test("PO1: a recognizer's state, each time that it has taken effect, and that it is possible again")
    func states() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        pan.addObserver(watcher, forKeyPath: "state", options: .new, context: nil)
        defer { pan.removeObserver(watcher, forKeyPath: "state") }
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 50, y: 10))
        finger.move(to: CGPoint(x: 60, y: 10))
        finger.move(to: CGPoint(x: 70, y: 10))
        finger.up()
        #expect(watcher.lines == ["state 1", "state 2", "state 3", "state 0"])
        watcher.lines = []
        screen.finger().tap(at: CGPoint(x: 10, y: 10))
        #expect(watcher.lines == ["state 5", "state 0"])
    }

    @Test("PO1: an observer that is no responder is told as well")
    func plainObserver() {
        let view = UIView(frame: .zero)
        let observer = PlainWatcher()
        view.addObserver(observer, forKeyPath: "alpha", options: [.new, .old], context: nil)
        view.alpha = 0.5
        #expect(observer.lines == ["alpha 1.0 0.5"])
        view.removeObserver(observer, forKeyPath: "alpha")
    }
}

private func describe(_ value: Any?) -> String {
    switch value {
    case let number as NSNumber: return "\(number)"
    case let value as NSValue:
        let rect = value.cgRectValue
        if rect != .zero { return "rect (\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }
        let size = value.cgSizeValue
        if size != .zero { return "size (\(size.width), \(size.height))" }
        let point = value.cgPointValue
        if point != .zero { return "point (\(point.x), \(point.y))" }
        return "transform \(value.cgAffineTransformValue.a) \(value.cgAffineTransformValue.d)"
    default: return "\(value ?? "nothing")"
    }
}

private final class Watcher: UIResponder {
    var lines: [String] = []
    var contexts: [UnsafeMutableRawPointer?] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        lines.append("\(keyPath ?? "") \(describe(change?[.newKey]))")
        contexts.append(context)
    }
}

private final class PlainWatcher: NSObject, KeyValueObserver {
    var lines: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        lines.append("\(keyPath ?? "") \(describe(change?[.oldKey])) \(describe(change?[.newKey]))")
    }
}

private final class Counting: UIView {
    var count = 0
    var changes: [String] = []
    var tellsNobody = false

    override func didChangeValue(forKey key: String) {
        if key != "count" { changes.append(key) }
        if !tellsNobody { super.didChangeValue(forKey: key) }
    }
}

private final class Model: NSObject {
    var count = 0
}

/// Has a property that it reports itself, under its name.
private final class Meter: NSObject, ObservedByName {
    var level = 1 { didSet { observedValueChanged() } }
    func observedValue(_ name: String) -> NSObject? { name == "level" ? NSNumber(value: level) : nil }
}

/// An operation that is not ready until it is opened.
// Safe: a lock guards whether it is open, and the thread of the test alone counts.
private final class Gated: Operation, @unchecked Sendable {
    let ran = DispatchSemaphore(value: 0)
    var count = 0
    // Unchecked, and safe: the lock guards it.
    private let lock = NSLock()
    private var isOpen = false

    override var isReady: Bool { lock.withLock { isOpen } }
    override func main() { ran.signal() }
    func open() { lock.withLock { isOpen = true } }
}

/// An operation that tells of its states by name, as sources for iOS do.
private final class Waiting: Operation, @unchecked Sendable {
    // Unchecked, and safe: the lock guards the states.
    private let lock = NSLock()
    private var states = (isExecuting: false, isFinished: false, wasKnownToExecute: false)
    private let tells: @Sendable (Waiting, String) -> Void

    init(tells: @escaping @Sendable (Waiting, String) -> Void = { $0.didChangeValue(forKey: $1) }) {
        self.tells = tells
    }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { lock.withLock { states.isExecuting } }
    override var isFinished: Bool { lock.withLock { states.isFinished } }
    /// Whether Foundation knew that it was executing, after it had been told.
    var wasKnownToExecute: Bool { lock.withLock { states.wasKnownToExecute } }

    override func start() {
        change("isExecuting") { $0.isExecuting = true }
        let isKnown = super.isExecuting
        lock.withLock { states.wasKnownToExecute = isKnown }
        DispatchQueue.global().async { [self] in
            change("isExecuting") { $0.isExecuting = false }
            change("isFinished") { $0.isFinished = true }
        }
    }

    private func change(
        _ key: String, _ set: (inout (isExecuting: Bool, isFinished: Bool, wasKnownToExecute: Bool)) -> Void
    ) {
        willChangeValue(forKey: key)
        lock.withLock { set(&states) }
        tells(self, key)
    }
}
