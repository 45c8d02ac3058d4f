// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

/// Shapes that public dumps have (`Documentation/Promises.md`, on dumps), in dumps written for these tests.
@Suite("What public dumps look like")
struct PublicShapeTests {
    private func explain(_ text: String, at x: Double, _ y: Double) throws -> Explanation {
        Explanation(try Dumps.tree(text), at: TracePoint(x: x, y: y))
    }

    private func lint(_ text: String) throws -> [String] { LintReport(try Dumps.tree(text), file: "a.txt").lines }

    // MARK: - What is around a dump

    @Test("a template's brace before a dump is no JSON; a line before JSON is passed over and told")
    func beforeTheDump() throws {
        let page = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44"))
        #expect(try Dumps.tree("{% highlight objc %}\n" + page).views.count == 3)
        let tree = try Dumps.tree(
            """
            Running on 0A1B
            [INFO] reading
            {"attributes": {"bounds": "[0,0][390,844]"}, "children": [
              {"attributes": {"bounds": "[10,10][60,60]", "text": "Buy"}, "children": []}]}
            """)
        #expect(tree.format == .maestro && tree.views.count == 2)
        #expect(
            tree.omissions.map(\.description) == ["line 1, column 1: 2 lines before the JSON are not of it; left out"])
        #expect(tree.views[1].line == 4)
    }

    @Test("XCUITest's tree without addresses; a frame in a sentence is no element")
    func withoutAddresses() throws {
        let text = """
            Full view hierarchy:
            Application, pid: 65, label: 'Shop'
              Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
                Other, {{0.0, 0.0}, {390.0, 844.0}}
                  TextField, {{100.0, 60.0}, {250.0, 22.0}}
                  Button, {{160.0, 140.0}, {48.0, 44.0}}, identifier: 'login', label: 'Log In', Disabled
              Window, {{0.0, 0.0}, {390.0, 844.0}}
            It moved to the right, {{1.0, 2.0}, {3.0, 4.0}} and stopped.
            """
        let tree = try Dumps.tree(text)
        #expect(tree.format == .xcuiTest)
        #expect(tree.views.map(\.className) == ["Window", "Other", "TextField", "Button", "Window"])
        #expect(tree.views[3].isEnabled == false && tree.views[3].address == nil)
        #expect(try explain(text, at: 180, 160).walk?.result?.description == "Button \"login\" #4")
        #expect(try explain(text, at: 200, 70).walk?.result?.description == "TextField #3")
    }

    @Test("Maestro's elements that say their type have it")
    func maestroTypes() throws {
        let tree = try Dumps.tree(
            """
            {"attributes": {"bounds": "[0,0][390,844]"}, "children": [
              {"attributes": {"elementType": "Button", "accessibilityText": "", "bounds": "[16,100][56,140]"}, "children": []}]}
            """)
        #expect(tree.views.map(\.className) == ["Any", "Button"])
    }

    @Test("an object that prints a view inside of it is none; Markdown's backslashes are no part of a name")
    func notViews() throws {
        let guide =
            "|   |   *<UILayoutGuide: 0x9, owningView = <UIView: 0x1002; frame = (0 0; 390 844); layer = <CALayer: 0x2>>>"
        let page = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44"))
        let tree = try Dumps.tree(page + "\ncy# [window _autolayoutTrace]\n" + guide)
        #expect(tree.views.map(\.className) == ["UIWindow", "UIView", "UIButton"])
        #expect(try explain(page + "\n" + guide, at: 30, 30).certainty == .sure)
        let escaped = Dumps.page(
            #"   |    | <\_UILayoutGuide: 0x8; frame = (0 0; 0 20); hidden = YES; layer = <CALayer: 0x4>>"#,
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"))
        #expect(try Dumps.tree(escaped).views.map(\.className).contains("_UILayoutGuide"))
        #expect(try explain(escaped, at: 30, 30).certainty == .sure)
    }

    @Test("a list of views on one line, and a touch's description, are no hierarchy: never sure")
    func flatLists() throws {
        let list =
            ##"[#"<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>",#"<UIView: 0x3; frame = (50 100; 100 60); layer = <CALayer: 0x4>>"]"##
        let explanation = try explain(list, at: 100, 130)
        #expect(explanation.certainty == .guess && explanation.doubts.map(\.kind).contains(.sharedLine))
        let touch =
            "<UITouch: 0x9> phase: Ended window: <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>> view: <UIView: 0x3; frame = (50 100; 100 60); layer = <CALayer: 0x4>>"
        #expect(try explain(touch, at: 100, 130).certainty == .guess)
    }

    @Test("a dump that begins below its root makes a guess; a view that is known may be mentioned inside")
    func beginnings() throws {
        let middle = Dumps.text(
            Dumps.line(2, "UIView", 3, "0 0; 390 300"), Dumps.line(3, "UIButton", 4, "20 20; 100 44"),
            Dumps.line(2, "UIView", 5, "0 300; 390 100"))
        #expect(try explain(middle, at: 30, 30).doubts.map(\.kind).contains(.missingLevel))
        let root = Dumps.line(0, "UIWindow", 1, "0 0; 390 844")
        let twice =
            "cy# var top = window\n#\"\(root)\"\n\ncy# [top recursiveDescription]\n`"
            + Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44")) + "`"
        #expect(try explain(twice, at: 30, 30).certainty == .sure)
    }

    @Test("lines that a page broke at its margin are put together")
    func wrapped() throws {
        let wrapped = """
            @"<UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray:
            0x2>; layer = <UIWindowLayer: 0x3>>
            | <UIView: 0x4; frame = (0 0; 390 844); gestureRecognizers =
            <NSArray: 0x5>; layer = <CALayer: 0x6>>
            | | <UIButton: 0x7; frame
            = (20 20; 100 44); layer = <CALayer: 0x8>>
            | | <UIView: 0x9; frame = (0 0; 390 844); userInteractionEnabled =
            NO; layer = <CALayer:
            0xa>>"
            """
        let tree = try Dumps.tree(wrapped)
        #expect(tree.views.map(\.className) == ["UIWindow", "UIView", "UIButton", "UIView"])
        #expect(tree.depths == [0, 1, 2, 2] && tree.omissions.isEmpty)
        #expect(Dumps.receiver(tree, at: 30, 30) == "UIButton #3")
    }

    @Test("a responder chain printed after a dump, from a controller up, is no part of it")
    func chainAfterwards() throws {
        let text =
            Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44"))
            + "\n(lldb) presponder 0x9\n<ViewController: 0x9>\n" + Dumps.line(1, "UIWindow", 1, "0 0; 390 844")
            + "\n   |    | <UIApplication: 0x8>\n   |    |    | <AppDelegate: 0x7>"
        let explanation = try explain(text, at: 30, 30)
        #expect(explanation.walk?.result?.description == "UIButton #3")
        #expect(explanation.certainty == .sure)
    }

    @Test("a dump in a comment of source code, also one that is broken at its margin")
    func comments() throws {
        let page = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44")).replacing("; layer", with: ";\nlayer")
        let comment = page.split(separator: "\n").map { "    // \($0)" }.joined(separator: "\n")
        let tree = try Dumps.tree(comment)
        #expect(tree.views.map(\.className) == ["UIWindow", "UIView", "UIButton"] && tree.depths == [0, 1, 2])
        #expect(tree.views[1].line == 3 && tree.omissions.count == 1)
    }

    @Test("a part of a dump after words, far deeper than what stands before, is one by itself; words in a dump are not")
    func fragments() throws {
        let part =
            "   |    |    |    | <UIButton: 0x7; frame = (90 300; 140 140); layer = <CALayer: 0x8>>\n"
            + "   |    |    |    |    | <UIView: 0x9; frame = (0 0; 140 140); userInteractionEnabled = NO; layer = <CALayer: 0xa>>"
        let window = Dumps.line(0, "UIWindow", 1, "0 0; 390 844", " hidden = YES;")
        let tree = try Dumps.tree(window + "\nThe button is this:\n" + part)
        #expect(tree.depths == [0, 0, 1])
        let explanation = try explain(window + "\nThe button is this:\n" + part, at: 100, 310)
        #expect(explanation.walk?.result?.description == "UIButton #2" && explanation.certainty == .guess)
        #expect(try Dumps.tree(window + "\n   |    | own words\n" + part).depths == [0, 1, 2])
        #expect(try Dumps.tree(window + "\n...\n" + part).depths == [0, 1, 2])
    }

    // MARK: - Accessibility trees

    @Test(
        "a group that is called as the heading in it is a navigation bar: it lies over the content, and sizes its buttons"
    )
    func unnamedBars() throws {
        let text = """
            [{"type": "Application", "AXFrame": "{{0, 0}, {390, 844}}", "children": [
              {"type": "Group", "AXUniqueId": "Account", "AXFrame": "{{0, 60}, {390, 50}}", "children": [
                {"type": "Heading", "AXLabel": "Account", "AXFrame": "{{150, 75}, {90, 20}}"},
                {"type": "Button", "AXLabel": "Back", "AXFrame": "{{8, 70}, {60, 30}}"}]},
              {"type": "Button", "AXLabel": "Apps", "AXFrame": "{{0, 90}, {390, 80}}"}]}]
            """
        #expect(Dumps.receiver(try Dumps.tree(text), at: 300, 100) == #"NavigationBar "Account" #2"#)
        #expect(Dumps.receiver(try Dumps.tree(text), at: 20, 80) == #"Button "Back" #4"#)
        #expect(try lint(text).contains { $0.contains("small-hit-area") } == false)
    }

    private func elements(_ inner: String) -> String {
        #"<XCUIElementTypeApplication x="0" y="0" width="390" height="844">\#(inner)</XCUIElementTypeApplication>"#
    }

    private func element(_ type: String, _ label: String, _ place: String, _ more: String, _ inner: String = "")
        -> String
    {
        let n = place.split(separator: " ")
        return
            "<XCUIElementType\(type) label=\"\(label)\" x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\" \(more)>\(inner)</XCUIElementType\(type)>"
    }

    @Test(
        "a container that is not visible, off the screen or of no size does not keep touches from what is visible in it"
    )
    func invisibleContainers() throws {
        let cell = element("Cell", "Wi-Fi", "0 44 390 50", #"visible="true""#)
        for place in ["0 0 390 800", "0 -1000 390 800", "0 0 0 0"] {
            let tree = try Dumps.tree(elements(element("Table", "", place, #"visible="false""#, cell)))
            #expect(Dumps.receiver(tree, at: 195, 69) == #"Cell "Wi-Fi" #2"#)
            #expect(Dumps.receiver(tree, at: 195, 300) == nil)
            let raster = TouchRaster(tree)
            #expect(raster.owner(column: 195 - Int(raster.origin.x), row: 69 - Int(raster.origin.y)) == 1)
        }
        let allInvisible = try Dumps.tree(
            elements(
                element(
                    "Table", "", "0 0 390 800", #"visible="false""#,
                    element("Cell", "A", "0 44 390 50", #"visible="false""#))))
        #expect(Dumps.receiver(allInvisible, at: 195, 69) == nil)
    }

    @Test("elements that stand in no window are no windows of the system's")
    func withoutWindows() throws {
        let tree = try Dumps.tree(
            elements(
                element("Button", "Start", "20 80 350 50", #"accessible="true""#)
                    + element("Other", "Practice", "20 240 350 70", #"accessible="true""#)))
        #expect(Dumps.receiver(tree, at: 200, 275) == #"Other "Practice" #2"#)
    }

    @Test("what is not hittable gets nothing, whatever is behind it, and why not says so")
    func notHittable() throws {
        let text = elements(element("Button", "Pay", "20 380 350 50", #"hittable="false""#))
        let tree = try Dumps.tree(text)
        #expect(Dumps.receiver(tree, at: 200, 400) == nil)
        #expect(
            try Dumps.whyNot("Pay", text, at: 200, 400) == [
                #"Button "Pay" #1 is not hittable, says the tree: something that it does not show takes its middle, or it is off the screen"#,
                "-> look for what lies over it: an overlay without accessibility, a keyboard, an animation that runs",
            ])
    }

    @Test("under a keyboard or a bar nothing gets a touch, whatever comes first in the tree")
    func underBars() throws {
        let button = element("Button", "Continue", "20 740 350 44", "")
        for bar in ["Keyboard", "TabBar", "Toolbar"] {
            let tree = try Dumps.tree(elements(button + element(bar, "", "0 600 390 244", "")))
            #expect(Dumps.receiver(tree, at: 200, 760) == "\(bar) #2")
        }
    }

    @Test("beside an alert nothing gets a touch, and the answer says why")
    func alert() throws {
        let text = elements(
            element("Button", "Post", "16 100 80 44", "")
                + element("Alert", "Allow?", "60 300 270 200", "", element("Button", "Allow", "60 450 135 44", "")))
        #expect(Dumps.receiver(try Dumps.tree(text), at: 100, 470) == #"Button "Allow" #3"#)
        let beside = try explain(text, at: 50, 120)
        #expect(beside.walk?.result == nil)
        #expect(
            beside.remarks.map(\.text.description) == [
                #"Alert "Allow?" #2 is shown: what is beside and behind it gets nothing until it is dismissed"#
            ])
    }

    @Test("idb's complete document: clean names, and what it says of reachability")
    func idbComplete() throws {
        let tree = try Dumps.tree(
            """
            {"backend": "axbridge", "truncated": false, "screen": {"width": 390, "height": 844, "coordinate_space": "screen"},
             "target": {"kind": "frontmost", "value": null},
             "elements": [
              {"type": "Application", "label": "Shop", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
               {"type": "Button", "label": "Buy", "identifier": "buy", "frame": {"x": 20, "y": 100, "width": 100, "height": 44},
                "interactable": true, "occluded_by": null},
               {"type": "Button", "label": "Pay", "frame": {"x": 20, "y": 200, "width": 100, "height": 44},
                "interactable": false, "occluded_by": {"label": "Toast"}},
               {"type": "Button", "label": "Off", "frame": {"x": 20, "y": 300, "width": 100, "height": 44}, "hidden": true}]}]}
            """)
        #expect(tree.format == .simulatorAccessibility)
        #expect(Dumps.receiver(tree, at: 30, 110) == #"Button "buy" #2"#)
        #expect(Dumps.receiver(tree, at: 30, 210)?.hasPrefix("Button") != true)
        #expect(Dumps.receiver(tree, at: 30, 310)?.hasPrefix("Button") != true)
        let cut = try Dumps.tree(
            #"{"truncated": true, "elements": [{"type": "Button", "label": "Buy", "frame": {"x": 0, "y": 0, "width": 100, "height": 44}}], "backend": "ax"}"#
        )
        #expect(cut.omissions.compactMap(\.doubt) == [.cutEnd])
    }

    // MARK: - Lint

    @Test("B14: the finding names what takes most of a control, not what takes a sliver")
    func greaterReason() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIStackView", 3, "0 0; 366 44"), Dumps.line(3, "UITextField", 4, "0 54; 366 34"),
            Dumps.line(2, "UILabel", 5, "0 0; 3 400"))
        #expect(
            try lint(dump).dropLast() == [
                "a.txt:4:16: error: no touch reaches UITextField #4; it lies outside UIStackView #3, a superview (B14) [control-unreachable]"
            ])
    }

    @Test("a control that was told to take no touches has no size to judge; a Mac's controls have the Mac's")
    func sizes() throws {
        #expect(
            try lint(Dumps.page(Dumps.line(2, "UIButton", 3, "290 0; 30 54", " userInteractionEnabled = NO;"))) == [
                "a.txt: 3 views, nothing found"
            ])
        let mac = """
            Group, 0x1, {{0.0, 0.0}, {400.0, 300.0}}
              RadioButton, 0x2, {{10.0, 10.0}, {31.0, 21.0}}, title: '8'
              Button, 0x3, {{100.0, 10.0}, {87.0, 27.0}}, title: 'Hide'
            """
        #expect(try lint(mac) == ["a.txt: 3 views, nothing found"])
    }

    @Test("the search controller's container lets a search bar behind it be touched; what dims in it takes touches")
    func searchContainer() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UISearchBar", 3, "0 20; 390 44"), Dumps.line(3, "UISearchBarTextField", 4, "8 8; 300 28"),
            Dumps.line(2, "UISearchDisplayControllerContainerView", 5, "0 0; 390 844"),
            Dumps.line(3, "UIView", 6, "0 20; 390 44"), Dumps.line(3, "UIView", 7, "0 64; 390 780"),
            Dumps.line(4, "UIDimmingView", 8, "0 0; 390 780"))
        #expect(try explain(dump, at: 100, 42).walk?.result?.description == "UISearchBarTextField #4")
        #expect(try explain(dump, at: 100, 300).walk?.result?.description == "UIDimmingView #8")
        #expect(try lint(dump) == ["a.txt: 8 views, nothing found"])
    }

    @Test("in an accessibility tree, what scrolls passes under what does not, and no overlap of the two is a finding")
    func scrollsUnder() throws {
        let bar = element("Other", "", "0 460 390 80", "", element("Button", "Updates", "16 480 48 48", ""))
        let list = element("ScrollView", "", "0 0 390 844", "", element("Button", "Trip", "16 376 368 122", ""))
        #expect(
            try lint(elements(element("Window", "", "0 0 390 844", "", bar + list))) == [
                "a.txt: 5 views, nothing found"
            ])
    }

    @Test("keys of a keyboard that the simulator lists as buttons have UIKit's size; a small button above them has not")
    func keyboardKeys() throws {
        func button(_ label: String, _ identifier: String?, _ x: Int, _ y: Int) -> String {
            let name = identifier.map { "\"\($0)\"" } ?? "null"
            return
                #"{"type": "Button", "AXLabel": "\#(label)", "AXUniqueId": \#(name), "AXFrame": "{{\#(x), \#(y)}, {32, 36}}", "children": []}"#
        }
        func tree(_ letters: String) -> String {
            let keys =
                letters.enumerated().map { button(String($1), nil, 40 * $0, 600) }
                + [button("shift", "shift", 0, 650), button("delete", "delete", 300, 650), button("next", nil, 0, 700)]
            return
                #"[{"type": "Application", "AXFrame": "{{0, 0}, {390, 844}}", "children": [\#(([button("Back", "back", 8, 60)] + keys).joined(separator: ", "))]}]"#
        }
        #expect(try lint(tree("qwertzui")).count { $0.contains("small-hit-area") } == 1)
        // A few letters are the app's; keys by name are not.
        #expect(try lint(tree("abc")).count { $0.contains("small-hit-area") } == 5)
    }

    @Test("the simulator's elements are read with nothing but a type, and out of an envelope with roots")
    func simulatorElements() throws {
        let plain = """
            [{"AXType": "Button", "AXUniqueId": "pay", "AXFrame": "{{120, 680}, {180, 44}}", "AXEnabled": true, "AXValue": null}]
            """
        #expect(try explain(plain, at: 200, 700).walk?.result?.description == "Button \"pay\" #1")
        let envelope = """
            {"version": 1, "screen": {"width": 402, "height": 874}, "roots": [
              {"role": "button", "id": "back", "frame": {"x": 16, "y": 62, "width": 44, "height": 44}, "enabled": true,
               "native": {"type": "Button", "role": "AXButton", "axFrame": "{{16, 62}, {44, 44}}"}, "children": []}]}
            """
        let tree = try Dumps.tree(envelope)
        #expect(tree.format == .simulatorAccessibility)
        #expect(try explain(envelope, at: 38, 84).walk?.result?.description == "Button \"back\" #1")
    }

    @Test("an alert without a frame and without anything around it is as large as its buttons, and the answer says so")
    func frameless() throws {
        let dump = """
            <XCUIElementTypeAlert name="Paste?">
              <XCUIElementTypeButton name="Allow" x="40" y="360" width="140" height="44"/>
              <XCUIElementTypeButton name="Refuse" x="196" y="360" width="140" height="44"/>
            </XCUIElementTypeAlert>
            """
        let explanation = try explain(dump, at: 110, 382)
        #expect(explanation.walk?.result?.description == "Button \"Allow\" #2")
        #expect(
            explanation.tree.omissions.map(\.problem).contains(
                "Alert has no superview either; it is taken to be as large as what is in it"))
        #expect(try explain(dump, at: 188, 382).walk?.result?.description == "Alert \"Paste?\" #1")
        #expect(try explain(dump, at: 188, 420).walk?.result == nil)
    }

    @Test("a finger's size is not asked of an Apple TV's buttons")
    func television() throws {
        func tree(_ screen: String) -> String {
            elements(element("Window", "", screen, "", element("Button", "Start", "576 64 63 32", "")))
        }
        #expect(try lint(tree("0 0 1920 1080")) == ["a.txt: 2 views, nothing found"])
        #expect(try lint(tree("0 0 1366 1024")).count { $0.contains("small-hit-area") } == 1)
    }

    @Test("UIKit's own containers with recognizers are no controls; bars lie over what has recognizers")
    func containers() throws {
        let table = Dumps.page(
            Dumps.line(2, "UIView", 3, "0 0; 390 700"),
            Dumps.line(3, "UITableView", 4, "0 0; 390 844", " gestureRecognizers = <NSArray: 0x1>;"),
            Dumps.line(4, "UITableViewWrapperView", 5, "0 0; 390 844", " gestureRecognizers = <NSArray: 0x2>;"))
        #expect(try lint(table) == ["a.txt: 5 views, nothing found"])
        let bar = Dumps.page(
            Dumps.line(2, "UIView", 3, "0 0; 390 844", " gestureRecognizers = <NSArray: 0x1>;"),
            Dumps.line(2, "UITabBar", 4, "0 761; 390 83"), Dumps.line(3, "UITabBarButton", 5, "2 1; 90 48"))
        #expect(try lint(bar) == ["a.txt: 5 views, nothing found"])
    }
}
