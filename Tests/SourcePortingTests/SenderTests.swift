// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("What sources ask of senders of no known class")
    struct SenderTests {
        @Test("The tag of any object is that of a view or of a bar's item")
        func tags() {
            #expect(ported("func f(_ s: AnyObject) { a[s.tag] }") == "func f(_ s: AnyObject) { a[objectTag(s)] }")
            #expect(ported("let t = (s as AnyObject).tag") == "let t = objectTag((s as AnyObject))")
            let own = "func f(_ s: Row) { a[s.tag] }"
            #expect(ported(own) == own)
        }

        @Test("Members of one kind of control are asked of it")
        func controls() {
            #expect(ported("func f(_ s: AnyObject) { s.isOn }") == "func f(_ s: AnyObject) { (s as! UISwitch).isOn }")
            #expect(
                ported("func f(_ s: AnyObject) { s.currentTitle }")
                    == "func f(_ s: AnyObject) { (s as! UIButton).currentTitle }")
        }

        @Test("In an extension of CGFloat, abs is the library's function")
        func library() {
            #expect(
                ported("extension CGFloat { var a: CGFloat { abs(self) } }")
                    == "extension CGFloat { var a: CGFloat { Swift.abs(self) } }")
            for kept in ["extension Double { var a: Double { abs(self) } }", "let a = abs(b)"] {
                #expect(ported(kept) == kept)
            }
        }

        @Test("Former names are replaced also in code for another version of Swift")
        func versions() {
            let text = ported(
                "#if swift(>=5.0)\na = isMovingFromParent\n#elseif swift(<5.0)\na = isMovingFromParentViewController\n#endif"
            )
            #expect(
                text == "#if swift(>=5.0)\na = isMovingFromParent\n#elseif swift(<5.0)\na = isMovingFromParent\n#endif")
            let member = ported("#if swift(<5.0)\nc.removeFromParentViewController()\n#endif")
            #expect(member == "#if swift(<5.0)\nc.removeFromParent()\n#endif")
        }
    }
#endif
