// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Texts of views, touches and events")
struct DescriptionTests {
    /// A text with every address replaced, and without the module of a test's own class.
    private func plain(_ text: String) -> String {
        text.replacing(/0x[0-9a-f]+/, with: "0x1")
    }

    @Test("K1, K3, K4, K12: a plain view: class, address, frame in six digits, layer")
    func plainView() {
        let view = UIView(frame: CGRect(x: 20.5, y: 869.2361, width: 58.7636, height: 0.0001))
        #expect(
            plain(view.description) == "<UIView: 0x1; frame = (20.5 869.236; 58.7636 0.0001); layer = <CALayer: 0x1>>")
    }

    @Test("K4, K5, K8, K9, K10: everything that differs from the default, in the device's order")
    func changedView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addGestureRecognizer(UIGestureRecognizer(target: nil, action: nil))
        view.tag = 5
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleBottomMargin, .flexibleLeftMargin, .flexibleWidth]
        view.isOpaque = false
        view.alpha = 0.5
        view.isHidden = true
        view.clipsToBounds = true
        #expect(
            plain(view.description)
                == "<UIView: 0x1; frame = (0 0; 10 10); clipsToBounds = YES; hidden = YES; alpha = 0.5; opaque = NO; "
                + "autoresize = LM+W+BM; userInteractionEnabled = NO; tag = 5; gestureRecognizers = <NSArray: 0x1>; "
                + "layer = <CALayer: 0x1>>")
        #expect(!view.description.contains("multipleTouch"))
    }

    @Test("K6: the transform in full, the frame as it is transformed")
    func transformed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.1)
        #expect(
            plain(view.description)
                == "<UIView: 0x1; frame = (-5 4.5; 20 1); transform = [2, 0, 0, 0.10000000000000001, 0, 0]; "
                + "layer = <CALayer: 0x1>>")
    }

    @Test("K2: a class of the application is named with its module; its UIKit ancestor only if that is not UIView")
    func baseClass() {
        let view = LoggingView("a", frame: .zero, log: CallLog())
        #expect(plain(view.description).hasPrefix("<UIKitTesting.LoggingView: 0x1; frame = (0 0; 0 0)"))
        final class Window: UIWindow {}
        let text = plain(Window(frame: .zero).description)
        #expect(text.contains("; baseClass = UIWindow; frame = "))
    }

    @Test("A58: a touch, in the words of iOS 16")
    func touch() throws {
        let fixture = TouchFixture()
        let a = fixture.view("a", 10, 20)
        var text = ""
        a.onCall = { _, touches in text = touches.first?.description ?? "" }
        let finger = fixture.screen.finger()
        finger.down(at: at(15, 25))
        finger.move(to: at(16, 25))
        let window = plain(fixture.screen.window.description)
        let view = plain(a.description)
        #expect(
            plain(text) == "<UITouch: 0x1> type: Direct; phase: Moved; is pointer: NO; tap count: 1; force: 0.000; "
                + "window: \(window); responder: \(view); location in window: {16, 25}; "
                + "previous location in window: {15, 25}; location in view: {6, 5}; previous location in view: {5, 5}")
    }

    @Test("A59: a touches event lists its touches")
    func event() throws {
        final class Spy: UIView {
            var text = ""
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                text = event?.description ?? ""
            }
        }
        let fixture = TouchFixture()
        let spy = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(spy)
        fixture.screen.advance(by: 1952.22)
        fixture.screen.finger().down(at: at(15, 25))
        let lines = plain(spy.text).split(separator: "\n").map(String.init)
        #expect(lines.first == "<UITouchesEvent: 0x1> timestamp: 1952.22 touches: {(")
        #expect(lines.count == 3 && lines[1].hasPrefix("    <UITouch: 0x1> type: Direct; phase: Began;"))
        #expect(lines.last == ")}")
    }
}
