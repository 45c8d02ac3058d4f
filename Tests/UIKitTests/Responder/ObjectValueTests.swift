// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO9, PO10: values and texts of objects of no known class")
struct ObjectValueTests {
    private let screen = TestScreen()

    @Test("PO10: a closure of a pool of objects gives its value, and throws its error")
    func pool() {
        struct Broken: Error {}
        #expect(autoreleasepool { 7 } == 7)
        #expect(autoreleasepool(invoking: { "a" }) == "a")
        #expect(throws: Broken.self) { try autoreleasepool(invoking: { throw Broken() }) }
    }

    @Test("PO50: a number formatter has a text for nothing; another formatter has none")
    func nothing() {
        let formatter = NumberFormatter()
        formatter.nilSymbol = "–"
        #expect(formatter.stringForNothing() == "–" && DateFormatter().stringForNothing() == nil)
    }

    @Test("PO9: dictionaries, animations and items of bars have values under keys; a plain object has none")
    func keyed() {
        let dictionary = NSDictionary(objects: ["one", "two"], forKeys: ["a" as NSString, NSNumber(value: 7)])
        #expect(keyedValue(of: dictionary, forKey: "a") as? String == "one")
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        #expect(keyedValue(of: animation, forKey: "name") as? String == "fade")
        let item = UIBarButtonItem()
        item.tag = 5
        item.title = "Done"
        #expect(keyedValue(of: item, forKey: "title") as? String == item.value(forKey: "title") as? String)
        #expect(keyedValue(of: NSObject(), forKey: "a") == nil)
        let number = NSNumber(value: 3)
        #expect(objectNumber(number) === number)
    }

    @Test("PO9: a view and an item of a bar have a tag; another object has none")
    func tags() {
        let (view, item) = (UIView(), UIBarButtonItem())
        (view.tag, item.tag) = (4, 5)
        #expect(objectTag(view) == 4 && objectTag(item) == 5 && objectTag(NSObject()) == nil && objectTag(nil) == nil)
    }

    @Test("PO10: an object in a format is its description, and none is (null)")
    func descriptions() {
        #expect(objectDescription(7) == "7" && objectDescription(nil) == "(null)")
        #expect(UIView.description() == "UIKitCore.UIView" && UIView.classForCoder() == UIView.self)
        #expect("\(ClassObject.of(UIView.self))" == "UIView")
        let responder = UIResponder()
        #expect(responder.debugDescription == responder.description)
    }

    @Test("What a responder that is not to be archived does with a coder, and with a changed text, is nothing")
    func withoutEffect() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let responder = UIResponder()
        let count = trace.events.count
        responder.encode(with: NSCoder())
        responder.accessibilityChanged()
        NSObject().willChangeValue(forKey: "a")
        #expect(trace.events.count == count && screen.application.faults.isEmpty)
    }

    private final class Holder: UIView {
        let item = UIBarButtonItem()
        var missing: Holder?
        var field = UITextField()
    }

    @Test("PO9: a path through nothing has no value, one through an item of a bar has the item's")
    func paths() {
        let holder = Holder()
        holder.item.title = "Done"
        #expect(holder.value(forKeyPath: "missing.frame") == nil)
        #expect(holder.value(forKeyPath: "item.title") as? String == holder.item.value(forKey: "title") as? String)
        #expect(holder.field.value(forKey: "clearButton") as? UIButton === holder.field.clearButton)
        holder.field.tag = 6
        #expect(holder.field.value(forKey: "tag") as? NSNumber == 6)
        #expect(UIButton().value(forKey: "tag") as? NSNumber == 0)
        #expect(screen.application.faults.isEmpty)
    }

    private final class Target: NSObject {}

    @Test("PO9: a recognizer whose target was freed has no targets")
    func freedTarget() {
        let recognizer = UITapGestureRecognizer()
        var target: Target? = Target()
        target.map { recognizer.addTarget($0, action: Selector("tap", on: Target.self) { _ in }) }
        #expect((recognizer.value(forKey: "targets") as? NSArray)?.count == 1)
        target = nil
        #expect((recognizer.value(forKey: "targets") as? NSArray)?.count == 0)
    }

    /// Lists a property that cannot be nothing, and one whose setter has an error of its own.
    private final class Listed: NSObject, ArchivedPropertyListing {
        struct Broken: Error {}
        var count = 1
        static var archivedProperties: [ArchivedProperty] {
            [
                ArchivedProperty("count", on: Listed.self) { $0.count = try $1.read() },
                ArchivedProperty("broken", on: Listed.self) { _, _ in throw Broken() },
            ]
        }
    }

    @Test("PO9: a plain object reports a key that it does not have, nothing for a number, and a setter that fails")
    func refused() {
        let screen = TestScreen()
        let listed = Listed()
        listed.setValue(5, forKey: "count")
        #expect(listed.count == 5)
        listed.setValue(nil, forKey: "count")
        listed.setValue(1, forKey: "broken")
        listed.setValue(1, forKey: "unknown")
        #expect(
            screen.application.faults == [
                "Listed cannot be set to nothing under the key \"count\".",
                "Listed cannot be set under the key \"broken\".", "Listed cannot be set under the key \"unknown\".",
            ])
        #expect(listed.count == 5)
    }

    @Test("PO47: a key that is asked for twice has one value")
    func twice() {
        let view = UIView()
        view.tag = 3
        let values = view.dictionaryWithValues(forKeys: ["tag", "tag"])
        #expect(values.count == 1 && values["tag"] as? NSNumber == 3)
    }

    @Test("PO9: a selector's result, of what is no object, is none, and of a text only what it names")
    func results() {
        final class Plain {}
        #expect(Selector("frame").result(of: Plain()) == nil)
        #expect(Selector("uppercaseString").result(of: "a") as? String == "A")
        #expect(Selector("length").result(of: "a") as? String == nil)
    }
}
