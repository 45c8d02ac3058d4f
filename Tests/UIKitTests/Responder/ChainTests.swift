// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("C: the responder chain")
struct ChainTests {
    let log = CallLog()
    let screen = TestScreen()

    final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
    final class PlainDelegate: NSObject, UIApplicationDelegate {}

    /// The chain as class names.
    func names(from responder: UIResponder) -> [String] {
        responder.responderChain().map { String(describing: type(of: $0)) }
    }

    @Test("C1: a plain responder has no next one")
    func base() { #expect(UIResponder().next == nil) }

    @Test("C2, C4, C5, C9, C10: the chain of one controller, left-hand path of S0 and S4")
    func oneController() {
        let delegate = ResponderDelegate()
        screen.application.delegate = delegate
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        let inner = UIView(frame: .zero)
        let leaf = UIView(frame: .zero)
        root.view.addSubview(inner)
        inner.addSubview(leaf)
        let chain = leaf.responderChain()
        #expect(chain[1] === inner && chain[2] === root.view && chain[3] === root)
        #expect(
            names(from: leaf) == [
                "UIView", "UIView", "UIView", "UIViewController", "UIDropShadowView", "UITransitionView", "UIWindow",
                "UIWindowScene", "UIApplication", "ResponderDelegate",
            ])
        screen.application.delegate = nil
    }

    @Test("C7: a child controller stands between its view and its parent's views, right-hand path of S0 and S4")
    func childController() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let holder = UIView(frame: .zero)
        root.view.addSubview(holder)
        let child = UIViewController()
        root.addChild(child)
        holder.addSubview(child.view)
        screen.settle()
        let leaf = UIView(frame: .zero)
        child.view.addSubview(leaf)
        let chain = leaf.responderChain()
        #expect(chain[1] === child.view && chain[2] === child && chain[3] === holder)
        #expect(chain[4] === root.view && chain[5] === root)
        #expect(chain.count == 11)
    }

    @Test("C5: a controller goes to its presenter, else its view's superview, else its parent, else nowhere")
    func controllerNext() {
        let alone = UIViewController()
        #expect(alone.next == nil)
        let parent = UIViewController()
        parent.addChild(alone)
        #expect(alone.next === parent)
        let view = UIView(frame: .zero)
        view.addSubview(alone.view)
        #expect(alone.next === view)
        let root = UIViewController()
        screen.window.rootViewController = root
        let presented = UIViewController()
        root.present(presented, animated: false)
        #expect(presented.next === root)
    }

    @Test("C6, C8: presented content reaches its presenter through the controller alone")
    func presented() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let presented = UIViewController()
        presented.modalPresentationStyle = .pageSheet
        root.present(presented, animated: false)
        let chain = presented.view.responderChain()
        #expect(chain[1] === presented && chain[2] === root)
        #expect(chain[3] === root.view.superview)
        #expect(!((presented.presentationController as AnyObject) is UIResponder))
    }

    @Test("C10: a window without a scene goes to the application")
    func windowWithoutScene() {
        let window = UIWindow(windowScene: screen.scene)
        window.windowScene = nil
        #expect(window.next === screen.application)
    }

    @Test("C11: a scene's delegate is not in the chain")
    func sceneDelegate() {
        final class Delegate: UIResponder, UIWindowSceneDelegate {}
        let delegate = Delegate()
        screen.scene.delegate = delegate
        #expect(!screen.window.responderChain().contains(delegate))
        #expect(screen.scene.next === screen.application)
    }

    @Test("C12, C14: the delegate follows the application only if it is a responder with no other place")
    func delegate() {
        final class ControllerDelegate: UIViewController, UIApplicationDelegate {
            var window: UIWindow?
        }
        let application = screen.application
        #expect(application.next == nil)
        let plain = PlainDelegate()
        application.delegate = plain
        #expect(application.next == nil)
        let controller = ControllerDelegate()
        application.delegate = controller
        #expect(application.next == nil)
        let responder = ResponderDelegate()
        application.delegate = responder
        #expect(application.next === responder)
        #expect(responder.next == nil)
        application.delegate = nil
    }

    @Test("C13: a chain that runs in a circle is listed once")
    func circle() {
        final class Loop: UIResponder {
            weak var after: UIResponder?
            override var next: UIResponder? { after }
        }
        let (one, two) = (Loop(), Loop())
        one.after = two
        two.after = one
        #expect(one.responderChain() == [one, two])
        one.after = one
        #expect(one.responderChain() == [one])
    }

    @Test("C15: an override of next changes the way of touches")
    func override() {
        final class Detour: LoggingView {
            weak var after: UIResponder?
            override var next: UIResponder? { after }
        }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let behind = LoggingView("behind", frame: frame, log: log)
        let front = Detour("front", frame: frame, log: log)
        for view in [behind, front] { screen.window.addSubview(view) }
        front.after = behind
        front.passesOn = true
        screen.finger().tap(front)
        #expect(log.take() == ["front.began", "behind.began", "front.ended", "behind.ended"])
    }

    @Test("C16: controllers, views, scenes and the application are responders")
    func kinds() {
        let responders: [AnyObject] = [UIViewController(), screen.window, screen.scene, screen.application]
        #expect(responders.allSatisfy { $0 is UIResponder })
        #expect(!((UIView(frame: .zero).layer as AnyObject) is UIResponder))
    }

    /// Writes what reaches the end of a chain.
    final class Sink: UIViewController {
        var log: CallLog!
        var sets: [Set<UITouch>] = []
        var events: [UIEvent?] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log("began")
            sets.append(touches)
            events.append(event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled") }
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { log("estimated") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("pressesBegan") }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("pressesChanged") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("pressesEnded") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("pressesCancelled") }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("motionBegan") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("motionEnded") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("motionCancelled") }
        override func remoteControlReceived(with event: UIEvent?) { log("remote") }
    }

    @Test("C17, C18, C27: touches that no view handles go up to the controller, one call each")
    func touches() {
        let sink = Sink()
        sink.log = log
        screen.window.rootViewController = sink
        screen.settle()
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sink.view.addSubview(leaf)
        let finger = screen.finger()
        finger.down(on: leaf)
        finger.move(to: CGPoint(x: 60, y: 60))
        finger.up()
        finger.down(on: leaf)
        finger.cancel()
        #expect(log.take() == ["began", "moved", "ended", "began", "cancelled"])
    }

    @Test("C2, C17: a touch that plain views pass on misses no view that overrides, and no controller")
    func climbing() {
        final class Detour: UIView {
            weak var after: UIResponder?
            override var next: UIResponder? { after }
        }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        func nest(_ views: [UIView], in outer: UIView) {
            var parent = outer
            for view in views {
                view.frame = frame
                parent.addSubview(view)
                parent = view
            }
        }
        let sink = Sink()
        sink.log = log
        let outer = LoggingView("outer", frame: frame, log: log)
        let inner = LoggingView("inner", frame: frame, log: log)
        let aside = LoggingView("aside", frame: frame, log: log)
        let detour = Detour()
        outer.passesOn = true
        inner.passesOn = true
        aside.passesOn = true
        detour.after = aside
        let leaf = UIView()
        nest([outer, UIView(), UIView(), sink.view, UIView(), inner, UIView(), UIView(), leaf], in: screen.window)
        leaf.touchesMoved([], with: nil)
        #expect(log.take() == ["inner.moved 0", "moved"])
        // A view between them whose class overrides `next`, and one that gets a controller while it is there.
        nest([UIView(), detour, UIView(), leaf], in: inner)
        nest([aside], in: outer)
        leaf.touchesMoved([], with: nil)
        #expect(log.take() == ["aside.moved 0", "outer.moved 0"])
        let late = Sink()
        late.log = log
        late.view = leaf.superview
        leaf.touchesMoved([], with: nil)
        #expect(log.take() == ["moved"])
        late.view = UIView()
        leaf.touchesMoved([], with: nil)
        #expect(log.take() == ["aside.moved 0", "outer.moved 0"])
    }

    @Test("C19: what is passed on is the same set and the same event")
    func sameObjects() {
        let sink = Sink()
        sink.log = log
        screen.window.rootViewController = sink
        screen.settle()
        let leaf = LoggingView("leaf", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        leaf.passesOn = true
        var seen: Set<UITouch> = []
        leaf.onCall = { _, touches in seen = touches }
        sink.view.addSubview(leaf)
        screen.finger().down(on: leaf)
        #expect(sink.sets == [seen])
        #expect(sink.events.first??.allTouches == seen)
    }

    @Test("C20–C23: presses, motion, remote control and estimates are passed on too")
    func others() {
        let sink = Sink()
        sink.log = log
        let view = UIView(frame: .zero)
        sink.view.addSubview(view)
        view.touchesEstimatedPropertiesUpdated([])
        view.pressesBegan([], with: nil)
        view.pressesChanged([], with: nil)
        view.pressesEnded([], with: nil)
        view.pressesCancelled([], with: nil)
        view.motionBegan(.motionShake, with: nil)
        view.motionEnded(.motionShake, with: nil)
        view.motionCancelled(.motionShake, with: nil)
        view.remoteControlReceived(with: nil)
        #expect(
            log.take() == [
                "estimated", "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled", "motionBegan",
                "motionEnded", "motionCancelled", "remote",
            ])
    }

    final class Editor: UIViewController {
        var stays = true
        var count = 0
        override var performsActionsWhilePresentingModally: Bool { stays }
        override func copy(_ sender: Any?) { count += 1 }
    }

    @Test("C30: a controller may stay out of the actions of what it presents; next is unchanged")
    func whilePresenting() {
        let editor = Editor()
        screen.window.rootViewController = editor
        let presented = UIViewController()
        editor.present(presented, animated: false)
        let button = UIView(frame: .zero)
        presented.view.addSubview(button)
        let copy = Selector("copy:")
        #expect(screen.application.sendAction(copy, to: nil, from: button, for: nil))
        editor.stays = false
        #expect(!screen.application.sendAction(copy, to: nil, from: button, for: nil))
        #expect(editor.count == 1)
        #expect(presented.next === editor)
    }

    @Test("C31, C35: a removed view leaves the chain; without a window the chain ends early")
    func removal() {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        let holder = UIView(frame: .zero)
        let leaf = UIView(frame: .zero)
        root.view.addSubview(holder)
        holder.addSubview(leaf)
        holder.removeFromSuperview()
        #expect(leaf.responderChain() == [leaf, holder])
    }

    @Test("C36: a search for a target may begin at a sender that is no responder")
    func sender() {
        final class Item: UIActionSender {
            weak var next: UIResponder?
        }
        let editor = Editor()
        let item = Item()
        item.next = editor
        #expect(screen.application.sendAction(Selector("copy:"), to: nil, from: item, for: nil))
        #expect(editor.count == 1)
    }

    @Test("E37: a class with its own target(forAction:withSender:) is asked for it, and its answer ends the search")
    func ownTarget() {
        final class Router: UIView {
            var target: Editor?
            override func target(forAction action: Selector, withSender sender: Any?) -> Any? { target }
        }
        let (above, elsewhere) = (Editor(), Editor())
        screen.window.rootViewController = above
        let router = Router(frame: .zero)
        above.view.addSubview(router)
        let button = UIView(frame: .zero)
        router.addSubview(button)
        let copy = Selector("copy:")
        #expect(!screen.application.sendAction(copy, to: nil, from: button, for: nil))
        router.target = elsewhere
        #expect(screen.application.sendAction(copy, to: nil, from: button, for: nil))
        #expect(above.count == 0 && elsewhere.count == 1)
    }

    @Test("C17: without an application, messages are passed on as well")
    func withoutApplication() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            final class Last: UIResponder {
                override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { exit(7) }
            }
            final class First: UIResponder {
                let last = Last()
                override var next: UIResponder? { last }
            }
            First().motionBegan(.motionShake, with: nil)
        }
    }

    @Test("C38: two starting points have two chains that meet")
    func twoChains() {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        let (one, two) = (UIView(frame: .zero), UIView(frame: .zero))
        for view in [one, two] { root.view.addSubview(view) }
        #expect(Array(one.responderChain().dropFirst()) == Array(two.responderChain().dropFirst()))
        #expect(!one.responderChain().contains(two))
    }

    @Test("C13: in a chain that is a circle nobody supplies an undo manager, unless somebody before its end does")
    func undoManagerInCircle() {
        final class Detour: UIView {
            weak var target: UIResponder?
            var own: UndoManager?
            override var next: UIResponder? { target }
            override var undoManager: UndoManager? { own ?? super.undoManager }
        }
        let (first, second, third) = (Detour(), Detour(), Detour())
        (first.target, second.target, third.target) = (second, third, second)
        #expect(first.undoManager == nil)
        let manager = UndoManager()
        third.own = manager
        #expect(first.undoManager === manager)
        third.own = nil
        third.target = third
        #expect(first.undoManager == nil)
    }
}
