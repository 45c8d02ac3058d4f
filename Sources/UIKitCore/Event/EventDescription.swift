// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The descriptions of touches and events, as a device prints them (A58, A59).
@MainActor
enum EventDescription {
    /// A58.
    static func text(of touch: UITouch) -> String {
        func place(_ point: CGPoint) -> String { GeometryText.describe(point) }
        let items = [
            "type: \(name(of: touch.type))", "phase: \(name(of: touch.phase))",
            "is pointer: \(touch.type == .indirectPointer ? "YES" : "NO")", "tap count: \(touch.tapCount)",
            "force: \(threeDigits(touch.force))", "window: \(touch.window?.description ?? "(null)")",
            "responder: \(touch.view?.description ?? "(null)")",
            "location in window: \(place(touch.locationInWindow))",
            "previous location in window: \(place(touch.previousLocationInWindow))",
            "location in view: \(place(touch.location(in: touch.view)))",
            "previous location in view: \(place(touch.previousLocation(in: touch.view)))",
        ]
        return "<\(printedClassName(of: touch)): \(printedAddress(of: touch))> " + items.joined(separator: "; ")
    }

    /// A59 for touches; the class and the time for other events.
    static func text(of event: UIEvent) -> String {
        let head =
            "<\(className(of: event)): \(printedAddress(of: event))> timestamp: \(GeometryText.short(event.timestamp))"
        guard !event.touchList.isEmpty else { return head }
        return head + " touches: {(\n" + event.touchList.map { "    \(text(of: $0))" }.joined(separator: ",\n") + "\n)}"
    }

    private static func className(of event: UIEvent) -> String {
        switch event.type {
        case .touches: "UITouchesEvent"
        case .motion: "UIMotionEvent"
        case .remoteControl: "UIRemoteControlEvent"
        case .presses: "UIPressesEvent"
        case .scroll: "UIScrollEvent"
        case .hover: "UIHoverEvent"
        case .transform: "UITransformEvent"
        }
    }

    static func name(of phase: UITouch.Phase) -> String {
        switch phase {
        case .began: "Began"
        case .moved: "Moved"
        case .stationary: "Stationary"
        case .ended: "Ended"
        case .cancelled: "Cancelled"
        case .regionEntered: "Region Entered"
        case .regionMoved: "Region Moved"
        case .regionExited: "Region Exited"
        }
    }

    private static func name(of type: UITouch.TouchType) -> String {
        switch type {
        case .direct: "Direct"
        case .indirect: "Indirect"
        case .pencil: "Pencil"
        case .indirectPointer: "Indirect Pointer"
        }
    }

    private static func threeDigits(_ number: CGFloat) -> String { String(format: "%.3f", Double(number)) }
}
