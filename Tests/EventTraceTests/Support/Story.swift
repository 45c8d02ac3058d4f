// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A finger comes down on a button that lies under an overlay; nobody up the overlay's chain handles it.
enum Story {
    static let walk = HitTestWalk(
        touch: Cast.touch, point: TracePoint(x: 150, y: 322),
        visits: [
            visit(
                .passedOn(to: Cast.overlay), view: Cast.window, point: TracePoint(x: 150, y: 322),
                bounds: TraceRect(x: 0, y: 0, width: 390, height: 844)),
            visit(
                .refused(.interactionDisabled), view: Subject(identifier: 9, className: "UILabel", label: "Sold out"),
                point: TracePoint(x: 50, y: 22), depth: 1),
            visit(
                .passedOn(to: Cast.overlay), view: Cast.page, point: TracePoint(x: 150, y: 322),
                bounds: TraceRect(x: 0, y: 0, width: 390, height: 844), depth: 1),
            visit(
                .refused(.outsideBounds), view: Cast.field, point: TracePoint(x: 130, y: -8),
                bounds: TraceRect(x: 0, y: 0, width: 120, height: 30), depth: 2),
            visit(
                .hit, view: Cast.overlay, point: TracePoint(x: 150, y: 322),
                bounds: TraceRect(x: 0, y: 0, width: 390, height: 844), depth: 2),
            visit(.covered(by: Cast.overlay), point: TracePoint(x: 50, y: 22), depth: 2),
        ],
        result: Cast.overlay)

    private static let scene = Subject(identifier: 10, className: "UIWindowScene")
    static let began = ChainMessage.touchesBegan

    static let entries: [TraceEntry] = [
        .inputReceived(
            InputNote(kind: .pointerDown, scene: 1, time: 1.5, pointer: 1, location: TracePoint(x: 150, y: 322))),
        .hitTest(walk),
        .eventSent(
            EventNote(
                kind: .touches, timestamp: 1.5, windows: [Cast.window],
                touches: [
                    TouchNote(
                        touch: Cast.touch, phase: .began, location: TracePoint(x: 150, y: 322), tapCount: 1,
                        view: Cast.overlay)
                ])),
        .delivered(Delivery(responder: Cast.overlay, method: began, touches: [Cast.touch])),
        forwarded(Cast.overlay, to: Cast.page, isOverridden: true),
        forwarded(Cast.page, to: Cast.window),
        forwarded(Cast.window, to: scene),
        forwarded(scene, to: Cast.application),
        forwarded(Cast.application, to: nil),
    ].enumerated().map { TraceEntry(sequence: UInt64($0.offset), time: 1.5, event: $0.element) }

    private static func forwarded(_ responder: Subject, to next: Subject?, isOverridden: Bool = false) -> TraceEvent {
        .forwarded(
            Forwarding(
                responder: responder, method: began, isOverridden: isOverridden, next: next, touches: [Cast.touch]))
    }

    static let text = """
        [0] 1.500 s  Input: pointer 1 goes down at (150, 322) in scene 1.
        [1] 1.500 s  Touch 1 at (150, 322) goes to Shop.Overlay "Overlay" #4.
            UIWindow #1 passes the point on: (150, 322) is inside its bounds, and Shop.Overlay "Overlay" #4 below takes it
               | UILabel "Sold out" #9 refuses: isUserInteractionEnabled is false, the default of UILabel, so neither it nor its subviews take touches
               | UIView #2 passes the point on: (150, 322) is inside its bounds, and Shop.Overlay "Overlay" #4 below takes it
               |    | UITextField #5 refuses: (130, -8) is outside its bounds (0 0; 120 30): x 130 is not below 120, and y -8 is below 0; subviews that stick out are not asked either
               |    | Shop.Overlay "Overlay" #4 takes the point: (150, 322) is inside its bounds, and no subview takes it  <-- gets touch 1
               |    | UIButton "Buy" #3 is not asked: Shop.Overlay "Overlay" #4, in front of it, took the point
        [2] 1.500 s  A touches event goes to UIWindow #1: touch 1 began at (150, 322) on Shop.Overlay "Overlay" #4.
        [3] 1.500 s  Shop.Overlay "Overlay" #4 gets touchesBegan(_:with:) with touch 1.
        [4] 1.500 s  Shop.Overlay "Overlay" #4 passes touchesBegan(_:with:) on to its next, UIView #2: its class overrides it and calls super.
        [5] 1.500 s  UIView #2 passes touchesBegan(_:with:) on to its next, UIWindow #1: its class does not override it.
        [6] 1.500 s  UIWindow #1 passes touchesBegan(_:with:) on to its next, UIWindowScene #10: its class does not override it.
        [7] 1.500 s  UIWindowScene #10 passes touchesBegan(_:with:) on to its next, UIApplication #8: its class does not override it.
        [8] 1.500 s  UIApplication #8 discards touchesBegan(_:with:): its class does not override it, and the responder chain ends here.
        """
}
