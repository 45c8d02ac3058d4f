// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Who appears in the tests.
enum Cast {
    static let window = Subject(identifier: 1, className: "UIWindow")
    static let page = Subject(identifier: 2, className: "UIView")
    static let buy = Subject(identifier: 3, className: "UIButton", label: "Buy")
    static let overlay = Subject(identifier: 4, className: "Shop.Overlay", label: "Overlay")
    static let field = Subject(identifier: 5, className: "UITextField")
    static let editor = Subject(identifier: 6, className: "Shop.Editor")
    static let tap = Subject(identifier: 7, className: "UITapGestureRecognizer")
    static let application = Subject(identifier: 8, className: "UIApplication")
    static let touch = TouchIdentifier(1)
    static let second = TouchIdentifier(2)
}

/// The text of an event, as every tool says it.
func text(_ event: TraceEvent) -> String { TraceText.sentence(for: event).description }

/// A walk of one view that refuses, or otherwise answers, at (120, 10) in bounds of 100 by 44.
func visit(
    _ verdict: HitTestWalk.Verdict, view: Subject = Cast.buy, point: TracePoint? = TracePoint(x: 20.5, y: 10),
    bounds: TraceRect = TraceRect(x: 0, y: 0, width: 100, height: 44), depth: Int = 0
) -> HitTestWalk.Visit {
    HitTestWalk.Visit(view: view, depth: depth, point: point, bounds: bounds, verdict: verdict)
}

/// What the renderer says of a single visit.
func text(_ visit: HitTestWalk.Visit) -> String {
    let walk = HitTestWalk(touch: Cast.touch, point: TracePoint(x: 0, y: 0), visits: [visit])
    return TraceText.reason(forVisit: 0, of: walk).description
}
