// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Methods that are performed with the wrong target, sender or event, or with none")
struct PerformingGapTests {
    private let screen = TestScreen()

    private final class Model: NSObject {
        var heard: [String] = []
    }

    @Test("E28: a trace says which sender an action wanted, and which it got")
    func mismatch() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let model = Model()
        let action = Selector("pressed:", on: Model.self) { (model: Model, button: UIButton) in model.heard.append("") }
        #expect(!screen.application.sendAction(action, to: model, from: UIView(), for: nil))
        let outcomes = trace.events.compactMap { event in
            if case .action(let note) = event { note.outcome } else { nil as ActionNote.Outcome? }
        }
        guard case .senderMismatch(_, let expected, let found) = outcomes.first else {
            Issue.record("\(outcomes)")
            return
        }
        #expect(expected == "UIButton" && found == "UIView" && model.heard.isEmpty)
    }

    @Test("PO19: no selector performs nothing, on objects and on classes; a class performs one with two arguments")
    func noSelector() {
        let none: Selector? = nil
        #expect(NSObject().perform(none, with: nil, with: nil) == nil)
        var heard: [String] = []
        let selector = Selector("both::", on: Model.Type.self) { (_: Model.Type, first: String, second: String) in
            heard.append(first + second)
        }
        _ = Model.perform(selector, with: "a", with: "b")
        #expect(heard == ["ab"] && screen.application.faults.isEmpty)
    }

    @Test("E53: a method that does not read its sender gets it where it fits, and anything where it does not")
    func ignoringSender() {
        var senders: [Bool] = []
        let button = UIButton()
        let selector = Selector(ignoringSender: "save:", on: Model.self) { (_: Model, sender: UIButton) in
            senders.append(sender === button)
        }
        let model = Model()
        #expect(selector.perform(on: model, sender: button) == .performed)
        #expect(selector.perform(on: model, sender: UIView()) == .performed)
        #expect(senders == [true, false])
    }

    @Test("FL15: the end of saving is told to the right object only, with an outcome, and a context of the right type")
    func saving() {
        var count = 0
        let selector = Selector(saving: "saved:error:context:", on: Model.self) {
            (_: Model, _: String, _: Error?, _: UnsafeRawPointer) in count += 1
        }
        let outcome = SavingOutcome(error: nil, context: nil)
        #expect(selector.perform(on: Model(), sender: "a", event: outcome) == .performed)
        let byte = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { byte.deallocate() }
        let given = SavingOutcome(error: nil, context: byte)
        #expect(selector.perform(on: Model(), sender: "a", event: given) == .performed)
        #expect(count == 2)
        #expect(selector.perform(on: NSObject(), sender: "a", event: outcome) != .performed)
        #expect(selector.perform(on: Model(), sender: 1, event: outcome) != .performed)
        #expect(selector.perform(on: Model(), sender: "a", event: nil) != .performed)
        let odd = Selector(saving: "saved:error:context:", on: Model.self) {
            (_: Model, _: String, _: Error?, _: Int) in count += 1
        }
        #expect(odd.perform(on: Model(), sender: "a", event: given) != .performed)
        #expect(count == 2)
    }

    private final class Plain: NSObject, UITextViewDelegate {}

    @Test("PO18: a text view's delegate handles its messages; another object does not")
    func delegates() {
        #expect(Plain().responds(to: Selector("textViewDidChange:")))
        #expect(!NSObject().responds(to: Selector("textViewDidChange:")))
    }

    private final class Screenful: UIView {
        var calls: [String] = []
        override func invalidateIntrinsicContentSize() { calls.append("size") }
        override func setNeedsDisplay() { calls.append("display") }
        override func setNeedsUpdateConstraints() { calls.append("constraints") }
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        override func setNeedsStatusBarAppearanceUpdate() { calls.append("bar") }
        override func viewDidLayoutSubviews() { calls.append("layout") }
        override func viewDidLoad() { calls.append("load") }
    }

    @Test("E54: each of these names calls the override of a view or of a controller")
    func plainMethods() {
        let (view, page) = (Screenful(frame: .zero), Page())
        view.calls = []
        for name in ["invalidateIntrinsicContentSize", "setNeedsDisplay", "setNeedsUpdateConstraints"] {
            #expect(PlainMethod.perform(name, on: view) && !PlainMethod.perform(name, on: page))
        }
        #expect(view.calls == ["size", "display", "constraints"])
        for name in ["setNeedsStatusBarAppearanceUpdate", "viewDidLayoutSubviews", "viewDidLoad"] {
            #expect(PlainMethod.perform(name, on: page) && !PlainMethod.perform(name, on: view))
        }
        #expect(page.calls == ["bar", "layout", "load"])
    }

    @Test("PO7: the classes that stand for all views, recognizers and segues can be made as others are")
    func probes() {
        #expect(RequiredFrameProbe.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
        #expect(RequiredFrameProbe(coder: NSCoder())?.frame == .zero)
        #expect(RequiredTargetProbe.made(target: nil, action: nil).targets.pairs.isEmpty)
        let (source, destination) = (UIViewController(), UIViewController())
        let segue = RequiredSegueProbe.made(identifier: "a", source: source, destination: destination)
        #expect(segue.identifier == "a" && segue.source === source && segue.destination === destination)
    }
}
