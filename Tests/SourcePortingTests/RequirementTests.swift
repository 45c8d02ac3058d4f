// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("Methods that Objective-C knows because a protocol of UIKit's asks for them")
    struct RequirementTests {
        private let base = """
            class A: UIView {
            }
            extension A: UIScrollViewDelegate {
            func scrollViewWillBeginDragging(_ v: UIScrollView) { a() }
            func scrollViewDidScroll(_ v: UIScrollView) { b() }
            }

            """

        @Test("What a subclass overrides moves into the class, with or without @objc; the rest stays")
        func overridden() {
            let result = ported(base + "class B: A { override func scrollViewDidScroll(_ v: UIScrollView) {} }")
            let body = String(result.prefix { $0 != "}" })
            #expect(body.hasPrefix("class A: UIView {") && body.contains("func scrollViewDidScroll"))
            #expect(!body.contains("WillBeginDragging"))
            #expect(ported(base) == base)
        }

        @Test("A private method of UIKit's delegate is one that UIKit calls; other private methods stay private")
        func hidden() {
            #expect(
                ported(
                    "class D: NSObject, UITableViewDelegate { private func tableView(_ tableView: UITableView, didSelectRowAt i: IndexPath) {} }"
                )
                    == "class D: NSObject, UITableViewDelegate {         func tableView(_ tableView: UITableView, didSelectRowAt i: IndexPath) {} }"
            )
            let kept = [
                "class D: NSObject { private func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
                "private struct S {}\nclass D: NSObject, UITableViewDelegate { private func tableView(_ t: UITableView, take s: S) {} }",
                "class D: NSObject, UITableViewDelegate { private func tableView() {} }",
                "class D: NSObject, UITableViewDelegate { private func other(_ t: UITableView) {} }",
            ]
            for source in kept { #expect(ported(source) == source) }
        }

        @Test("An override that calls a private overload of its own name stays in its file")
        func overloads() {
            let files = module([
                "class A: UIControl {\n}",
                """
                extension A {
                override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { beginTracking(t.location(in: self)) }
                private func beginTracking(_ p: CGPoint) -> Bool { true }
                }
                """,
            ])
            #expect(
                files[0].contains(
                    "override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { moved_beginTracking("))
            #expect(
                files[1].contains("func moved_beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { beginTracking(t"))
            let alone = module([
                "class A: UIControl {\n}", "extension A {\nprivate func b() {}\noverride func next() {}\n}",
            ])
            #expect(!alone.joined().contains("moved_"))
        }

        @Test("An animator that may be left out is asked for, and missing where it is")
        func animators() {
            #expect(
                ported("if let a = x?.interruptibleAnimator?(using: c) { a.startAnimation() }")
                    == "if let a = x?.interruptibleAnimatorIfImplemented(using: c) { a.startAnimation() }")
            #expect(
                ported("x.interruptibleAnimator!(using: c).startAnimation()")
                    == "x.interruptibleAnimatorIfImplemented(using: c)!.startAnimation()")
            #expect(
                ported("x.interruptibleAnimator?(using: c).startAnimation()")
                    == "x.interruptibleAnimatorIfImplemented(using: c)?.startAnimation()")
            let plain = "x.interruptibleAnimator(using: c).startAnimation()"
            #expect(ported(plain) == plain)
        }

        @Test("An override of updateConstraints() in an extension names its class, which is then asked once")
        func constraints() {
            let result = ported(
                "extension UILabel { open override func updateConstraints() { super.updateConstraints() } }")
            #expect(complaints("extension UILabel { open override func updateConstraints() {} }") == [])
            #expect(result.contains("@_dynamicReplacement(for: updateConstraints())"))
            #expect(result.contains("classesOfUpdateConstraints() + [UILabel.self]"))
        }

        @Test("An optional method with a name of UIKit's is called by its labels: with others it is UIKit's own")
        func sameName() {
            let own = """
                @objc protocol P: UITextFieldDelegate {
                @objc optional func textField(_ f: UITextField, take t: String) -> Bool
                }
                class A {
                weak var delegate: UITextFieldDelegate?
                weak var other: P?
                func a(_ f: UITextField) {

                """
            func call(_ text: String) -> String { ported(own + text + "\n}\n}").lines(with: "(f, ")[0] }
            #expect(
                call(#"_ = delegate?.textField?(f, shouldChangeCharactersIn: r, replacementString: "")"#)
                    == #"_ = delegate?.textField(f, shouldChangeCharactersIn: r, replacementString: "")"#)
            #expect(call(#"_ = other?.textField?(f, take: "")"#) == #"_ = other?.optional_textField(f, take: "")"#)
        }

        @Test("Where the labels are the same too, it is the module's own if the delegate is declared as its protocol")
        func sameLabels() {
            func called(_ property: String) -> String {
                let source = """
                    @objc protocol P {
                    @objc optional func textFieldShouldReturn(_ f: UITextField) -> Bool
                    }
                    class A: UITextField {
                    \(property)
                    func a() { _ = delegate?.textFieldShouldReturn!(self) }
                    }
                    """
                return ported(source).lines(with: "func a()")[0]
            }
            #expect(called("var other: P?").contains("delegate?.textFieldShouldReturn(self)"))
            #expect(called("weak var delegate: P?").contains("delegate?.optional_textFieldShouldReturn(self)!"))
        }

        @Test("A protocol that is declared once for each platform has one default of each optional method")
        func twice() {
            let requirement = "@objc protocol P { @objc optional func p() }\n"
            let result = ported("#if os(iOS)\n" + requirement + "#else\n" + requirement + "#endif\n")
            #expect(result.lines(with: "-> Void? { nil }").count == 1)
            #expect(result.lines(with: "protocol P").allSatisfy { $0.contains("optional_p()") })
        }
    }
#endif
