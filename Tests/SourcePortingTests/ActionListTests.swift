// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @Suite("Lists of actions")
    struct ActionListTests {
        @Test("A responder's class adds what Objective-C could perform to its superclass's list")
        func responder() {
            let result = ported(
                "public class A: UIView {\n@IBAction private func tap(_ sender: UIButton) { print(sender) }\nfunc plain() {}\n@objc func go() {}\n}"
            )
            #expect(
                result.lines(with: "selectors") == [
                    "public override class var selectors: [Selector] {", "var list: [Selector] = UIView.selectors",
                ])
            #expect(
                result.lines(with: "list.append") == [
                    #"list.append(Selector("tap:", on: A.self, { (target: A, sender: UIButton) in target.tap(sender) }))"#,
                    #"list.append(Selector("go", on: A.self, { (target: A) in target.go() }))"#,
                ])
        }

        @Test("Classes of other modules override the list of a class that they may inherit from")
        func openClasses() {
            let result = ported("open class A: UIView {\n@objc func go() {}\n}\nopen class B {\n@objc func go() {}\n}")
            #expect(
                result.lines(with: "var selectors") == [
                    "open override class var selectors: [Selector] {",
                    "open nonisolated class var selectors: [Selector] {",
                ])
        }

        @Test("A class that is no responder says that it has a list; its subclasses add theirs")
        func plain() {
            let result = ported("class A {\n@objc func a() {}\n}\nclass B: A {\n@objc func b() {}\n}")
            #expect(result.lines(with: "class A") == ["class A: SelectorListing {"])
            #expect(result.lines(with: "class B") == ["class B: A {"])
            #expect(
                result.lines(with: "selectors") == [
                    "nonisolated class var selectors: [Selector] {",
                    "override nonisolated class var selectors: [Selector] {", "var list: [Selector] = A.selectors",
                ])
        }

        @Test("A member and an argument with the sender's name do not read it")
        func namesOfOthers() {
            let result = ported(
                "class A: UIView {\nvar timer: Any?\n@objc func a(_ timer: Timer) { self.timer = nil; log(timer: 1) }\n"
                    + "@objc func b(_ timer: Timer) { timer.invalidate() }\n@objc func c(_ timer: Timer) { log(timer: timer) }\n}"
            )
            #expect(
                result.lines(with: "list.append") == [
                    #"list.append(Selector(ignoringSender: "a:", on: A.self, { (target: A, sender: Timer) in target.a(sender) }))"#,
                    #"list.append(Selector("b:", on: A.self, { (target: A, sender: Timer) in target.b(sender) }))"#,
                    #"list.append(Selector("c:", on: A.self, { (target: A, sender: Timer) in target.c(sender) }))"#,
                ])
        }

        @Test("A sender that nobody reads may be of any class; an override may read it")
        func senders() {
            let result = ported(
                "class A: UIView {\n@objc func a(_ s: UIButton) {}\n@objc func b(_ s: UIButton) {}\n}\nclass B: A { override func b(_ s: UIButton) { print(s) } }"
            )
            #expect(
                result.lines(with: "list.append") == [
                    #"list.append(Selector(ignoringSender: "a:", on: A.self, { (target: A, sender: UIButton) in target.a(sender) }))"#,
                    #"list.append(Selector("b:", on: A.self, { (target: A, sender: UIButton) in target.b(sender) }))"#,
                ])
        }

        @Test("An extension in another file lists what only it can call; one in the same file is in the class's list")
        func extensions() {
            let result = module([
                "class A: UIView {}\nextension A { @objc private func near() {} }",
                "extension A {\n@objc private func far() {}\n}",
            ])
            #expect(
                result[0].lines(with: "list.append") == [
                    #"list.append(Selector("near", on: A.self, { (target: A) in target.near() }))"#
                ])
            #expect(result[0].lines(with: "list += ") == ["list += selectorsOfExtension1"])
            #expect(result[1].lines(with: "selectorsOf") == ["static var selectorsOfExtension1: [Selector] {"])
        }

        @Test("What stands under a condition is listed under it")
        func conditions() {
            let result = ported("class A: UIView {\n#if DEBUG\nlet a = 1\n#else\n@objc func go() {}\n#endif\n}")
            #expect(result.contains("#if DEBUG\n#else\nlist.append(Selector(\"go\""))
            let both = ported("class A: UIView {\n#if DEBUG\n@objc func go() {}\n#else\n@objc func go() {}\n#endif\n}")
            #expect(both.lines(with: "list.append").count == 2)
        }

        @Test("A method that a protocol of Objective-C's requires, or that is selected, needs no attribute of its own")
        func implied() {
            let result = ported(
                "@objc protocol P { func p() }\nclass A: NSObject, P {\nfunc p() {}\n}\nclass B: UIView {\nlet s = #selector(q)\nfunc q() {}\n}"
            )
            #expect(
                result.lines(with: "list.append").map { $0.prefix(24) } == [
                    #"list.append(Selector("p""#, #"list.append(Selector("q""#,
                ])
            #expect(result.contains("protocol P: AnyObject {"))
        }

        @Test("A generic class stores no list")
        func generic() {
            let result = ported("class A<T>: UIView {\n@objc func a() {}\n}")
            #expect(!result.contains("static let"))
            #expect(result.contains("override class var selectors"))
        }

        @Test("Who performs a method that throws gets no error")
        func throwing() {
            let result = ported(
                "class A: NSObject {\n@objc func save() throws -> Int { 1 }\nlet s = #selector(save)\n}")
            #expect(
                result.lines(with: "list.append") == [
                    #"list.append(Selector("saveAndReturnError:", on: A.self, { (target: A) in _ = try? target.save() }))"#
                ])
        }
    }
#endif
