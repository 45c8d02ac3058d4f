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

    /// A class as the plugin writes it.
    @MainActor
    private final class Model: NSObject, @preconcurrency KeyValueOwner, ArchivedPropertyListing {
        var name = ""
        var count = 0
        var price: Double?
        var parts: [String] = []
        var link: NSNumber?
        var log: [String] = []

        static var archivedProperties: [ArchivedProperty] {
            [
                ArchivedProperty("name", on: Model.self) { $0.name = try $1.read() },
                ArchivedProperty("count", on: Model.self) { $0.count = try $1.read() },
                ArchivedProperty("price", on: Model.self) { $0.price = try $1.read() },
                ArchivedProperty("parts", on: Model.self) { $0.parts = try $1.read() },
                ArchivedProperty("link", on: Model.self) { $0.link = try $1.read() },
            ]
        }

        func value(forKey key: String) -> Any? { KeyValueDefaults(self).value(forKey: key) }
        func setValue(_ value: Any?, forKey key: String) {
            if key == "title" { return name = value as? String ?? "" }
            KeyValueDefaults(self).setValue(value, forKey: key)
        }
        func value(forUndefinedKey key: String) -> Any? { "no " + key }
        func setValue(_ value: Any?, forUndefinedKey key: String) { log.append(key) }
        func setNilValueForKey(_ key: String) { log.append("nil " + key) }
    }

    @Test("PO47: an object takes a dictionary as its values, and hears of keys that it does not have")
    func dictionary() throws {
        let data = Data(
            #"{"title": "Tea", "count": 9007199254740993, "price": 2, "parts": ["a"], "link": true, "id": 1}"#.utf8)
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let model = Model()
        model.setValuesForKeys(object)
        #expect(model.name == "Tea" && model.count == 9_007_199_254_740_993 && model.price == 2)
        #expect(model.parts == ["a"] && model.link == true && model.log == ["id"])
        model.setValuesForKeys(["price": NSNull(), "count": NSNull()])
        #expect(model.price == nil && model.log == ["id", "nil count"])
        #expect(model.value(forUndefinedKey: "x") as? String == "no x")
        let values = model.dictionaryWithValues(forKeys: ["name", "price", "other"])
        #expect(
            values["name"] as? String == "Tea" && values["price"] is NSNull && values["other"] as? String == "no other")
    }

    @Test("PO47: a responder takes its own properties by their names, and reports what it cannot take")
    func ownProperties() {
        final class Gauge: UIView {
            var level = 1
            var undefined: [String] = []
            override class var archivedProperties: [ArchivedProperty] {
                super.archivedProperties + [ArchivedProperty("level", on: Gauge.self) { $0.level = try $1.read() }]
            }
            override func setValue(_ value: Any?, forUndefinedKey key: String) {
                undefined.append(key)
                super.setValue(value, forUndefinedKey: key)
            }
            override func value(forUndefinedKey key: String) -> Any? { undefined.append("read " + key); return nil }
        }
        let application = TestScreen().application
        let gauge = Gauge(frame: .zero)
        gauge.setValue(7, forKey: "level")
        #expect(gauge.level == 7 && application.faults.isEmpty)
        gauge.setValue("high", forKey: "level")
        gauge.setValue(nil, forKey: "level")
        gauge.setValue(1, forKey: "depth")
        #expect(gauge.value(forKey: "width") == nil && gauge.undefined == ["depth", "read width"] && gauge.level == 7)
        #expect(
            application.faults == [
                "Gauge cannot be set under the key \"level\": the value is a String, and the property's type is Int.",
                "Gauge cannot be set to nothing under the key \"level\".",
                "Gauge cannot be set under the key \"depth\".",
            ])
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

    @Test("PO9: truths and numbers are set by their keys, read by them, and nothing is reported")
    func numbers() {
        let screen = TestScreen()
        let (view, control, toggle) = (UIView(frame: .zero), UIControl(frame: .zero), UISwitch(frame: .zero))
        let truths: [(object: NSObject, key: String, property: () -> Bool)] = [
            (view, "hidden", { view.isHidden }), (view, "isHidden", { view.isHidden }),
            (view, "clipsToBounds", { view.clipsToBounds }),
            (view, "userInteractionEnabled", { view.isUserInteractionEnabled }),
            (control, "enabled", { control.isEnabled }), (control, "highlighted", { control.isHighlighted }),
            (control, "selected", { control.isSelected }), (toggle, "on", { toggle.isOn }),
        ]
        for (object, key, property) in truths {
            for truth in [true, false, true, false] {
                object.setValue(truth, forKey: key)
                #expect(
                    property() == truth && object.value(forKey: key) as? NSNumber == NSNumber(value: truth), "\(key)")
            }
        }
        let (slider, stepper) = (UISlider(frame: .zero), UIStepper(frame: .zero))
        let numbers: [(object: NSObject, key: String, property: () -> Double)] = [
            (view, "alpha", { Double(view.alpha) }), (view, "tag", { Double(view.tag) }),
            (slider, "value", { Double(slider.value) }), (stepper, "value", { stepper.value }),
        ]
        for (object, key, property) in numbers {
            for number in [1.0, 0] {
                object.setValue(number, forKey: key)
                #expect(
                    property() == number && object.value(forKey: key) as? NSNumber == NSNumber(value: number), "\(key)")
            }
        }
        #expect(screen.application.faults == [])
    }

    @Test("PO9: texts and what they look like are set by their keys, read by them, and nothing is reported")
    func texts() {
        let screen = TestScreen()
        let (label, field, text) = (UILabel(frame: .zero), UITextField(frame: .zero), UITextView(frame: .zero))
        for (view, property) in [
            (label, { label.text }), (field, { field.text }), (text, { text.text }),
        ] as [(UIView, () -> String?)] {
            view.setValue("Hello", forKey: "text")
            #expect(property() == "Hello" && view.value(forKey: "text") as? String == "Hello")
            #expect((view.value(forKey: "attributedText") as? NSAttributedString)?.string == "Hello")
            view.setValue(UIColor.brown, forKey: "textColor")
            #expect(view.value(forKey: "textColor") as? UIColor == .brown)
            view.setValue(UIFont.systemFont(ofSize: 40), forKey: "font")
            #expect(view.value(forKey: "font") as? UIFont == UIFont.systemFont(ofSize: 40))
            view.setValue(nil, forKey: "text")
            #expect(property() ?? "" == "")
        }
        label.setValue(NSAttributedString(string: "Styled"), forKey: "attributedText")
        #expect(label.text == "Styled")
        field.setValue("Name", forKey: "placeholder")
        #expect(field.placeholder == "Name" && field.value(forKey: "placeholder") as? String == "Name")
        let controller = UIViewController()
        controller.setValue("Home", forKey: "title")
        #expect(controller.value(forKey: "title") as? String == "Home")
        controller.setValue(nil, forKey: "title")
        #expect(controller.title == nil)
        #expect(screen.application.faults == [])
    }

    @Test("PO9: a view's place among others, its geometry and its looks are read by their keys")
    func places() {
        let (parent, view) = (screen.window, UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        parent.addSubview(view)
        let child = UIView(frame: .zero)
        view.addSubview(child)
        view.image = UIImage()
        view.tintColor = .orange
        view.backgroundColor = .cyan
        #expect(
            view.value(forKey: "superview") as? UIView === parent && view.value(forKey: "window") as? UIView === parent)
        #expect(view.value(forKey: "subviews") as? [UIView] == [child])
        #expect(view.value(forKey: "layer") as? CALayer === view.layer)
        #expect(view.value(forKey: "image") as? UIImage === view.image)
        #expect(view.value(forKey: "tintColor") as? UIColor == .orange)
        #expect(view.value(forKey: "backgroundColor") as? UIColor == .cyan)
        view.setValue(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "bounds")
        #expect(view.bounds == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect((view.value(forKey: "bounds") as? NSValue)?.cgRectValue == view.bounds)
        #expect((view.value(forKey: "center") as? NSValue)?.cgPointValue == view.center)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect((view.value(forKey: "transform") as? NSValue)?.cgAffineTransformValue == view.transform)
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(), for: .normal)
        #expect(button.titleLabel != nil && button.value(forKey: "titleLabel") as? UIView === button.titleLabel)
        #expect(button.imageView != nil && button.value(forKey: "imageView") as? UIView === button.imageView)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect((scroll.value(forKey: "contentInset") as? NSValue)?.uiEdgeInsetsValue == scroll.contentInset)
    }

    @Test("PO9: a value of another type is reported once for each key, and sets nothing")
    func otherTypes() {
        let screen = TestScreen()
        let (scroll, controller) = (UIScrollView(frame: .zero), UIViewController())
        let (label, control) = (UILabel(frame: .zero), UISwitch(frame: .zero))
        let wrong: [(NSObject, String)] = [
            (scroll, "contentOffset"), (scroll, "contentSize"), (scroll, "center"), (scroll, "alpha"),
            (scroll, "contentInset"), (control, "on"), (control, "enabled"), (label, "font"),
        ]
        for (object, key) in wrong { object.setValue("wrong", forKey: key) }
        controller.setValue(3, forKey: "title")
        label.setValue(3, forKey: "text")
        scroll.setValue(UIColor.red, forKey: "frame")
        control.setValue(3, forKey: "nothing")
        #expect(screen.application.faults.count == wrong.count + 4)
        #expect(controller.title == nil && label.text == nil && !control.isOn && control.isEnabled && scroll.alpha == 1)
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
        card.setValue(0.25, forKeyPath: "layer.transform.rotation.z")
        let other = card.layer.value(forKeyPath: "transform.rotation.z").flatMap { LayerValue($0)?.number }
        #expect(abs((other ?? 0) - 0.25) < 1e-6)
    }

    @Test("PO9: an object that is no responder has paths as well; a layer and an animation have their own keys")
    func pathsOfObjects() {
        final class Owner: NSObject { var label: UILabel? }
        let (owner, label) = (Owner(), UILabel(frame: .zero))
        owner.label = label
        owner.setValue("Hello", forKeyPath: "label.text")
        #expect(label.text == "Hello" && owner.value(forKeyPath: "label.text") as? String == "Hello")
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        for object in [layer, animation] as [NSObject] { object.setValue(3, forKey: "own") }
        #expect(layer.value(forKey: "own") as? Int == 3 && animation.value(forKey: "own") as? Int == 3)
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

    @Test("PO9: a property without a value is nil, and no unknown key")
    func empty() {
        final class Model: NSObject { var name: String? }
        for (object, key) in [
            (UILabel(), "text"), (UITextField(), "placeholder"), (UIImageView(), "image"), (UIView(), "superview"),
            (UIViewController(), "title"), (UIView(), "backgroundColor"), (Model(), "name"),
        ] as [(NSObject, String)] {
            #expect(object.value(forKey: key) == nil)
        }
        #expect(screen.application.faults.isEmpty)
        #expect(Model().value(forKey: "age") == nil && screen.application.faults.count == 1)
    }
}
