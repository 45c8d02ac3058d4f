// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO9: properties by their names")
struct KeyedPropertyTests {
    private final class Card: UIView {
        let title = UILabel(frame: .zero)
        lazy var note = "kept"
        var missing: String?
    }

    private let screen = TestScreen()

    @Test("PO9: a view's geometry and looks are read and set as objects")
    func views() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view.value(forKey: "frame") as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.setValue(NSValue(cgRect: CGRect(x: 5, y: 6, width: 7, height: 8)), forKey: "frame")
        #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        view.setValue(0.5, forKey: "alpha")
        view.setValue(true, forKey: "hidden")
        view.setValue(UIColor.red, forKey: "backgroundColor")
        view.setValue(NSNumber(value: 3), forKey: "tag")
        view.setValue(NSNumber(value: false), forKey: "userInteractionEnabled")
        view.setValue(CGPoint(x: 20, y: 30), forKey: "center")
        #expect(view.alpha == 0.5 && view.isHidden && view.backgroundColor == .red && view.tag == 3)
        #expect(!view.isUserInteractionEnabled && view.center == CGPoint(x: 20, y: 30))
        #expect(view.value(forKey: "hidden") as? NSNumber == 1)
    }

    @Test("PO9: any object has keys; a recognizer has its targets, with their actions")
    func anyObject() {
        final class Model: NSObject { var count = 3 }
        let model = Model()
        #expect(model.value(forKey: "count") as? Int == 3)
        let target = UIView()
        let tap = UITapGestureRecognizer(target: target, action: Selector("show:"))
        let targets = tap.value(forKey: "targets") as? NSArray
        #expect((targets?.firstObject as? NSObject)?.value(forKey: "target") as? UIView === target)
        #expect((targets?.firstObject as? NSObject)?.value(forKey: "action") as? Selector == Selector("show:"))
        #expect((tap.value(forKey: "targets") as? [NSObject])?.count == 1)
        let named = (tap.value(forKey: "_targets") as? [NSObject])?.first
        #expect(named?.value(forKey: "_target") as? UIView === target)
        #expect(tap.value(forKey: "state") as? NSNumber == 0)
        let layer = CALayer()
        layer.setValue(NSNumber(value: 4), forKeyPath: "cornerRadius")
        #expect(layer.cornerRadius == 4)
    }

    @Test("PO9: texts, controls and scroll views have keys of their own")
    func controls() {
        let field = UITextField(frame: .zero)
        field.setValue("typed", forKey: "text")
        field.placeholder = "Name"
        #expect(field.value(forKey: "text") as? String == "typed")
        let label = field.value(forKey: "_placeholderLabel") as? UILabel
        #expect(label?.text == "Name")
        field.setValue(UIColor.green, forKeyPath: "_placeholderLabel.textColor")
        #expect(label?.textColor == .green)
        let control = UISwitch(frame: .zero)
        control.setValue(true, forKey: "on")
        control.setValue(false, forKey: "enabled")
        #expect(control.isOn && !control.isEnabled)
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.setValue(NSValue(cgSize: CGSize(width: 100, height: 200)), forKey: "contentSize")
        view.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "contentOffset")
        #expect(view.contentSize == CGSize(width: 100, height: 200) && view.contentOffset == CGPoint(x: 3, y: 4))
        let controller = UIViewController()
        controller.setValue("Home", forKey: "title")
        #expect(controller.title == "Home" && controller.value(forKey: "view") as? UIView === controller.view)
    }

    @Test("PO9: fonts and tints are set by their names")
    func fonts() {
        // Made here: what concerns no window is reported to the application that was made last.
        let screen = TestScreen()
        let font = UIFont.boldSystemFont(ofSize: 31)
        let (label, field, text) = (UILabel(frame: .zero), UITextField(frame: .zero), UITextView(frame: .zero))
        for view in [label, field, text] as [UIView] {
            view.setValue(font, forKey: "font")
            view.setValue(UIColor.purple, forKey: "tintColor")
            #expect(view.tintColor == .purple && view.backgroundColor != .purple)
        }
        #expect(label.font == font && field.font == font && text.font == font)
        #expect(screen.application.faults == [])
    }

    @Test("PO9: a path goes from object to object, through stored properties and layers")
    func paths() {
        let card = Card(frame: .zero)
        card.setValue("Hello", forKeyPath: "title.text")
        #expect(card.title.text == "Hello" && card.value(forKeyPath: "title.text") as? String == "Hello")
        #expect(card.note == "kept" && card.value(forKey: "note") as? String == "kept")
        card.setValue(4, forKeyPath: "layer.cornerRadius")
        #expect(card.layer.cornerRadius == 4)
        card.layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        let turn = card.value(forKeyPath: "layer.transform.rotation.z").flatMap { LayerValue($0)?.number }
        #expect(abs((turn ?? 0) - 0.5) < 1e-6)
    }

    @Test("PO9: a key that nothing has, and a value of another type, are reported and change nothing")
    func refused() {
        // Made here: what concerns no window is reported to the application that was made last.
        let screen = TestScreen()
        let view = UIView(frame: .zero)
        #expect(view.value(forKey: "nothing") == nil)
        view.setValue("wide", forKey: "frame")
        view.setValue(1, forKey: "nothing")
        let faults = screen.application.faults
        #expect(view.frame == .zero && faults.count == 3)
        #expect(faults.first?.contains("\"nothing\"") == true)
    }

    @Test("Geometry in objects is found by a cast, as on iOS, and only as what it is")
    func casts() {
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2) && point as? CGSize == nil && point as? CGRect == nil)
        #expect(
            (CGRect(x: 1, y: 2, width: 3, height: 4) as Any) as? NSValue
                == NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let others: [Any] = [
            NSValue(cgSize: CGSize(width: 1, height: 2)),
            NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2)),
            NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), NSNumber(value: 1.5),
        ]
        #expect(others[0] as? CGSize == CGSize(width: 1, height: 2))
        #expect(others[1] as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(others[2] as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(others[3] as? CGPoint == nil && others[3] as? Double == 1.5)
    }

    @Test("PO1: an observer that ends takes itself out; the new value is found by a cast")
    func ending() {
        final class Watcher: NSObject, KeyValueObserver {
            let view: UIScrollView
            let told: (CGPoint?) -> Void
            init(_ view: UIScrollView, _ told: @escaping (CGPoint?) -> Void) {
                (self.view, self.told) = (view, told)
                super.init()
                view.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
            }
            @MainActor deinit { view.removeObserver(self, forKeyPath: "contentOffset") }
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { told(change?[.newKey] as? CGPoint) }
        }
        let screen = TestScreen()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var told: [CGPoint?] = []
        do {
            let watcher = Watcher(view) { told.append($0) }
            view.contentOffset = CGPoint(x: 0, y: 5)
            withExtendedLifetime(watcher) {}
        }
        view.contentOffset = CGPoint(x: 0, y: 6)
        #expect(told == [CGPoint(x: 0, y: 5)])
        #expect(screen.application.faults.isEmpty)
    }

    @Test("PO29: the keys of user defaults are the defaults'")
    func defaults() throws {
        let suite = "KeyedPropertyTests.defaults"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.setValue(["a", "b"], forKey: "names")
        #expect(defaults.stringArray(forKey: "names") == ["a", "b"])
        #expect(defaults.value(forKey: "names") as? [String] == ["a", "b"])
        defaults.setValue(nil, forKey: "names")
        #expect(defaults.object(forKey: "names") == nil && defaults.value(forKey: "other") == nil)
        #expect(screen.application.faults.isEmpty)
    }
}
