// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("D: first responder")
struct FirstResponderTests {
    let log = CallLog()
    let screen = TestScreen()

    func field(_ name: String, in parent: UIView? = nil) -> FocusView {
        let view = FocusView(name, log: log)
        (parent ?? screen.window).addSubview(view)
        return view
    }

    @Test("D1, D3: by itself a responder cannot become first responder, and may resign")
    func defaults() {
        let view = UIView(frame: .zero)
        screen.window.addSubview(view)
        #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    }

    @Test("D4: becoming is true when one is afterwards; again, nobody is asked")
    func again() {
        let a = field("a")
        #expect(a.becomeFirstResponder() && a.isFirstResponder)
        _ = log.take()
        #expect(a.becomeFirstResponder())
        #expect(log.take() == [])
    }

    @Test("D5, D6: the new one's conditions come first, then the old one is asked, then it resigns")
    func order() {
        let (a, b) = (field("a"), field("b"))
        a.becomeFirstResponder()
        _ = log.take()
        #expect(b.becomeFirstResponder())
        #expect(log.take() == ["b.canBecome", "a.canResign", "a.resign"])
        #expect(b.isFirstResponder && !a.isFirstResponder)
    }

    @Test("D6: a request that must fail leaves the old one in place and unasked")
    func unable() {
        let (a, b) = (field("a"), field("b"))
        a.becomeFirstResponder()
        b.mayBecome = false
        _ = log.take()
        #expect(!b.becomeFirstResponder())
        #expect(log.take() == ["b.canBecome"])
        #expect(a.isFirstResponder)
    }

    @Test("D5, D7: an old one that cannot or will not resign stays")
    func refusal() {
        let (a, b) = (field("a"), field("b"))
        a.becomeFirstResponder()
        a.mayResign = false
        #expect(!b.becomeFirstResponder() && a.isFirstResponder)
        a.mayResign = true
        a.refuses = true
        #expect(!b.becomeFirstResponder() && a.isFirstResponder)
    }

    @Test("D8, D9, D10: not in viewWillAppear, but in viewIsAppearing")
    func appearing() {
        final class Eager: UIViewController {
            let field = FocusView("f")
            var results: [Bool] = []
            override func viewDidLoad() { view.addSubview(field) }
            override func viewWillAppear(_ animated: Bool) { results.append(field.becomeFirstResponder()) }
            override func viewIsAppearing(_ animated: Bool) { results.append(field.becomeFirstResponder()) }
        }
        let eager = Eager()
        screen.window.rootViewController = eager
        screen.settle()
        #expect(eager.results == [false, true])
    }

    @Test("D11, D43: each window has its own, and keeps it when another window becomes key")
    func perWindow() {
        let other = UIWindow(windowScene: screen.scene)
        let (a, b) = (field("a"), field("b", in: other))
        a.becomeFirstResponder()
        b.becomeFirstResponder()
        #expect(a.isFirstResponder && b.isFirstResponder)
        other.makeKeyAndVisible()
        #expect(a.isFirstResponder && b.isFirstResponder)
    }

    @Test("D11: a controller's window is its view's")
    func controller() {
        final class Focused: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let root = Focused()
        #expect(!root.becomeFirstResponder())
        screen.window.rootViewController = root
        screen.settle()
        #expect(root.becomeFirstResponder() && root.isFirstResponder)
        screen.window.rootViewController = nil
        #expect(!root.isFirstResponder)
    }

    @Test("D13, D14: resigning is true for one that is not first responder, and changes nothing")
    func resign() {
        let (a, b) = (field("a"), field("b"))
        a.becomeFirstResponder()
        #expect(b.resignFirstResponder() && a.isFirstResponder)
        #expect(a.resignFirstResponder() && !a.isFirstResponder)
    }

    @Test("D15, D16: endEditing finds any first responder below, asks it unless forced, and says whether it resigned")
    func endEditing() {
        let parent = UIView(frame: .zero)
        screen.window.addSubview(parent)
        let (inside, outside) = (field("inside", in: parent), field("outside"))
        outside.becomeFirstResponder()
        #expect(!parent.endEditing(true) && outside.isFirstResponder)
        inside.becomeFirstResponder()
        inside.mayResign = false
        #expect(!parent.endEditing(false) && inside.isFirstResponder)
        inside.refuses = true
        #expect(parent.endEditing(true) && !inside.isFirstResponder)
    }

    @Test("D17: a view that leaves its window resigns while it is still there; its refusal is ignored")
    func removal() {
        let parent = UIView(frame: .zero)
        screen.window.addSubview(parent)
        let a = field("a", in: parent)
        a.becomeFirstResponder()
        a.onResign = { [log = log] in log("in window: \(a.window != nil)") }
        _ = log.take()
        parent.removeFromSuperview()
        #expect(log.take() == ["a.resign", "in window: true"])
        #expect(!a.isFirstResponder)
        screen.window.addSubview(parent)
        #expect(!a.isFirstResponder)
        a.becomeFirstResponder()
        a.refuses = true
        parent.removeFromSuperview()
        screen.window.addSubview(parent)
        #expect(!a.isFirstResponder)
    }

    @Test("D17: nobody who leaves the window with the first responder takes its place")
    func successorLeaves() {
        let parent = UIView(frame: .zero)
        screen.window.addSubview(parent)
        let (a, b, outside) = (field("a", in: parent), field("b", in: parent), field("outside"))
        var answers: [Bool] = []
        a.becomeFirstResponder()
        a.onResign = { answers = [b.becomeFirstResponder(), outside.becomeFirstResponder()] }
        parent.removeFromSuperview()
        #expect(answers == [false, true])
        #expect(!b.isFirstResponder && outside.isFirstResponder)
        screen.window.addSubview(parent)
        #expect(b.becomeFirstResponder())
    }

    @Test("D17: whoever becomes first responder on the way out of the window is not when it has left")
    func becomesOnTheWayOut() {
        final class Parent: UIView {
            var onRemoval: (() -> Void)?
            override func willRemoveSubview(_ subview: UIView) { onRemoval?() }
        }
        let parent = Parent(frame: .zero)
        screen.window.addSubview(parent)
        let a = field("a", in: parent)
        parent.onRemoval = { #expect(a.becomeFirstResponder()) }
        a.removeFromSuperview()
        #expect(!a.isFirstResponder)
        parent.onRemoval = nil
        let b = field("b")
        _ = log.take()
        #expect(b.becomeFirstResponder())
        #expect(log.take() == ["b.canBecome"])
    }

    @Test("D17: a text field that begins to edit on the way out of the window edits no longer when it has left")
    func editsOnTheWayOut() {
        final class Parent: UIView {
            var onRemoval: (() -> Void)?
            override func willRemoveSubview(_ subview: UIView) { onRemoval?() }
        }
        let (parent, field) = (Parent(frame: .zero), UITextField(frame: .zero))
        screen.window.addSubview(parent)
        parent.addSubview(field)
        field.addAction(UIAction { [log] _ in log("began") }, for: .editingDidBegin)
        field.addAction(UIAction { [log] _ in log("ended") }, for: .editingDidEnd)
        parent.onRemoval = { #expect(field.becomeFirstResponder() && field.isEditing) }
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && !field.isEditing)
        #expect(log.take() == ["began", "ended"])
    }

    @Test("D18: hiding the first responder, or a view around it, makes it resign")
    func hiding() {
        let parent = UIView(frame: .zero)
        screen.window.addSubview(parent)
        let a = field("a", in: parent)
        a.becomeFirstResponder()
        parent.isHidden = true
        #expect(!a.isFirstResponder)
    }

    @Test("D34, D35: the window supplies the undo manager of everything attached to it; others have none")
    func undo() {
        let root = UIViewController()
        #expect(root.undoManager == nil)
        screen.window.rootViewController = root
        screen.settle()
        #expect(root.undoManager != nil)
        #expect(root.undoManager === screen.window.undoManager && root.view.undoManager === screen.window.undoManager)
        #expect(screen.application.undoManager == nil)
        let other = UIWindow(windowScene: screen.scene)
        #expect(other.undoManager !== screen.window.undoManager)
    }

    @Test("D34: the nearest undo manager of the chain is used")
    func nearestUndo() {
        final class Document: UIViewController {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let document = Document()
        screen.window.rootViewController = document
        screen.settle()
        let view = UIView(frame: .zero)
        document.view.addSubview(view)
        #expect(view.undoManager === document.own)
    }

    @Test("D46: of two requests, one inside the other's change, the outer one completes last and wins")
    func nested() {
        let (a, b, c) = (field("a"), field("b"), field("c"))
        a.becomeFirstResponder()
        a.onResign = {
            a.onResign = nil
            #expect(c.becomeFirstResponder())
        }
        #expect(b.becomeFirstResponder())
        #expect(b.isFirstResponder && !c.isFirstResponder)
    }

    @Test("D46: an old one that takes its place back while resigning is asked once more, and the request wins")
    func takesBack() {
        let (a, b) = (field("a"), field("b"))
        a.becomeFirstResponder()
        a.onResign = {
            a.onResign = nil
            a.becomeFirstResponder()
        }
        _ = log.take()
        #expect(b.becomeFirstResponder() && b.isFirstResponder)
        #expect(
            log.take() == ["b.canBecome", "a.canResign", "a.resign", "a.canBecome", "a.canResign", "a.resign"])
    }

    @Test("D46: one that became first responder in the middle may refuse, or name another one; then the request fails")
    func middleRefuses() {
        let (a, b, c, d) = (field("a"), field("b"), field("c"), field("d"))
        func requestsInTheMiddle(_ prepare: @escaping () -> Void) {
            c.mayResign = true
            c.refuses = false
            a.becomeFirstResponder()
            a.onResign = {
                a.onResign = nil
                c.becomeFirstResponder()
                prepare()
            }
        }
        requestsInTheMiddle { c.mayResign = false }
        #expect(!b.becomeFirstResponder() && c.isFirstResponder)
        requestsInTheMiddle { c.refuses = true }
        #expect(!b.becomeFirstResponder() && c.isFirstResponder)
        requestsInTheMiddle {
            c.onResign = {
                c.onResign = nil
                d.becomeFirstResponder()
            }
        }
        #expect(!b.becomeFirstResponder() && d.isFirstResponder)
    }

    @Test("D46: one that leaves the window while others resign for it does not become first responder")
    func leavesInTheMiddle() {
        let (a, b, c) = (field("a"), field("b"), field("c"))
        a.becomeFirstResponder()
        a.onResign = { b.removeFromSuperview() }
        #expect(!b.becomeFirstResponder() && screen.window.firstResponder == nil)
        screen.window.addSubview(b)
        a.becomeFirstResponder()
        a.onResign = { c.becomeFirstResponder() }
        c.onResign = { b.removeFromSuperview() }
        #expect(!b.becomeFirstResponder() && screen.window.firstResponder == nil)
    }

    @Test("D12, D45: keys go to the first responder of the key window")
    func keys() {
        final class KeyView: UIView {
            var log: CallLog?
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("key \(tag)") }
        }
        let other = UIWindow(windowScene: screen.scene)
        other.isHidden = false
        for (tag, window) in [screen.window, other].enumerated() {
            let view = KeyView(frame: .zero)
            view.log = log
            view.tag = tag
            window.addSubview(view)
            #expect(view.becomeFirstResponder())
        }
        screen.keyDown(.keyboardA)
        screen.keyUp(.keyboardA)
        other.makeKey()
        screen.keyDown(.keyboardA)
        #expect(log.take() == ["key 0", "key 1"])
    }

    @Test("H2, H3: a press ends with its window's being shown; else when it is let go, whichever window is key then")
    func pressesOfWindows() {
        final class KeyView: UIView {
            var log: CallLog?
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("cancelled") }
        }
        let other = UIWindow(windowScene: screen.scene)
        other.makeKeyAndVisible()
        let view = KeyView(frame: .zero)
        view.log = log
        other.addSubview(view)
        #expect(view.becomeFirstResponder())
        screen.keyDown(.keyboardA)
        screen.window.makeKey()
        screen.window.isHidden = true
        screen.keyUp(.keyboardA)
        #expect(log.take() == ["began", "ended"])
        other.makeKey()
        screen.keyDown(.keyboardA)
        other.isHidden = true
        #expect(log.take() == ["began", "cancelled"])
        screen.keyUp(.keyboardA)
        #expect(log.take() == [])
    }
}
