// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @testable import SourcePorting

    @Suite("PO32: XML as Xcode writes it")
    struct MarkupReaderTests {
        private func fault(_ text: String) -> String? {
            do { _ = try MarkupReader.read(text) } catch {
                return "\(error.line):\(error.column): \(error.reason)"
            }
            return nil
        }

        @Test("PO32: elements, attributes, texts, comments and instructions")
        func whole() throws {
            let text = """
                \u{FEFF}<?xml version="1.0"?>\r
                <!DOCTYPE a PUBLIC "-//A//B" "http://c">\r
                <a one='1' two = "&lt;&#10;&#x1F600;&amp;
                ">b<!-- <c> -->&quot;<c/><![CDATA[<d>]]></a>
                <!-- end -->
                """
            let root = try MarkupReader.read(text)
            #expect(root.tag == "a" && root.attributes == ["one": "1", "two": "<\n😀& "])
            #expect(root.text == #"b"<d>"# && root.children.map(\.tag) == ["c"] && root.line == 3 && root.column == 1)
        }

        @Test("PO32: damage is told with its place and its reason")
        func damage() {
            #expect(fault("") == "1:1: it is empty")
            #expect(fault("<a>\n  <b>\n") == "3:1: <b> of line 2 does not end")
            #expect(fault("<a>\n  <b></a>") == "2:10: </a> ends <b> of line 2")
            #expect(fault("</a>") == "1:5: </a> ends nothing")
            #expect(fault("<a/><b/>") == "1:5: there is more behind the end")
            #expect(fault("<a/>b") == "1:6: a text stands outside of the document")
            #expect(fault("<a b>") == "1:5: the attribute b has no value")
            #expect(fault("<a b=c>") == "1:6: the value of b is not quoted")
            #expect(fault("<a b='c>") == "1:9: the value of b does not end")
            #expect(fault("<a b='<'/>") == "1:7: the value of an attribute contains <")
            #expect(fault("<a b='1' b='2'/>") == "1:15: <a> has the attribute b twice")
            #expect(fault("<a b='1'c='2'/>") == "1:9: <a> has something in it that is no attribute")
            #expect(fault("<a>&b;</a>") == "1:7: &b; stands for no character")
            #expect(fault("<a>&#xD800;</a>") == "1:12: &#xD800; stands for no character")
            #expect(fault("<a>& b</a>") == "1:5: a reference to a character has no semicolon")
            #expect(fault("<a><!-- b</a>") == "1:14: a comment does not end")
            #expect(
                fault("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>") == "1:29: the document's type declares names of its own")
            #expect(fault("< a/>") == "1:2: a name is missing")
            #expect(fault("<a></a b>") == "1:8: </a does not end")
            let deep = String(repeating: "<a>", count: 300)
            #expect(fault(deep) == "1:772: elements stand in each other too deep")
        }

        @Test("PO32: in JSON an element has what is not empty, and the same order each time")
        func json() throws {
            let root = try MarkupReader.read(#"<a c="1" b="&quot;\&#9;"><d>e&#10;</d><f/></a>"#)
            #expect(
                root.json
                    == #"{"tag":"a","attributes":{"b":"\"\\\u0009","c":"1"},"children":[{"tag":"d","text":"e\n"},{"tag":"f"}]}"#
            )
        }
    }
#endif
