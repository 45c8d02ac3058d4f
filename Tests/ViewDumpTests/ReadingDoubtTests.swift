// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("How sure an answer is follows from what was read")
struct ReadingDoubtTests {
    private let page = Dumps.page(
        Dumps.line(2, "UIView", 3, "0 100; 390 200"), Dumps.line(3, "UIButton", 4, "20 20; 100 44"),
        Dumps.line(2, "UIView", 5, "0 400; 390 100"))

    private func doubts(_ text: String, at x: Double = 30, _ y: Double = 130) throws -> [Doubt.Kind] {
        Explanation(try Dumps.tree(text), at: TracePoint(x: x, y: y)).doubts.map(\.kind)
    }

    private func replacing(line: Int, with text: String) -> String {
        var lines = page.split(separator: "\n").map(String.init)
        lines[line - 1] = text
        return lines.joined(separator: "\n")
    }

    @Test("a whole dump is sure, with other text before and after it too")
    func whole() throws {
        #expect(try doubts(page) == [])
        #expect(try doubts("(lldb) po window\n" + page + "\nThread 1: breakpoint 2.1") == [])
    }

    @Test("a line inside of the dump that is no view's, a description of the app's own among them, makes a guess")
    func skippedLine() throws {
        #expect(try doubts(replacing(line: 3, with: "   |    | My own view")) == [.skippedLine, .missingLevel])
        #expect(
            try doubts(
                replacing(line: 5, with: "2026-03-01 loading")
                    + "\n   |    | <UIView: 0x9; frame = (0 0; 1 1); layer = <CALayer: 0x1>>") == [.skippedLine])
    }

    @Test("a label that is said to take touches where no line says that a view takes none makes a guess")
    func shortenedLines() throws {
        let label = Dumps.line(2, "UILabel", 3, "0 100; 390 200")
        let image = Dumps.line(2, "UIImageView", 4, "0 400; 390 200", " userInteractionEnabled = NO;")
        #expect(try doubts(Dumps.page(label)) == [.shortenedLines])
        #expect(try doubts(Dumps.page(label), at: 30, 700) == [.shortenedLines])
        #expect(try doubts(Dumps.page(label, image)) == [])
        let tapped = Dumps.line(2, "UILabel", 3, "0 100; 390 200", " gestureRecognizers = <NSArray: 0x1>;")
        #expect(try doubts(Dumps.page(tapped)) == [])
    }

    @Test("a missing level makes a guess")
    func missingLevel() throws {
        var lines = page.split(separator: "\n")
        lines.remove(at: 2)
        #expect(try doubts(lines.joined(separator: "\n")) == [.missingLevel])
    }

    @Test(
        "a dump that ends in the middle makes a guess, wherever the point is",
        arguments: ["\n   |    | <UIView: 0x1009; frame = (0 0; 39", "\n...", "\n<snip>", "\n[truncated]"])
    func cutEnd(_ end: String) throws {
        #expect(try doubts(page + end).first == .cutEnd)
    }

    @Test("several views on one line are read by their bars, and make a guess")
    func sharedLine() throws {
        let joined = page.replacing("\n", with: " ")
        let tree = try Dumps.tree(joined)
        #expect(tree.views.map(\.className) == ["UIWindow", "UIView", "UIView", "UIButton", "UIView"])
        #expect(tree.depths == [0, 1, 2, 3, 2])
        #expect(try doubts(joined) == [.sharedLine])
    }

    @Test("alpha 0 of a class of the app's is likely, of UIKit's sure: React Native's views take touches all the same")
    func alpha() throws {
        func overlay(_ name: String) -> String {
            page + "\n" + Dumps.line(2, name, 6, "0 0; 390 844", " alpha = 0;")
        }
        #expect(try doubts(overlay("UIView")) == [])
        #expect(try doubts(overlay("Shop.Overlay")) == [.unknownClass])
    }

    @Test("K6: transform3D is read; one that leaves the plane makes a guess")
    func transform3D() throws {
        let flat = Dumps.page(
            Dumps.line(
                2, "UIView", 3, "100 100; 50 50", " transform3D = [0.5, 0, 0, 0; 0, 0.5, 0, 0; 0, 0, 1, 0; 0, 0, 0, 1];"
            ),
            Dumps.line(3, "UIButton", 4, "60 60; 40 40"))
        #expect(Dumps.receiver(try Dumps.tree(flat), at: 131, 131) == "UIButton #4")
        #expect(try doubts(flat, at: 131, 131) == [])
        #expect(try doubts(flat.replacing("0, 0, 1, 0;", with: "0, 0, 1, -0.002;"), at: 131, 131) == [.assumedGeometry])
    }

    @Test("a text of many lines is one view's, whatever stands in it")
    func longText() throws {
        let lines = (1...30).map { "line \($0) of <b>it</b>" }.joined(separator: "\n")
        let dump = Dumps.page(
            Dumps.line(2, "UILabel", 3, "0 0; 9 9", " text = '\(lines)'; userInteractionEnabled = NO;"),
            Dumps.line(2, "UIButton", 4, "20 20; 100 44"))
        let tree = try Dumps.tree(dump)
        #expect(tree.views.count == 4 && tree.views[2].text == lines && tree.omissions.isEmpty)
        #expect(try doubts(dump, at: 30, 30) == [])
    }

    @Test("several prints in one paste: a part printed again is left out; of two prints of a window, the later counts")
    func several() throws {
        let part = "(lldb) po view\n" + Dumps.line(0, "UIView", 3, "0 100; 390 200") + "\n"
        let touch =
            "<UITouch: 0x7> phase: Began window: <UIWindow: 0x1001; frame = (0 0; 390 844); layer = <L: 0x1>> view: <UIView: 0x1002; frame = (0 0; 9 9); layer = <L: 0x2>>\n"
        for paste in [part + page, page + "\n" + part, touch + page, page + "\n" + touch] {
            let tree = try Dumps.tree(paste)
            #expect(tree.roots.count == 1 && tree.views.count == 5)
            #expect(try doubts(paste) == [])
        }
        let later = page.replacing("(20 20; 100 44);", with: "(20 20; 100 44); hidden = YES;")
        #expect(try doubts(page + "\n\n" + page) == [])
        #expect(try doubts(page + "\n\n" + later) == [.severalDumps])
        #expect(Dumps.receiver(try Dumps.tree(page + "\n\n" + later), at: 30, 130) == "UIView #3")
    }

    @Test("B40: what a bar passes on to a control is sure, what it does with a plain view in it is not")
    func bars() throws {
        func bar(_ name: String) -> String {
            Dumps.page(Dumps.line(2, "UISearchBar", 3, "0 100; 390 50"), Dumps.line(3, name, 4, "0 0; 390 50"))
        }
        #expect(try doubts(bar("UIButton")) == [])
        #expect(try doubts(bar("UIView")) == [.deviatingClass])
    }

    @Test("K29: a responder chain beside the dump is none of its windows; alone, it is an error that says what it is")
    func chain() throws {
        let chain = """
            <UIButton: 0x1004; frame = (20 20; 100 44); layer = <CALayer: 0x1>>
               | <UIView: 0x1003; frame = (0 100; 390 200); layer = <CALayer: 0x2>>
               |    | <Shop.Page: 0x77; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
               |    |    | <Shop.PageController: 0x78>
               |    |    |    | <UIWindow: 0x1001; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
               |    |    |    |    | <UIApplication: 0x79>
            """
        for paste in [chain + "\n" + page, page + "\n" + chain] {
            #expect(try Dumps.tree(paste).views.count == 5)
            #expect(try doubts(paste) == [])
        }
        #expect(throws: DumpError(line: 1, problem: .chainOnly)) { try Dumps.tree(chain) }
        #expect(throws: DumpError(line: 1, problem: .traceOnly)) {
            try Dumps.tree("*<UIWindow:0x1001>\n|   <UIView:0x1002>\n|   |   *<UILabel:0x1003> - AMBIGUOUS LAYOUT")
        }
    }

    @Test("K21: controllers printed in the same paste stand in the chain; without any, the chain says so")
    func controllers() throws {
        let controllers = """
            <Shop.Root 0x88>, state: appeared, view: <UIView: 0x1002>
               | <Shop.Page 0x89>, state: appeared, view: <UIView 0x1003>
            """
        func chain(_ text: String) throws -> [String] {
            let lines = Explanation(try Dumps.tree(text), at: TracePoint(x: 30, y: 130)).lines().map(\.description)
            return Array(lines[(try #require(lines.firstIndex { $0.hasPrefix("What it does not handle") }) + 1)...])
        }
        let with = ["  UIView #3", "  Shop.Page", "  UIView #2", "  Shop.Root", "  UIWindow #1"]
        #expect(try Array(chain(page + "\n" + controllers).prefix(5)) == with)
        #expect(try Array(chain(controllers + "\n" + page).prefix(5)) == with)
        #expect(try doubts(controllers + "\n" + page) == [])
        #expect(try chain(page).contains { $0.contains("without view controllers") })
        #expect(try !chain(page + "\n" + controllers).contains { $0.contains("without view controllers") })
    }

    @Test("HOURecursiveDescription names variables and controllers")
    func named() throws {
        let tree = try Dumps.tree(
            """
            0x1001 'Shop.Page:0x77' <UIView: 0x1001; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
             | _box <UIView: 0x1002; frame = (0 100; 390 200); layer = <CALayer: 0x1>>
             | | _buy <UIButton: 0x1003; frame = (20 20; 100 44); layer = <CALayer: 0x1>>
             | <UIView: 0x1004; frame = (0 300; 390 200); layer = <CALayer: 0x1>>
            """)
        #expect(tree.depths == [0, 1, 2, 1])
        #expect(tree.views[0].controllerName == "Shop.Page")
        #expect(Dumps.receiver(tree, at: 30, 130) == "UIButton #3")
    }
}
