// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("Overrides in extensions, and optional requirements")
    struct MovingTests {
        @Test("An override moves into the class's body; errors in it stay where it was written")
        func overrides() {
            let result = Porter().port([
                SourceText(path: "/p/A.swift", text: "import UIKit\nclass A: UIView {\n  }\n"),
                SourceText(
                    path: "/p/B.swift",
                    text:
                        "import UIKit\nprivate extension A {\n  // Why.\n  override var next: UIResponder? {\n    nil\n  }\n}\n"
                ),
            ])
            #expect(
                result.files[0].text == """
                    #sourceLocation(file: "/p/A.swift", line: 1)
                    import UIKit
                    class A: UIView {
                      \n#sourceLocation(file: "/p/B.swift", line: 4)
                      fileprivate override var next: UIResponder? {
                        nil
                      }
                    #sourceLocation(file: "/p/A.swift", line: 3)
                      }

                    """)
            #expect(
                result.files[1].text.split(separator: "\n").map { $0.filter { $0 != " " } } == [
                    "#sourceLocation(file:\"/p/B.swift\",line:1)", "importUIKit", "privateextensionA{", "//Why.", "",
                    "", "", "}",
                ])
        }

        @Test("What a subclass overrides moves too, rewritten as the rest")
        func overridden() {
            let result = ported(
                "class A: UIView {\n}\nextension A {\n@objc func a() { b(#selector(a)) }\n}\nclass B: A { override func a() {} }"
            )
            #expect(result.hasPrefix("class A: UIView {\n\n      func a() { b(Selector(\"a\")) }\n"))
        }

        @Test("An open member moves too: another module may override it")
        func open() {
            let result = ported("open class A: UIView {\n}\nextension A {\nopen func a() {}\nfunc b() {}\n}")
            #expect(result.hasPrefix("open class A: UIView {\n\nopen func a() {}\n"))
            #expect(result.hasSuffix("func b() {}\n}"))
        }

        @Test("An override for another module's class is a mistake")
        func impossible() {
            #expect(
                complaints("extension UIView {\n  override func layoutSubviews() {}\n}") == [
                    "0.swift:2:3: error: layoutSubviews() overrides a method of UIView, whose body is in another module; override it in a subclass"
                ])
        }

        @Test("An override under a condition moves under it")
        func conditions() {
            let result = ported(
                "class A: UIView {\n}\nextension A {\n#if os(iOS)\noverride func a() {}\n#else\noverride func b() {}\n#endif\n}",
                ios: true)
            #expect(
                result.hasPrefix(
                    "class A: UIView {\n\n#if (!os(iOS))\noverride func a() {}\n#endif\n#if (!os(iOS))\n#else\noverride func b() {}\n#endif\n}"
                ))
        }

        @Test("UIKit's optional methods are called: all have a body here")
        func calls() {
            #expect(ported("delegate?.scrollViewDidScroll?(view)") == "delegate?.scrollViewDidScroll(view)")
            #expect(
                ported("let a = self.delegate.textFieldShouldReturn?(f) ?? true")
                    == "let a = Optional(self.delegate)?.textFieldShouldReturn(f) ?? true")
            // An answer that is optional itself stays so once.
            #expect(
                ported("let v = delegate.tableView?(t, viewForHeaderInSection: 0)")
                    == "let v = Optional(delegate)?.tableView(t, viewForHeaderInSection: 0)")
            let named =
                "class A { var tableView: UITableView; func a() { delegate?.tableView?(tableView, didSelectRowAt: i) } }"
            #expect(ported(named) == named.replacing("tableView?(", with: "tableView("))
            let closure = "struct A { var scene: (() -> Void)?; func a(_ b: A) { b.scene?() } }"
            #expect(ported(closure) == closure)
            let element = "typealias B = (title: String, action: (() -> Void)?)\nfunc a(_ b: B) { b.action?() }"
            #expect(ported(element) == element)
        }

        @Test(
            "A module's optional methods answer nil where a class leaves them out, and what it does where it has them")
        func requirements() {
            let result = ported(
                """
                @objc protocol P { @objc optional func p(_ a: Int, with b: Int) -> Bool; @objc optional func q() }
                class A: NSObject, P {
                func p(_ a: Int, with b: Int) -> Bool { true }
                }
                func use(_ p: P?) { if p?.p?(1, with: 2) == true { p?.q?() }; p!.q!() }
                """)
            #expect(
                result.lines(with: "func use") == [
                    "func use(_ p: P?) { if p?.optional_p(1, with: 2) == true { p?.optional_q() }; p!.optional_q()! }"
                ])
            #expect(
                result.lines(with: "optional_p") == [
                    "protocol P: AnyObject {       @discardableResult func optional_p(_ a: Int, with b: Int) -> (Bool)?;       @discardableResult func optional_q() -> Void? }",
                    "@discardableResult func optional_p(_ value0: Int, with value1: Int) -> (Bool)? { p(value0, with: value1) }",
                    "func use(_ p: P?) { if p?.optional_p(1, with: 2) == true { p?.optional_q() }; p!.optional_q()! }",
                    "func optional_p(_ a: Int, with b: Int) -> (Bool)? { nil }",
                ])
        }

        @Test("An optional method that throws is a mistake")
        func throwing() {
            #expect(
                complaints("@objc protocol P {\n  @objc optional func p() throws\n}") == [
                    "0.swift:2:3: error: p() is optional, and only methods that neither throw nor wait, and properties, can be; require it, and give it a body in an extension of the protocol"
                ])
        }
    }
#endif
