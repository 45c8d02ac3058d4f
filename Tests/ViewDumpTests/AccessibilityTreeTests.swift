// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("Who gets a touch in an accessibility tree")
struct AccessibilityTreeTests {
    private func tree(_ elements: String) throws -> ViewTree {
        try Dumps.tree(
            #"<XCUIElementTypeWindow x="0" y="0" width="390" height="844">\#(elements)</XCUIElementTypeWindow>"#)
    }

    private func element(_ type: String, _ label: String, _ place: String, _ more: String = "", _ inner: String = "")
        -> String
    {
        let n = place.split(separator: " ")
        return
            "<XCUIElementType\(type) label=\"\(label)\" x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\" \(more)>\(inner)</XCUIElementType\(type)>"
    }

    @Test("an element type without a name is any")
    func namelessType() throws {
        let tree = try Dumps.tree(
            #"<XCUIElementTypeWindow x="0" y="0" width="60" height="60"><XCUIElementType x="1" y="1" width="9" height="9"/></XCUIElementTypeWindow>"#
        )
        #expect(tree.views.map(\.className) == ["Window", "Any"])
    }

    @Test("a plain Other never beats a control, whatever their order; a scroll view neither")
    func containers() throws {
        let button = element("Button", "Buy", "20 100 100 44")
        for front in ["Other", "Table", "ScrollView", "Any"] {
            let tree = try tree(button + element(front, "", "0 0 390 844"))
            #expect(Dumps.receiver(tree, at: 30, 110) == #"Button "Buy" #2"#)
            #expect(Dumps.receiver(tree, at: 30, 300) == "\(front) #3")
            let raster = TouchRaster(tree)
            #expect(raster.owner(column: 30, row: 110) == 1 && raster.owner(column: 30, row: 300) == 2)
        }
        let explanation = Explanation(
            try tree(button + element("Other", "", "0 0 390 844")), at: TracePoint(x: 30, y: 110))
        #expect(
            explanation.lines().map(\.description).contains {
                $0.hasSuffix(
                    "Other #3 gives way: a container of an accessibility tree takes nothing from what is behind it")
            })
    }

    @Test("an Other that assistive technology sees as one thing is a control")
    func accessible() throws {
        let tree = try tree(
            element("Other", "Buy", "20 100 100 44", #"accessible="true""#) + element("Other", "", "0 0 390 844"))
        #expect(Dumps.receiver(tree, at: 30, 110) == #"Other "Buy" #2"#)
    }

    @Test("what is not visible or not hittable takes nothing; what is disabled takes the touch and does nothing")
    func states() throws {
        let front = element("Button", "Ghost", "20 100 100 44", #"visible="false""#)
        let tree1 = try tree(element("Button", "Buy", "20 100 100 44", #"enabled="false""#) + front)
        #expect(Dumps.receiver(tree1, at: 30, 110) == #"Button "Buy" #2"#)
        let explanation = Explanation(tree1, at: TracePoint(x: 30, y: 110))
        #expect(
            explanation.remarks.map(\.text.description) == [
                #"Button "Buy" #2 is disabled: it gets the touch and does nothing"#
            ])
        let tree2 = try tree(element("Button", "Buy", "20 100 100 44") + front.replacing("visible", with: "hittable"))
        #expect(Dumps.receiver(tree2, at: 30, 110) == #"Button "Buy" #2"#)
    }

    @Test("a bar lies over the content beside it, though it is read aloud first")
    func bars() throws {
        let bar = element("NavigationBar", "Shop", "0 44 390 44", "", element("Button", "Back", "0 44 60 44"))
        let rows = element("Table", "", "0 0 390 844", "", element("Cell", "Row", "0 40 390 60"))
        for wrapped in [bar, element("Other", "", "0 0 390 100", "", bar)] {
            let tree = try tree(wrapped + rows)
            #expect(Dumps.receiver(tree, at: 30, 60)?.hasPrefix(#"Button "Back""#) == true)
            let raster = TouchRaster(tree)
            #expect(raster.owner(column: 30, row: 60).map { tree.views[$0].text } == "Back")
            #expect(Dumps.receiver(tree, at: 200, 95)?.hasPrefix(#"Cell "Row""#) == true)
        }
    }
}
