// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @Suite("Overrides of extensions' members")
    struct ExtensionOverrideTests {
        @Test("An extension's member asks for an override of the object's own; super means what the extension says")
        func overrides() {
            let result = module([
                "extension UIViewController { @objc public func close(_ a: Int) -> Int { a } }",
                "open class Menu: UIViewController {\nopen override func close(_ a: Int) -> Int { super.close(a) + 1 }\n}\nclass Sub: Menu {\noverride func close(_ a: Int) -> Int { super.close(a) }\n}",
            ])
            #expect(result[0].contains("func base_UIViewController_close(_ a: Int) -> Int { a }"))
            #expect(
                result[0].lines(with: "if let own") == [
                    "if let own = self as? any Overriding_UIViewController_close { return own.own_UIViewController_close(a) }"
                ])
            #expect(result[0].contains("protocol Overriding_UIViewController_close: AnyObject { func own_"))
            #expect(
                result[1].lines(with: "class") == [
                    "open class Menu: UIViewController, Overriding_UIViewController_close {", "class Sub: Menu {",
                ])
            #expect(
                result[1].lines(with: "own_") == [
                    "open          func own_UIViewController_close(_ a: Int) -> Int { base_UIViewController_close(a) + 1 }",
                    "override func own_UIViewController_close(_ a: Int) -> Int { super.own_UIViewController_close(a) }",
                ])
        }

        @Test(
            "Overrides in extensions of UIKit's classes are asked for, those of subclasses first; super is the nearest above"
        )
        func addedByExtensions() {
            let result = module([
                "extension UIView { @objc func save() { keep() } }",
                "extension UIScrollView { override func save() { super.save(); a() } }\nextension UITextView { override func save() { super.save(); b() } }\nextension UILabel {\n@objc override func save() { super.save() }\n}",
            ])
            #expect(result[0].contains("func base_UIView_save() { keep() }"))
            #expect(!result[0].contains("protocol"))
            #expect(
                result[0].lines(with: "own") == [
                    "if let own = self as? UITextView { return own.own_UITextView_UIView_save() }",
                    "if let own = self as? UILabel { return own.own_UILabel_UIView_save() }",
                    "if let own = self as? UIScrollView { return own.own_UIScrollView_UIView_save() }",
                ])
            #expect(
                result[1].lines(with: "own_").map { $0.split(separator: " ").joined(separator: " ") } == [
                    "extension UIScrollView { func own_UIScrollView_UIView_save() { base_UIView_save(); a() } }",
                    "extension UITextView { func own_UITextView_UIView_save() { own_UIScrollView_UIView_save(); b() } }",
                    "func own_UILabel_UIView_save() { base_UIView_save() }",
                ])
        }

        @Test(
            "PO64: an override in an extension of the module's class, also in the class's own file, reaches the extension's code by super"
        )
        func overrideInExtension() {
            let result = module([
                "extension UIViewController { @objc func track(_ a: Int) { note(a) } }\nclass Page: UIViewController {}\nextension Page {\noverride func track(_ a: Int) { super.track(a + 1) }\nfunc other() { super.track(0) }\n}"
            ])
            #expect(!result[0].contains("super.track"))
            #expect(result[0].contains("base_UIViewController_track(a + 1)"))
            #expect(result[0].contains("base_UIViewController_track(0)"))
        }

        @Test("A class of the module comes before extensions, and calls the one above it; a property has both ways")
        func both() {
            let result = module([
                "extension UIView { @objc var kept: Int { get { 1 } set { note(newValue) } } }\nextension UILabel { override var kept: Int { get { super.kept } set { super.kept = newValue } } }",
                "class Title: UILabel { override var kept: Int { get { super.kept + 1 } set {} } }",
            ])
            #expect(
                result[0].lines(with: "if let own") == [
                    "if let own = self as? any Overriding_UIView_kept { return own.own_UIView_kept }",
                    "if let own = self as? UILabel { return own.own_UILabel_UIView_kept }",
                    "if let own = self as? any Overriding_UIView_kept { own.own_UIView_kept = newValue; return }",
                    "if let own = self as? UILabel { own.own_UILabel_UIView_kept = newValue; return }",
                ])
            #expect(result[0].contains("base_UIView_kept = newValue\n"))
            #expect(result[0].contains("{ get { base_UIView_kept } set { base_UIView_kept = newValue } }"))
            #expect(result[1].contains("get { own_UILabel_UIView_kept + 1 }"))
        }
    }
#endif
