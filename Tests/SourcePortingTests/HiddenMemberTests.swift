// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("Members under a name that the superclass has")
    struct HiddenMemberTests {
        @Test("A recognizer's reset() is one of its own where the file does not see UIKit's")
        func recognizers() {
            let own = "class Turn: UIPanGestureRecognizer {\n  func reset() {}\n  func other() {}\n}"
            #expect(ported(own) == own.replacing("func reset", with: "@_nonoverride func reset"))
            let override = "class Turn: UIPanGestureRecognizer {\n  override func reset() {}\n}"
            #expect(ported(override) == override)
            let seen = raw([
                "import UIKit.UIGestureRecognizerSubclass\nclass Turn: UIPanGestureRecognizer {\n  func reset() {}\n}"
            ])
            #expect(!seen[0].contains("_nonoverride"))
            let view = "class Turn: UIView {\n  func reset() {}\n}"
            #expect(ported(view) == view)
        }

        @Test("A private method of a view under a name that UIKit has since iOS 26 is another one")
        func later() {
            let own =
                "class Dial: UIView {\n  func show() { updateProperties() }\n  private func updateProperties() {}\n}"
            #expect(ported(own) == own.replacing("updateProperties", with: "updateOwnProperties"))
            let module = raw([
                "class Dial: UIView {\n  func updateProperties() {}\n}",
                "class Knob {\n  let dial = Dial()\n  func turn() { dial.updateProperties() }\n}",
            ])
            #expect(module[0].contains("func updateOwnProperties() {}"))
            #expect(module[1].contains("dial.updateOwnProperties()"))
            let known = "public class Dial: UIView {\n  public func updateProperties() {}\n}"
            #expect(ported(known).contains("updateProperties()"))
            let override = "class Dial: UIView {\n  override func updateProperties() {}\n}"
            #expect(ported(override) == override)
            let plain = "class Dial {\n  private func updateProperties() {}\n}"
            #expect(ported(plain) == plain)
        }

        @Test("An initializer that an extension of the superclass has too")
        func initializers() {
            let result = ported(
                """
                extension UIPanGestureRecognizer { convenience init(handler: () -> Void) { self.init() } }
                extension UIScreenEdgePanGestureRecognizer { convenience init(handler: () -> Void) { self.init() } }
                extension UITapGestureRecognizer { convenience init(handler: () -> Void) { self.init() } }
                """)
            #expect(
                result == """
                    extension UIPanGestureRecognizer { @_disfavoredOverload convenience init(handler: () -> Void) { self.init() } }
                    extension UIScreenEdgePanGestureRecognizer { @_nonoverride convenience init(handler: () -> Void) { self.init() } }
                    extension UITapGestureRecognizer { convenience init(handler: () -> Void) { self.init() } }
                    """)
        }

        @Test("An optional method as a value is nil where a class leaves it out")
        func references() {
            let result = ported(
                """
                @objc protocol P { @objc optional func p(_ a: Int, with b: @escaping () -> Int) -> Bool; @objc optional func q() }
                class A: NSObject, P {
                func p(_ a: Int, with b: @escaping () -> Int) -> Bool { true }
                }
                func use(_ p: P?) { if let call = p?.p(_:with:) { call(1) { 2 } }; if p?.q == nil { p?.q?() } }
                """)
            #expect(
                result.lines(with: "func use") == [
                    "func use(_ p: P?) { if let call = p?.reference_p_with { call(1) { 2 } }; if p?.reference_q == nil { p?.optional_q() } }"
                ])
            #expect(
                result.lines(with: "var reference_p_with") == [
                    "var reference_p_with: ((Int, () -> Int) -> Bool)? { get }",
                    "var reference_p_with: ((Int, () -> Int) -> Bool)? { { self.p($0, with: $1) } }",
                    "var reference_p_with: ((Int, () -> Int) -> Bool)? { nil }",
                ])
            #expect(
                result.lines(with: "var reference_q") == [
                    "var reference_q: (() -> Void)? { get }", "var reference_q: (() -> Void)? { nil }",
                ])
        }

        @Test(
            "PO52: a property with the name of an optional method stays where a value is used as no method's is"
        )
        func propertiesBesideReferences() {
            let result = ported(
                """
                @objc protocol P { @objc optional func contentSize(for a: Int) -> CGSize }
                func use(_ p: P, _ s: UIScrollView) { if let f = p.contentSize { _ = f(1) }; s.contentSize = CGSize(width: s.contentSize.width, height: 1); print("\\(s.contentSize)"); if s.contentSize != size || size == s.contentSize { } }
                """)
            #expect(
                result.lines(with: "func use") == [
                    #"func use(_ p: P, _ s: UIScrollView) { if let f = p.reference_contentSize_for { _ = f(1) }; s.contentSize = CGSize(width: s.contentSize.width, height: 1); print("\(s.contentSize)"); if s.contentSize != size || size == s.contentSize { } }"#
                ])
        }
    }
#endif
