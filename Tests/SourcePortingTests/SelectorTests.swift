// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Foundation
    import SourcePorting
    import Testing

    @Suite("Selectors")
    struct SelectorTests {
        private func selectors(_ uses: String, _ declarations: String) -> [String] {
            ported("class A: UIView {\n\(uses)\n\(declarations)\n}").lines(with: "let ")
        }

        @Test("A selector is the name that its method has in Objective-C, in every form")
        func forms() {
            let uses = """
                let a = #selector(tap)
                let b = #selector(tap(_:))
                let c = #selector(A.drag(_:with:)); let d = 1
                let e = #selector(self.note)
                let f = #selector(getter: size)
                let g = #selector(setter: A.size)
                let h = #selector(given)
                let i = #selector(tap as (A) -> (UIButton) -> Void)
                """
            let methods = """
                @objc func tap(_ sender: UIButton) {}
                @objc func drag(_ sender: UIButton, with event: UIEvent) {}
                @objc func note(note: Notification) {}
                @objc var size = 1
                @objc(other:) func given(_ sender: Any) {}
                """
            #expect(
                selectors(uses, methods).prefix(8) == [
                    #"let a = Selector("tap:")"#, #"let b = Selector("tap:")"#,
                    #"let c = Selector("drag:with:")    ; let d = 1"#, #"let e = Selector("noteWithNote:")"#,
                    #"let f = Selector("size")"#, #"let g = Selector("setSize:")"#, #"let h = Selector("other:")"#,
                    #"let i = Selector("tap:")"#,
                ])
        }

        @Test("Methods of superclasses, of extensions and of types around are found; so are those of UIKit")
        func places() {
            let result = module([
                "class A: B { class C { let a = #selector(tap) }\nlet b = #selector(tap)\nlet c = #selector(later)\nlet d = #selector(UIView.endEditing)\nlet e = #selector(copy(_:))\nlet f = #selector(UIView.layoutIfNeeded)\nlet g = #selector(resignFirstResponder)\n }",
                "class B: UIView { @objc func tap(_ s: Any) {} }\nextension A { @objc func later() {} }",
            ])
            #expect(
                result[0].lines(with: "= Selector").map { $0.components(after: "Selector") } == [
                    #"("tap:") }"#, #"("tap:")"#, #"("later")"#, #"("endEditing:")"#, #"("copy:")"#,
                    #"("layoutIfNeeded")"#, #"("resignFirstResponder")"#,
                ])
        }

        @Test("PO18: a selector of three arguments or more is a name, which the classes that have the method answer")
        func answers() {
            let result = ported(
                """
                @objc protocol Mover { @objc optional func move(_ a: Int, from b: Int, to c: Int) }
                class A: UIView, Mover {
                weak var mover: Mover?
                func move(_ a: Int, from b: Int, to c: Int) {}
                func f() { if mover!.responds(to: #selector(Mover.move(_:from:to:))) {} }
                }
                """)
            #expect(result.lines(with: "responds").first?.contains("Selector(\"move:from:to:\")") == true)
            #expect(
                result.lines(with: "answering")
                    == ["list.append(Selector(answering: \"move:from:to:\", on: A.self))"])
            let delegate =
                "class B: NSObject, UICollectionViewDelegate {\n"
                + "func collectionView(_ c: UICollectionView, willDisplay d: UICollectionViewCell, forItemAt i: IndexPath) {}\n}\n"
            let asked =
                "let s = #selector(UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:))"
            #expect(ported(delegate + asked).lines(with: "answering").count == 1)
            #expect(ported(delegate).lines(with: "answering").isEmpty)
        }

        @Test("PO18: what another module's protocol leaves optional can be asked for by that module")
        func askedElsewhere() {
            let context = SourceText(
                path: "other.swift",
                text: "@objc public protocol Mover { @objc optional func move(_ a: Int, from b: Int, to c: Int) }")
            let source = SourceText(
                path: "own.swift",
                text: "import UIKit\nclass A: UIView, Mover {\nfunc move(_ a: Int, from b: Int, to c: Int) {}\n}")
            let result = Porter(options: PortingOptions(tellsPlaces: false)).port([source], context: [context])
            #expect(
                result.files[0].text.lines(with: "answering")
                    == ["list.append(Selector(answering: \"move:from:to:\", on: A.self))"])
        }

        @Test("A method in an extension of another module's class travels with its selector")
        func imported() {
            let result = ported(
                "extension UIViewController {\nlet a = #selector(hide)\nlet b = Selector((\"hide\"))\n@objc func hide() {}\n}"
            )
            #expect(
                result.lines(with: "let") == [
                    #"let a = Selector("hide", on: UIViewController.self, { (target: UIViewController) in target.hide() })"#,
                    #"let b = Selector("hide", on: UIViewController.self, { (target: UIViewController) in target.hide() })"#,
                ])
        }

        @Test("PO28: the selector of a method of the class carries it, and no class lists it")
        func methodsOfClasses() {
            let result = ported(
                """
                class A: NSObject {
                let a = #selector(A.hide(_:)); let b = #selector(show)
                @objc static func hide(_ sender: AnyObject) { sender.end() }
                @objc class func show() {}
                }
                """)
            #expect(
                result.lines(with: "let a").first?.split(separator: ";").map { $0.drop { $0 == " " } } == [
                    #"let a = Selector("hide:", on: A.Type.self, { (target: A.Type, sender: AnyObject) in target.hide(sender) })"#,
                    #"let b = Selector("show", on: A.Type.self, { (target: A.Type) in target.show() })"#,
                ])
            #expect(!result.contains("selectors"))
            #expect(
                complaints(
                    "class A: UIView { let a = #selector(A.init(frame:))\n@objc override init(frame: CGRect) {} }"
                ).count == 1)
        }

        @Test("A method of UIKit's without arguments is known by its name")
        func withoutArguments() {
            #expect(
                ported("let a = #selector(UITableView.reloadData); let b = #selector(flashScrollIndicators)")
                    == #"let a = Selector("reloadData")           ; let b = Selector("flashScrollIndicators")"#)
            // Of a class that is not here, which sources name for a method of their own.
            #expect(
                ported("let a = #selector(UIInputViewController.dismissKeyboard)").contains(
                    #"let a = Selector("dismissKeyboard")"#))
        }

        @Test("A delegate's method of UIKit's needs no labels where only one has the name")
        func delegates() {
            #expect(
                ported("let a = #selector(UIScrollViewDelegate.scrollViewDidScroll)").lines(with: "let")
                    == [#"let a = Selector("scrollViewDidScroll:")"#])
            #expect(
                ported("let a = #selector(UIScrollViewDelegate.scrollViewWillEndDragging)").lines(with: "let")
                    == [#"let a = Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:")"#])
            #expect(complaints("let a = #selector(UITableViewDelegate.tableView)").count == 1)
        }

        @Test("A selector on several lines keeps them")
        func lines() {
            #expect(
                ported("let a = #selector(\n    A.copy(_:)\n)\nlet b = 1")
                    == "let a = Selector(\n\n\"copy:\")\nlet b = 1")
        }

        @Test("Key paths are their names")
        func keyPaths() {
            #expect(ported("let a = #keyPath(A.layer.frame)") == "let a = \"layer.frame\"          ")
        }

        @Test("What a selector cannot name is a mistake")
        func impossible() {
            #expect(
                complaints("let a = #selector(A.fly)") == [
                    "0.swift:1:9: error: nothing in this module is called fly, so its arguments are not known; write them: "
                        + "`fly(_:)`, or `Selector(\"fly\")` if it has none"
                ])
            #expect(
                complaints(
                    "class A: UIView {\n  let a = #selector(tap)\n  @objc func tap() {}\n  @objc func tap(_ s: Any) {}\n}"
                ) == [
                    "0.swift:2:11: error: tap can be tap() and tap(_:); write the labels: `tap()`"
                ])
            #expect(
                complaints("class A: UIView {\n  let a = #selector(go)\n  @objc func go() async {}\n}") == [
                    "0.swift:2:11: error: go() is asynchronous, and an action is not waited for; start a task in a method that is not"
                ])
            #expect(
                complaints(
                    "class A: UIView {\n  let a = f(action: #selector(go))\n  @objc func go(_ a: A, b: A, c: A) {}\n}"
                ) == [
                    "0.swift:2:21: error: go(_:b:c:) takes 3 arguments, and an action two at most; select a method that takes the sender and the event"
                ])
        }
    }

    extension String {
        fileprivate func components(after part: String) -> String {
            range(of: part).map { String(self[$0.upperBound...]) } ?? self
        }

        @Test("FL15: a method that hears how saving ended is performed, though it takes three arguments")
        func saving() {
            let method = "image(_ i: UIImage, didFinishSavingWithError e: Error?, contextInfo: UnsafeRawPointer)"
            let result = ported(
                "class A: UIView {\n@objc func \(method) {}\nfunc f(_ i: UIImage) { UIImageWriteToSavedPhotosAlbum(i, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil) }\n}"
            )
            #expect(
                result.lines(with: "list.append") == [
                    "list.append(Selector(saving: \"image:didFinishSavingWithError:contextInfo:\", on: A.self, "
                        + "{ (target: A, sender: UIImage, event: Error?, context: UnsafeRawPointer) in "
                        + "target.image(sender, didFinishSavingWithError: event, contextInfo: context) }))"
                ])
        }
    }
#endif
