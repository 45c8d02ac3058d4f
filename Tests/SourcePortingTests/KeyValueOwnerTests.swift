// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @Suite("PO47: values under keys")
    struct KeyValueOwnerTests {
        @Test("PO47: the first class of a family of plain objects gets the methods, and its overrides become such")
        func family() {
            let result = module([
                """
                open class Base: NSObject {
                override open func setValue(_ value: Any?, forUndefinedKey key: String) {}
                }
                class Card: Base {
                override func setValue(_ value: Any?, forKey key: String) {
                if key == "a" { return }
                super.setValue(value, forKey: key)
                }
                }
                """
            ])[0]
            #expect(
                result.lines(with: "class ") == ["open class Base: NSObject, KeyValueOwner {", "class Card: Base {"])
            #expect(
                result.lines(with: "func ").map { String($0.prefix { $0 != "{" }) } == [
                    "open func setValue(_ value: Any?, forUndefinedKey key: String) ",
                    "open func setNilValueForKey(_ key: String) ",
                    "open func setValue(_ value: Any?, forKey key: String) ",
                    "open func value(forKey key: String) -> Any? ",
                    "open func value(forUndefinedKey key: String) -> Any? ",
                    "override func setValue(_ value: Any?, forKey key: String) ",
                ])
            #expect(result.contains("\nsuper.setValue(value, forKey: key)\n"))
        }

        @Test("PO47: what such an override calls of its superclass is what objects do without it")
        func superclass() {
            let result = ported(
                "class A: NSObject {\noverride func setValue(_ v: Any?, forKey k: String) { super.setValue(v, forKey: k) }\n}"
            )
            #expect(
                result.contains(
                    "\n         func setValue(_ v: Any?, forKey k: String) { KeyValueDefaults(self).setValue(v, forKey: k) }\n"
                ))
            #expect(result.lines(with: "forUndefinedKey").count == 2)
        }

        @Test("PO47: responders have the methods, and other classes are none of NSObject's")
        func others() {
            let source = """
                class A: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
                class B { func setValue(_ value: Any?, forKey key: String) {} }
                """
            #expect(ported(source) == source)
        }

        private func listed(_ source: String) -> [String] {
            ported(source).lines(with: "list.append").map { line in
                String(line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
            }
        }

        @Test("PO47: an object that takes a dictionary lists what it exposes, or all if nothing says what that is")
        func dictionary() {
            #expect(
                listed(
                    """
                    class A: NSObject {
                    @objc var a = "", b = 1
                    var hidden = 1
                    @objc let fixed = 1
                    @objc private(set) lazy var c = 2
                    init(_ d: [String: Any]) { super.init(); setValuesForKeys(d) }
                    }
                    @objcMembers class B: NSObject { var d: Int { get { 1 } set {} } }
                    class C: NSObject { var e: String?; static var f = 1; let g = 2 }
                    class D { var h = 1 }
                    class E: UIView { @objc var i = 1 }
                    """) == ["a", "b", "c", "d", "e"])
        }

        @Test("PO47: keys that are written as texts are listed by their names, also of responders")
        func names() {
            let types = "class A: NSObject { var a = 1; var b = 2 }\nclass B: UIView { @objc var c = 1; var a = 2 }\n"
            #expect(listed(types + "func f(_ o: A, _ v: B) { o.setValue(1, forKey: \"a\") }") == ["a"])
            #expect(
                listed(types + "func f(_ o: A, _ v: B) { v.setValue(1, forKeyPath: \"owner.c\") }") == ["c"])
            #expect(
                listed(types + "func f(_ o: A) { o.setValue(1, forKeyPath: #keyPath(A.b)) }") == ["b"])
            #expect(listed(types + "func f(_ o: A, _ k: String) { o.setValue(1, forKey: k) }") == ["a", "b"])
            #expect(listed(types + "func f(_ k: String) { UserDefaults.standard.setValue(1, forKey: k) }").isEmpty)
        }
    }
#endif
