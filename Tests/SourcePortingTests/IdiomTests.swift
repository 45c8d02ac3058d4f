// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("What sources ask of any object, and of what extensions add")
    struct IdiomTests {
        @Test("Values of any object are read of values; a class says its name; an object performs")
        func objects() {
            #expect(
                ported("let p = (change?[key] as AnyObject).cgPointValue")
                    == "let p = (change?[key] as? NSValue)?.cgPointValue")
            #expect(ported("let y = (v as AnyObject).cgPointValue.y") == "let y = (v as! NSValue).cgPointValue.y")
            #expect(ported("let d = (i[k] as AnyObject).doubleValue") == "let d = (i[k] as? NSNumber)?.doubleValue")
            #expect(ported("let c = (i[k]! as AnyObject).integerValue!") == "let c = (i[k]! as! NSNumber).intValue")
            #expect(ported("let c = (i[k] as AnyObject).intValue") == "let c = (i[k] as? NSNumber)?.int32Value")
            #expect(ported("let v = (a as NSArray).value(forKey: \"view\")") == "let v = (a).map { $0.view }")
            #expect(
                ported("let v = (a as NSArray).value(forKey: \"@count\")")
                    == "let v = (a as NSArray).value(forKey: \"@count\")")
            #expect(ported("l.locations = a as [NSNumber]?") == "l.locations = objectNumbers(a)")
            #expect(ported("l.locations = [0, 1] as [NSNumber]") == "l.locations = [0, 1] as [NSNumber]")
            #expect(
                ported("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { }")
                    == "ApplicationQueue.asyncAfter(deadline: .now() + 1) { }")
            #expect(ported("DispatchQueue.main.async { }") == "ApplicationQueue.async { }")
            #expect(ported("DispatchQueue.main.async(execute: w)") == "ApplicationQueue.async(execute: w)")
            #expect(
                ported("DispatchQueue.main.async(group: g) { }") == "DispatchQueue.main.async(group: g) { }")
            #expect(
                ported("t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
                    == "t = ApplicationQueue.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
            #expect(ported("let p = ProcessInfo().isLowPower") == "let p = ProcessInfo.processInfo.isLowPower")
            #expect(
                ported("let s = #selector(URLSessionTask.suspend)").lines(with: "let")
                    == ["let s = Selector(\"suspend\")"])
            #expect(ported("let n = type(of: a).description()") == "let n = String(reflecting: type(of: a))")
            #expect(
                ported("t?.performSelector(onMainThread: s, with: self, waitUntilDone: true)")
                    == "performOnMainThread(t, s, with: self)")
            #expect(
                ported("let e = Darwin.exp(Darwin.M_PI)").lines(with: "let").first?.filter { $0 != " " }
                    == "lete=Foundation.exp(Foundation.M_PI)")
            #expect(ported("let s = formatter.string(for: nil)!") == "let s = formatter.stringForNothing()!")
            #expect(ported("let s = formatter.string(for: number)") == "let s = formatter.string(for: number)")
            #expect(
                ported("t.performSelector(onMainThread: s, with: nil, waitUntilDone: false)")
                    == "performOnMainThread(t, s, with: nil, waitUntilDone: false)")
            #expect(
                ported("t?.perform(s, on: .current, with: self, waitUntilDone: true)")
                    == "performOnMainThread(t, s, with: self)")
        }

        @Test("Objects in formats are described; keys of the elements of lists of any objects")
        func formats() {
            #expect(
                ported("let s = String(format: \"%@ of %d, %@\", number, 3, \"a\")")
                    == "let s = String(format: \"%@ of %d, %@\", objectDescription(number), 3, \"a\")")
            #expect(
                ported("let s = NSString(format: \"%p\", a)") == "let s = NSString(format: \"%p\", objectAddress(a))")
            #expect(ported("let s = Text(format: \"%@\", a)") == "let s = Text(format: \"%@\", a)")
            let list = "let items = value(forKey: \"a\") as! [AnyObject]\nfor item in items {"
            #expect(
                ported(list + "\nf(item.value(forKey: \"b\"))\n}").lines(with: "f(")
                    == ["f(keyedValue(of: item, forKey: \"b\"))"])
            #expect(
                ported("for item in items {\nf(item.value(forKey: \"b\"))\n}").lines(with: "f(")
                    == ["f(item.value(forKey: \"b\"))"])
        }

        @Test(
            "Members that only views have, of what is declared as any object; a cache that is emptied; angles of GLKit's"
        )
        func viewsAndCaches() {
            #expect(
                ported("let cell: AnyObject = make()\ncell.layer.removeAllAnimations()").lines(with: "remove")
                    == ["(cell as! UIView).layer.removeAllAnimations()"])
            #expect(
                ported("func f(_ v: AnyObject) { v.frame = .zero }")
                    == "func f(_ v: AnyObject) { (v as! UIView).frame = .zero }")
            let own = "let cell: AnyObject = make()\nfunc f(_ cell: Cell) { cell.layer.a() }"
            #expect(ported(own) == own)
            #expect(
                ported("let s = #selector(NSMutableArray.removeAllObjects)").contains("Selector(\"removeAllObjects\")"))
            #expect(raw(["import GLKit\nlet a = GLKMathDegreesToRadians(30)"])[0].hasPrefix("import UIKit"))
            #expect(complaints("extension UIPageControl { open override func sizeToFit() {} }") == [])
        }

        @Test("PO6: timers for a run loop follow the application's clock")
        func runLoops() {
            #expect(
                ported("t = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)")
                    == "t = ApplicationQueue.timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)"
            )
            #expect(
                ported("t = Timer(timeInterval: 1, repeats: false) { _ in }")
                    == "t = ApplicationQueue.timer(timeInterval: 1, repeats: false) { _ in }")
            #expect(ported("var t = Timer()") == "var t = ApplicationQueue.timer()")
            #expect(ported("RunLoop.main.add(t, forMode: .common)") == "ApplicationQueue.add(t, forMode: .common)")
            #expect(ported("RunLoop.current.add(t!, forMode: m)") == "ApplicationQueue.add(t!, forMode: m)")
            #expect(ported("other.add(t, forMode: m)") == "other.add(t, forMode: m)")
        }

        @Test("Keys that are copied are any values; a protocol is asked for by a cast; a bar button's target performs")
        func keysAndProtocols() {
            #expect(
                ported("d.setObject(a, forKey: path.section as NSCopying)")
                    == "d.setObject(a, forKey: path.section)")
            #expect(ported("let k = a as NSCopying") == "let k = a as NSCopying")
            #expect(
                ported("if delegate.conforms(to: Loading.self) { }")
                    == "if (delegate as Any is any Loading) { }")
            #expect(
                ported("item.target?.perform(item.action, with: nil)")
                    == "performOnMainThread(item.target, item.action, with: nil)")
            #expect(
                ported("let a = c.firstItem?.isEqual(view) ?? false")
                    == "let a = (c.firstItem as? NSObject)?.isEqual(view) ?? false")
            #expect(
                ported("(g as AnyObject).require(toFail: p)") == "(g as! UIGestureRecognizer).require(toFail: p)")
            #expect(ported("if (a as AnyObject).isKind(of: c) { }") == "if (a as! NSObject).isKind(of: c) { }")
            #expect(ported("view.perform(s, with: nil)") == "view.perform(s, with: nil)")
        }

        @Test("A collection view of a layout is no delegate's requirement")
        func viewProperties() {
            let source = """
                @objc protocol Source { @objc optional func collectionView(_ a: Int, headerAt b: Int) -> Int }
                class L: UICollectionViewLayout { func f() -> Any? { self.collectionView as? A } }
                class M { weak var dataSource: Source?; func g() -> Bool { dataSource?.collectionView != nil } }
                """
            let text = ported(source)
            #expect(text.contains("self.collectionView as? A"))
            #expect(text.contains("dataSource?.reference_collectionView_headerAt != nil"))
        }

        @Test(
            "A file with selectors of its own sees UIKit, whatever it imports; a view of SwiftUI's is left out though only its import is conditional"
        )
        func importsOfSelectors() {
            let selecting = raw(["import Foundation\nclass A: NSObject { @objc func a() {} }"])[0]
            #expect(selecting.contains("import Foundation; import UIKit"))
            let swiftUI = raw([
                "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct A: UIViewRepresentable { }",
                "import UIKit\nclass B {}",
            ])
            #expect(swiftUI[0].hasPrefix("#if canImport(SwiftUI)") && swiftUI[0].hasSuffix("#endif\n"))
        }

        @Test(
            "An override of what Foundation keeps for itself is a method of its own; a class that only says what it responds to is asked"
        )
        func ofFoundation() {
            let text = ported(
                "class A: UIView { override func isKind(of c: AnyClass) -> Bool { super.isKind(of: c) } }")
            #expect(text.contains("@_nonoverride") && !text.contains(" override func isKind"))
            let responding = ported(
                "class A: NSObject { open override func responds(to s: Selector) -> Bool { super.responds(to: s) } }")
            #expect(
                responding.contains("func ownResponds(to s: Selector!)") && responding.contains("MessageForwarding"))
        }

        @Test("Text without a string has an empty one; strings are their characters; a key has its own")
        func text() {
            #expect(ported("let a = NSMutableAttributedString()") == "let a = NSMutableAttributedString(string: \"\")")
            #expect(
                ported("let a = NSAttributedString(string: s)") == "let a = NSAttributedString(string: s)")
            #expect(ported("let n = text.characters.count") == "let n = text.count")
            #expect(ported("let c = text?.characters.first") == "let c = text?.first")
            #expect(ported("let c = key.characters.first") == "let c = key.characters.first")
            #expect(
                ported("class A: UIView { required init?(coder c: NSCoder) { a = c.value(forKey: \"a\") } }")
                    == "class A: UIView { required init?(coder c: NSCoder) { a = c.decodeObject(forKey: \"a\") } }")
            #expect(ported("let a = layer.value(forKey: \"a\")") == "let a = layer.value(forKey: \"a\")")
            #expect(ported("let c = text.characters") == "let c = text.characters")
        }

        @Test("The window of a delegate is an optional twice, as the optional requirement is on iOS")
        func window() {
            #expect(
                ported("let c = UIApplication.shared.delegate?.window??.tintColor")
                    == "let c = UIApplication.shared.delegate?.windowIfImplemented??.tintColor")
            #expect(ported("let w = app.delegate!.window!!") == "let w = app.delegate!.windowIfImplemented!!")
            #expect(
                ported("let v = (scene.delegate as? UIWindowSceneDelegate)?.window??.bounds")
                    == "let v = (scene.delegate as? UIWindowSceneDelegate)?.windowIfImplemented??.bounds")
            let bound = """
                func f() {
                    guard let app = UIApplication.shared.delegate else { return }
                    var window = app.window
                    let own = UIApplication.shared.delegate as? AppDelegate
                    own?.window = nil
                }
                """
            #expect(ported(bound).contains("var window = app.windowIfImplemented"))
            #expect(ported(bound).contains("own?.window = nil"))
            #expect(ported("let w = scene.window??.bounds") == "let w = scene.window??.bounds")
            #expect(
                ported("let w = (UIApplication.shared.delegate as! AppDelegate).window")
                    == "let w = (UIApplication.shared.delegate as! AppDelegate).window")
        }

        @Test("A layer ends on the main actor, as a view does")
        func layers() {
            #expect(ported("class A: CAShapeLayer { deinit { } }") == "class A: CAShapeLayer { @MainActor deinit { } }")
            #expect(ported("class A: Thing { deinit { } }") == "class A: Thing { deinit { } }")
        }

        @Test("A file of another system's framework is left out, and what it declares is not counted")
        func systems() {
            let files = raw([
                "import AppKit\nclass Field: NSTextField { }\n",
                "import UIKit\nclass Field: UITextField { deinit { } }\n",
            ])
            #expect(files[0].hasPrefix("#if canImport(AppKit)\n"))
            #expect(files[1].contains("@MainActor deinit"))
            let kept = raw([
                "#if !os(macOS)\nimport UIKit\nimport WebKit\nclass A { }\n#endif\n",
                "import UIKit\n#if canImport(WebKit)\nimport WebKit\n#endif\nlet a = A()\n",
            ])
            #expect(kept[0].contains("import UIKit\nimport UIKit") && kept[1].contains("import WebKit"))
            #expect(raw(["import CoreFoundation\n"]) == ["import UIKit         \n"])
        }

        @Test("A delegate that is any object is asked as one of the protocol that has the requirement")
        func anyDelegate() {
            let source = """
                @objc protocol MenuDelegate { @objc optional func opened(_ menu: Menu) }
                class Menu: UIView {
                    weak var delegate: AnyObject?
                    weak var other: MenuDelegate?
                    func open() { self.delegate?.opened?(self); other?.opened?(self) }
                }
                """
            #expect(
                ported(source).contains(
                    "{ (self.delegate as? MenuDelegate)?.optional_opened(self); other?.optional_opened(self) }"))
        }

        @Test("Objects of no known class are asked as one of the protocol that has the requirement, by its labels")
        func anyObjects() {
            let source = """
                @objc protocol Source { func count(_ menu: Menu) -> Int; @objc optional func text(_ menu: Menu, at i: Int) -> String? }
                @objc protocol Delegate { @objc optional func text(_ menu: Menu, hidden i: Int) -> [Int] }
                class Menu: UIView {
                    weak var source: AnyObject?
                    weak var typed: Source?
                    func open() {
                        if let source = source { _ = source.count(self) }
                        _ = source?.count(self); _ = typed?.count(self)
                        label.text = source?.text?(self, at: 1)
                        _ = source?.text?(self, hidden: 1).first
                        _ = typed!.text!(self, at: 1)
                    }
                }
                """
            let result = ported(source)
            #expect(result.contains("_ = (source as! Source).count(self) }"))
            #expect(result.contains("_ = (source as? Source)?.count(self); _ = typed?.count(self)"))
            #expect(result.contains("label.text = (source as? Source)?.optional_text(self, at: 1)"))
            #expect(result.contains("(source as? Delegate)?.optional_text(self, hidden: 1)?.first"))
            #expect(result.contains("typed!.optional_text(self, at: 1)\n"))
            // A chain of optionals is one.
            #expect(result.contains("func optional_text(_ menu: Menu, at i: Int) -> String? }"))
        }

        @Test("Numbers, addresses and keys of any object; what is written needs UIKit")
        func values() {
            #expect(ported("let n = f.string(from: a as NSNumber)") == "let n = f.string(from: objectNumber(a))")
            #expect(
                ported("let s = String(format: \"%d %p\", 1, view)")
                    == "let s = String(format: \"%d %p\", 1, objectAddress(view))")
            #expect(
                ported("let s = String(format: \"100%% %d\", text)") == "let s = String(format: \"100%% %d\", text)")
            #expect(
                raw(["import Foundation\nlet a = (d as AnyObject).value(forKey: k)"])[0]
                    == "import Foundation; import UIKit\nlet a = keyedValue(of: (d as AnyObject), forKey: k)")
        }

        @Test("An override that names what is private in its file stays there, and the class calls it")
        func standIns() {
            let result = module([
                "class A: UIView {}",
                "extension A {\noverride var description: String { text(of: self) }\n}\nprivate func text(of a: A) -> String { \"\" }",
            ])
            #expect(
                result[0].lines(with: "description") == [
                    "override var description: String { get { moved_description } }"
                ])
            #expect(result[1].lines(with: "moved_") == ["var moved_description: String { text(of: self) }"])
        }

        @Test(
            "A generic parameter whose constraint is another name of a class, and a variable of NSObject's type, make objects"
        )
        func aliases() {
            #expect(
                ported("typealias Item = UIView & Named\nclass Row<T: Item>: UIView { func add() { let v = T() } }")
                    == "typealias Item = UIView & Named\nclass Row<T: Item>: UIView { func add() { let v = T.made() } }"
            )
            #expect(
                ported("func f() { let type: NSObject.Type = g(); h(type.init()) }")
                    == "func f() { let type: NSObject.Type = g(); h(type.made()) }")
        }

        @Test("A file about a framework that is not here is left out, unless another file names what it declares")
        func frameworks() {
            let files = raw(["import SwiftUI\nstruct A: View {}\nextension View { func b() {} }", "let b = 1"])
            #expect(files[0].hasPrefix("#if canImport(SwiftUI)\nimport SwiftUI") && files[0].hasSuffix("#endif\n"))
            #expect(raw(["import SwiftUI\nstruct A: View {}", "let b: A"])[0] == "import UIKit  \nstruct A: View {}")
            #expect(
                !raw(["#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "let b = 1"])[0].contains("#endif\n#endif"))
        }

        @Test("Modules and parts of modules that have other names here")
        func imports() {
            #expect(raw(["import os.log"])[0] == "import UIKit ")
            #expect(
                raw(["import Foundation\nlet p: XMLParser"])[0]
                    == "import Foundation; import FoundationXML\nlet p: XMLParser")
            #expect(
                raw(["import Foundation\nlet a = objc_getAssociatedObject(b, c)"])[0].hasPrefix(
                    "import Foundation; import UIKit\n"))
        }

        @Test("What an extension of another module's class opens, nobody can override")
        func openness() {
            #expect(
                ported("extension UIColor { class open var a: UIColor { .red } }")
                    == "extension UIColor { static public var a: UIColor { .red } }")
            #expect(ported("class A { open static let a = 1 }") == "class A { public static let a = 1 }")
        }

        @Test("Lists of Objective-C that sources take for lists of Swift, and the other way round")
        func objectLists() {
            #expect(
                ported("let a: NSArray = f(b)\nlet c: [AnyObject] = a as [AnyObject]\nlet d = e as [AnyObject]")
                    == "let a: NSArray = NSArray(bridging: f(b))\nlet c: [AnyObject] = a.bridgedObjects\n"
                    + "let d = e as [AnyObject]")
            #expect(
                ported("let a: NSArray = NSArray(object: b)\nlet c: NSArray = b")
                    == "let a: NSArray = NSArray(object: b)\nlet c: NSArray = b")
        }
    }
#endif
