// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

/// Shapes that the ninth round of public dumps had (`Documentation/Promises.md`), in dumps written for these tests.
@Suite("What public dumps look like, continued")
struct LatestShapeTests {
    private func explain(_ text: String, at x: Double, _ y: Double) throws -> Explanation {
        Explanation(try Dumps.tree(text), at: TracePoint(x: x, y: y))
    }

    private func receiver(_ text: String, at x: Double, _ y: Double) throws -> String? {
        try explain(text, at: x, y).walk?.result?.description
    }

    @Test(
        "views of a list over several lines are beside each other, and where they are is a guess",
        arguments: ["", "\""])
    func list(quote: String) throws {
        let layer = "layer = <CALayer: 0x1>"
        let dump = """
            [\(quote)<_UIBarBackground: 0x10; frame = (0 0; 390 83); userInteractionEnabled = NO; \(layer)>\(quote),
             \(quote)<UITabBarButton: 0x20; frame = (2 1; 94 48); \(layer)>\(quote),
             \(quote)<UITabBarButton: 0x30; frame = (100 1; 93 48); \(layer)>\(quote)]
            """
        let explanation = try explain(dump, at: 146, 25)
        #expect(explanation.walk?.result?.description == "UITabBarButton #3")
        #expect(explanation.certainty == .guess)
        #expect(explanation.tree.roots.count == 3)
        #expect(
            explanation.tree.omissions.map(\.problem) == [
                "a list of views; places are those in superviews that are missing"
            ])
    }

    @Test("depths that are read from spaces are a guess where something else stands before the first view")
    func loose() throws {
        let dump = """
            window: <UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
                <UIView: 0x20; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
            """
        let explanation = try explain(dump, at: 10, 10)
        #expect(explanation.certainty == .guess)
        #expect(
            explanation.doubts.map(\.kind)
                == [.missingLevel, .shortenedLines].filter(explanation.doubts.map(\.kind).contains))
    }

    private func element(_ type: String, _ name: String, _ frame: String, _ more: String = "", _ inner: String = "")
        -> String
    {
        let n = frame.split(separator: " ")
        return """
            <XCUIElementType\(type) type="XCUIElementType\(type)" name="\(name)" enabled="true" \
            visible="\(more.isEmpty ? "true" : more)" x="\(n[0])" y="\(n[1])" width="\(n[2])" height="\(n[3])">\(inner)</XCUIElementType\(type)>
            """
    }

    @Test("an image that holds a button lets it be touched: the tree offers it")
    func imageWithButton() throws {
        let dump = element(
            "Window", "", "0 0 390 844", "",
            element("Image", "card", "40 150 300 400", "", element("Button", "Close", "80 500 200 44")))
        #expect(try receiver(dump, at: 180, 522) == "Button \"Close\" #3")
        #expect(try explain(dump, at: 180, 522).certainty == .guess)
        let bare = element("Window", "", "0 0 390 844", "", element("Image", "card", "40 150 300 400"))
        #expect(try receiver(bare, at: 180, 300) == "Window #1")
    }

    @Test("the buttons of a tab bar that is seen are there, although the driver calls them invisible")
    func tabs() throws {
        func dump(bar: String, y: String = "814") -> String {
            element(
                "Window", "", "0 0 390 844", "",
                element("TabBar", "Tabs", "0 761 390 83", bar, element("Button", "Home", "2 762 130 48", "false")))
        }
        #expect(try receiver(dump(bar: "true"), at: 70, 780) == "Button \"Home\" #3")
        #expect(try receiver(dump(bar: "false"), at: 70, 780) == "Window #1")
    }

    @Test("the simulator's identifier in its older name")
    func identifier() throws {
        let dump = """
            [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 400, "height": 800}, "AXLabel": "Shop"},
             {"AXIdentifier": "volume", "type": "Slider", "frame": {"x": 40, "y": 500, "width": 320, "height": 40}}]
            """
        #expect(try explain(dump, at: 200, 520).tree.views.last?.identifier == "volume")
    }

    @Test("beside an alert nobody gets the touch, what is around the alert included")
    func besideAlert() throws {
        let dump = element(
            "Window", "", "0 0 390 844", "",
            element(
                "Other", "", "0 0 390 844", "",
                element("Alert", "Sure?", "60 300 270 140", "", element("Button", "Yes", "60 396 270 44"))))
        #expect(try receiver(dump, at: 195, 600) == nil)
        #expect(try receiver(dump, at: 195, 418) == "Button \"Yes\" #4")
    }

    @Test("an icon of the home screen, and what scrolls by the simulator's name, take touches")
    func kinds() throws {
        let dump = element("Window", "", "0 0 390 844", "", element("Icon", "Maps", "24 120 64 64"))
        #expect(try receiver(dump, at: 56, 152) == "Icon \"Maps\" #2")
        let area = """
            [{"role": "AXApplication", "children": [{"role": "AXGroup",
              "frame": {"x": 0, "y": 0, "width": 402, "height": 874},
              "children": [{"role": "AXScrollArea", "frame": {"x": 0, "y": 0, "width": 402, "height": 3000}}]}]}]
            """
        #expect(try receiver(area, at: 200, 400)?.hasPrefix("ScrollArea") == true)
    }
}
