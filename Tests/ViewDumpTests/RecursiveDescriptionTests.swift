// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@testable import ViewDump

@Suite("recursiveDescription, whole and damaged")
struct RecursiveDescriptionTests {
    private let page = Dumps.page(
        Dumps.line(2, "UIView", 3, "0 100; 390 200"), Dumps.line(3, "UIButton", 4, "20 20; 100 44"),
        Dumps.line(2, "UISwitch", 5, "20 400; 51 31"))

    private func shape(_ tree: ViewTree) -> [String] {
        tree.views.indices.map { "\(tree.depths[$0]) \(tree.views[$0].className)" }
    }

    private let whole = ["0 UIWindow", "1 UIView", "2 UIView", "3 UIButton", "2 UISwitch"]

    @Test("K1, K16: classes, addresses, frames, lines and depth")
    func intact() throws {
        let tree = try Dumps.tree(page)
        #expect(tree.format == .recursiveDescription)
        #expect(shape(tree) == whole)
        #expect(tree.parents == [nil, 0, 1, 2, 1])
        #expect(tree.views[3].address == "0x1004")
        #expect(tree.views[3].frame == TraceRect(x: 20, y: 20, width: 100, height: 44))
        #expect(tree.views.map(\.line) == [1, 2, 3, 4, 5])
        #expect(tree.views[3].column == 16)
        #expect(tree.omissions.isEmpty)
    }

    @Test("K2–K13: the items that matter, with numbers of every form")
    func items() throws {
        let tree = try Dumps.tree(
            "<Shop.Feed: 0x1; baseClass = UIScrollView; frame = (-0.5 1e+02; 20.5 30); transform = [0.5, 0, 0, 2, 1, -1]; hidden = YES; alpha = 0.25; userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x2>; animations = { position=<CASpringAnimation: 0x3>; }; backgroundColor = <UIDynamicSystemColor: 0x4; name = red>; layer = <CALayer: 0x5>; contentOffset: {0, -88}; contentSize: {414, 70.000100000000003}>"
        )
        let view = try #require(tree.views.first)
        #expect(view.className == "Shop.Feed" && view.baseClassName == "UIScrollView")
        #expect(view.frame == TraceRect(x: -0.5, y: 100, width: 20.5, height: 30))
        #expect(view.transform == DumpTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 1, ty: -1))
        #expect(view.isHidden && view.alpha == 0.25 && view.isUserInteractionEnabled == false)
        #expect(view.hasGestureRecognizers && view.isAnimating && view.hasBackground && !view.isCut)
        #expect(view.boundsOrigin == TracePoint(x: 0, y: -88))
    }

    @Test("K7: a text may contain items, quotes, brackets and a line break")
    func texts() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UILabel", 3, "0 0; 9 9", #" text = 'It's; hidden = YES; <b>';"#),
            Dumps.line(2, "UILabel", 4, "0 0; 9 9", " text = 'two\nlines'; alpha = 0.5;"),
            Dumps.line(2, "UIButton", 5, "20 20; 100 44"))
        let tree = try Dumps.tree(dump)
        #expect(tree.views[2].text == "It's; hidden = YES; <b>" && !tree.views[2].isHidden)
        #expect(tree.views[3].text == "two\nlines" && tree.views[3].alpha == 0.5)
        #expect(tree.views.count == 5 && tree.omissions.isEmpty)
    }

    @Test("K14, K15: what follows the closing bracket is no item and no view")
    func afterTheBracket() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UICollectionView", 3, "0 0; 90 90")
                + " collection view layout: <UICollectionViewFlowLayout: 0x7f; frame = (0 0; 9 9)> delegate: <Shop.Grid: 0x8; hidden = YES>",
            Dumps.line(2, "UIImageView", 4, "0 100; 9 9") + " - stars; hidden = YES.png",
            Dumps.line(2, "UIImageView", 5, "0 200; 9 9") + " - (null)")
        let tree = try Dumps.tree(dump)
        #expect(shape(tree) == ["0 UIWindow", "1 UIView", "2 UICollectionView", "2 UIImageView", "2 UIImageView"])
        #expect(tree.views.allSatisfy { !$0.isHidden } && tree.omissions.isEmpty)
        #expect(tree.views[2].frame == TraceRect(x: 0, y: 0, width: 90, height: 90))
    }

    @Test("K17: layers without a view are passed over; double brackets are a view")
    func layers() throws {
        let dump = Dumps.page(
            "   |    | <CAShapeLayer: 0x9> (layer)",
            "   |    | <<_UITextContainerView: 0xa; frame = (0 0; 40 30); layer = <CALayer: 0xb>> minSize = {0, 0}>",
            Dumps.line(2, "UIButton", 5, "20 20; 100 44"))
        let tree = try Dumps.tree(dump)
        #expect(shape(tree) == ["0 UIWindow", "1 UIView", "2 _UITextContainerView", "2 UIButton"])
        #expect(tree.omissions.isEmpty)
    }

    @Test("K19: addresses may be missing")
    func withoutAddresses() throws {
        let text = page.replacing(/: 0x[0-9a-f]+/, with: "")
        #expect(shape(try Dumps.tree(text)) == whole)
    }

    @Test("a log's prefix before the first line or before every line changes nothing")
    func prefixes() throws {
        #expect(shape(try Dumps.tree("2026-03-01 10:00:00.000 Shop[77:901] " + page)) == whole)
        let every = page.split(separator: "\n").map { "I/shop | 10:00:00 (77): \($0)" }.joined(separator: "\n")
        #expect(shape(try Dumps.tree(every)) == whole)
    }

    @Test("LLDB and Cycript print one quoted string with escapes; places are those of the file")
    func escapes() throws {
        let lldb = #"(NSString *) $1 = 0x00006000 @""# + page.replacing("\n", with: #"\n"#) + "\""
        let tree = try Dumps.tree(lldb)
        #expect(shape(tree) == whole)
        #expect(tree.views.allSatisfy { $0.line == 1 })
        #expect(tree.views[1].column > tree.views[0].column)
        let label = Dumps.line(0, "UILabel", 1, "0 0; 9 9", #" text = '\u65e5\u672c \ud83d\ude00 \"x\"';"#)
        #expect(try Dumps.tree(label).views[0].text == #"日本 😀 "x""#)
    }

    @Test("bars or spaces may be lost: depth is told by what is left")
    func indentation() throws {
        #expect(shape(try Dumps.tree(page.replacing("   | ", with: "  |"))) == whole)
        #expect(shape(try Dumps.tree(page.replacing("   | ", with: "\t"))) == whole)
        #expect(shape(try Dumps.tree(page.replacing("   | ", with: "  "))) == whole)
        var lines = page.split(separator: "\n").map(String.init)
        lines[3] = lines[3].replacing("|", with: " ")
        let mixed = try Dumps.tree(lines.joined(separator: "\n"))
        #expect(shape(mixed) == whole)
        #expect(
            mixed.omissions.map(\.description) == [
                "line 4, column 16: indented without bars; its depth, 3, is read from the spaces"
            ])
    }

    @Test("a missing line: its subviews go to the nearest superview, and the place is told")
    func missingLine() throws {
        var lines = page.split(separator: "\n").map(String.init)
        lines.remove(at: 2)
        let tree = try Dumps.tree(lines.joined(separator: "\n"))
        #expect(tree.parents == [nil, 0, 1, 1])
        #expect(
            tree.omissions.map(\.description) == [
                "line 3, column 16: 2 levels deeper than its superview on line 2: a line is missing in between"
            ])
    }

    @Test("a cut line keeps what it says; the answer is a guess")
    func cutLine() throws {
        let cut = page.replacing("frame = (20 20; 100 44); layer = <CALayer: 0x61004>>", with: "frame = (20 20; 1")
        let tree = try Dumps.tree(cut)
        #expect(shape(tree) == whole)
        #expect(tree.views[3].isCut && tree.views[3].frame == nil)
        #expect(
            tree.omissions.map(\.description) == [
                "line 4, column 16: UIButton: the line is cut; what it does not say is taken as default",
                "line 4, column 16: UIButton has no readable frame; it is taken to fill its superview",
            ])
        #expect(Explanation(tree, at: TracePoint(x: 30, y: 130)).certainty == .guess)
    }

    @Test("interleaved log lines, also such that mention a view, are left out and counted")
    func interleaved() throws {
        var lines = page.split(separator: "\n").map(String.init)
        lines.insert("2026-03-01 Shop[77] loading", at: 3)
        lines.insert("2026-03-01 Shop[77] shows <UIView: 0x1003; frame = (0 0; 1 1); layer = <CALayer: 0x6>>", at: 2)
        let tree = try Dumps.tree(lines.joined(separator: "\n"))
        #expect(shape(tree) == whole)
        #expect(
            tree.omissions.map(\.description) == [
                "line 3, column 1: 2 lines are not of the dump (log output, text), the first of them here"
            ])
    }

    @Test("UTF-16, byte-order marks and bytes that are no UTF-8")
    func encodings() throws {
        let utf16 = try #require(page.data(using: .utf16))
        #expect(shape(try DumpReader.tree(from: utf16)) == whole)
        #expect(shape(try DumpReader.tree(from: try #require(page.data(using: .utf16LittleEndian)))) == whole)
        #expect(shape(try DumpReader.tree(from: try #require(page.data(using: .utf16BigEndian)))) == whole)
        #expect(shape(try DumpReader.tree(from: Data([0xEF, 0xBB, 0xBF]) + Data(page.utf8))) == whole)
        #expect(shape(try Dumps.tree(page.replacing("\n", with: "\r\n"))) == whole)
        var latin = Data(page.utf8)
        latin.append(contentsOf: Data("\n   | <UILabel: 0x9; frame = (0 0; 1 1); text = 'caf".utf8) + [0xE9])
        latin.append(contentsOf: Data("'; layer = <CALayer: 0x9>>".utf8))
        let tree = try DumpReader.tree(from: latin)
        #expect(tree.views.last?.text == "caf\u{FFFD}")
        #expect(
            tree.omissions.map(\.description) == [
                "line 6, column 52: not UTF-8 from here on; such bytes are shown as \u{FFFD}"
            ])
    }

    @Test("nothing to read is an error with its place")
    func errors() {
        func problem(_ text: String) -> String {
            do throws(DumpError) {
                _ = try DumpReader.tree(from: text)
                return "none"
            } catch {
                return error.description
            }
        }
        #expect(problem(" \n\n") == "line 1, column 1: the file is empty")
        #expect(
            problem("\n  hello").hasPrefix("line 2, column 3: found \"hello\", expected recursiveDescription output"))
        #expect(
            problem(
                "x\n<UITabBarController>, state: appeared, view: <UILayoutContainerView>\n   | <UIViewController>, state: appeared, view: <UIView>"
            )
                == "line 2, column 1: this is a dump of view controllers, which says nothing about places; expected views (recursiveDescription of a window)"
        )
    }

    @Test("100,000 views and 1,000 levels are read and hit-tested (10,000 levels: as JSON and XML, which stay small)")
    func size() throws {
        let wide =
            Dumps.line(0, "UIWindow", 0, "0 0; 390 844") + "\n"
            + (1..<100_000).map { Dumps.line(1, "UIView", $0, "0 \($0); 390 1") }.joined(separator: "\n")
        let tree = try Dumps.tree(wide)
        #expect(tree.views.count == 100_000)
        #expect(Dumps.receiver(tree, at: 5, 500.5) == "UIView #501")
        let deep = try Dumps.tree(Dumps.deep(1_000))
        #expect(deep.depths.last == 999)
        #expect(Dumps.receiver(deep, at: 5, 5) == "UIView #1000")
        let explanation = Explanation(deep, at: TracePoint(x: 5, y: 5), whyNot: 500)
        #expect(explanation.whyNot?.obstacles.count == 20)
        #expect(!explanation.lines().isEmpty)
    }
}

extension Dumps {
    /// Views in views, each with one space more than its superview.
    static func deep(_ levels: Int) -> String {
        (0..<levels).map { String(repeating: " ", count: $0) + line(0, "UIView", $0, "0 0; 390 844") }
            .joined(separator: "\n")
    }
}
