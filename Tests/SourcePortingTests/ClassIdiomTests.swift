// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @Suite("Idioms of classes")
    struct ClassIdiomTests {
        @Test("A class whose superclass has another name in the module is known by UIKit's")
        func superclassAliases() {
            let source =
                "#if canImport(UIKit)\ntypealias Base = UIView\n#else\ntypealias Base = NSView\n#endif\nclass A: Base { @objc func f() {} }"
            #expect(ported(source).contains("override class var selectors: [Selector]"))
            #expect(ported(source).contains("var list: [Selector] = UIView.selectors"))
        }

        @Test("Classes that a property keeps, and those that are named by a protocol for views, make their objects")
        func classesOfProperties() {
            let source = """
                class C: UIView { }
                protocol P: UIView { }
                class A<L: P, O> where O: NSObject {
                    var classes = [String: C.Type]()
                    var kinds: [String: C.Type] = [:]
                    func f() { if let kind = kinds["a"] { let c = kind.init() } }
                    func g() { let l = L(frame: .zero) }
                    func h() -> O { O() }
                }
                """
            let kinds = """
                class C: UIView { }
                enum Kind { case nib(Int), type(C.Type) }
                class B {
                    func f(_ kind: Kind?) -> C { switch kind { case .type(let type)?: return type.init(); default: return C() } }
                    func g<T: UIView>(type: T.Type) -> T { type.init() }
                    func h(_ type: B.Type) { _ = type.init() }
                }
                """
            let made = ported(kinds)
            #expect(made.contains("return type.made()") && made.contains("-> T { type.made() }"))
            #expect(made.contains("_ = type.init()"))
            let text = ported(source)
            #expect(text.contains("let c = kind.made()") && text.contains("L.made(frame: .zero)"))
            #expect(text.contains("{ O.made() }"))
        }

        @Test("PO7: a class that a cast found makes its objects")
        func castClasses() {
            let source = """
                func f(_ found: AnyClass?) {
                    if let kind = found as? UIScrollView.Type { _ = kind.init() }
                    guard let other = found as? Model.Type else { return }
                    if let plain = found as? Model.Type { _ = plain.init() }
                }
                """
            let text = ported(source)
            #expect(text.contains("{ _ = kind.made() }") && text.contains("{ _ = plain.init() }"))
        }

        @Test("PO7: a class that a constant or parentheses keep after a cast makes its objects")
        func classesAfterCasts() {
            let source = """
                func f(_ found: AnyClass?, _ name: String) {
                    _ = kind.init()
                    let kind = found as! UIViewController.Type
                    if name.isEmpty { let made = kind.init() }
                    let plain = found as! Model.Type
                    _ = plain.init()
                    let shown = (NSClassFromString(name) as! UIViewController.Type).init()
                    let model = (NSClassFromString(name) as! Model.Type).init()
                }
                """
            let lines = ported(source).lines(with: "init").map { $0.drop { $0 == " " } }
            #expect(
                lines == [
                    "_ = kind.init()", "_ = plain.init()",
                    "let model = (NSClassFromString(name) as! Model.Type).init()",
                ])
            #expect(ported(source).contains("{ let made = kind.made() }"))
            #expect(ported(source).contains("(NSClassFromString(name) as! UIViewController.Type).made()"))
        }

        @Test(
            "Classes are compared as types, and a private dictionary of any objects that keeps classes keeps any values"
        )
        func classesAsObjects() {
            #expect(ported("if type(of: self) !== A.self { }") == "if type(of: self) !=  A.self { }")
            #expect(ported("if a === B.self && c === d { }") == "if a ==  B.self && c === d { }")
            #expect(
                ported("func f(_ a: AnyClass?, b: A) { a === b.c; self === b }")
                    == "func f(_ a: AnyClass?, b: A) { a ==  b.c; self === b }")
            let source = """
                class A {
                    private var kept: [String: AnyObject] = [:]
                    private var objects: [String: AnyObject] = [:]
                    var shared: [String: AnyObject] = [:]
                    func f<T: UIView>(_ type: T.Type, nib: UINib?) {
                        self.kept["a"] = type
                        shared["a"] = type
                        objects["a"] = nib
                    }
                }
                """
            let lines = ported(source).lines(with: "var").map { $0.drop { $0 == " " } }
            #expect(
                lines == [
                    "private var kept: [String: Any] = [:]", "private var objects: [String: AnyObject] = [:]",
                    "var shared: [String: AnyObject] = [:]",
                ])
        }

        @Test("A class that was found by its name is asked by a function; any object is observed as an object")
        func named() {
            #expect(
                ported("if let a = NSClassFromString(\"A\"), a.responds(to: s) { }")
                    == "if let a = NSClassFromString(\"A\"), classResponds(a, to: s) { }")
            #expect(
                ported("let r = NSClassFromString(\"A\")?.responds(to: s)")
                    == "let r = classResponds(NSClassFromString(\"A\"), to: s)")
            #expect(ported("let r = a.responds(to: s)") == "let r = a.responds(to: s)")
            let source = """
                class Watcher {
                    weak var object: AnyObject?
                    init(object: AnyObject) { object.addObserver(self, forKeyPath: "a", options: [], context: nil) }
                    func end() { object?.removeObserver(self, forKeyPath: "a") }
                    func other(_ view: UIView) { view.addObserver(self, forKeyPath: "a", options: [], context: nil) }
                }
                """
            let text = ported(source)
            #expect(text.contains("{ (object as! NSObject).addObserver(self, forKeyPath"))
            #expect(text.contains("{ (object as? NSObject)?.removeObserver(self"))
            #expect(text.contains("{ view.addObserver(self, forKeyPath"))
        }

        @Test("A target that is declared as any object is asked for its actions as an object of Foundation's")
        func targets() {
            let source = """
                class Sender {
                    weak var target: AnyObject?
                    weak var view: UIView?
                    func send(_ s: Selector) {
                        if target?.responds(to: s) == true { _ = target?.perform(s, with: self) }
                        _ = target!.perform(s)
                        _ = view?.perform(s, with: self)
                    }
                }
                """
            let text = ported(source)
            #expect(text.contains("if (target as? NSObject)?.responds(to: s) == true"))
            #expect(text.contains("_ = (target as? NSObject)?.perform(s, with: self)"))
            #expect(text.contains("_ = (target as! NSObject).perform(s)"))
            #expect(text.contains("_ = view?.perform(s, with: self)"))
        }

        @Test("Any object is compared and asked for its kind")
        func comparing() {
            let result = ported(
                """
                class A: NSObject {
                var object: AnyObject?
                var plain: NSObject?
                func a(_ views: [UIView], _ other: AnyObject) {
                _ = object!.isEqual(other) || object?.isMember(of: A.self) == true || plain!.isEqual(other)
                for view: AnyObject in views where view.isKind(of: UILabel.self) {}
                _ = other.isEqual(views)
                }
                }
                """)
            #expect(
                result.lines(with: "_ = ") == [
                    "_ = (object as! NSObject).isEqual(other) || (object as? NSObject)?.isMember(of: A.self) == true || plain!.isEqual(other)",
                    "_ = (other as! NSObject).isEqual(views)",
                ])
            #expect(result.contains("where (view as! NSObject).isKind(of: UILabel.self)"))
        }

        @Test("A generic parameter is a class of UIKit's by any of its constraints")
        func constraints() {
            let source = "class A<T> where T: Titled, T: UIView { let view = T() }"
            #expect(ported(source) == "class A<T> where T: Titled, T: UIView { let view = T.made() }")
            let other = "class A<T> where T: Titled { let view = T() }"
            #expect(ported(other) == other)
        }

        @Test("@NSManaged properties of layers are kept by their names, and the layer makes its own copy for motions")
        func managed() {
            let source = """
                class Ring: CALayer {
                    @NSManaged var progress: CGFloat
                    override init(layer: Any) { super.init(layer: layer) }
                }
                """
            let result = ported(source)
            #expect(
                result.contains(
                    "var progress: CGFloat { get { managedValue(forKey: \"progress\") } set { setValue(newValue, forKey: \"progress\") } }"
                ))
            #expect(
                result.contains(
                    "override func presentationCopy() -> CALayer { Swift.type(of: self) == Ring.self ? Ring(layer: self) : super.presentationCopy() }"
                ))
            #expect(!ported("class Dot: CALayer { @NSManaged var size: CGFloat }").contains("presentationCopy"))
            // Of another class it stays an error.
            #expect(complaints("class Person: NSManagedObject { @NSManaged var name: String }").count == 1)
        }

        @Test("What changes classes while the program runs is a mistake here, with its place and a remedy")
        func swizzling() {
            #expect(
                complaints("let m = class_getInstanceMethod(A.self, s)") == [
                    "0.swift:1:9: error: class_getInstanceMethod changes a class while the program runs, which only the Objective-C runtime can; override the method in a subclass"
                ])
        }

        @Test("Classes in variables make themselves")
        func classes() {
            #expect(
                ported("let c = row.type.init(style: s, reuseIdentifier: i)")
                    == "let c = row.type.made(style: s, reuseIdentifier: i)")
            #expect(
                ported("class A: UIViewController {}\nvar type: A.Type\nlet a = type.init()")
                    == "class A: UIViewController {}\nvar type: A.Type\nlet a = type.made()")
            #expect(
                ported("struct A {}\nvar type: A.Type\nlet a = type.init()")
                    == "struct A {}\nvar type: A.Type\nlet a = type.init()")
            #expect(ported("let a = T.init(style: s, reuseIdentifier: i)").contains("T.init("))
        }

        @Test("PO7: classes of UIKit's in generic parameters, and a class method's own class, make themselves")
        func genericClasses() {
            #expect(
                ported("func show(_ type: UIViewController.Type) { run { type.init() } }")
                    == "func show(_ type: UIViewController.Type) { run { type.made() } }")
            let plain = "func show(_ type: Plain.Type) { run { type.init() } }"
            #expect(ported(plain) == plain)
            #expect(
                ported("func make<View: UIView>() -> View { View(frame: .zero) }")
                    == "func make<View: UIView>() -> View { View.made(frame: .zero) }")
            #expect(
                ported("func make<V>(_ t: V.Type) -> V where V: UILabel { V() }")
                    == "func make<V>(_ t: V.Type) -> V where V: UILabel { V.made() }")
            #expect(
                ported("class Brick<T: UIView> {}\nextension Brick { func a() { _ = T(frame: f) } }")
                    == "class Brick<T: UIView> {}\nextension Brick { func a() { _ = T.made(frame: f) } }")
            #expect(
                ported("class Item: UIBarButtonItem { class func done() -> Item { return self.init(customView: v) } }")
                    == "class Item: UIBarButtonItem { class func done() -> Item { return self.made(customView: v) } }")
            #expect(
                ported(
                    "protocol P {}\nextension P where Self: UIView { static func a() -> Self { Self(frame: .zero) } }")
                    == "protocol P {}\nextension P where Self: UIView { static func a() -> Self { Self.made(frame: .zero) } }"
            )
            let field = "protocol Field where Self: UIView {}\n"
            #expect(
                ported(field + "class Row<T: Field> { func a() { _ = T(frame: f) } }")
                    == field + "class Row<T: Field> { func a() { _ = T.made(frame: f) } }")
            #expect(
                ported("class A: UIView { func copy() -> UIView { type(of: self).init(frame: frame) } }")
                    == "class A: UIView { func copy() -> UIView { type(of: self).made(frame: frame) } }")
            // Values, requirements and initializers of the module's own stay as they are.
            for source in [
                "struct A { static func a() -> A { self.init(frame: .zero) } }",
                "func make<T: Shape>() -> T { T(frame: .zero) }",
                "class A: UIView { convenience init() { self.init(frame: .zero) } }",
                "class A: UIView { class func a() -> A { A(frame: .zero) } }",
                "protocol P { init(frame: CGRect) }\nvar type: P.Type\nlet a = type.init(frame: .zero)",
                "func make<T: UIView>() { T(model: 1) }",
            ] {
                #expect(ported(source) == source)
            }
        }

        @Test("Requirements store nothing; constants are not open")
        func modifiers() {
            #expect(
                ported("protocol P { weak var a: A? { get set } }\nclass B { weak var a: A? }")
                    == "protocol P {      var a: A? { get set } }\nclass B { weak var a: A? }")
            #expect(
                ported("extension UIColor { public final class func f() {} }")
                    == "extension UIColor { public       static func f() {} }")
            #expect(
                ported("open class A { open let b = 1; open var c = 2 }")
                    == "open class A { public let b = 1; open var c = 2 }")
        }

        @Test("A class that passes messages on says so")
        func forwarding() {
            let result = ported(
                "class A: NSObject {\noverride func responds(to s: Selector) -> Bool { super.responds(to: s) }\noverride func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }\n}"
            )
            #expect(result.lines(with: "class") == ["class A: NSObject, MessageForwarding {"])
            #expect(
                result.lines(with: "func") == [
                    "func ownResponds(to s: Selector!) -> Bool { respondsWithoutForwarding(to: s) }",
                    "func ownForwardingTarget(for s: Selector!) -> Any? { (nil as Any?) }",
                ])
            let conforming = ported(
                "class A: NSObject {\n@objc override func conforms(to p: Protocol) -> Bool { super.conforms(to: p) }\n@objc override func forwardingTarget(for s: Selector!) -> Any? { nil }\nfunc conforms(to p: Int) {}\n}"
            )
            #expect(conforming.lines(with: "conforms") == ["func conforms(to p: Int) {}"])
            #expect(conforming.lines(with: "Protocol").isEmpty)
        }

        @Test("An object that is no responder has methods of its own where NSObject has them on iOS")
        func plainObjects() {
            let result = ported(
                "class A: NSObject {\noverride func awakeFromNib() { super.awakeFromNib() }\noverride func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {}\n}\nclass B: UIView { override func awakeFromNib() {} }"
            )
            #expect(
                result.lines(with: "class") == [
                    "class A: NSObject, KeyValueObserver {", "class B: UIView { override func awakeFromNib() {} }",
                ])
            #expect(result.lines(with: "awakeFromNib() { (") == ["func awakeFromNib() { ()                   }"])
        }

        @Test("A view's class lists what its proxy can set")
        func appearance() {
            let result = ported(
                "public class A: UIView {\n@objc dynamic var a = 1\n@objc dynamic var b: Int { 1 }\n@objc var c = 1\n}")
            #expect(
                result.lines(with: "appearance") == [
                    #"public override class var appearanceProperties: [UIAppearanceProperty] { super.appearanceProperties + [UIAppearanceProperty(\A.a)] }"#
                ])
        }

        @Test("Optional properties answer an optional, and what the class has")
        func properties() {
            let result = module([
                "@objc protocol P { @objc optional var a: Int { get } }\nclass A: P {\nvar a: Int { 1 }\n}\nclass B: P {}"
            ])
            #expect(result[0].contains("var optional_a: (Int)? { get }"))
            #expect(
                result[0].lines(with: "optional_a: (Int)? {").suffix(2) == [
                    "var optional_a: (Int)? { let own = a; return own }", "var optional_a: (Int)? { nil }",
                ])
            #expect(result[0].lines(with: "var a: (Int)?") == ["var a: (Int)? { optional_a }"])
        }
    }
#endif
