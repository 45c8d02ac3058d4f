// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@testable import ViewDump

@Suite("Lint and map of a dump")
struct LintTests {
    private func lint(_ text: String) throws -> [String] {
        LintReport(try Dumps.tree(text), file: "a.txt").lines
    }

    @Test("nothing to find")
    func clean() throws {
        #expect(
            try lint(Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44"))) == ["a.txt: 3 views, nothing found"])
    }

    @Test("B4, B24: a control below a view that refuses touches")
    func blocked() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIImageView", 3, "0 0; 390 200", " userInteractionEnabled = NO;"),
            Dumps.line(3, "UIButton", 4, "20 20; 100 44"))
        #expect(
            try lint(dump) == [
                "a.txt:4:16: error: no touch reaches UIButton #4; UIImageView #3 above it: isUserInteractionEnabled is false, so neither it nor its subviews take touches [control-unreachable]",
                "a.txt: 4 views, 1 error, 0 warnings",
            ])
    }

    @Test("B10: a control wholly and one partly behind another view; B16: the view in front has nothing to see")
    func covered() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"), Dumps.line(2, "UIButton", 4, "20 100; 100 50"),
            Dumps.line(2, "UIView", 5, "0 0; 390 110"))
        #expect(
            try lint(dump) == [
                "a.txt:3:11: error: no touch reaches UIButton #3; UIView #5 lies in front and takes them [control-unreachable]",
                "a.txt:4:11: warning: 20 % of UIButton #4 goes to UIView #5 in front of it, for example at (20.5, 100.5) [control-partly-unreachable]",
                "a.txt:5:11: warning: UIView #5 has no background, subviews or recognizers, and takes touches from controls behind it on 5400 square points (likely) [invisible-swallows]",
                "a.txt: 5 views, 1 error, 2 warnings",
            ])
    }

    @Test("B14: a control that sticks out of its superview, and one that lies outside")
    func outside() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIView", 3, "0 100; 200 50"), Dumps.line(3, "UIButton", 4, "150 3; 100 44"),
            Dumps.line(3, "UIButton", 5, "250 3; 100 44"))
        #expect(
            try lint(dump).dropLast() == [
                "a.txt:4:16: warning: 50 % of UIButton #4 lies outside UIView #3, a superview, and takes no touches there (B14) [outside-parent]",
                "a.txt:5:16: error: no touch reaches UIButton #5; it lies outside UIView #3, a superview (B14) [control-unreachable]",
            ])
    }

    @Test("what a scroll view can bring into its bounds is no finding, and neither is what cannot be seen")
    func scrolled() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIScrollView", 3, "0 100; 390 200"), Dumps.line(3, "UIButton", 4, "20 180; 100 44"),
            Dumps.line(3, "UIButton", 5, "20 400; 100 44"),
            Dumps.line(2, "UIButton", 6, "20 700; 100 44", " hidden = YES;"),
            Dumps.line(2, "UIButton", 7, "20 900; 100 44"))
        #expect(try lint(dump) == ["a.txt: 7 views, nothing found"])
    }

    @Test("small hit areas; UIKit's own sizes are not the app's")
    func small() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 30.5 44"), Dumps.line(2, "UISwitch", 4, "20 100; 51 31"),
            Dumps.line(2, "Shop.Key", 5, "20 200; 44 20", " baseClass = UIButton;"))
        #expect(
            try lint(dump).dropLast() == [
                "a.txt:3:11: warning: UIButton #3 is 30.5 × 44 points; people hit 44 × 44 and more reliably [small-hit-area]",
                "a.txt:5:11: warning: Shop.Key #5 is 44 × 20 points; people hit 44 × 44 and more reliably (likely) [small-hit-area]",
            ])
    }

    @Test("B2: a view that is nearly transparent takes touches")
    func invisible() throws {
        let dump = Dumps.page(Dumps.line(2, "UIView", 3, "0 0; 10 10", " alpha = 0.02;"))
        #expect(
            try lint(dump).first
                == "a.txt:3:11: warning: UIView #3 takes touches on 100 square points and cannot be seen: alpha of UIView #3 is 0.02, and touches stop only at 0.01 [invisible-swallows]"
        )
    }

    /// A window of an accessibility tree with these elements: type, name and place of each.
    private func elements(_ elements: (type: String, name: String, place: String)...) throws -> [String] {
        func element(_ type: String, _ name: String, _ place: String, _ inner: String) -> String {
            let n = place.split(separator: " ")
            let tag = "XCUIElementType\(type)"
            return
                "<\(tag) label=\"\(name)\" x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\">\(inner)</\(tag)>"
        }
        let inner = elements.map { element($0.type, $0.name, $0.place, "") }.joined()
        return try lint(element("Window", "", "0 0 390 844", inner)).dropLast().map { $0 }
    }

    @Test("K42: in an accessibility tree, containers in front take nothing for sure")
    func containersInFront() throws {
        #expect(
            try elements(("Button", "Back", "0 40 80 44"), ("Table", "", "0 0 390 844"), ("Other", "", "0 0 390 844"))
                .isEmpty)
    }

    @Test("K47: in an accessibility tree, frames are rounded, and a slight overlap is none")
    func roundedFrames() throws {
        #expect(try elements(("Button", "Mon", "0 40 54 44"), ("Button", "Tue", "53 40 54 44")).isEmpty)
        #expect(try elements(("Button", "Mon", "0 40 54 44"), ("Button", "Tue", "40 40 54 44")).count == 1)
    }

    @Test("K41: two elements of one name in one place are one")
    func doubled() throws {
        #expect(try elements(("Button", "item", "0 40 80 44"), ("Button", "item", "0 40 80 44")).isEmpty)
        #expect(try elements(("Button", "item", "0 40 80 44"), ("Button", "other", "0 40 80 44")).count == 1)
    }

    @Test("K52: in an accessibility tree, elements need not lie in their superviews, and a row's chevron is the row's")
    func rows() throws {
        let cell =
            #"<XCUIElementTypeCell x="0" y="0" width="390" height="44"><XCUIElementTypeSwitch x="300" y="50" width="51" height="31"/><XCUIElementTypeButton label="chevron" x="370" y="15" width="12" height="14"/></XCUIElementTypeCell>"#
        let window =
            "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(cell)</XCUIElementTypeWindow>"
        #expect(try lint(window).count == 1)
    }

    @Test("in an accessibility tree a finding is a guess, and a guess is no error")
    func guess() throws {
        let report = LintReport(
            try Dumps.tree(
                #"<XCUIElementTypeWindow x="0" y="0" width="390" height="844"><XCUIElementTypeButton x="0" y="0" width="50" height="50"/><XCUIElementTypeButton x="0" y="0" width="50" height="50"/></XCUIElementTypeWindow>"#
            ), file: "a")
        #expect(report.findings.map(\.rule) == [.controlUnreachable])
        #expect(report.findings.map(\.level) == [.warning])
    }

    @Test("bar items and search fields have UIKit's size, text fields UIKit's height")
    func fixedSizes() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UINavigationBar", 3, "0 44 390 44".replacing(" 390", with: "; 390")),
            Dumps.line(3, "_UINavigationBarContentView", 4, "0 0; 390 44"),
            Dumps.line(4, "_UIButtonBarButton", 5, "0 0; 30 30"), Dumps.line(4, "UIButton", 6, "100 0; 20 20"),
            Dumps.line(2, "UISearchBar", 7, "0 100; 390 56"), Dumps.line(3, "UISearchBarTextField", 8, "8 10; 374 36"),
            Dumps.line(2, "UITextField", 9, "20 200; 200 34"))
        #expect(try lint(dump) == ["a.txt: 9 views, nothing found"])
        #expect(
            try elements(
                ("SearchField", "Search", "8 60 374 36"), ("Link", "terms", "20 200 80 17"),
                ("Switch", "On", "20 300 51 31")
            ).isEmpty)
    }

    @Test("of a doubtful tree nothing is said of who reaches what, of its sizes all the same")
    func doubtful() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 30 44"), Dumps.line(2, "UIView", 4, "0 0; 390 844"))
        #expect(try lint(dump).count { $0.contains("control-unreachable") } == 1)
        for end in ["\n...", "\n   |    |    |    | <UIView: 0x9; frame = (0 0; 1 1); layer = <CALayer: 0x1>>"] {
            let lines = try lint(dump + end)
            #expect(lines.count { $0.contains("unreachable]") } == 0)
            #expect(lines.count { $0.contains("small-hit-area") } == 1)
            #expect(lines.contains { $0.contains("who reaches what is not judged") })
        }
    }

    @Test("what a presentation or another window covers is covered on purpose; a class of the app's makes no error")
    func meant() throws {
        let sheet = Dumps.text(
            Dumps.line(0, "UIWindow", 1, "0 0; 390 844"), Dumps.line(1, "UITransitionView", 2, "0 0; 390 844"),
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"), Dumps.line(1, "UITransitionView", 4, "0 0; 390 844"),
            Dumps.line(2, "UIDimmingView", 5, "0 0; 390 844"))
        #expect(try lint(sheet) == ["a.txt: 5 views, nothing found"])
        let window =
            Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44")) + "\n"
            + Dumps.line(0, "UIWindow", 9, "0 0; 390 844")
        #expect(try lint(window) == ["a.txt: 4 views, nothing found"])
        let overlay = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"), Dumps.line(2, "Shop.Overlay", 4, "0 0; 390 844"))
        #expect(
            try lint(overlay).first
                == "a.txt:3:11: warning: no touch reaches UIButton #3; Shop.Overlay #4 lies in front and takes them (likely) [control-unreachable]"
        )
    }

    @Test("B14, B2: a button outside its outer button; a recognizer on a view that takes no touches unless told to")
    func silent() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"), Dumps.line(3, "UIButton", 4, "80 0; 40 44"),
            Dumps.line(
                2, "UIImageView", 5, "20 100; 100 44",
                " userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x5>;"),
            Dumps.line(2, "UIButton", 6, "20 200; 100 44", " userInteractionEnabled = NO;"))
        #expect(
            try lint(dump).dropLast() == [
                "a.txt:4:16: warning: 50 % of UIButton #4 lies outside UIButton #3, a superview, and takes no touches there (B14) [outside-parent]",
                "a.txt:5:11: error: no touch reaches the gesture recognizers of UIImageView #5; isUserInteractionEnabled is false, so neither it nor its subviews take touches [control-unreachable]",
            ])
    }

    @Test("20,000 views that fill the screen, and as many levels, are judged in one pass")
    func many() throws {
        func view(_ name: String) -> DumpedView {
            var view = DumpedView(className: name, line: 1)
            view.frame = TraceRect(x: 0, y: 0, width: 20, height: 20)
            return view
        }
        let views = [view("UIWindow")] + (1..<20_000).map { _ in view("UIButton") }
        let wide = ViewTree(format: .json, views: views, parents: [nil] + (1..<20_000).map { _ in 0 })
        #expect(Lint.findings(in: wide).count { $0.rule == .controlUnreachable } == 19_998)
        let deep = ViewTree(
            format: .json, views: views.map { _ in view("UIView") }, parents: [nil] + (0..<19_999).map { $0 })
        #expect(Lint.findings(in: deep).isEmpty)
    }

    @Test("JSON and SARIF name rule, level, view and place")
    func machineForms() throws {
        let dump = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 30 44"))
        let report = LintReport(try Dumps.tree(dump), file: "my dumps/a.txt")
        let json = String(decoding: try report.json(), as: UTF8.self)
        #expect(json.contains(#""format" : "responder-lint""#) && json.contains(#""rule" : "small-hit-area""#))
        let sarif = String(decoding: try report.sarif(), as: UTF8.self)
        #expect(sarif.contains(#""uri" : "my%20dumps/a.txt""#) && sarif.contains(#""startLine" : 3"#))
        #expect(sarif.contains(#""ruleId" : "small-hit-area""#) && sarif.contains(#""version" : "2.1.0""#))
    }

    @Test("B10: the raster has the receiver of every point, turned, scaled and scrolled views too")
    func raster() throws {
        let tree = try Dumps.tree(
            Dumps.page(
                Dumps.line(2, "UIView", 3, "50 50; 200 200", " transform = [0.8, 0.6, -0.6, 0.8, 0, 0];"),
                Dumps.line(3, "UIButton", 4, "20 20; 300 44"),
                "   |    | <UIScrollView: 0x1; frame = (100 300; 200 200); layer = <CALayer: 0x1>; contentOffset: {10, 50}; contentSize: {9, 9}>",
                Dumps.line(3, "UIView", 6, "50 100; 400 20"),
                Dumps.line(2, "UIView", 7, "100 600; 90 90", " transform = [-1, 0, 0, 1, 0, 0];"),
                Dumps.line(3, "UIButton", 8, "10 10; 20 20"),
                Dumps.line(2, "_UITouchPassthroughView", 9, "0 500; 390 200")))
        let raster = TouchRaster(tree)
        #expect(raster.columns == 390 && raster.rows == 844)
        var differences: [String] = []
        var owners: Set<Int> = []
        for row in stride(from: 0, to: raster.rows, by: 3) {
            for column in stride(from: 0, to: raster.columns, by: 3) {
                let point = raster.point(column: column, row: row)
                let receiver = TouchWalk.run(tree, at: point).receiver
                if let receiver { owners.insert(receiver) }
                if receiver != raster.owner(column: column, row: row) { differences.append("\(point)") }
            }
        }
        #expect(differences.isEmpty)
        #expect(owners == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test("windows at both ends of what numbers can say have a map, of however little use")
    func endsOfNumbers() throws {
        let dump = Dumps.text(
            Dumps.line(0, "UIWindow", 1, "-1e308 0; 10 10"), Dumps.line(0, "UIWindow", 2, "1e308 0; 10 10"),
            Dumps.line(1, "UIButton", 3, "-1e308 -1e308; 1e308 1e308"))
        let map = TouchMap(try Dumps.tree(dump))
        #expect(map.svg.hasSuffix("</svg>\n"))
        #expect(!map.svg.contains("nan") && !map.svg.contains("inf"))
        #expect(try lint(dump).last?.hasPrefix("a.txt") == true)
    }
}
