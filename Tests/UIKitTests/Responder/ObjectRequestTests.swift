// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("E28: requests to objects by name, and what is said when they cannot be done")
struct ObjectRequestTests {
    private let log = CallLog()

    private final class Model: NSObject, SelectorListing {
        var log: CallLog?
        static var selectors: [Selector] {
            [Selector("note:", on: Model.self) { $0.log?("note \($1 as Any?)") }]
        }
    }

    private final class Passing: NSObject, MessageForwarding {
        var target: Any?
        func ownForwardingTarget(for aSelector: Selector!) -> Any? { target }
    }

    private final class Plain: NSObject, MessageForwarding {}

    @Test("E28: an object performs by name, at once, with what it is given")
    func performing() {
        let model = Model()
        model.log = log
        performOnMainThread(model, Selector("note:"), with: 1)
        model.performSelector(onMainThread: Selector("note:"), with: 2, waitUntilDone: true)
        performOnMainThread(nil, Selector("note:"), with: 3)
        performOnMainThread("no object", Selector("note:"), with: 4)
        #expect(log.take() == ["note Optional(1)", "note Optional(2)"])
    }

    @Test(
        "PO50: what nobody waits for, and what is for another thread, is performed in its order when the work under way is done"
    )
    func performingLater() {
        let screen = TestScreen()
        _ = screen.application
        let model = Model()
        model.log = log
        model.performSelector(inBackground: Selector("note:"), with: 1)
        performOnMainThread(model, Selector("note:"), with: 2, waitUntilDone: false)
        model.performSelector(onMainThread: Selector("note:"), with: 3, waitUntilDone: true)
        #expect(log.take() == ["note Optional(3)"])
        screen.advance(by: 0)
        #expect(log.take() == ["note Optional(1)", "note Optional(2)"])
    }

    @Test("PO5: an object passes on what it does not do, and one that names nobody does not")
    func forwarding() {
        let (passing, model) = (Passing(), Model())
        model.log = log
        passing.target = model
        let note = Selector("note:")
        #expect(note.performNamed(on: passing, sender: 5) == .performed && log.take() == ["note Optional(5)"])
        #expect(!passing.ownResponds(to: note) && !passing.responds(to: note) && model.responds(to: note))
        // To itself would be a circle.
        passing.target = passing
        #expect(note.performNamed(on: passing, sender: 5) == .carriesNoMethod(selector: "note:"))
        let plain = Plain()
        #expect(plain.ownForwardingTarget(for: note) == nil && !plain.ownResponds(to: note))
        #expect(note.performNamed(on: plain, sender: 5) == .carriesNoMethod(selector: "note:"))
        #expect(!plain.respondsWithoutForwarding(to: nil) && !plain.responds(to: nil))
        #expect(log.take() == [])
    }

    @Test("PO5: a scroll view's delegate takes the scroll view's messages, and no other")
    func scrollDelegate() {
        final class Delegate: NSObject, UIScrollViewDelegate {}
        let delegate = Delegate()
        #expect(delegate.respondsWithoutForwarding(to: Selector("scrollViewDidScroll:")))
        #expect(delegate.respondsWithoutForwarding(to: Selector("viewForZoomingInScrollView:")))
        #expect(!delegate.respondsWithoutForwarding(to: Selector("note:")))
        #expect(!NSObject().respondsWithoutForwarding(to: Selector("scrollViewDidScroll:")))
        #expect(UIView().respondsWithoutForwarding(to: Selector("becomeFirstResponder")))
        #expect(delegate.forwarded("scrollViewDidScroll:") == nil)
    }

    @Test("E28: what became of a performed selector, in words")
    func results() {
        let results: [(Selector.PerformResult, String)] = [
            (.performed, "The action was performed."),
            (
                .carriesNoMethod(selector: "a:"),
                "The selector a: is only a name: it carries no method to perform."
            ),
            (
                .targetLacksAction(selector: "a:", target: "T", expected: "E"),
                "The selector a: performs a method of E, which the target, a T, is not."
            ),
            (
                .senderMismatch(selector: "a:", expected: "E", found: "F"),
                "The selector a: takes a sender of type E, but the sender is F."
            ),
            (
                .eventMismatch(selector: "a::", expected: "E", found: "F"),
                "The selector a:: takes an event of type E, but the event is F."
            ),
        ]
        for (result, text) in results { #expect(result.description == text) }
    }

    @Test("E29: a method with a sender and an event refuses each by itself, and another target")
    func mismatches() {
        let both = Selector("both::", on: Model.self) { (model: Model, _: UIButton, _: UIEvent) in model.log?("both") }
        let model = Model()
        model.log = log
        #expect(both.perform(on: model, sender: UIButton(), event: UIEvent()) == .performed)
        #expect(
            both.perform(on: model, sender: nil, event: UIEvent())
                == .senderMismatch(selector: "both::", expected: "UIButton", found: "nil"))
        #expect(
            both.perform(on: model, sender: UIButton(), event: 1)
                == .eventMismatch(selector: "both::", expected: "UIEvent", found: "Int"))
        #expect(
            both.perform(on: Plain(), sender: UIButton(), event: UIEvent())
                == .targetLacksAction(selector: "both::", target: "Plain", expected: "Model"))
        let none = Selector("none", on: Model.self) { $0.log?("none") }
        #expect(none.perform(on: model, sender: 1, event: 2) == .performed)
        #expect(
            none.perform(on: Plain(), sender: nil)
                == .targetLacksAction(selector: "none", target: "Plain", expected: "Model"))
        #expect(log.take() == ["both", "none"])
    }

    @Test("E28: a notification's observer without the method is reported, and so is a timer's target")
    func reports() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        func faults() -> [String] {
            trace.events.compactMap { if case .fault(let text) = $0 { "\(text)" } else { nil } }
        }
        let plain = Plain()
        let name = Notification.Name("test")
        NotificationCenter.default.addObserver(plain, selector: Selector("lost:"), name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(plain)
        #expect(faults().count == 1 && faults().last?.contains("lost:") == true)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(faults().count == 1)
        let timer = Timer.scheduledTimer(
            timeInterval: 1, target: plain, selector: Selector("missed:"), userInfo: nil, repeats: false)
        #expect(timer.isValid && timer.timeInterval == 0)
        screen.advance(by: 1)
        #expect(faults().count == 2 && faults().last?.contains("missed:") == true && !timer.isValid)
    }

    @Test("PO6: a timer without an interval fires at once after, and a repeating one says its interval")
    func timers() {
        let screen = TestScreen()
        let model = Model()
        model.log = log
        let quick = Timer.scheduledTimer(
            timeInterval: -1, target: model, selector: Selector("note:"), userInfo: nil, repeats: false)
        screen.advance(by: 0.00009)
        #expect(log.take() == [])
        screen.advance(by: 0.00002)
        #expect(log.take().count == 1 && !quick.isValid)
        let repeating = Timer.scheduledTimer(
            timeInterval: 2, target: model, selector: Selector("note:"), userInfo: nil, repeats: true)
        #expect(repeating.timeInterval == 2)
        screen.advance(by: 5)
        #expect(log.take().count == 2 && repeating.isValid)
        repeating.invalidate()
        screen.advance(by: 5)
        #expect(log.take() == [])
    }

    @Test(
        "PO6: a timer that is fired by hand is due when it was, and ends if it does not repeat"
    )
    func firedByHand() {
        let screen = TestScreen()
        let model = Model()
        model.log = log
        func timer(_ interval: TimeInterval, repeats: Bool) -> Timer {
            Timer.scheduledTimer(
                timeInterval: interval, target: model, selector: Selector("note:"), userInfo: nil, repeats: repeats)
        }
        let repeating = timer(1, repeats: true)
        screen.advance(by: 0.75)
        repeating.fire()
        #expect(log.take().count == 1 && repeating.isValid)
        screen.advance(by: 0.5)
        #expect(log.take().count == 1)
        screen.advance(by: 0.5)
        #expect(log.take().count == 0)
        screen.advance(by: 0.5)
        #expect(log.take().count == 1)
        repeating.invalidate()
        let single = timer(1, repeats: false)
        single.fire()
        #expect(log.take().count == 1 && !single.isValid)
        screen.advance(by: 3)
        #expect(log.take() == [])
        // No interval is a tenth of a millisecond.
        _ = timer(0, repeats: false)
        screen.advance(by: 0.00005)
        #expect(log.take() == [])
        screen.advance(by: 0.0001)
        #expect(log.take().count == 1)
    }

    @Test(
        "PO18: another module's delegates answer to their messages, and a message of more than two arguments is not performed"
    )
    func answering() {
        final class Judge: NSObject {}
        let screen = TestScreen()
        DelegateMessages.add([("judgeTest", { $0 is Judge })])
        #expect(Judge().responds(to: Selector("judgeTest:")) && !NSObject().responds(to: Selector("judgeTest:")))
        let answer = Selector(answering: "weigh:with:and:", on: Judge.self)
        #expect(answer.perform(on: Judge(), sender: nil) == .performed && screen.application.faults.count == 1)
        guard case .targetLacksAction = answer.perform(on: NSObject(), sender: nil) else {
            Issue.record("another object performs it")
            return
        }
        #expect(screen.application.faults.count == 1)
    }

    @Test(
        "Classes of all parts of UIKit are printed without a module; the application's class alone answers for itself")
    func parts() {
        let parts = [
            "Core", "Layout", "Navigation", "Lists", "Alerts", "DragAndDrop", "Presentations", "Pickers", "Dynamics",
        ]
        #expect(parts.allSatisfy { isModuleOfUIKit("UIKit\($0)") } && !isModuleOfUIKit("UIKitOther"))
        let shared = Selector("sharedApplication")
        #expect(
            classResponds(UIApplication.self, to: shared) && !classResponds(UIApplication.self, to: Selector("other")))
        #expect(!classResponds(UIView.self, to: shared) && !classResponds(nil, to: shared))
    }

    @Test("A selector's result is a text's, a method's, a description or a property")
    func selectorResults() {
        let screen = TestScreen()
        let names = ["self", "description", "string", "lowercaseString", "uppercaseString", "capitalizedString"]
        #expect(
            names.map { Selector($0).result(of: "aB c") as? String } == [
                "aB c", "aB c", "aB c", "ab c", "AB C", "Ab C",
            ])
        let view = UIView(frame: .zero)
        view.tag = 5
        #expect(Selector("tag").result(of: view) as? NSNumber == 5)
        #expect(Selector("tagText", on: UIView.self) { "tag \($0.tag)" }.result(of: view) as? String == "tag 5")
        #expect(Selector("description").result(of: view) as? String == view.description)
        #expect(Selector("description").result(of: 7) as? String == "7")
        #expect(screen.application.faults == [])
    }

    @Test("Numbers as objects, present or not, and the names of exceptions")
    func values() {
        let none: [Double]? = nil
        let objects: [NSNumber]? = nil
        #expect(objectNumbers([1.5, 2]) == [1.5, 2] && objectNumbers([1, 2] as [Int]) == [1, 2])
        #expect(objectNumbers([NSNumber(value: 3)]) == [3])
        #expect(objectNumbers(none) == nil && objectNumbers([0.5] as [Double]?) == [0.5])
        #expect(objectNumbers(objects) == nil && objectNumbers([NSNumber(value: 3)] as [NSNumber]?) == [3])
        #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000 && NSEC_PER_USEC == 1000)
        #expect(USEC_PER_SEC == 1_000_000 && MSEC_PER_SEC == 1000)
        #expect(CFAbsoluteTimeGetCurrent() > 700_000_000)
        let mistake = NSException(name: .rangeException, reason: "far", userInfo: ["a": 1])
        #expect(mistake.name.rawValue == "NSRangeException" && mistake.reason == "far" && mistake.userInfo?.count == 1)
        #expect(
            [NSExceptionName.genericException, .internalInconsistencyException, .invalidArgumentException].map(
                \.rawValue)
                == ["NSGenericException", "NSInternalInconsistencyException", "NSInvalidArgumentException"])
    }
}
