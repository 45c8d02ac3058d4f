// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @Suite("Attributes, imports and conditions")
    struct AttributeTests {
        @Test("Attributes of the runtime and of Interface Builder become spaces: nothing moves")
        func attributes() {
            #expect(
                ported("@IBDesignable struct A { @IBInspectable var a = 1; @IBOutlet weak var b: B! }")
                    == "              struct A {                var a = 1;           weak var b: B! }")
            #expect(
                ported("extension Int { @objc dynamic var a: Int { 1 } }")
                    == "extension Int {               var a: Int { 1 } }")
            #expect(
                ported("@objc(\n  Kind\n) enum Kind: Int { case a }") == "      \n      \n  enum Kind: Int { case a }")
        }

        @Test("The application's delegate is where the program begins")
        func entry() {
            #expect(ported("@UIApplicationMain final class A {}") == "@main              final class A {}")
        }

        @Test("A file that imports other modules alone sees what their frameworks expose on iOS")
        func exposed() {
            #expect(raw(["import Kit\nlet a = CGRect.zero"])[0] == "import Kit; import UIKit\nlet a = CGRect.zero")
            #expect(
                raw(["#if os(OSX)\nimport AppKit\n#else\nimport UIKit\n#endif\nlet a = URLSession.shared"])[0]
                    .hasPrefix("import FoundationNetworking; #if os(OSX)"))
            #expect(raw(["import Kit\nlet a = 1"])[0] == "import Kit\nlet a = 1")
            #expect(raw(["import Foundation\nlet a = CGRect.zero"])[0] == "import Foundation\nlet a = CGRect.zero")
            for name in ["CGLayer", "NSUserActivity", "DateComponentsFormatter", "autoreleasepool"] {
                #expect(
                    raw(["import CoreGraphics\nlet a = \(name).self"])[0]
                        == "import CoreGraphics; import UIKit\nlet a = \(name).self")
            }
            #expect(
                raw(["import Foundation\nclass A: URLSessionDelegate {}"])[0]
                    == "import Foundation; import FoundationNetworking\nclass A: URLSessionDelegate {}")
        }

        @Test("Modules that are part of another one here, and submodules")
        func imports() {
            #expect(raw(["import UIKit.UIGestureRecognizerSubclass"])[0] == "import UIKit                            ")
            #expect(
                raw(["import QuartzCore\nimport ObjectiveC\nimport CoreGraphics\nimport class UIKit.UIView"])[0] == """
                    import UIKit     \nimport UIKit     \nimport CoreGraphics\nimport class UIKit.UIView
                    """)
            #expect(
                ported("#if canImport(QuartzCore)\nlet a = 1\n#endif") == "#if canImport(UIKit     )\nlet a = 1\n#endif"
            )
        }

        @Test("A file that says nothing of UIKit and imports nothing sees it; so does one that names selectors")
        func missing() {
            let files = raw([
                "import UIKit\nlet a = 1", "// A size.\nlet b: CGSize", "import Foundation\nlet c = Selector(\"c\")",
            ])
            #expect(files[1] == "// A size.\nimport UIKit; let b: CGSize")
            #expect(files[2] == "import Foundation; import UIKit\nlet c = Selector(\"c\")")
            #expect(raw(["import Foundation\nlet a: UIView"])[0] == "import Foundation; import UIKit\nlet a: UIView")
            #expect(raw(["let a = sqrt(2)"])[0] == "import UIKit; let a = sqrt(2)")
            #expect(raw(["extension Date {}"])[0] == "import UIKit; extension Date {}")
            let change = "import Foundation\nfunc f(_ c: NSKeyValueObservedChange<Bool>) {}"
            #expect(raw([change])[0].hasPrefix("import Foundation; import UIKit"))
            #expect(
                raw(["let b = 1", "import Foundation\nlet c = 1"]) == ["let b = 1", "import Foundation\nlet c = 1"])
        }

        @Test("A responder ends on the main actor")
        func endings() {
            #expect(ported("class A: UIView { deinit {} }") == "class A: UIView { @MainActor deinit {} }")
            #expect(
                ported("class A: B { deinit {} }\nclass B: UIViewController {}").hasPrefix(
                    "class A: B { @MainActor deinit"))
            #expect(ported("class A: NSObject { deinit {} }") == "class A: NSObject { deinit {} }")
        }

        @Test("Code for iOS is taken when that was asked for")
        func conditions() {
            let source = "#if os(iOS) || !os( iOS )\nlet a = 1\n#endif"
            #expect(ported(source) == source)
            #expect(ported(source, ios: true) == "#if (!os(iOS)) || !(!os(iOS))\nlet a = 1\n#endif")
        }

        @Test("Previews are left out, and their lines stay")
        func previews() {
            #expect(
                ported("let a = 1\n#Preview {\n    A()\n}\nlet b = 1") == "let a = 1\n          \n       \n \nlet b = 1"
            )
        }

        @Test("What the runtime carries out on a device is a mistake here, with its place and a remedy")
        func impossible() {
            #expect(
                complaints("class A {\n    @NSManaged var a: Int\n    @NSCopying var b: B\n}") == [
                    "0.swift:2:5: error: @NSManaged is carried out by the Objective-C runtime, which is not here; "
                        + "declare a property with storage of its own",
                    "0.swift:3:5: error: @NSCopying is carried out by the Objective-C runtime, which is not here; "
                        + "copy in the property's setter",
                ])
        }
    }
#endif
