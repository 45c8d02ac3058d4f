// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("Readers of what other tools print")
struct ReaderTests {
    private func kinds(_ tree: ViewTree, at x: Double, _ y: Double) -> [Doubt.Kind] {
        Explanation(tree, at: TracePoint(x: x, y: y)).doubts.map(\.kind)
    }

    @Test("EarlGrey: a level for every bar, the front window first, offsets from places on the screen")
    func earlGrey() throws {
        func line(_ bars: String, _ name: String, _ n: Int, _ frame: String, screen: String, _ items: String = "")
            -> String
        {
            "\(bars)<\(name):0x100\(n); AX=N; AX.frame={{\(screen)}}; AX.activationPoint={0, 0}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{\(frame)}}; \(items)alpha=1>"
        }
        let tree = try Dumps.tree(
            [
                "UI Hierarchy:", "========== Window 1 ==========", "",
                line("", "UITextEffectsWindow", 1, "0, 0}, {390, 844", screen: "0, 0}, {390, 844"),
                "", "========== Window 2 ==========", "",
                line("", "UIWindow", 2, "0, 0}, {390, 844", screen: "0, 0}, {390, 844", "opaque; "),
                line("  |--", "UIScrollView", 3, "0, 100}, {390, 400", screen: "0, 100}, {390, 400"),
                line(
                    "  |  |--", "UIButton", 4, "20, 320}, {100, 44", screen: "20, 120}, {100, 44",
                    "AX.id='buy'; text='Buy'; "),
                line("  |  |--", "UIView", 5, "0, 300}, {390, 100", screen: "0, 100}, {390, 100", "hidden; "),
                line("  |--", "UIView", 6, "0, 0}, {390, 60", screen: "0, 0}, {390, 60").replacing(
                    "alpha=1>", with: "alpha=1; UIE=N>"),
            ].joined(separator: "\n"))
        #expect(tree.format == .earlGrey)
        #expect(
            tree.views.map(\.className) == [
                "UIWindow", "UIScrollView", "UIButton", "UIView", "UIView", "UITextEffectsWindow",
            ])
        #expect(tree.depths == [0, 1, 2, 2, 1, 0])
        #expect(
            tree.views[2].text == "Buy" && tree.views[3].isHidden && tree.views[4].isUserInteractionEnabled == false)
        #expect(Dumps.receiver(tree, at: 30, 130) == #"UIButton "buy" #3"#)
        #expect(Dumps.receiver(tree, at: 30, 30) == "UIWindow #1")
        #expect(kinds(tree, at: 30, 130).first == .poorFormat)
    }

    @Test("Sentry: windows, places in the superview, controllers")
    func sentry() throws {
        let tree = try Dumps.tree(
            #"""
            {"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "width": 390, "height": 844, "x": 0, "y": 0, "alpha": 1, "visible": true, "children": [
              {"type": "UIView", "view_controller": "Shop.Page", "width": 390, "height": 400, "x": 0, "y": 100, "alpha": 1, "visible": true, "children": [
                {"type": "UIButton", "identifier": "buy", "width": 100, "height": 44, "x": 20, "y": 20, "alpha": 1, "visible": true, "children": []},
                {"type": "Shop.Veil", "width": 390, "height": 400, "x": 0, "y": 0, "alpha": 1, "visible": false, "children": []}]}]}]}
            """#)
        #expect(tree.format == .sentry)
        #expect(tree.views.map(\.className) == ["UIWindow", "UIView", "UIButton", "Shop.Veil"])
        #expect(tree.views[1].controllerName == "Shop.Page" && tree.views[3].isHidden)
        #expect(Dumps.receiver(tree, at: 30, 130) == #"UIButton "buy" #3"#)
        #expect(kinds(tree, at: 30, 130) == [.poorFormat])
    }

    @Test("Detox: XML of views, places in the superview")
    func detox() throws {
        let tree = try Dumps.tree(
            #"""
            <?xml version="1.0" encoding="utf-8"?>
            <ViewHierarchy>
                <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
                    <RCTView alpha="1.0" class="RCTView" focused="false" height="400" visibility="visible" width="390" x="0" y="100" id="page">
                        <UIButton alpha="1.0" class="UIButton" focused="false" height="44" visibility="visible" width="100" x="20" y="20" label="Buy" />
                        <UIView alpha="1.0" class="UIView" focused="false" height="400" visibility="invisible" width="390" x="0" y="0" />
                    </RCTView>
                </UIWindow>
            </ViewHierarchy>
            """#)
        #expect(tree.format == .detox)
        #expect(tree.depths == [0, 1, 2, 2])
        #expect(tree.views[1].identifier == "page" && tree.views[3].isHidden)
        #expect(Dumps.receiver(tree, at: 30, 130) == #"UIButton "Buy" #3"#)
    }

    @Test("Detox: what it says of a view that it could not hit, as a guess; with the hierarchy, that counts")
    func detoxReport() throws {
        func report(_ hit: String) -> String {
            """
            Test Failed: View is not hittable at its visible point. Error: Failed to hit view at point {353, 158} with hit-test
                - Origin view: <UITransitionView: 0x1001; frame = (0 0; 393 852); layer = <CALayer: 0x1>>
                - Absolute origin: {0, 0}
                - Hit: \(hit)
                - Target view: <RCTView: 0x1003; frame = (300 100; 100 100); layer = <CALayer: 0x3>> reactTag: 7329; frame = {{54, 0}, {22, 22}}
                - Relative point: {353, 158}
            """
        }
        let covered = try Dumps.tree(
            report(
                "<RCTView: 0x1002; frame = (0 0; 393 852); alpha = 0; layer = <CALayer: 0x2>> reactTag: 7; frame = {{0, 0}, {3, 8}}"
            ))
        #expect(covered.format == .detox)
        #expect(Dumps.receiver(covered, at: 353, 158) == "RCTView #3")
        #expect(Explanation(covered, at: TracePoint(x: 353, y: 158)).certainty == .guess)
        let origin = "<UITransitionView: 0x1001; frame = (0 0; 393 852); layer = <CALayer: 0x1>>"
        #expect(Dumps.receiver(try Dumps.tree(report(origin)), at: 353, 158) == nil)
        let page = Dumps.page(Dumps.line(2, "UIButton", 3, "300 100; 90 100"))
        #expect(
            Dumps.receiver(try Dumps.tree(report(origin) + "\nView Hierarchy:\n" + page), at: 353, 158) == "UIButton #3"
        )
    }

    @Test("Maestro: bounds are two corners, and no element has a type: the smallest one with a name gets the point")
    func maestro() throws {
        let tree = try Dumps.tree(
            #"""
            {"attributes": {"bounds": "[0,0][390,844]", "enabled": "true"}, "children": [
              {"attributes": {"text": "", "bounds": "[0,100][390,500]", "enabled": "true"}, "children": [
                {"attributes": {"accessibilityText": "Buy", "resource-id": "buy", "bounds": "[20,120][120,164]", "enabled": "false"}, "children": []}]},
              {"attributes": {"text": "", "bounds": "[0,0][390,844]", "enabled": "true"}, "children": []}]}
            """#)
        #expect(tree.format == .maestro)
        #expect(Dumps.receiver(tree, at: 30, 130) == #"Any "buy" #3"#)
        let explanation = Explanation(tree, at: TracePoint(x: 30, y: 130))
        #expect(explanation.remarks.map(\.kind) == [.disabled])
        #expect(explanation.certainty == .guess)
    }

    @Test("idb and AXe: a list or a tree of elements, of which the application is the screen")
    func simulatorAccessibility() throws {
        let button =
            #"{"AXFrame": "{{20, 120}, {100, 44}}", "AXUniqueId": "buy", "AXLabel": "Buy", "role": "AXButton", "type": "Button", "enabled": true, "frame": {"x": 20, "y": 120, "width": 100, "height": 44}}"#
        func application(_ children: String) -> String {
            #"{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Shop", "role": "AXApplication", "type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [\#(children)]}"#
        }
        for text in ["[\(application("")), \(button)]", "[\(application(button))]", "[\n  \(application(button))\n]"] {
            let tree = try Dumps.tree(text)
            #expect(tree.format == .simulatorAccessibility)
            #expect(tree.parents == [nil, 0])
            #expect(Dumps.receiver(tree, at: 30, 130) == #"Button "buy" #2"#)
            #expect(Dumps.receiver(tree, at: 30, 30) == #"Application "Shop" #1"#)
        }
    }

    private let debugDescription = """
        Attributes: Application, 0x1, pid: 7, label: 'Shop'
        Element subtree:
         →Application, 0x1, pid: 7, label: 'Shop'
            Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x4, {{20.0, 120.5}, {100.0, 44.0}}, label: 'Buy', Disabled
        """

    @Test("a debugDescription that LLDB printed as a string, and one in the answer of a server")
    func escapedString() throws {
        let escaped = debugDescription.replacing("\n", with: #"\n"#)
        for text in [
            #"(NSString *) $1 = 0x00006000 @""# + escaped + "\"",
            "\"" + escaped.replacing("→", with: #"\u2192"#) + "\"",
        ] {
            let tree = try Dumps.tree(text)
            #expect(tree.format == .xcuiTest)
            #expect(tree.views.map(\.className) == ["Window", "Button"])
            #expect(tree.views[1].isEnabled == false)
            #expect(tree.omissions.first?.problem.hasPrefix("an escaped string") == true)
        }
        let source =
            #"{"value": "<?xml version=\"1.0\"?>\n<AppiumAUT>\n<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"390\" height=\"844\">\n<XCUIElementTypeButton label=\"Buy\" x=\"20\" y=\"20\" width=\"90\" height=\"44\"/></XCUIElementTypeWindow></AppiumAUT>", "sessionId": "1"}"#
        #expect(Dumps.receiver(try Dumps.tree(source), at: 30, 30) == #"Button "Buy" #2"#)
    }

    @Test("a dump that was copied out of a page's source")
    func html() throws {
        let page = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44", " text = 'a &amp; b';"))
        let html = page.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        let tree = try Dumps.tree("<pre><code>\(html)</code></pre>")
        #expect(tree.views.count == 3 && tree.views[2].text == "a &amp; b")
        #expect(Dumps.receiver(tree, at: 30, 30) == #"UIButton "a &amp; b" #3"#)
    }
}
