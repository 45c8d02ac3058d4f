// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("Who would get a touch, by a dump")
struct CandidateTests {
    @Test("K4: a whole line that does not say NO says YES, of a label too; a cut one leaves the class's default")
    func enabledLabel() throws {
        let label = Dumps.line(2, "UILabel", 3, "0 0; 100 20", " text = 'Hello';")
        #expect(Dumps.receiver(try Dumps.tree(Dumps.page(label)), at: 10, 10) == #"UILabel "Hello" #3"#)
        let cut = String(label[..<(label.firstRange(of: " layer")?.lowerBound ?? label.endIndex)])
        #expect(Dumps.receiver(try Dumps.tree(Dumps.page(cut)), at: 10, 10) == "UIView #2")
    }

    @Test("B8, B10, B12: the path passes the point on, the front view takes it, what is behind is not asked")
    func taken() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIView", 3, "0 0; 390 400"), Dumps.line(2, "UIButton", 4, "20 20; 100 44"))
        #expect(
            try Dumps.candidates(dump, at: 30, 30) == [
                "UIWindow #1 passes the point on: (30, 30) is inside its bounds, and UIButton #4 below takes it",
                "UIView #2 passes the point on: (30, 30) is inside its bounds, and UIButton #4 below takes it",
                "UIButton #4 takes the point: (10, 10) is inside its bounds, and no subview takes it",
                "UIView #3 is not asked: UIButton #4, in front of it, took the point",
            ])
    }

    @Test(
        "B2, B7, B20: each state refuses with its reason",
        arguments: [
            (" hidden = YES;", "isHidden is true, so neither it nor its subviews take touches"),
            (
                " userInteractionEnabled = NO;",
                "isUserInteractionEnabled is false, so neither it nor its subviews take touches"
            ),
            (" alpha = 0.005;", "alpha 0.005 is below 0.01, so neither it nor its subviews take touches"),
            (
                " transform = [0, 0, 0, 0, 0, 0];",
                "its transform has no inverse (a scale of 0, for example), so no point of the screen is a point of the view"
            ),
        ])
    func refused(_ items: String, _ reason: String) throws {
        let dump = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44", items))
        #expect(try Dumps.candidates(dump, at: 30, 30).last == "UIButton #3 refuses: \(reason)")
        #expect(Dumps.receiver(try Dumps.tree(dump), at: 30, 30) == "UIView #2")
    }

    @Test("B3: alpha of exactly 0.01 takes no touches")
    func faint() throws {
        let dump = Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44", " alpha = 0.01;"))
        #expect(Dumps.receiver(try Dumps.tree(dump), at: 30, 30) == "UIView #2")
    }

    @Test("B7, B14: a superview that does not contain the point keeps its subviews from being asked")
    func outside() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIView", 3, "0 100; 390 20"), Dumps.line(3, "UIButton", 4, "20 0; 100 44"))
        #expect(
            try Dumps.candidates(dump, at: 30, 130).last
                == "UIView #3 refuses: (30, 30) is outside its bounds (0 0; 390 20): y 30 is not below 20; subviews that stick out are not asked either"
        )
        #expect(Dumps.receiver(try Dumps.tree(dump), at: 30, 119.9) == "UIButton #4")
        #expect(Dumps.receiver(try Dumps.tree(dump), at: 30, 120) == "UIView #2")
    }

    @Test("B24: a label takes no touches, by the flag in the dump")
    func label() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UILabel", 3, "0 0; 100 20", " text = 'Hello'; userInteractionEnabled = NO;"))
        #expect(
            try Dumps.candidates(dump, at: 5, 5).last
                == #"UILabel "Hello" #3 refuses: isUserInteractionEnabled is false, the default of UILabel, so neither it nor its subviews take touches"#
        )
    }

    @Test("B37: a container that lets touches through answers nil, and the walk goes on behind it")
    func passThrough() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"),
            Dumps.line(2, "_UITouchPassthroughView", 4, "0 0; 390 844"), Dumps.line(3, "UISwitch", 5, "300 20; 51 31"))
        let lines = try Dumps.candidates(dump, at: 30, 30)
        #expect(
            lines.contains(
                "_UITouchPassthroughView #4 answers nil: its class overrides hitTest(_:with:), so the point goes past it and everything below it"
            ))
        #expect(Dumps.receiver(try Dumps.tree(dump), at: 30, 30) == "UIButton #3")
        #expect(Dumps.receiver(try Dumps.tree(dump), at: 310, 30) == "UISwitch #5")
    }

    @Test("B18: a scroll view's offset moves its subviews")
    func offset() throws {
        let scroll =
            "   |    | <UIScrollView: 0x1003; frame = (0 0; 390 844); layer = <CALayer: 0x61>; contentOffset: {0, 100}; contentSize: {390, 2000}>"
        let tree = try Dumps.tree(Dumps.page(scroll, Dumps.line(3, "UIButton", 4, "20 120; 100 44")))
        #expect(Dumps.receiver(tree, at: 30, 30) == "UIButton #4")
        #expect(Dumps.receiver(tree, at: 30, 130) == "UIScrollView #3")
    }

    @Test("B19, K6: the frame of a rotated and scaled view is the box around it")
    func transforms() throws {
        // 100 × 40, turned by 90 degrees: the box is 40 × 100.
        let turned = try Dumps.tree(
            Dumps.page(Dumps.line(2, "UIButton", 3, "100 100; 40 100", " transform = [0, 1, -1, 0, 0, 0];")))
        #expect(turned.placements[2].bounds == TraceRect(x: 0, y: 0, width: 100, height: 40))
        #expect(turned.placements[2].fromParent(TracePoint(x: 140, y: 100)) == TracePoint(x: 0, y: 0))
        let scaled = try Dumps.tree(
            Dumps.page(
                Dumps.line(2, "UIView", 3, "100 100; 50 50", " transform = [0.5, 0, 0, 0.5, 0, 0];"),
                Dumps.line(3, "UIButton", 4, "60 60; 40 40")))
        #expect(Dumps.receiver(scaled, at: 131, 131) == "UIButton #4")
        #expect(Dumps.receiver(scaled, at: 129, 131) == "UIView #3")
    }

    @Test("B34: of several windows, the last is asked first, and the answer is not sure")
    func windows() throws {
        let tree = try Dumps.tree(
            Dumps.text(
                Dumps.line(0, "UIWindow", 1, "0 0; 390 844"), Dumps.line(0, "UIWindow", 2, "0 0; 390 100")))
        #expect(Dumps.receiver(tree, at: 5, 5) == "UIWindow #2")
        #expect(Dumps.receiver(tree, at: 5, 500) == "UIWindow #1")
        let explanation = Explanation(tree, at: TracePoint(x: 5, y: 5))
        #expect(explanation.doubts.map(\.kind) == [.severalRoots])
        #expect(explanation.certainty == .likely)
    }

    @Test("nobody: no root contains the point")
    func nobody() throws {
        let explanation = Explanation(try Dumps.tree(Dumps.page()), at: TracePoint(x: 400, y: 5))
        #expect(
            explanation.lines().first?.description
                == "A hit test at (400, 5) finds nobody: no window takes the point.")
    }
}
