import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit is documented or known to do, asked of the whole as an application would.
@MainActor
@Suite("Probes of views and controls")
struct ViewProbeTests {
    let log = CallLog()
    let screen = TestScreen()

    private func place<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 44)) -> View
    {
        view.frame = frame
        screen.window.addSubview(view)
        return view
    }

    private func tap(_ view: UIView) {
        screen.finger().tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    @Test("viewWithTag looks at the view itself first, then down; the default tag is 0")
    func tags() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.tag = 7
        #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(0) === outer && outer.viewWithTag(9) == nil)
    }

    @Test("A view is a descendant of itself")
    func descendants() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.isDescendant(of: outer) && outer.isDescendant(of: outer) && !outer.isDescendant(of: inner))
    }

    @Test("Bringing to the front what is no subview does nothing")
    func bringingStrangers() {
        let (outer, inner, stranger) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        outer.bringSubviewToFront(stranger)
        outer.sendSubviewToBack(stranger)
        #expect(outer.subviews == [inner] && stranger.superview == nil)
    }

    @Test("sizeThatFits of a plain view is its size, and sizeToFit keeps its origin")
    func fitting() {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 40))
        #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 30, height: 40))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 30, height: 40))
    }

    @Test("Defaults of views: content mode, clipping, multiple and exclusive touch, opacity")
    func defaults() {
        let view = UIView()
        #expect(view.contentMode == .scaleToFill && !view.clipsToBounds && !view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch && view.alpha == 1 && !view.isHidden && view.isOpaque)
        #expect(view.autoresizesSubviews && view.backgroundColor == nil)
        #expect(UIScrollView().clipsToBounds && UITextView().clipsToBounds && UILabel().contentMode == .redraw)
        #expect(!UIImageView().isUserInteractionEnabled && !UILabel().isUserInteractionEnabled)
    }

    @Test("Changing the center moves the frame, changing the bounds' size keeps the center")
    func geometry() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 50, height: 50)
        #expect(view.frame == CGRect(x: 25, y: 0, width: 50, height: 50))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame.origin == CGPoint(x: 75, y: 75))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test("A view with flexible width and right margin shares what its superview grows by")
    func autoresizing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 150, height: 120)
        #expect(inner.frame == CGRect(x: 10, y: 30, width: 130, height: 80))
    }

    @Test("A button does not turn over its own selection; its title falls back to that of the normal state")
    func buttonStates() {
        let button = place(UIButton(type: .custom))
        button.setTitle("A", for: .normal)
        tap(button)
        #expect(!button.isSelected && button.title(for: .highlighted) == "A" && button.currentTitle == "A")
        button.setTitle("B", for: .selected)
        button.isSelected = true
        #expect(button.currentTitle == "B")
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled])
    }

    @Test("A disabled button is hit, and nothing is sent; what is behind it gets nothing")
    func disabledButton() {
        let behind = place(UIButton(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = place(UIButton(), CGRect(x: 50, y: 50, width: 50, height: 50))
        for (name, view) in [("behind", behind), ("front", button)] {
            view.addAction(UIAction { [log] _ in log(name) }, for: .touchUpInside)
        }
        button.isEnabled = false
        #expect(screen.window.hitTest(CGPoint(x: 60, y: 60), with: nil) === button)
        tap(button)
        #expect(log.take().isEmpty)
    }

    @Test("A control is tracking and highlighted while it is touched, and not afterwards")
    func tracking() {
        let button = place(UIButton())
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 10, y: 10))
        #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
        finger.move(to: CGPoint(x: 300, y: 300))
        #expect(button.isTracking && !button.isTouchInside && !button.isHighlighted)
        finger.up()
        #expect(!button.isTracking)
    }

    @Test("Setting a value in code sends nothing: switches, sliders, steppers, segments, pages")
    func codeIsSilent() {
        let (toggle, slider, stepper, segments, pages) = (
            UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UIPageControl()
        )
        pages.numberOfPages = 3
        for control in [toggle, slider, stepper, segments, pages] as [UIControl] {
            control.addAction(UIAction { [log] _ in log("sent") }, for: .allEvents)
        }
        toggle.setOn(true, animated: false)
        slider.value = 0.5
        stepper.value = 3
        segments.selectedSegmentIndex = 1
        pages.currentPage = 2
        #expect(log.take().isEmpty)
    }

    @Test("Segments: none at first; a tap on the chosen one sends nothing; a momentary one forgets")
    func segments() {
        let segments = UISegmentedControl(items: ["a", "b"])
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
        _ = place(segments)
        segments.addAction(UIAction { [log] _ in log("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
        let first = CGPoint(x: 25, y: 22)
        screen.finger().tap(at: first)
        screen.finger().tap(at: first)
        #expect(log.take() == ["0"])
        segments.isMomentary = true
        screen.finger().tap(at: CGPoint(x: 75, y: 22))
        #expect(log.take() == ["1"] && segments.selectedSegmentIndex == -1)
    }

    @Test("A stepper goes from 0 to 100 by 1, and does not wrap; a slider's value stays in its range")
    func ranges() {
        let stepper = UIStepper()
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1 && !stepper.wraps)
        #expect(stepper.autorepeat && stepper.isContinuous)
        stepper.value = 200
        #expect(stepper.value == 100)
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1 && slider.isContinuous)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        #expect(slider.value == 5)
    }

    @Test("A page control's current page stays among its pages, and one that hides for a single page has no size")
    func pages() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
    }

    @Test("Texts: a label has none, a field and a text view have an empty one, also after nil")
    func emptyTexts() {
        let (label, field, view) = (UILabel(), UITextField(), UITextView())
        #expect(label.text == nil && field.text?.isEmpty == true && view.text.isEmpty)
        field.text = "a"
        view.text = "a"
        field.text = nil
        view.text = nil
        #expect(field.text?.isEmpty == true && view.text.isEmpty && !field.hasText && !view.hasText)
    }

    @Test("Texts set in code tell no delegate and send no event; the caret is at the end")
    func textInCode() {
        final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func textViewDidChange(_ textView: UITextView) { log("changed") }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log("should")
                return true
            }
        }
        let delegate = Delegate(log)
        let (view, field) = (place(UITextView()), place(UITextField()))
        view.delegate = delegate
        field.delegate = delegate
        field.addAction(UIAction { [log] _ in log("editingChanged") }, for: .editingChanged)
        view.text = "abc"
        field.text = "abc"
        #expect(log.take().isEmpty)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("A field's delegate is asked with the range in UTF-16 and the text; its no changes nothing")
    func shouldChange() {
        final class Delegate: NSObject, UITextFieldDelegate {
            let log: CallLog
            var answer = true
            init(_ log: CallLog) { self.log = log }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log("\(range.location),\(range.length) \(string)")
                return answer
            }
        }
        let field = place(UITextField())
        let delegate = Delegate(log)
        field.text = "👍"
        field.delegate = delegate
        field.becomeFirstResponder()
        screen.press(.keyboardA, characters: "a")
        delegate.answer = false
        screen.press(.keyboardDeleteOrBackspace)
        #expect(log.take() == ["2,0 a", "2,1 "] && field.text == "👍a")
    }

    @Test("endEditing ends the editing of what is inside, and of nothing else")
    func endEditing() {
        let (outer, other) = (place(UIView()), place(UIView()))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        outer.addSubview(field)
        field.becomeFirstResponder()
        other.endEditing(true)
        #expect(field.isFirstResponder)
        #expect(outer.endEditing(true) && !field.isFirstResponder)
    }

    @Test("Points convert to the window and back, also through scrolled and turned views")
    func conversion() {
        let outer = place(UIScrollView(), CGRect(x: 10, y: 20, width: 100, height: 100))
        outer.contentSize = CGSize(width: 500, height: 500)
        outer.contentOffset = CGPoint(x: 5, y: 6)
        let inner = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
        inner.transform = CGAffineTransform(rotationAngle: .pi)
        outer.addSubview(inner)
        let point = inner.convert(CGPoint(x: 0, y: 0), to: nil)
        #expect(abs(point.x - 55) < 1e-9 && abs(point.y - 64) < 1e-9)
        let back = inner.convert(point, from: nil)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test("A touch event counts its touches by view and window, and a tap's second touch has a tap count of two")
    func events() {
        final class Touched: UIView {
            var log: CallLog?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                let counts = [event?.allTouches?.count, event?.touches(for: self)?.count].map { $0 ?? -1 }
                log?("\(counts[0]) \(counts[1]) taps \(touches.first?.tapCount ?? 0)")
            }
        }
        let view = place(Touched())
        view.log = log
        tap(view)
        tap(view)
        #expect(log.take() == ["1 1 taps 1", "1 1 taps 2"])
    }

    @Test("A view without multiple touch gets the first of two fingers; with it, both")
    func multipleTouch() {
        final class Touched: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
        }
        for isMultiple in [false, true] {
            let view = place(Touched())
            view.isMultipleTouchEnabled = isMultiple
            let fingers = [screen.finger(), screen.finger()]
            for (place, finger) in fingers.enumerated() { finger.down(at: CGPoint(x: 10 + 20 * place, y: 10)) }
            #expect(view.count == (isMultiple ? 2 : 1))
            for finger in fingers { finger.up() }
            view.removeFromSuperview()
        }
    }

    @Test("performWithoutAnimation keeps a change inside an animation from moving")
    func withoutAnimation() {
        let view = place(UIView())
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.alpha = 0.5 }
        }
        #expect(view.layer.animationKeys()?.isEmpty != false && view.alpha == 0.5)
    }
}

@MainActor
@Suite("Probes of recognizers and scroll views")
struct GestureProbeTests {
    let log = CallLog()
    let screen = TestScreen()

    @Test("Defaults of recognizers")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded && tap.isEnabled)
        #expect(tap.requiresExclusiveTouchType && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches >= 1 << 30)
        #expect(UISwipeGestureRecognizer().direction == .right && UIScreenEdgePanGestureRecognizer().edges == [])
        #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
    }

    @Test("A recognizer is of one view: the next takes it from the last")
    func oneView() {
        let (first, second) = (UIView(), UIView())
        let tap = UITapGestureRecognizer()
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(tap.view === second && first.gestureRecognizers?.isEmpty == true && second.gestureRecognizers == [tap])
    }

    @Test("Disabling a recognizer in the middle of its gesture cancels it")
    func disabling() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        final class Target: NSObject {
            var states: [UIGestureRecognizer.State] = []
        }
        let target = Target()
        let note = Selector("note:", on: Target.self) { (target: Target, pan: UIPanGestureRecognizer) in
            target.states.append(pan.state)
        }
        pan.addTarget(target, action: note)
        view.addGestureRecognizer(pan)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 20, y: 20))
        finger.move(to: CGPoint(x: 80, y: 20))
        pan.isEnabled = false
        #expect(target.states.last == .cancelled)
        finger.move(to: CGPoint(x: 120, y: 20))
        finger.up()
        #expect(target.states.last == .cancelled)
    }

    @Test("A tap that is recognized cancels the touch of its view; without cancelsTouchesInView it ends")
    func cancelling() {
        final class Touched: UIView {
            var log: CallLog?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?("cancelled") }
        }
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.log = log
        screen.window.addSubview(view)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        screen.finger().tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["began", "cancelled"])
        tap.cancelsTouchesInView = false
        screen.finger().tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["began", "ended"])
    }

    @Test("Defaults of scroll views")
    func scrollDefaults() {
        let view = UIScrollView()
        #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal && view.isScrollEnabled)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && !view.isPagingEnabled)
        #expect(!view.isDirectionalLockEnabled && view.scrollsToTop && view.decelerationRate == .normal)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 1e-9)
        #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 1e-9)
    }

    @Test("An offset set in code is not limited, calls scrollViewDidScroll once, and not for the same one again")
    func offsets() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 300)
        let delegate = Delegate()
        view.delegate = delegate
        view.contentOffset = CGPoint(x: 0, y: 900)
        #expect(view.contentOffset.y == 900 && delegate.count == 1)
        view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
        #expect(delegate.count == 1)
        view.contentOffset = .zero
        view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == .zero)
        view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 60)
    }

    @Test("A scroll view that may not scroll leaves touches to its content at once")
    func disabledScrolling() {
        final class Touched: UIView {
            var isTouched = false
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        let content = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        scroll.addSubview(content)
        screen.window.addSubview(scroll)
        let first = screen.finger()
        first.down(at: CGPoint(x: 50, y: 50))
        #expect(!content.isTouched)
        first.up()
        content.isTouched = false
        scroll.isScrollEnabled = false
        let second = screen.finger()
        second.down(at: CGPoint(x: 50, y: 50))
        #expect(content.isTouched)
        second.move(to: CGPoint(x: 50, y: 10))
        #expect(scroll.contentOffset == .zero)
    }
}

@MainActor
@Suite("Probes of controllers, windows and responders")
struct ControllerProbeTests {
    let log = CallLog()
    let screen = TestScreen()

    private final class Controller: UIViewController {
        let log: CallLog
        init(_ log: CallLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { log("didLoad") }
        override func willMove(toParent parent: UIViewController?) {
            log("willMove \(parent == nil ? "nil" : "parent")")
        }
        override func didMove(toParent parent: UIViewController?) { log("didMove \(parent == nil ? "nil" : "parent")") }
    }

    @Test("A controller's view is loaded when it is asked for, once")
    func loading() {
        let controller = Controller(log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && log.take().isEmpty)
        controller.loadViewIfNeeded()
        _ = controller.view
        #expect(log.take() == ["didLoad"] && controller.isViewLoaded)
    }

    @Test("addChild tells that it will move and not that it did; removeFromParent the other way round")
    func containment() {
        let (parent, child) = (UIViewController(), Controller(log))
        parent.addChild(child)
        #expect(log.take() == ["willMove parent"] && parent.children == [child] && child.parent === parent)
        child.removeFromParent()
        #expect(log.take() == ["didMove nil"] && parent.children.isEmpty && child.parent == nil)
    }

    @Test("A controller that presents already does not present a second one")
    func presentingTwice() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        root.present(second, animated: false)
        #expect(root.presentedViewController === first && second.presentingViewController == nil)
    }

    @Test("dismiss of what is presented goes to its presenter; that of a presenter takes all above it away")
    func dismissing() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        first.present(second, animated: false)
        #expect(second.presentingViewController === first)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && first.view.window == nil && second.view.window == nil)
        root.present(first, animated: false)
        first.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

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

    @Test("Presentation styles: automatic at first; full screen takes the presenter's view away, over it does not")
    func styles() {
        #expect(
            UIViewController().modalPresentationStyle == .automatic
                || UIViewController().modalPresentationStyle == .pageSheet)
        for (style, stays) in [
            (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true), (.pageSheet, true),
        ] {
            let (root, presented) = (UIViewController(), UIViewController())
            screen.window.rootViewController = root
            presented.modalPresentationStyle = style
            root.present(presented, animated: false)
            #expect((root.view.window != nil) == stays)
            root.dismiss(animated: false)
            #expect(root.view.window != nil)
        }
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
