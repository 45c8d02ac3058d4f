// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO1: observed properties")
struct KeyValueObservingTests {
    let screen = TestScreen()
    let log = CallLog()

    @Test("PO1: an offset that a finger changes is told with its old and new value, as long as the observation is held")
    func offset() {
        let view = UIScrollView(frame: screen.window.bounds)
        view.contentSize = CGSize(width: 100, height: 5000)
        screen.window.addSubview(view)
        screen.settle()
        var observation: NSKeyValueObservation? = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
            if change.newValue == view.contentOffset, change.oldValue != nil { log("\(view.contentOffset.y)") }
        }
        view.contentOffset = CGPoint(x: 0, y: 7)
        view.contentOffset = CGPoint(x: 0, y: 7)
        #expect(log.take() == ["7.0"])
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 300))
        finger.move(to: CGPoint(x: 50, y: 200), over: 0.1, steps: 5)
        finger.up()
        #expect(log.take().count > 2)
        observation?.invalidate()
        observation = nil
        view.contentOffset = .zero
        #expect(log.take().isEmpty && KeyValueRegistrations.first(of: view) { _ in true } == nil)
    }

    @Test("PO1: with .prior each change is told twice, first without the new value")
    func prior() {
        let view = UIView()
        let observation = view.observe(\.frame, options: [.old, .new, .prior]) { [log] _, change in
            log("\(change.isPrior) \(change.oldValue?.minX ?? -1) \(change.newValue?.minX ?? -1)")
        }
        view.frame.origin.x = 5
        #expect(log.take() == ["true 0.0 -1.0", "false 0.0 5.0"])
        observation.invalidate()
        final class Observer: UIView {
            var told: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { told.append("\(change?[.notificationIsPriorKey] != nil) \(change?[.newKey] != nil)") }
        }
        let observer = Observer()
        view.addObserver(observer, forKeyPath: "frame", options: [.new, .prior], context: nil)
        view.frame.origin.x = 6
        view.removeObserver(observer, forKeyPath: "frame")
        #expect(observer.told == ["true false", "false true"])
    }

    @Test("PO1: the options have their numbers, each means one value, and the first value is not marked as prior")
    func options() {
        let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
        #expect(options.map(\.rawValue) == [1, 2, 4, 8])
        let view = UIView()
        let observations = options.map { options in
            view.observe(\.alpha, options: options) { [log] _, change in
                log("\(options.rawValue) \(change.oldValue ?? -1) \(change.newValue ?? -1) \(change.isPrior)")
            }
        }
        #expect(log.take() == ["4 -1.0 -1.0 false"])
        view.alpha = 0.5
        #expect(
            log.take() == [
                "1 -1.0 0.5 false", "2 1.0 -1.0 false", "4 -1.0 -1.0 false", "8 -1.0 -1.0 true", "8 -1.0 -1.0 false",
            ])
        view.alpha = 1
        #expect(log.take().prefix(2) == ["1 -1.0 1.0 false", "2 0.5 -1.0 false"])
        for observation in observations { observation.invalidate() }
        #expect(KeyValueRegistrations.entries[ObjectIdentifier(view)] == nil)
    }

    @Test("PO1: a value that cannot be compared may have changed with each change of its object")
    func incomparable() {
        struct Shape { let width: CGFloat }
        final class Shaped: UIView { var shape: Shape { Shape(width: bounds.width) } }
        let view = Shaped(frame: .zero)
        let observation = view.observe(\.shape, options: .new) { [log] _, change in
            log("\(change.newValue?.width ?? -1)")
        }
        view.bounds.size.width = 3
        view.alpha = 0.5
        observation.invalidate()
        #expect(log.take() == ["3.0", "3.0"])
    }

    @Test("PO1: an observation ends with whoever held it")
    func released() {
        let view = UIView()
        var observation: NSKeyValueObservation? = view.observe(\.frame, options: .initial) { _, change in
            log("\(change.newValue == nil)")
        }
        #expect(log.take() == ["true"] && observation != nil)
        observation = nil
        view.frame.size.width = 3
        #expect(log.take().isEmpty)
    }

    @Test("observers by name of objects that are freed are forgotten, although nobody takes them out")
    func forgotten() {
        let observer = Observer()
        func forgettable() -> Int {
            KeyValueRegistrations.entries.values.count { $0.allSatisfy { $0.object == nil } }
        }
        var views = (0..<500).map { _ in UIView() }
        for view in views { view.addObserver(observer, forKeyPath: "frame", options: .new, context: nil) }
        views = []
        #expect(forgettable() > 0)
        // Views of another size, so that they do not come to lie where those lay.
        var others: [UIScrollView] = []
        while forgettable() > 0, others.count < 3_000 {
            others.append(UIScrollView())
            others[others.count - 1].addObserver(observer, forKeyPath: "frame", options: .new, context: nil)
        }
        #expect(forgettable() == 0)
        for other in others { other.removeObserver(observer, forKeyPath: "frame") }
    }

    private final class Observer: UIView {
        var changes: [[NSKeyValueChangeKey: Any]] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            if keyPath == "contentSize", object is UIScrollView, let change { changes.append(change) }
        }
    }

    @Test("PO1: a responder observes by name, and values are objects")
    func named() {
        let (view, observer) = (UIScrollView(), Observer())
        view.addObserver(observer, forKeyPath: "contentSize", options: [.new, .old], context: nil)
        view.contentSize = CGSize(width: 1, height: 2)
        let change = observer.changes.first
        #expect((change?[.newKey] as? NSValue)?.cgSizeValue == CGSize(width: 1, height: 2))
        #expect((change?[.oldKey] as? NSValue)?.cgSizeValue == .zero)
        view.removeObserver(observer, forKeyPath: "contentSize")
        view.contentSize = .zero
        #expect(observer.changes.count == 1)
    }

    @Test("PO1: insets and transforms are objects, too")
    func values() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let transform = CGAffineTransform(rotationAngle: 1)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(cgPoint: .zero).uiEdgeInsetsValue == .zero)
    }
}
