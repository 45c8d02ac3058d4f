// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit is documented or known to do with windows and responders, asked of the whole as an application would.
@MainActor
@Suite("Probes of windows and responders")
struct ResponderProbeTests {
    let screen = TestScreen()

    @Test("The chain: a controller's view leads to it, it leads to the view around, the root's to its window")
    func chain() {
        let (root, child) = (UIViewController(), UIViewController())
        screen.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(child.view.next === child && child.next === root.view && root.view.next === root)
        // On iOS 13 and later private views lie between.
        let above = root.responderChain()
        #expect(above.contains(screen.window) && screen.window.next === screen.scene)
        #expect(screen.scene.next === screen.application)
    }

    @Test("A window is hidden at first, and of the normal level; makeKeyAndVisible shows it and makes it key")
    func windows() {
        let window = UIWindow(windowScene: screen.scene)
        #expect(window.isHidden && window.windowLevel == .normal && UIWindow.Level.normal.rawValue == 0)
        #expect(UIWindow.Level.alert.rawValue == 2000 && UIWindow.Level.statusBar.rawValue == 1000)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow && screen.scene.keyWindow === window)
        window.isHidden = true
        #expect(!window.isKeyWindow && screen.window.isKeyWindow)
    }

    @Test(
        "A view without a window, or that may not, does not become first responder; nobody is first responder by itself"
    )
    func firstResponder() {
        let view = UIView()
        screen.window.addSubview(view)
        #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder() && !view.isFirstResponder)
        #expect(view.canResignFirstResponder && view.resignFirstResponder())
    }

    @Test("A label, a field and a text view: who can be first responder")
    func whoEdits() {
        #expect(!UILabel().canBecomeFirstResponder && UITextField().canBecomeFirstResponder)
        let view = UITextView()
        #expect(view.canBecomeFirstResponder && view.isEditable && view.isSelectable)
        view.isEditable = false
        view.isSelectable = false
        #expect(!view.canBecomeFirstResponder)
    }

    @Test("Actions without a target go up from the first responder to the delegate; one that nobody takes says so")
    func nilTargets() {
        final class Taker: UIView {
            var isAsked = false
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { isAsked = true }
        }
        let taker = Taker()
        screen.window.addSubview(taker)
        #expect(!screen.application.sendAction(Selector("copy:"), to: nil, from: nil, for: nil))
        taker.becomeFirstResponder()
        #expect(screen.application.sendAction(Selector("copy:"), to: nil, from: nil, for: nil) && taker.isAsked)
        #expect(!screen.application.sendAction(Selector("paste:"), to: nil, from: nil, for: nil))
    }
}
