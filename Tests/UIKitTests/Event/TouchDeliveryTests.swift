// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("A: touches")
struct TouchDeliveryTests {
    let log = CallLog()
    let screen = TestScreen()

    func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> LoggingView {
        let view = LoggingView(name, frame: frame, log: log)
        (parent ?? screen.window).addSubview(view)
        return view
    }

    @Test("A16, A17: a finger is one touch for its whole life, and stays with the view it came down on")
    func identity() {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = view("b", CGRect(x: 100, y: 0, width: 100, height: 100))
        var seen: [ObjectIdentifier] = []
        a.onCall = { _, touches in seen += touches.map(ObjectIdentifier.init) }
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 150, y: 50))
        finger.up()
        #expect(log.take() == ["a.began", "a.moved", "a.ended"])
        #expect(Set(seen).count == 1)
    }

    @Test("What a move passes has no weak reference: the references of an object that has one are counted slowly")
    func withoutWeakReferences() {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50))
        for object in [screen.scene, screen.window, a] as [AnyObject] {
            // One stands for the object itself.
            #expect(_getWeakRetainCount(object) == 1, "\(type(of: object))")
        }
        finger.up()
    }

    @Test("A47: a view that leaves its window in the middle of a touch is told once that it was cancelled")
    func removal() {
        let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        a.removeFromSuperview()
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.up()
        #expect(log.take() == ["a.began", "a.cancelled"])
    }
}
