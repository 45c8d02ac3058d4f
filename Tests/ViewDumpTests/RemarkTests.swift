// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

@Suite("What else decides what a touch does, by a dump")
struct RemarkTests {
    private func remarks(_ text: String, at x: Double = 30, _ y: Double = 30) throws -> [String] {
        Explanation(try Dumps.tree(text), at: TracePoint(x: x, y: y)).remarks.flatMap {
            [$0.text.description] + ($0.change.map { ["-> \($0)"] } ?? [])
        }
    }

    @Test(
        "G64: recognizers above a row cancel its selection, above a button not its tap, above a control of the app its tap too"
    )
    func recognizers() throws {
        func page(_ name: String, base: String = "") -> String {
            Dumps.page(
                Dumps.line(2, "UIView", 3, "0 0; 390 400", " gestureRecognizers = <NSArray: 0x5>;"),
                Dumps.line(3, name, 4, "20 20; 100 44", base))
        }
        let po = "-> add to the file what po [0x1003 gestureRecognizers] prints, and they are named here"
        #expect(
            try remarks(page("UITableViewCell")) == [
                "UIView #3, above UITableViewCell #4, has gesture recognizers: one that recognizes a tap cancels the touch, and UITableViewCell #4 is not selected",
                po,
            ])
        #expect(
            try remarks(page("UIButton")) == [
                "UIView #3, above UIButton #4, has gesture recognizers: a tap is UIButton #4's all the same (G64), another gesture cancels the touch",
                po,
            ])
        #expect(
            try remarks(page("Shop.Knob", base: " baseClass = UIControl;")).first
                == "UIView #3, above Shop.Knob #4, has gesture recognizers: one that recognizes cancels the touch, and Shop.Knob #4 sends nothing (G64 spares UIKit's buttons only)"
        )
    }

    @Test("K25: recognizers printed in the same paste are named, with what they may do")
    func namedRecognizers() throws {
        let page = Dumps.page(
            Dumps.line(2, "UIView", 3, "0 0; 390 400", " gestureRecognizers = <NSArray: 0x5>;"),
            Dumps.line(3, "UITableViewCell", 4, "20 20; 100 44"))
        let tap =
            "<UITapGestureRecognizer: 0x91; state = Possible; view = <UIView 0x1003>; target= <(action=close, target=<Shop.Page 0x92>)>>"
        let off = tap.replacing(
            "0x91; state = Possible;", with: "0x93; state = Possible; enabled = NO; cancelsTouchesInView = NO;")
        #expect(
            try remarks(page + "\n<__NSArrayM 0x90>(\n" + tap + ",\n" + off + "\n)") == [
                "UIView #3, above UITableViewCell #4, has UITapGestureRecognizer (close), UITapGestureRecognizer (close, off, cancelsTouchesInView false): one that recognizes a tap cancels the touch, and UITableViewCell #4 is not selected",
                "-> set cancelsTouchesInView of it to false",
            ])
        #expect(
            try remarks(page + "\n" + off) == [
                "UIView #3 has UITapGestureRecognizer (close, off, cancelsTouchesInView false): the touch is not cancelled by it"
            ])
    }

    @Test("B2: a recognizer on a view whose interaction is off gets nothing")
    func silent() throws {
        let page = Dumps.page(
            Dumps.line(
                2, "UIImageView", 3, "20 20; 100 44",
                " userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x5>;"))
        #expect(
            try remarks(page).prefix(2) == [
                "UIImageView #3 has gesture recognizers, and isUserInteractionEnabled is false: they get no touch",
                "-> set isUserInteractionEnabled of UIImageView #3 to true",
            ])
        #expect(try remarks(page, at: 200, 200).isEmpty)
    }

    @Test(
        "a control under the point that does not get it is named, with the reason; one that is hidden or scrolled away is not"
    )
    func controlsBehind() throws {
        let page = Dumps.page(
            Dumps.line(2, "UIButton", 3, "20 20; 100 44"), Dumps.line(2, "UIStackView", 4, "0 0; 390 100"))
        #expect(
            try remarks(page) == [
                "UIButton #3 lies under the point and does not get the touch: UIStackView #4 lies in front of UIButton #3 and takes the point",
                "-> set isUserInteractionEnabled of UIStackView #4 to false, or put it behind",
            ])
        let outside = Dumps.page(
            Dumps.line(2, "UIButton", 3, "0 0; 60 20"), Dumps.line(3, "UIButton", 4, "20 15; 40 40"))
        #expect(
            try remarks(outside).first
                == "UIButton #4 lies under the point and does not get the touch: UIButton #3 refuses: (30, 30) is outside its bounds (0 0; 60 20): y 30 is not below 20; subviews that stick out are not asked either"
        )
        #expect(
            try remarks(Dumps.page(Dumps.line(2, "UIButton", 3, "20 20; 100 44", " hidden = YES;"))).isEmpty)
        #expect(
            try remarks(
                Dumps.page(
                    Dumps.line(2, "UIScrollView", 3, "0 0; 390 20"), Dumps.line(3, "UIButton", 4, "20 20; 100 44"))
            ).isEmpty)
    }

    @Test("what is presented over the rest says so")
    func presentations() throws {
        let dump = Dumps.text(
            Dumps.line(0, "UIWindow", 1, "0 0; 390 844"), Dumps.line(1, "UITransitionView", 2, "0 0; 390 844"),
            Dumps.line(2, "UIView", 3, "0 0; 390 844"), Dumps.line(1, "UITransitionView", 4, "0 0; 390 844"),
            Dumps.line(2, "UIDimmingView", 5, "0 0; 390 844"), Dumps.line(2, "UIView", 6, "0 400; 390 444"))
        #expect(
            try remarks(dump) == [
                "UIDimmingView #5 dims what lies behind a presentation, and takes its touches; a tap on it may dismiss"
            ])
        #expect(
            try remarks(dump, at: 30, 500) == [
                "UIView #6 is presented over the rest (in UITransitionView #4): what lies behind gets nothing until it is dismissed"
            ])
    }
}
