// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("Explanations of hit tests")
struct HitTestTextTests {
    @Test("who gets the point, for a touch and for a tool")
    func results() {
        let point = TracePoint(x: 20.5, y: 40)
        func walk(_ touch: TouchIdentifier?, _ result: Subject?, asked: Bool = true) -> String {
            text(
                .hitTest(
                    HitTestWalk(
                        touch: touch, point: point, visits: asked ? [visit(.refused(.hidden))] : [], result: result)))
        }
        #expect(walk(Cast.touch, Cast.buy) == #"Touch 1 at (20.5, 40) goes to UIButton "Buy" #3."#)
        #expect(walk(Cast.touch, nil) == "Touch 1 at (20.5, 40) goes to nobody: no window takes the point.")
        #expect(walk(Cast.touch, nil, asked: false) == "Touch 1 at (20.5, 40) goes to nobody: no window is visible.")
        #expect(walk(nil, Cast.buy) == #"A hit test at (20.5, 40) finds UIButton "Buy" #3."#)
        #expect(walk(nil, nil) == "A hit test at (20.5, 40) finds nobody: no window takes the point.")
    }

    @Test("B12: a view takes the point when no subview does")
    func hit() {
        #expect(
            text(visit(.hit))
                == #"UIButton "Buy" #3 takes the point: (20.5, 10) is inside its bounds, and no subview takes it"#)
        #expect(
            text(visit(.hit, point: nil))
                == #"UIButton "Buy" #3 takes the point: the point is inside, and no subview takes it"#)
    }

    @Test("B6: an override of point(inside:) that accepts more than the bounds is named")
    func hitOutsideBounds() {
        #expect(
            text(visit(.hit, point: TracePoint(x: -5, y: 10)))
                == #"UIButton "Buy" #3 takes the point: its point(inside:with:) accepts (-5, 10), which is outside its bounds (0 0; 100 44), and no subview takes it"#
        )
    }

    @Test("B8: a view passes the point on to who takes it below")
    func passedOn() {
        #expect(
            text(visit(.passedOn(to: Cast.buy), view: Cast.page))
                == #"UIView #2 passes the point on: (20.5, 10) is inside its bounds, and UIButton "Buy" #3 below takes it"#
        )
    }

    @Test("B13: what an override of hitTest answered: nil, itself, another view")
    func overrides() {
        #expect(
            text(visit(.answeredByOverride(nil), view: Cast.overlay))
                == #"Shop.Overlay "Overlay" #4 answers nil: its class overrides hitTest(_:with:), so the point goes past it and everything below it"#
        )
        #expect(
            text(visit(.answeredByOverride(Cast.overlay), view: Cast.overlay))
                == #"Shop.Overlay "Overlay" #4 answers itself: its class overrides hitTest(_:with:)"#)
        #expect(
            text(visit(.answeredByOverride(Cast.buy), view: Cast.overlay))
                == #"Shop.Overlay "Overlay" #4 answers UIButton "Buy" #3: its class overrides hitTest(_:with:)"#)
    }

    @Test("B10: a covered view is not asked, and it is said whether that made a difference")
    func covered() {
        #expect(
            text(visit(.covered(by: Cast.overlay)))
                == #"UIButton "Buy" #3 is not asked: Shop.Overlay "Overlay" #4, in front of it, took the point"#)
        #expect(
            text(visit(.covered(by: Cast.overlay), point: TracePoint(x: 100, y: 10)))
                == #"UIButton "Buy" #3 is not asked: Shop.Overlay "Overlay" #4, in front of it, took the point, which is outside its bounds anyway"#
        )
    }

    @Test(
        "B2, B20, B23, B38: what the view's state refuses",
        arguments: [
            (HitTestWalk.Refusal.hidden, "isHidden is true, so neither it nor its subviews take touches"),
            (.interactionDisabled, "isUserInteractionEnabled is false, so neither it nor its subviews take touches"),
            (.transparent(alpha: 0.005), "alpha 0.005 is below 0.01, so neither it nor its subviews take touches"),
            (.transparent(alpha: 0), "alpha 0 is below 0.01, so neither it nor its subviews take touches"),
            (
                .singularTransform,
                "its transform has no inverse (a scale of 0, for example), so no point of the screen is a point of the view"
            ),
            (
                .animating,
                "it is being animated without .allowUserInteraction, so neither it nor its subviews take touches"
            ),
            (.windowWithoutForegroundScene, "the window belongs to no scene in the foreground"),
        ])
    func refusals(refusal: HitTestWalk.Refusal, reason: String) {
        #expect(text(visit(.refused(refusal))) == #"UIButton "Buy" #3 refuses: "# + reason)
        #expect(refusal.description == reason)
    }

    @Test("B3: an alpha just below the limit is printed in full, or the sentence would be wrong")
    func nearlyOpaqueEnough() {
        #expect(
            HitTestWalk.Refusal.transparent(alpha: 0.00999999999).description
                == "alpha 0.00999999999 is below 0.01, so neither it nor its subviews take touches")
    }

    @Test("B24: a label refuses touches by default, and the text says so", arguments: ["UILabel", "UIImageView"])
    func defaults(className: String) {
        let view = Subject(identifier: 9, className: className)
        #expect(
            text(visit(.refused(.interactionDisabled), view: view))
                == "\(className) #9 refuses: isUserInteractionEnabled is false, the default of \(className), so neither it nor its subviews take touches"
        )
    }

    @Test(
        "B7, B14: the edge that the point misses",
        arguments: [
            (TracePoint(x: 120, y: 10), "(120, 10)", "x 120 is not below 100"),
            (TracePoint(x: 100, y: 10), "(100, 10)", "x 100 is not below 100"),
            (TracePoint(x: 10, y: -0.5), "(10, -0.5)", "y -0.5 is below 0"),
            (TracePoint(x: -1, y: 44.25), "(-1, 44.25)", "x -1 is below 0, and y 44.25 is not below 44"),
        ])
    func outside(point: TracePoint, printed: String, edges: String) {
        #expect(
            text(visit(.refused(.outsideBounds), point: point))
                == #"UIButton "Buy" #3 refuses: \#(printed) is outside its bounds (0 0; 100 44): \#(edges); subviews that stick out are not asked either"#
        )
    }

    @Test("B18: a scrolled view's bounds begin elsewhere than at 0")
    func scrolled() {
        #expect(
            text(
                visit(
                    .refused(.outsideBounds), view: Cast.page, point: TracePoint(x: 10, y: 80),
                    bounds: TraceRect(x: 0, y: 100, width: 390, height: 600)))
                == "UIView #2 refuses: (10, 80) is outside its bounds (0 100; 390 600): y 80 is below 100; subviews that stick out are not asked either"
        )
    }

    @Test("B7: an empty view contains no point")
    func empty() {
        #expect(
            text(visit(.refused(.outsideBounds), view: Cast.page, bounds: TraceRect(x: 0, y: 0, width: 0, height: 44)))
                == "UIView #2 refuses: its bounds (0 0; 0 44) are empty, and no point is inside an empty view")
    }

    @Test("B7: without numbers, the bare fact")
    func outsideWithoutPoint() {
        let fact = "the point is outside its bounds; subviews that stick out are not asked either"
        #expect(text(visit(.refused(.outsideBounds), view: Cast.page, point: nil)) == "UIView #2 refuses: \(fact)")
        #expect(HitTestWalk.Refusal.outsideBounds.description == fact)
    }

    @Test("B6: an override of point(inside:) that accepts less than the bounds")
    func outsideByOverride() {
        #expect(
            text(visit(.refused(.outsideByOverride), view: Cast.overlay))
                == #"Shop.Overlay "Overlay" #4 refuses: its class overrides point(inside:with:), which is false for (20.5, 10), although that is inside its bounds (0 0; 100 44)"#
        )
        let bare = "its class overrides point(inside:with:), which is false for the point"
        #expect(
            text(visit(.refused(.outsideByOverride), view: Cast.page, point: TracePoint(x: 200, y: 0)))
                == "UIView #2 refuses: \(bare)")
        #expect(HitTestWalk.Refusal.outsideByOverride.description == bare)
    }

    @Test("what an override did by calling super is told from the override, and only one line is marked")
    func superCall() {
        let walk = HitTestWalk(
            touch: nil, point: TracePoint(x: 20.5, y: 10),
            visits: [
                visit(.answeredByOverride(Cast.overlay), view: Cast.overlay),
                visit(.hit, view: Cast.overlay, depth: 1),
            ], result: Cast.overlay)
        #expect(
            walk.description == """
                A hit test at (20.5, 10) finds Shop.Overlay "Overlay" #4.
                Shop.Overlay "Overlay" #4 answers itself: its class overrides hitTest(_:with:)  <-- the result
                   | Shop.Overlay "Overlay" #4 in super.hitTest takes the point: (20.5, 10) is inside its bounds, and no subview takes it
                """)
    }

    @Test("B13: an answer that was never asked is marked at the override that gave it")
    func foreignAnswer() {
        let walk = HitTestWalk(
            touch: nil, point: TracePoint(x: 0, y: 0),
            visits: [
                visit(.passedOn(to: Cast.buy), view: Cast.window),
                visit(.answeredByOverride(Cast.buy), view: Cast.overlay, depth: 1),
            ], result: Cast.buy)
        #expect(walk.resultIndex == 1)
        #expect(HitTestWalk(touch: nil, point: TracePoint(x: 0, y: 0)).resultIndex == nil)
    }

    @Test("K16: a view's line is indented once per level")
    func indentation() {
        let walk = HitTestWalk(
            touch: nil, point: TracePoint(x: 0, y: 0),
            visits: (0...2).map { visit(.refused(.hidden), view: Cast.page, depth: $0) })
        #expect(
            TraceText.tree(for: walk).map { String($0.description.prefix(while: { $0 != "U" })) }
                == ["", "   | ", "   |    | "])
    }

    @Test("a depth that no view can have, as a damaged file may say, is taken for the deepest possible one")
    func impossibleDepths() {
        let walk = HitTestWalk(
            touch: nil, point: TracePoint(x: 0, y: 0),
            visits: [.max, .max, -1].map { visit(.refused(.hidden), view: Cast.page, depth: $0) })
        #expect(
            TraceText.tree(for: walk).map { String($0.description.prefix(while: { $0 != "U" })) }
                == ["", "   | ", ""])
    }
}
