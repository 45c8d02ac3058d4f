// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @testable import SourcePorting

    @Suite("Names before Swift 4.2")
    struct FormerNameTests {
        @Test("Methods of controllers that are properties now are overridden as such")
        func methodsThatAreProperties() {
            #expect(
                ported(
                    "class A: UIViewController { override func prefersHomeIndicatorAutoHidden() -> Bool { return true } }"
                )
                    == "class A: UIViewController { override var prefersHomeIndicatorAutoHidden: Bool { return true } }"
            )
            #expect(
                ported("class A: UIViewController { func prefersHomeIndicatorAutoHidden() -> Bool { true } }")
                    .contains("func prefers"))
        }

        @Test("Types, constants and members have their present names")
        func names() {
            #expect(ported("var a: UIViewAutoresizing = []") == "var a: UIView.AutoresizingMask = []")
            #expect(ported("a = kCALineCapRound") == "a = CAShapeLayerLineCap.round")
            #expect(ported("for c in childViewControllers {}") == "for c in children {}")
            #expect(ported("a.removeFromParentViewController()") == "a.removeFromParent()")
            #expect(ported("r.add(t, forMode: RunLoopMode.commonModes)") == "r.add(t, forMode: RunLoop.Mode.common)")
            #expect(
                ported("c.addObserver(self, name: NSNotification.Name.UIKeyboardWillShow)")
                    == "c.addObserver(self, name: UIResponder.keyboardWillShowNotification)")
            #expect(
                ported("a = CGRectZero; b = CGPointZero; c = CGSizeZero")
                    == "a = CGRect.zero; b = CGPoint.zero; c = CGSize.zero")
            #expect(ported("let CGRectNull = 1; a = CGRectNull") == "let CGRectNull = 1; a = CGRectNull")
            // Foundation has this one without its work (PO49).
            #expect(
                ported("let e: NSExpression = NSExpression(format: t)")
                    == "let e: FormatExpression = FormatExpression(format: t)")
            #expect(ported("f(.UIKeyboardWillHide)") == "f(UIResponder.keyboardWillHideNotification)")
        }

        @Test("A class's list has present names, too")
        func namesInLists() {
            let text = ported(
                "class A: UIView { @objc func set(_ a: [NSAttributedStringKey: Any], forState: UIControlState) {} }")
            #expect(text.contains("sender: [NSAttributedString.Key: Any], event: UIControl.State"))
            let own = ported(
                "class A: UIView { @objc func set(_ a: B.UIControlState, b: CGRectZero) {} }\nclass CGRectZero {}")
            #expect(own.contains("sender: B.UIControlState, event: CGRectZero"))
        }

        @Test("A method of the module's own with other labels keeps a name that was UIKit's")
        func ownMethods() {
            let source = """
                class A: UIViewController {
                    func a() { addChildViewController(host: v, child: c) }
                    func addChildViewController(host: UIView, child: UIViewController) { addChildViewController(child) }
                }
                """
            #expect(
                ported(source)
                    == source.replacingOccurrences(of: "addChildViewController(child)", with: "addChild(child)"))
            #expect(ported("a.addChildViewController(host: v)") == "a.addChild(host: v)", "nobody declares it")
        }

        @Test("A text that is one of a layer's names has the name's type")
        func namesInTexts() {
            let cap = "func cap(_ a: Bool) -> String {\nif a { return kCALineCapButt }\nreturn kCALineCapRound\n}"
            #expect(ported(cap).hasPrefix("func cap(_ a: Bool) -> CAShapeLayerLineCap {"))
            #expect(
                ported("var cap: String = kCALineCapRound")
                    == "var cap: CAShapeLayerLineCap = CAShapeLayerLineCap.round")
            let mixed = "func f(_ a: Bool) -> String {\nif a { return kCALineCapButt }\nreturn \"a\"\n}"
            #expect(ported(mixed).hasPrefix("func f(_ a: Bool) -> String {"))
            let inner = "func f() -> String {\nfunc g() -> String { return kCALineCapButt }\nreturn \"a\"\n}"
            #expect(ported(inner).hasPrefix("func f() -> String {\nfunc g() -> CAShapeLayerLineCap {"))
        }

        @Test("Labels and functions are the present ones")
        func calls() {
            #expect(ported("v.bringSubview(toFront: a)") == "v.bringSubviewToFront(a)")
            #expect(ported("c.didMove(toParentViewController: self)") == "c.didMove(toParent: self)")
            #expect(
                ported("let i = UIEdgeInsetsMake(1, 2, 3, 4)")
                    == "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)")
            #expect(
                ported("let i = UIActivityIndicatorView(activityIndicatorStyle: .gray)")
                    == "let i = UIActivityIndicatorView(style: .gray)")
            #expect(
                ported("let c = UIColor(colorLiteralRed: 0, green: 0.5, blue: 1, alpha: 1)")
                    == "let c = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)")
            #expect(
                ported("let c = a.constraintEqualToSystemSpacingBelow(b, multiplier: 1)")
                    == "let c = a.constraint(equalToSystemSpacingBelow: b, multiplier: 1)")
            #expect(ported("let f: ((Void) -> Int)? = nil") == "let f: (() -> Int)? = nil")
            #expect(ported("import QuartzCore.CoreAnimation").trimmingPrefix("import UIKit").allSatisfy { $0 == " " })
            #expect(ported("f(kCAEmitterLayerCircle)") == "f(CAEmitterLayerEmitterShape.circle)")
            #expect(ported("f(CGRectMake(0, 1, w, h))") == "f(CGRect(x: 0, y: 1, width: w, height: h))")
            #expect(ported("let r = UIEdgeInsetsInsetRect(a, b)") == "let r = (a).inset(by: b)")
            #expect(
                ported("s.size(attributes: [NSFontAttributeName: f])")
                    == "s.size(withAttributes: [NSAttributedString.Key.font: f])")
        }

        @Test("A rate of deceleration is no number any more, wherever a property of its name says so")
        func deceleration() {
            let result = module([
                "protocol Options { var rate: CGFloat { get }; var width: CGFloat { get } }",
                "extension Options { var rate: CGFloat { return UIScrollViewDecelerationRateFast } }",
            ])
            #expect(
                result[0]
                    == "protocol Options { var rate: UIScrollView.DecelerationRate { get }; var width: CGFloat { get } }"
            )
            #expect(result[1].contains("{ return UIScrollView.DecelerationRate.fast }"))
        }

        @Test("Overrides of what has another name now are named so; their bodies are not changed")
        func overrides() {
            let result = ported(
                "class A: UIViewController {\noverride func didMove(toParentViewController parent: UIViewController?) { print(parent) }\noverride var childViewControllerForStatusBarStyle: UIViewController? { nil }\n}"
            )
            #expect(
                result.lines(with: "didMove") == [
                    "override func didMove(toParent parent: UIViewController?) { print(parent) }"
                ])
            #expect(
                result.lines(with: "childFor") == ["override var childForStatusBarStyle: UIViewController? { nil }"])
        }

        @Test("What the module declares itself is its own")
        func own() {
            let source =
                "class UIControlEvents {}\nlet a: UIControlEvents\nvar childViewControllers = 1\nf(childViewControllers)"
            #expect(ported(source) == source)
        }

        @Test("A variable of the file's own keeps its name")
        func ownVariables() {
            let own = "func f() { if let childViewControllers = g() { h(childViewControllers) } }"
            #expect(ported(own) == own)
        }

        @Test("A notification that is named in full is UIKit's, also beside a variable of that name")
        func notifications() {
            let old = "let UITextViewTextDidChange = NSNotification.Name.UITextViewTextDidChange"
            #expect(ported(old) == "let UITextViewTextDidChange = UITextView.textDidChangeNotification")
            let own = "extension Notification.Name { static let UIKeyboardDidHide = Notification.Name(\"a\") }\n"
            #expect(
                ported(own + "let n = Notification.Name.UIKeyboardDidHide").lines(with: "let n")
                    == ["let n = Notification.Name.UIKeyboardDidHide"])
        }

        @Test("Names that were texts; integers and comparisons of Objective-C")
        func texts() {
            #expect(ported("l.alignmentMode = \"center\"") == "l.alignmentMode = .init(rawValue: \"center\")")
            #expect(ported("l.lineCap = name") == "l.lineCap = name")
            #expect(ported("l.name = \"center\"") == "l.name = \"center\"")
            #expect(ported("if n < NSIntegerMax { }") == "if n < Int.max { }")
            #expect(ported("if !__CGSizeEqualToSize(a, b) { }") == "if !((a) == (b)) { }")
        }

        @Test("Functions that are members now, and constants of accessibility and layouts")
        func members() {
            #expect(ported("if UIInterfaceOrientationIsLandscape(o) {}") == "if (o).isLandscape {}")
            #expect(ported("let x = CGRectGetMaxX(view.frame)") == "let x = (view.frame).maxX")
            #expect(ported("let s = NSStringFromCGRect(r)") == "let s = NSCoder.string(for: r)")
            #expect(
                ported("v.accessibilityTraits = UIAccessibilityTraitButton")
                    == "v.accessibilityTraits = UIAccessibilityTraits.button")
            #expect(
                ported("let s = v.systemLayoutSizeFitting(UILayoutFittingCompressedSize)")
                    == "let s = v.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)")
        }
    }
#endif
