// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("D9: first responder before there is a window")
struct EarlyFirstResponderTests {
    let log = CallLog()
    let screen = TestScreen()

    @Test(
        "D9: a field that is asked in viewDidLoad or viewWillAppear is editing when the screen is up",
        arguments: [true, false])
    func early(inDidLoad: Bool) {
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            let log: FieldLog
            let inDidLoad: Bool
            var answer: Bool?

            init(_ log: CallLog, inDidLoad: Bool) {
                self.log = FieldLog(log: log)
                self.inDidLoad = inDidLoad
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                view.addSubview(field)
                field.delegate = log
                if inDidLoad { answer = field.becomeFirstResponder() }
            }

            override func viewWillAppear(_ animated: Bool) {
                if !inDidLoad { answer = field.becomeFirstResponder() }
                log.log("willAppear \(field.isFirstResponder)")
            }

            override func viewDidAppear(_ animated: Bool) { log.log("didAppear \(field.isFirstResponder)") }
        }
        let form = Form(log, inDidLoad: inDidLoad)
        screen.window.rootViewController = form
        screen.settle()
        #expect(form.answer == false)
        #expect(log.take() == ["willAppear false", "shouldBegin", "didBegin", "didAppear true"])
        screen.press(.keyboardA, characters: "a")
        #expect(form.field.text == "a")
    }

    @Test("D9: of several early requests in what comes to a window the last one counts")
    func last() {
        let parent = UIView(frame: .zero)
        let (a, b) = (FocusView("a"), FocusView("b"))
        for view in [a, b] { parent.addSubview(view) }
        #expect(!b.becomeFirstResponder() && !a.becomeFirstResponder() && !b.becomeFirstResponder())
        screen.window.addSubview(parent)
        #expect(b.isFirstResponder)
        _ = b.resignFirstResponder()
        parent.removeFromSuperview()
        screen.window.addSubview(parent)
        #expect(!a.isFirstResponder && !b.isFirstResponder)
    }

    @Test("D9: a later request that is granted, and resigning, make an early one forgotten")
    func forgotten() {
        let (a, b) = (FocusView("a"), FocusView("b"))
        screen.window.addSubview(b)
        #expect(!a.becomeFirstResponder())
        #expect(b.becomeFirstResponder())
        screen.window.addSubview(a)
        #expect(b.isFirstResponder)
        a.removeFromSuperview()
        #expect(!a.becomeFirstResponder())
        #expect(a.resignFirstResponder())
        screen.window.addSubview(a)
        #expect(b.isFirstResponder)
    }

    @Test("D9: who cannot or may not be first responder when the window is there is not")
    func refused() {
        let a = FocusView("a")
        #expect(!a.becomeFirstResponder())
        a.mayBecome = false
        screen.window.addSubview(a)
        a.mayBecome = true
        #expect(!a.isFirstResponder)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let delegate = FieldLog(log: log)
        delegate.mayBegin = false
        field.delegate = delegate
        #expect(!field.becomeFirstResponder())
        screen.window.addSubview(field)
        #expect(!field.isFirstResponder)
        #expect(log.take() == ["shouldBegin"])
    }

    @Test("D9: a request that is refused is dropped, and those of other subtrees stay")
    func others() {
        let (a, b, c) = (FocusView("a", log: log), FocusView("b"), FocusView("c"))
        for view in [a, b, a, c] { #expect(!view.becomeFirstResponder()) }
        #expect(c.resignFirstResponder())
        a.mayBecome = false
        screen.window.addSubview(a)
        // It asked twice, and has one request.
        #expect(log.take() == ["a.canBecome"])
        a.mayBecome = true
        a.removeFromSuperview()
        for view in [a, c] {
            screen.window.addSubview(view)
            #expect(!view.isFirstResponder)
        }
        screen.window.addSubview(b)
        #expect(b.isFirstResponder)
    }

    @Test("D9: a controller's early request is kept as well, and one that was freed is nobody's")
    func controller() {
        final class Focused: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
            override func viewDidLoad() { becomeFirstResponder() }
        }
        let root = Focused()
        screen.window.rootViewController = root
        screen.settle()
        #expect(root.isFirstResponder)
        let parent = UIView(frame: .zero)
        do {
            let lost = FocusView("lost")
            parent.addSubview(lost)
            lost.becomeFirstResponder()
            lost.removeFromSuperview()
        }
        screen.window.addSubview(parent)
        #expect(root.isFirstResponder)
    }

    @Test("D9: views on their way out of a window are not remembered")
    func leaving() {
        let view = FocusView("view", log: nil)
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        view.onResign = { [unowned view] in _ = view.becomeFirstResponder() }
        view.removeFromSuperview()
        view.onResign = nil
        screen.window.addSubview(view)
        #expect(!view.isFirstResponder)
    }
}
