// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO7: objects of classes that are known only at run time")
struct ClassesInVariablesTests {
    private final class Card: UIView {
        var isPrepared = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isPrepared = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Knock: UITapGestureRecognizer {
        var isPrepared = false
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            isPrepared = true
        }
    }

    private final class Done: UIBarButtonItem {
        var isPrepared = false
        override init() {
            super.init()
            isPrepared = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Fade: UIStoryboardSegue {
        var isPrepared = false
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
            isPrepared = true
        }
    }

    private func made<View: UIView>(_ type: View.Type) -> View {
        type.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("PO7: a view is made by the class's own init(frame:)")
    func views() {
        let type: UIView.Type = Card.self
        let view = type.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view is Card && (view as? Card)?.isPrepared == true)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(made(UILabel.self).frame.width == 3)
    }

    @Test("PO7: a recognizer, a segue and an item of a bar are made by their classes' own initializers")
    func others() {
        let recognizers: UIGestureRecognizer.Type = Knock.self
        #expect((recognizers.made(target: nil, action: nil) as? Knock)?.isPrepared == true)
        let (from, to) = (UIViewController(), UIViewController())
        let segues: UIStoryboardSegue.Type = Fade.self
        let segue = segues.made(identifier: "a", source: from, destination: to)
        #expect((segue as? Fade)?.isPrepared == true && segue.identifier == "a" && segue.destination === to)
        let items: UIBarButtonItem.Type = Done.self
        let item = items.made(title: "A", style: .done, target: from, action: Selector("a"))
        #expect((item as? Done)?.isPrepared == true && item.title == "A" && item.style == .done && item.target === from)
        #expect(items.made(barButtonSystemItem: .flexibleSpace, target: nil, action: nil).systemItem == .flexibleSpace)
        let done = items.made(barButtonSystemItem: .done, target: from, action: Selector("a"))
        #expect(done.style == UIBarButtonItem.SystemItem.done.style && done.target === from && done.action == "a")
        let view = UIView()
        #expect(items.made(customView: view).customView === view)
        let image = UIImage()
        let pictured = items.made(image: image, style: .done, target: from, action: Selector("a"))
        #expect(pictured.image === image && pictured.style == .done && pictured.target === from)
    }

    @Test("Numbers as objects, and what dictionaries and layers have under a key")
    func values() {
        #expect(objectNumber(CGFloat(0.5)) == 0.5 && objectNumber(3) == 3 && objectNumber(true) == true)
        #expect(objectNumber(CGFloat?.none) == nil && objectNumber(Int?(2)) == 2)
        #expect(objectNumber(2.5 as Double?) == 2.5 && objectNumber(NSNumber(value: 4) as NSNumber?) == 4)
        #expect(CGFloat(truncating: 1.5) == 1.5 && CGFloat(exactly: NSNumber(value: 2)) == 2)
        #expect(keyedValue(of: ["a": 1], forKey: "a") as? Int == 1)
        #expect(keyedValue(of: NSDictionary(object: "b", forKey: "a" as NSString), forKey: "a") as? String == "b")
        let layer = CALayer()
        layer.setValue(2, forKey: "own")
        #expect(keyedValue(of: layer, forKey: "own") as? Int == 2)
        #expect(keyedValue(of: UIView(), forKey: "alpha") as? NSNumber == 1)
        #expect(keyedValue(of: NSObject(), forKey: "alpha") == nil)
        #expect(objectAddress(layer) == Int(bitPattern: Unmanaged.passUnretained(layer).toOpaque()))
    }
}
