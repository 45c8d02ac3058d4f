// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("Accessibility trees and JSON")
struct OtherFormatTests {
    private let xcuiTest = """
        Attributes: Application, 0x1, pid: 7, label: 'Shop'
        Element subtree:
         →Application, 0x1, pid: 7, label: 'Shop'
            Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x3, {{0.0, 100.0}, {390.0, 200.0}}
                Button, 0x4, {{20.0, 120.5}, {100.0, 44.0}}, identifier: 'buy', label: 'Buy 'now', ok', Selected
                StaticText, 0x5, {{200.0, 120.0}, {100.0, 44.0}}, label: 'Price'
        Path to element:
         →Application, 0x1, pid: 7, label: 'Shop'
        Query chain:
         →Find: Target Application 'org.example.Shop'
          Output: {
            Application, 0x8, pid: 7, label: 'Shop'
          }
        """

    @Test("K34–K37: XCUITest's debugDescription; only the element subtree counts")
    func debugDescription() throws {
        let tree = try Dumps.tree(xcuiTest)
        #expect(tree.format == .xcuiTest)
        #expect(tree.views.map(\.className) == ["Window", "Other", "Button", "StaticText"])
        #expect(tree.parents == [nil, 0, 1, 1])
        #expect(tree.views[2].identifier == "buy" && tree.views[2].text == "Buy 'now', ok")
        #expect(tree.views[2].frame == TraceRect(x: 20, y: 20.5, width: 100, height: 44))
        #expect(tree.omissions.isEmpty)
    }

    @Test("an accessibility tree has no flags: the table decides, and the answer is a guess that says why")
    func certainty() throws {
        let explanation = Explanation(try Dumps.tree(xcuiTest), at: TracePoint(x: 210, y: 130))
        #expect(explanation.walk?.result?.description == "Other #2")
        #expect(explanation.certainty == .guess)
        #expect(
            explanation.doubts.first?.description
                == "XCUITest debugDescription is an accessibility tree: it leaves out views, and says nothing of isUserInteractionEnabled, alpha, transforms or who is in front; what its element types do by default was assumed"
        )
        #expect(Dumps.receiver(explanation.tree, at: 30, 130) == "Button \"buy\" #3")
    }

    @Test("damaged debugDescription: log lines between, a cut line, the head lost")
    func damagedDebugDescription() throws {
        let damaged = """
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            2026-03-01 Shop[77] loading
                  Button, 0x4, {{20.0, 120.5}, {100.0
            """
        let tree = try Dumps.tree(damaged)
        #expect(tree.views.map(\.className) == ["Window", "Button"])
        #expect(
            tree.omissions.map(\.description) == [
                "line 3, column 7: Button has no readable frame; it is taken to fill its superview",
                "line 2, column 1: 1 line is not of the dump (log output, text), the first of them here",
            ])
    }

    private let pageSource = """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT>
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" x="0" y="0" width="390" height="844">
            <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" x="0" y="0" width="390" height="844">
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="buy" label="a &lt;b&gt; &amp; &#99;&#10;" x="20" y="100" width="100" height="44"/>
            </XCUIElementTypeWindow>
          </XCUIElementTypeApplication>
        </AppiumAUT>
        """

    @Test("K40–K49: page source as XML")
    func xml() throws {
        let tree = try Dumps.tree(pageSource)
        #expect(tree.format == .pageSourceXML)
        #expect(tree.views.map(\.className) == ["Window", "Button"])
        #expect(tree.views[1].text == "a <b> & c\n" && tree.views[1].identifier == "buy")
        #expect(tree.views[1].line == 5 && tree.views[1].column == 7)
        #expect(Dumps.receiver(tree, at: 30, 110) == "Button \"buy\" #2")
        #expect(tree.omissions.isEmpty)
    }

    @Test(
        "K38: element types stand for UIKit's classes",
        arguments: [
            ("Button", "UIButton"), ("Slider", "UISlider"), ("Switch", "UISwitch"),
            ("SegmentedControl", "UISegmentedControl"),
            ("TextField", "UITextField"), ("SecureTextField", "UITextField"), ("TextView", "UITextView"),
            ("ScrollView", "UIScrollView"), ("Image", "UIImageView"), ("StaticText", "UILabel"), ("Window", "UIWindow"),
        ])
    func elementTypes(_ type: String, _ name: String) throws {
        let dump = xcuiTest.replacing("Other, 0x3", with: "\(type), 0x3")
        #expect(try Dumps.tree(dump).views[1].baseClassName == name)
    }

    @Test("K38: a type without a class of its own is a plain view")
    func plainTypes() throws {
        for type in ["Other", "Any", "Handle"] {
            #expect(
                ViewClasses.traits(of: try Dumps.tree(xcuiTest.replacing("Other, 0x3", with: "\(type), 0x3")).views[1])
                    .role == .view)
        }
    }

    @Test("K39: the element around the source may have any name or none, and attributes may be left out")
    func scopes() throws {
        for name in ["Shop", "AppiumAUT", "XCUIElementTypeOther"] {
            let scoped = pageSource.replacing("AppiumAUT", with: name)
            #expect(Array(try Dumps.tree(scoped).views.map(\.className).suffix(2)) == ["Window", "Button"])
        }
        let bare = pageSource.replacing("  <AppiumAUT>", with: "").replacing("<AppiumAUT>", with: "")
            .replacing("</AppiumAUT>", with: "")
        #expect(try Dumps.tree(bare).views.map(\.className) == ["Window", "Button"])
        let fewer = pageSource.replacing(#/ (enabled|label|name)="[^"]*"/#, with: "")
        let tree = try Dumps.tree(fewer)
        #expect(tree.views[1].frame == TraceRect(x: 20, y: 100, width: 100, height: 44))
        #expect(tree.views[1].identifier == nil && tree.views[1].text == nil)
    }

    @Test("K51: several debugDescriptions, joined by blank lines, are read as one")
    func joinedDescriptions() throws {
        let second = """
            Window, 0x9, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0xa, {{20.0, 700.0}, {100.0, 44.0}}, label: 'Other'
            """
        let first = """
            Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x4, {{20.0, 120.5}, {100.0, 44.0}}, label: 'Buy'
            """
        let tree = try Dumps.tree(first + "\n\n" + second)
        #expect(tree.views.map(\.className) == ["Window", "Button", "Window", "Button"])
        #expect(tree.parents == [nil, 0, nil, 2])
        #expect(tree.omissions.isEmpty)
    }

    @Test("broken XML gives what can be had, with line and column")
    func brokenXML() throws {
        let cut = String(pageSource[..<(try #require(pageSource.range(of: "<XCUIElementTypeButton")).lowerBound)])
        let tree = try Dumps.tree(cut + "<XCUIElementTypeButton type=\"XCUI")
        #expect(tree.views.map(\.className) == ["Window"])
        #expect(
            tree.omissions.map(\.description) == [
                "line 5, column 7: the value of type in <XCUIElementTypeButton is not closed by a quote",
                "line 5, column 40: the file ends inside of <XCUIElementTypeWindow>; 3 elements are not closed",
            ])
        let wrong = try Dumps.tree(pageSource.replacing("</XCUIElementTypeWindow>", with: ""))
        #expect(
            wrong.omissions.map(\.description) == [
                "line 7, column 3: found </XCUIElementTypeApplication>, expected </XCUIElementTypeWindow>"
            ])
    }

    @Test("K48, K50: page source as JSON, in the envelope of a WebDriver answer, children first")
    func pageSourceJSON() throws {
        let tree = try Dumps.tree(
            #"{"value": {"children": [{"children": [{"type": "Button", "isEnabled": "1", "rect": {"x": 20, "y": 100, "width": 100, "height": 44}, "label": "Buy", "name": "buy", "value": null}], "type": "Window", "frame": "{{0, 50}, {390, 794}}"}], "type": "Application"}, "sessionId": "1"}"#
        )
        #expect(tree.format == .pageSourceJSON)
        #expect(tree.views.map(\.className) == ["Window", "Button"])
        #expect(tree.views[1].frame == TraceRect(x: 20, y: 50, width: 100, height: 44))
        #expect(tree.views[1].identifier == "buy" && tree.views[1].text == "Buy")
    }

    @Test("JSON of our own: frames are the superview's, flags are certain")
    func json() throws {
        let tree = try Dumps.tree(
            #"""
            {"format": "responder-views", "version": 1, "views": [
              {"class": "UIWindow", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "subviews": [
                {"class": "UIView", "controller": "Shop.Page", "frame": {"x": 10, "y": 10, "width": 100, "height": 100},
                 "bounds": {"x": 0, "y": 50}, "transform": [1, 0, 0, 1, 0, 0], "alpha": 0.5, "isHidden": false,
                 "subviews": [{"class": "Shop.Key", "baseClass": "UIButton", "address": "0xa", "identifier": "key", "text": "A\u00e9\n",
                               "isUserInteractionEnabled": true, "frame": {"x": 0, "y": 50, "width": 44, "height": 44}}]}]}]}
            """#)
        #expect(tree.format == .json)
        #expect(tree.depths == [0, 1, 2])
        #expect(Dumps.receiver(tree, at: 15, 15) == "Shop.Key \"key\" #3")
        #expect(tree.views[2].text == "Aé\n")
        #expect(
            ResponderChain.from(2, in: tree).map(\.name) == [
                "Shop.Key \"key\" #3", "UIView #2", "Shop.Page", "UIWindow #1", "UIWindowScene", "UIApplication",
                "the application delegate",
            ])
    }

    @Test("broken JSON gives what can be had; a version that is unknown is an error")
    func brokenJSON() throws {
        let tree = try Dumps.tree(
            "{\"class\": \"UIWindow\", \"frame\": {\"x\": 0, \"y\": 0, \"width\": 9, \"height\": 9},\n \"alpha\": wrong, \"subviews\": [{\"class\": \"UIView\""
        )
        #expect(tree.views.map(\.className) == ["UIWindow", "UIView"])
        #expect(
            tree.omissions.map(\.description) == [
                "line 2, column 11: found \"wrong\", expected a value",
                "line 2, column 49: the file ends too early: 3 objects and lists are not closed",
                "line 2, column 31: UIView has no readable frame; it is taken to fill its superview",
            ])
        #expect(throws: DumpError(line: 1, problem: .unknownVersion(2))) {
            try DumpReader.tree(from: #"{"version": 2, "views": [{"class": "UIView"}]}"#)
        }
        #expect(throws: DumpError(line: 1, problem: .noViews(.json))) { try DumpReader.tree(from: "{}") }
    }

    @Test("a version may be any number")
    func versions() throws {
        for version in ["1e300", "9223372036854775808", "1.5"] {
            let error = #expect(throws: DumpError.self) {
                try DumpReader.tree(from: "{\"version\": \(version), \"class\": \"UIView\"}")
            }
            #expect(error?.description.contains("is unknown; this reader knows version 1") == true)
        }
    }

    @Test("a part's parts are not the view's, and reading takes no longer for their depth")
    func partsOfParts() throws {
        let levels = 20_000
        let deep = String(repeating: "{\"frame\":", count: levels) + "{\"x\":1}" + String(repeating: "}", count: levels)
        let tree = try Dumps.tree("{\"class\": \"UIView\", \"frame\": {\"inner\": \(deep)}}")
        #expect(tree.views.count == 1 && tree.views[0].frame == nil)
    }

    @Test("many ends that nothing began, below many that did")
    func strangeEnds() throws {
        let levels = 20_000
        let tree = try Dumps.tree(
            String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: levels)
                + String(repeating: "</b>", count: levels))
        #expect(tree.views.count == levels)
        #expect(tree.omissions.last?.problem == "\(levels + 1 - 100) more like these")
    }

    @Test("10,000 levels of XML and JSON are read")
    func depth() throws {
        let levels = 10_000
        let xml =
            String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: levels)
            + String(repeating: "</XCUIElementTypeOther>", count: levels)
        #expect(try Dumps.tree(xml).depths.last == levels - 1)
        let json =
            String(
                repeating: "{\"class\":\"UIView\",\"frame\":{\"x\":0,\"y\":0,\"width\":9,\"height\":9},\"subviews\":[",
                count: levels) + String(repeating: "]}", count: levels)
        let tree = try Dumps.tree(json)
        #expect(tree.depths.last == levels - 1)
        #expect(Dumps.receiver(tree, at: 1, 1) == "UIView #10000")
    }
}
