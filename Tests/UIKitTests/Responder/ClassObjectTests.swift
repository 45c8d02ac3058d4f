// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO28: classes as targets")
struct ClassObjectTests {
    @MainActor
    private class Notice: NSObject {
        static var heard: [String] = []
        class var name: String { "Notice" }
        class func hide(_ sender: Any?) { heard.append("\(name) hides \(sender ?? "nothing")") }
        class func tap(_ sender: UIGestureRecognizer) { heard.append("\(name) is tapped") }
        class func end() -> NSString {
            heard.append("\(name) ends")
            return "end"
        }
        static func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }
    private final class Alert: Notice {
        override class var name: String { "Alert" }
    }

    private let screen = TestScreen()
    private let hide = Selector("hide:", on: Notice.Type.self) { (target: Notice.Type, sender: Any?) in
        target.hide(sender)
    }
    private let tap = Selector("tap:", on: Notice.Type.self) { (target: Notice.Type, sender: UIGestureRecognizer) in
        target.tap(sender)
    }
    private let end = Selector("end", on: Notice.Type.self) { (target: Notice.Type) in target.end() }

    @Test(
        "PO28: a class performs its methods, at once and later, those of its superclass too, and returns their results")
    func performing() {
        screen.settle()
        #expect(Notice.perform(end)?.takeUnretainedValue() as? String == "end")
        Alert.perform(hide, with: 1)
        #expect(Notice.take() == ["Notice ends", "Alert hides 1"])
        Notice.perform(hide, with: 2, afterDelay: 1)
        Alert.perform(hide, with: 3, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: Notice.self)
        screen.advance(by: 2)
        #expect(Notice.take() == ["Alert hides 3"])
    }

    @Test("PO28: recognizers and controls send their messages to a class, until it is removed")
    func targets() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        let recognizer = UITapGestureRecognizer(target: Notice.self, action: tap)
        view.addGestureRecognizer(recognizer)
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(Notice.take() == ["Notice is tapped"])
        recognizer.removeTarget(Notice.self, action: tap)
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(Notice.take() == [])
        let control = UIControl()
        control.addTarget(Alert.self, action: end, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.actions(forTarget: Alert.self, forControlEvent: .valueChanged) == ["end"])
        control.removeTarget(Alert.self, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(Notice.take() == ["Alert ends"])
    }

    @Test("PO28: timers and notifications reach a class")
    func timersAndNotifications() {
        screen.settle()
        _ = Timer.scheduledTimer(timeInterval: 1, target: Notice.self, selector: end, userInfo: nil, repeats: false)
        screen.advance(by: 2)
        let name = Notification.Name("PO28")
        NotificationCenter.default.addObserver(Alert.self, selector: end, name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(Alert.self)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.addObserver(Alert.self, selector: end, name: name, object: nil)
        NotificationCenter.default.removeObserver(Alert.self, name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(Notice.take() == ["Notice ends", "Alert ends"])
    }

    @Test("PO28: what is associated with a class stays there")
    func association() {
        let (kept, other) = withUnsafePointer(to: 0) { key in
            objc_setAssociatedObject(Notice.self, key, "kept", .OBJC_ASSOCIATION_RETAIN)
            defer { objc_setAssociatedObject(Notice.self, key, nil, .OBJC_ASSOCIATION_RETAIN) }
            return (objc_getAssociatedObject(Notice.self, key), objc_getAssociatedObject(Alert.self, key))
        }
        #expect(kept as? String == "kept" && other == nil)
    }

    @Test("PO28: an object is no class: a method of the class is not performed on it")
    func objects() {
        screen.settle()
        let result = end.perform(on: Notice(), sender: nil)
        #expect(result == .targetLacksAction(selector: "end", target: "Notice", expected: "Notice.Type"))
        #expect(Notice.take() == [])
        #expect(screen.application.subject(of: ClassObject.of(Alert.self)).className.hasSuffix(".Alert"))
    }
}
