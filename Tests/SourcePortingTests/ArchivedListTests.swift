// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("PO31, PO34, PO35: what archives find by name")
    struct ArchivedListTests {
        @Test("PO31: a responder's class adds its outlets and inspectable values to its superclass's list")
        func responder() {
            let result = ported(
                """
                public class A: UIView {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var buttons: [UIButton]!
                @IBOutlet private(set) var delegate: P? { didSet {} }
                @IBInspectable var radius: CGFloat { get { 0 } set {} }
                @IBInspectable var fixed: Int { 1 }
                @IBInspectable static var shared = 1
                var plain = 1
                }
                """)
            #expect(
                result.lines(with: "rchivedProperties: [") == [
                    "public override class var archivedProperties: [ArchivedProperty] {",
                    "private static let ownArchivedProperties: [ArchivedProperty] = {",
                ])
            #expect(result.lines(with: "var list") == ["var list: [ArchivedProperty] = UIView.archivedProperties"])
            #expect(
                result.lines(with: "list.append")
                    == ["label", "buttons", "delegate", "radius"].map {
                        "list.append(ArchivedProperty(\"\($0)\", on: A.self) { $0.\($0) = try $1.read() })"
                    })
        }

        @Test("PO31: a class without such properties gets no list")
        func nothing() {
            let source = "class A: UIView {\nvar label: UILabel!\n}"
            #expect(ported(source) == source)
        }

        @Test(
            "PO31: a class that is no responder says that it has a list, beside that of its actions; subclasses add theirs"
        )
        func plain() {
            let result = ported(
                "class A {\n@IBOutlet var a: UIView!\n@IBAction func b() {}\n}\nclass B: A {\n@IBOutlet var c: UIView!\n}\nclass C: NSObject, P {\n@IBOutlet var d: UIView!\n}"
            )
            #expect(
                result.lines(with: "class ").filter { $0.hasSuffix("{") && !$0.contains("var") } == [
                    "class A: SelectorListing, ArchivedPropertyListing {", "class B: A {",
                    "class C: NSObject, P, ArchivedPropertyListing {",
                ])
            #expect(
                result.lines(with: "class var archived") == [
                    "@MainActor class var archivedProperties: [ArchivedProperty] {",
                    "@MainActor override class var archivedProperties: [ArchivedProperty] {",
                    "@MainActor class var archivedProperties: [ArchivedProperty] {",
                ])
        }

        @Test("PO31: conditions, generic classes, and extensions in other files")
        func shapes() {
            let result = module([
                "class A<T>: UIView {\n#if DEBUG\n@IBOutlet var a: UIView!\n#endif\n}\nclass B: UIView {}",
                "extension B {\n@IBInspectable private var far: Int { get { 0 } set {} }\n}",
            ])
            #expect(result[0].contains("#if DEBUG\nlist.append(ArchivedProperty(\"a\", on: A.self)"))
            #expect(result[0].lines(with: "static let").count == 1, "a generic class stores none")
            #expect(result[0].lines(with: "list += ") == ["list += archivedPropertiesOfExtension0"])
            #expect(
                result[1].lines(with: "rchivedPropert") == [
                    "static var archivedPropertiesOfExtension0: [ArchivedProperty] {",
                    "var list: [ArchivedProperty] = []",
                    #"list.append(ArchivedProperty("far", on: B.self) { $0.far = try $1.read() })"#,
                ])
        }

        // MARK: With archives

        private func port(_ sources: [String], _ content: String) -> Porter.Result {
            Porter(options: PortingOptions(tellsPlaces: false)).port(
                texts(sources.map { "import UIKit\n" + $0 }),
                interfaces: [SourceText(path: "A.xib", text: "<document>\n\(content)\n</document>")])
        }

        private func complaints(_ source: String, _ content: String) -> [String] {
            port([source], content).diagnostics.map { String($0.description.prefix { $0 != ";" }) }
        }

        @Test("PO31, PO34: what extensions of UIKit's classes declare is in the module's list, if it has archives")
        func extensions() {
            let source = """
                extension UIView {
                @IBInspectable var radius: CGFloat { get { 0 } set {} }
                @IBInspectable private var own: CGFloat { get { 0 } set {} }
                }
                private extension UIViewController {
                @IBAction func close(_ sender: Any) { print(sender) }
                func other() {}
                }
                """
            let result = port([source], "")
            #expect(
                result.files[0].text.lines(with: "list.append") == [
                    #"list.append(ArchivedProperty("radius", on: UIView.self) { $0.radius = try $1.read() })"#,
                    #"list.append(Selector("close:", on: UIViewController.self, { (target: UIViewController, sender: Any) in target.close(sender) }))"#,
                ])
            #expect(
                result.support[0].text.lines(with: "var extension") == [
                    "@MainActor static var extensionProperties: [ArchivedProperty] { propertiesOfExtension0 }",
                    "@MainActor static var extensionActions: [Selector] { actionsOfExtension1 }",
                ])
            #expect(
                result.diagnostics.map(\.description) == [
                    "0.swift:4:1: warning: no archive finds own, which is private in an extension of UIView; declare it fileprivate"
                ])
            #expect(!ported(source).contains("InterfaceArchives"))
        }

        @Test("PO31, PO34: a class lists what an archive names, with an attribute or without")
        func named() {
            let result = port(
                ["class A: UIView {\nvar a: UILabel!\nvar b = 1\nlet c = 1\nfunc go(_ s: Any) {}\n}"],
                """
                <view customClass="A" customModule="M" customModuleProvider="target">
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="b.d"/></userDefinedRuntimeAttributes>
                <connections><outlet property="a"/><outlet property="c"/><action selector="go:"/></connections></view>
                """)
            #expect(
                result.files[0].text.lines(with: "list.append").map { $0.prefix(32) } == [
                    #"list.append(Selector(ignoringSen"#, #"list.append(ArchivedProperty("a""#,
                    #"list.append(ArchivedProperty("b""#,
                ])
            #expect(result.diagnostics.isEmpty)
        }

        @Test("PO34: an action is found also by the name that Swift before 3 gave it")
        func former() {
            let result = port(
                [
                    "class A: UIView {\n@IBAction func go(sender: UIButton) {}\n@IBAction func move(sender: UIButton, event: UIEvent) {}\n}"
                ], #"<view><connections><action selector="go:"/><action selector="move:event:"/></connections></view>"#)
            let names = result.files[0].text.lines(with: "list.append").map { $0.split(separator: "\"")[1] }
            #expect(names == ["goWithSender:", "go:", "moveWithSender:event:", "move:event:"])
            #expect(result.diagnostics.isEmpty)
        }

        @Test("PO31: a class of @objc(name) has its name here")
        func renamed() {
            let result = port(["@objc(XA) class A: UIView {}"], #"<view customClass="XA"/>"#)
            #expect(result.support[0].text.contains(#""customClass":"A""#) && result.diagnostics.isEmpty)
        }

        @Test("PO32: an archive that names what nobody declares is told of, with the line")
        func missing() {
            let of = #"customClass="A" customModule="M" customModuleProvider="target""#
            #expect(
                complaints("", "<view \(of)/>")
                    == ["A.xib:2:1: warning: no source of the module declares the class A of the archive"])
            #expect(
                complaints("", #"<view customClass="B"/>"#)
                    == ["A.xib:2:1: warning: no source of the module declares the class B of the archive"])
            #expect(
                complaints("", #"<view customClass="B" customModule="Other"/><view customClass="WKWebView"/>"#).isEmpty)
            let outlets =
                "<view \(of)><connections>\n<outlet property=\"b\"/>\n<action selector=\"go:\"/></connections></view>"
            #expect(
                complaints("class A: UIView {}", outlets) == [
                    "A.xib:3:1: warning: A has no property b, which is an outlet in the archive",
                    "A.xib:4:1: warning: no class has a method go:, which is an action in the archive",
                ])
            #expect(
                complaints("class A: Other {\n@IBAction func go(_ s: Any) {}\n}", outlets).isEmpty,
                "another module's class may have it")
            let known =
                "<view \(of)><connections><outlet property=\"delegate\"/><action selector=\"copy:\"/></connections></view>"
            #expect(complaints("class A: UIView {}", known).isEmpty)
            let unwinding = #"<segue kind="unwind" unwindAction="back:"/><segue destinationCreationSelector="make:"/>"#
            #expect(
                complaints("", "<view><connections>\(unwinding)</connections></view>") == [
                    "A.xib:2:20: warning: no class has a method back:, which is an action in the archive",
                    "A.xib:2:63: warning: no class has a method make:, which makes a controller for the archive",
                ])
        }

        @Test("PO32: what many connections name is told of once")
        func once() {
            let action = #"<button><connections><action selector="go:"/></connections></button>"#
            #expect(complaints("", action + "\n" + action).count == 1)
        }

        @Test("PO32: a file that an archive needs stays, whatever framework it imports")
        func needed() {
            let source = "import MapKit\nclass A: UIView {}"
            #expect(complaints(source, "").map { $0.hasPrefix("0.swift:1:1: warning: left out") } == [true])
            let result = port([source], #"<view customClass="A"/>"#)
            #expect(result.files[0].text == "import UIKit\nimport UIKit \nclass A: UIView {}")
            #expect(result.diagnostics.isEmpty)
        }

        @Test("PO31: what a file that is left out declares is in no list")
        func leftOut() {
            let result = port(
                [
                    "class A: UIView {\n@IBOutlet var a: UIView!\n}",
                    "import SpriteKit\nextension A {\n@IBInspectable var b: Int { get { 0 } set {} }\n}\n"
                        + "extension UIView {\n@IBInspectable var c: Int { get { 0 } set {} }\n}",
                ], "")
            #expect(result.files[0].text.lines(with: "list += ").isEmpty)
            #expect(!result.support[0].text.contains("extensionProperties"))
        }

        // MARK: Segues

        @Test("PO35: a controller lists the methods that make the controllers of segues")
        func segues() {
            let result = ported(
                """
                class A: UIViewController {
                @IBSegueAction private func one(_ coder: NSCoder) -> UIViewController? { nil }
                @IBSegueAction func two(coder: NSCoder, sender: UIButton?) -> UIViewController? { nil }
                @IBSegueAction func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }
                }
                """)
            #expect(
                result.lines(with: "SegueAction(") == [
                    #"list.append(SegueAction("one:", on: A.self) { $0.one($1) })"#,
                    #"list.append(SegueAction("twoWithCoder:sender:", on: A.self) { $0.two(coder: $1, sender: $2 as? UIButton) })"#,
                    #"list.append(SegueAction("three:sender:segueIdentifier:", on: A.self) { $0.three($1, sender: $2, segueIdentifier: $3) })"#,
                ])
            #expect(result.lines(with: "segueActions: [") == ["override class var segueActions: [SegueAction] {"])
        }

        @Test("PO34: actions are listed under the names that archives have, whatever they take")
        func actions() {
            let result = ported(
                """
                class A: UIViewController {
                @IBAction private func none() {}
                @IBAction func any(_ sender: Any) {}
                @IBAction fileprivate func button(_ sender: UIButton) { print(sender) }
                @IBAction func event(_ sender: UIButton, forEvent event: UIEvent) { print(sender, event) }
                @IBAction func labeled(sender: AnyObject) {}
                @IBAction func back(_ segue: UIStoryboardSegue) {}
                @IBAction func back(segue: UIStoryboardSegue) {}
                }
                """)
            let names = result.lines(with: "list.append").map { $0.split(separator: "\"")[1] }
            #expect(
                names == [
                    "none", "any:", "button:", "event:forEvent:", "labeledWithSender:", "back:", "backWithSegue:",
                ])
        }
    }
#endif
