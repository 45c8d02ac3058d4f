// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("What stands in the place of UIKit's members")
    struct ReplacementTests {
        @Test(
            "An override in an extension becomes a replacement of the class that declares the member; super is the original"
        )
        func override() {
            let result = ported(
                """
                extension UIButton {
                    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                        super.point(inside: point, with: event) || isEnabled
                    }
                }
                """)
            #expect(
                result == """
                    extension UIButton {
                        public          func own_UIButton_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                            self.base0_UIView_pointinsidewith(inside: point, with: event) || isEnabled
                        }
                    }
                    extension UIView {
                    @_dynamicReplacement(for: replaceable_point(inside:with:))
                    fileprivate func replaced_UIView_pointinsidewith(inside a0: CGPoint, with a1: UIEvent?) -> Bool {
                    let passed = MethodReplacement.taken()
                    if passed <= 0, let own = self as? UIButton { return own.own_UIButton_point(inside: a0, with: a1) }
                    return replaceable_point(inside: a0, with: a1)
                    }
                    fileprivate func base0_UIView_pointinsidewith(inside a0: CGPoint, with a1: UIEvent?) -> Bool {
                    MethodReplacement.pass(1)
                    return replaced_UIView_pointinsidewith(inside: a0, with: a1)
                    }
                    }
                    extension MethodReplacement {
                    @_dynamicReplacement(for: classesOfPointInside())
                    fileprivate static func own_classesOfPointInside() -> [UIView.Type] { classesOfPointInside() + [UIButton.self] }
                    }

                    """)
        }

        @Test("A property, of a class that declares it itself")
        func property() {
            let result = ported(
                "extension UINavigationController {\n    override open var childForStatusBarStyle: UIViewController? { topViewController ?? super.childForStatusBarStyle }\n}"
            )
            #expect(
                result.lines(with: "own_") == [
                    "public var own_UINavigationController_childForStatusBarStyle: UIViewController? { topViewController ?? self.base0_UINavigationController_childForStatusBarStyle }",
                    "if passed <= 0 { return self.own_UINavigationController_childForStatusBarStyle }",
                ])
            #expect(result.contains("@_dynamicReplacement(for: childForStatusBarStyle)\n"))
            #expect(!result.contains("extension MethodReplacement"))
        }

        @Test("Of two classes with the same root the nearer one comes first, and passes on to the other")
        func several() {
            let touches =
                "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }"
            let result = module([
                "extension UIView { \(touches) }", "extension UIScrollView { \(touches) }",
            ])
            #expect(result[0].lines(with: "base1_").count == 1)
            #expect(!result[0].contains("@_dynamicReplacement"))
            #expect(
                result[1].lines(with: "passed <=") == [
                    "if passed <= 0, let own = self as? UIScrollView { return own.own_UIScrollView_touchesBegan(a0, with: a1) }",
                    "if passed <= 1, let own = self as? UIView { return own.own_UIView_touchesBegan(a0, with: a1) }",
                ])
            #expect(result[1].contains("[UIScrollView.self, UIView.self]"))
            #expect(result[1].contains("\nfunc base1_"))
        }

        @Test("Classes that have the member from different ones are named to UIKit together")
        func hooks() {
            let touches = "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}"
            let result = module(["extension UITableView { \(touches) }", "extension UIScrollView { \(touches) }"])
                .joined()
            #expect(result.lines(with: "touchesBegan(_:with:))").count == 2)
            #expect(result.lines(with: "for: classesOfTouchesBegan()").count == 1)
            #expect(result.contains("[UITableView.self, UIScrollView.self]"))
        }

        @Test("An exchanged method is called while it is exchanged, and calls the original by its own name")
        func exchange() {
            let source = """
                extension CALayer {
                    static func setUp() {
                        method_exchangeImplementations(
                            class_getInstanceMethod(self, #selector(add(_:forKey:)))!,
                            class_getInstanceMethod(self, #selector(noted_add(anim:forKey:)))!)
                    }
                    @objc private func noted_add(anim: CAAnimation, forKey key: String?) {
                        [1].forEach { _ in self.noted_add(anim: anim, forKey: key) }
                    }
                }
                """
            let result = ported(source)
            #expect(complaints("import UIKit\n" + source) == [])
            #expect(result.contains("Selector(\"add:forKey:\")"))
            #expect(result.contains("Selector(\"noted_addWithAnim:forKey:\")"))
            #expect(
                result.lines(with: "isExchanged") == [
                    "if passed <= 0, MethodReplacement.isExchanged(CALayer.self, \"add:forKey:\", with: \"noted_addWithAnim:forKey:\") { return self.noted_add(anim: a0, forKey: a1) }"
                ])
            #expect(result.contains("self.base0_CALayer_addforKey(anim: anim, forKey: key)"))
            #expect(result.contains("fileprivate func noted_add"))
        }

        @Test("What has another name is exchanged with the method whose selector stands beside its own")
        func beside() {
            let source = """
                extension UITableView {
                    static func setUp() { exchange(#selector(reloadData), #selector(swizzledReload)) }
                    @objc func swizzledReload() { swizzledReload() }
                }
                func other() { exchange(#selector(UIView.layoutSubviews), #selector(UIView.didMoveToWindow)) }
                func exchange(_ a: Selector, _ b: Selector) {
                    method_exchangeImplementations(
                        class_getInstanceMethod(UITableView.self, a)!, class_getInstanceMethod(UITableView.self, b)!)
                }
                """
            let result = ported(source)
            #expect(complaints("import UIKit\n" + source) == [])
            #expect(result.contains("@_dynamicReplacement(for: reloadData())"))
            #expect(result.contains("func swizzledReload() { self.base0_UITableView_reloadData() }"))
        }

        @Test("What is exchanged with nothing that is known, or by other functions, is refused")
        func refused() {
            let unknown = """
                import UIKit
                extension UIView {
                    static func setUp() { method_exchangeImplementations(a, b) }
                    @objc func other() { other() }
                }
                """
            #expect(complaints(unknown).count == 1)
            #expect(complaints("import UIKit\nfunc f() { object_setClass(a, B.self) }").count == 1)
            #expect(
                complaints("import UIKit\nextension UIButton { override var bounds: CGRect { didSet {} } }").count == 1)
            #expect(complaints("import UIKit\nextension UIView { override func layoutSubviews() {} }").count == 1)
        }

        @Test("A member under a condition is replaced under it")
        func condition() {
            let result = ported(
                "#if os(Linux)\nextension UILabel { override var canBecomeFirstResponder: Bool { true } }\n#endif")
            #expect(result.contains("#if os(Linux)\nextension UIResponder {\n@_dynamicReplacement"))
        }
    }
#endif
