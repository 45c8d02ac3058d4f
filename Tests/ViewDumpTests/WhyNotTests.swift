// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("Why a view does not get a touch, by a dump")
struct WhyNotTests {
    @Test("B4: the first obstacle is the outermost, and each change is told until the view wins")
    func chain() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIImageView", 3, "0 0; 390 100", " userInteractionEnabled = NO;"),
            Dumps.line(3, "UIView", 4, "0 0; 390 100", " hidden = YES;"),
            Dumps.line(4, "UIButton", 5, "20 20; 100 44", " alpha = 0;"),
            Dumps.line(2, "UIView", 6, "0 0; 390 844"))
        #expect(
            try Dumps.whyNot("#5", dump, at: 30, 30) == [
                "UIImageView #3 refuses: isUserInteractionEnabled is false, the default of UIImageView, so neither it nor its subviews take touches",
                "-> set isUserInteractionEnabled of UIImageView #3 to true",
                "UIView #4 refuses: isHidden is true, so neither it nor its subviews take touches",
                "-> set isHidden of UIView #4 to false",
                "UIButton #5 refuses: alpha 0 is below 0.01, so neither it nor its subviews take touches",
                "-> set alpha of UIButton #5 to more than 0.01",
                "UIView #6 lies in front of UIButton #5 and takes the point",
                "-> set isUserInteractionEnabled of UIView #6 to false, or put it behind",
            ])
    }

    @Test("B14: a superview that is too small is to be enlarged, and then the view wins")
    func outside() throws {
        let dump = Dumps.page(Dumps.line(2, "UIView", 3, "0 100; 390 20"), Dumps.line(3, "UIButton", 4, "20 0; 100 44"))
        #expect(
            try Dumps.whyNot("#4", dump, at: 30, 130) == [
                "UIView #3 refuses: (30, 30) is outside its bounds (0 0; 390 20): y 30 is not below 20; subviews that stick out are not asked either",
                "-> enlarge the bounds of UIView #3 from (0 0; 390 20) to (0 0; 390 31), or let its point(inside:with:) accept (30, 30)",
            ])
    }

    @Test("B6: outside of the view itself, it is to be touched elsewhere")
    func elsewhere() throws {
        let dump = Dumps.page(Dumps.line(2, "UIButton", 3, "0 0; 50 50"))
        #expect(
            try Dumps.whyNot("#3", dump, at: 60, 10).last
                == "-> touch it where it is, or let its point(inside:with:) accept (60, 10)")
    }

    @Test("B20: a singular transform is to be replaced")
    func singular() throws {
        let dump = Dumps.page(Dumps.line(2, "UIButton", 3, "50 50; 0 0", " transform = [0, 0, 0, 0, 0, 0];"))
        #expect(
            try Dumps.whyNot("#3", dump, at: 50, 50).last
                == "-> give UIButton #3 a transform with an inverse, such as a scale above 0")
    }

    @Test("B10: a branch in front takes the point through a subview")
    func branch() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"), Dumps.line(2, "UIView", 4, "0 0; 390 100"),
            Dumps.line(3, "UIButton", 5, "0 0; 390 50"))
        #expect(
            try Dumps.whyNot("#3", dump, at: 30, 30) == [
                "UIButton #5 lies in front of UIButton #3 and takes the point",
                "-> put UIView #4 behind, or let it pass on what its own subviews do not need (point(inside:with:)); isUserInteractionEnabled false would also silence everything in it",
            ])
    }

    @Test("B1: a subview takes the point")
    func descendant() throws {
        let dump = Dumps.page(Dumps.line(2, "UIView", 3, "0 0; 100 100"), Dumps.line(3, "UIView", 4, "0 0; 50 50"))
        #expect(
            try Dumps.whyNot("#3", dump, at: 10, 10) == [
                "UIView #4, below UIView #3, takes the point", "-> set isUserInteractionEnabled of UIView #4 to false",
            ])
        #expect(try Dumps.whyNot("#4", dump, at: 10, 10).isEmpty)
    }

    @Test("B37: a container that lets touches through gets none itself")
    func passThrough() throws {
        let dump = Dumps.page(Dumps.line(2, "_UITouchPassthroughView", 3, "0 0; 100 100"))
        #expect(
            try Dumps.whyNot("#3", dump, at: 10, 10) == [
                "_UITouchPassthroughView #3 lets touches on its own area through: its class takes them for its subviews only",
                "-> put a view that takes touches into _UITouchPassthroughView #3",
            ])
    }

    @Test("without a point: which part of the area reaches the view, who gets the rest, and why")
    func reach() throws {
        let dump = Dumps.page(
            Dumps.line(2, "UIView", 3, "0 100; 200 50"), Dumps.line(3, "UIButton", 4, "150 3; 100 44"),
            Dumps.line(2, "UIView", 5, "150 103; 10 44"))
        let tree = try Dumps.tree(dump)
        let lines = Explanation(tree, at: nil, whyNot: 3).lines().map(\.description)
        #expect(
            Array(lines.prefix(4)) == [
                "40 % of its area reaches UIButton #4: within (160 103; 40 44) on the screen, for example at (179.5, 124.5).",
                "  50 % goes to UIView #2, for example at (200.5, 103.5)",
                "  10 % goes to UIView #5, for example at (150.5, 103.5)",
                "Why UIButton #4 does not get a touch at (200.5, 103.5):",
            ])
    }

    @Test("a view is found by address, number, identifier, text or class; several that fit are named")
    func queries() throws {
        let tree = try Dumps.tree(
            Dumps.page(
                Dumps.line(2, "Shop.BuyButton", 3, "0 0; 50 50", " baseClass = UIButton;"),
                Dumps.line(2, "UILabel", 4, "0 0; 50 50", " text = 'Price';")))
        for name in ["0x1003", "0X1003", "#3", "Shop.BuyButton", "BuyButton", "buy"] {
            #expect(try ViewQuery(name).view(in: tree) == 2)
        }
        #expect(try ViewQuery("Price").view(in: tree) == 3)
        #expect(throws: ViewQuery.Failure.nothing("Sell")) { try ViewQuery("Sell").view(in: tree) }
        #expect(
            throws: ViewQuery.Failure.several(
                "UI",
                ["UIWindow #1 0x1001 on line 1", "UIView #2 0x1002 on line 2", #"UILabel "Price" #4 0x1004 on line 4"#])
        ) { try ViewQuery("UI").view(in: tree) }
    }
}
