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
}
