// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// The facts that a tool beside a running application may read. Reading changes nothing: it gives out no new numbers, because
// a replay would give others.

extension UIApplication {
    /// The host that shows the application.
    package var shownBy: (any ApplicationHost)? { host }

    /// The scenes by their numbers in traces and hosts, in the order in which they connected.
    package var numberedScenes: [(number: UInt32, scene: UIWindowScene)] {
        scenes.map { ($0.identifier.number, $0.scene) }
    }

    /// The participant as traces name it, with the number 0 while it has none.
    package func subjectIfNumbered(of object: AnyObject) -> Subject {
        let number =
            switch object {
            case let responder as UIResponder: responder.participantNumber
            case let recognizer as UIGestureRecognizer: recognizer.participantNumber
            default: 0 as UInt32
            }
        return Subject(
            identifier: number, className: printedClassName(of: object), label: Self.label(of: object))
    }
}

extension UIWindowScene {
    /// The windows that are shown, back to front (B38).
    package var shownWindows: [UIWindow] { visibleWindows }

    /// The view with a number, among the windows that are shown.
    package func view(numbered number: UInt32) -> UIView? {
        var waiting: [UIView] = visibleWindows
        while let view = waiting.popLast() {
            if view.numberIfGiven == number { return view }
            waiting += view.subviews
        }
        return nil
    }
}

extension UIView {
    /// The view as a host paints it.
    package var painted: DisplayChange { DisplayChange(view: self, aspects: .all) }

    /// Runs a waiting `draw(_:)`. It waits when there is no host to show the result.
    package func drawIfNeeded() { drawWhatWaits() }

    /// Whether its layer has sublayers without views.
    package var hasLayers: Bool { extras?.layer?.places.isEmpty == false }

    /// Whether its class overrides `hitTest(_:with:)`, so that only a call can tell the answer.
    package var overridesHitTest: Bool { node.pointee.flags.contains(.overridesHitTest) }

    /// Whether its class overrides `point(inside:with:)`.
    package var overridesPointInside: Bool { node.pointee.flags.contains(.overridesPointInside) }

    /// K2: the nearest class of UIKit above an application's own class.
    package var baseClassName: String? { ViewDescription.baseClassName(of: self) }

    /// The view's number in traces, 0 while it has none.
    package var numberIfGiven: UInt32 { participantNumber }
}

extension CALayer {
    /// The layer as a host paints it. It belongs to no view.
    package var painted: DisplayLayerChange { DisplayLayerChange(layer: self, aspects: .all) }
}

extension UIWindow {
    /// The first responder of the window.
    package var currentFirstResponder: UIResponder? { firstResponder }
}

extension UIGestureRecognizer {
    /// The name of its state, as traces have it.
    package var stateName: String { settledState.name.rawValue }
}
