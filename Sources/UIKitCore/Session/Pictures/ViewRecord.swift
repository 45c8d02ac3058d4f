// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A view as the page gets it. Members with their default values are left out.
package struct ViewRecord: Encodable, Equatable, Sendable {
    package var id: UInt32
    package var `class`: String
    /// The nearest class of UIKit above an application's own class.
    package var base: String?
    package var label: String?
    /// Origin and size, in the view's own coordinates.
    package var bounds: [Double]
    /// Where the anchor point lies, in the superview's coordinates.
    package var center: [Double]
    /// In units of the size; the middle if missing.
    package var anchor: [Double]?
    /// a, b, c, d, tx and ty, around the anchor point.
    package var transform: [Double]?
    /// Whether it is turned in space. Then the six numbers are only part of its transform.
    package var isSpatial: Bool?
    package var alpha: Double?
    package var isHidden: Bool?
    package var isDisabled: Bool?
    /// Whether a control is enabled; missing for other views.
    package var isEnabled: Bool?
    package var clips: Bool?
    package var isMultipleTouch: Bool?
    package var isExclusiveTouch: Bool?
    package var isAnimating: Bool?
    /// Which of the methods of hit-testing its class overrides.
    package var overrides: [String]?
    package var controller: String?
    package var recognizers: [RecognizerRecord]?
    /// CSS colors and lengths of its look.
    package var background: String?
    package var radius: Double?
    package var border: BorderRecord?
    package var text: TextRecord?
    package var isImage: Bool?
    /// Back to front.
    package var children: [UInt32]

    @MainActor
    package init(_ view: UIView, _ application: UIApplication) {
        let subject = application.subjectIfNumbered(of: view)
        (id, self.class, label) = (subject.identifier, subject.className, subject.label)
        base = view.baseClassName
        let rect = view.bounds
        bounds = [rect.origin.x, rect.origin.y, rect.width, rect.height].map(Self.finite)
        center = [view.center.x, view.center.y].map(Self.finite)
        if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) { anchor = [view.anchorPoint.x, view.anchorPoint.y] }
        if !CATransform3DIsIdentity(view.transform3D) {
            let full = view.transform3D
            transform = [full.m11, full.m12, full.m21, full.m22, full.m41, full.m42].map(Self.finite)
            if !CATransform3DIsAffine(full) { isSpatial = true }
        }
        if view.alpha != 1 { alpha = Self.finite(view.alpha) }
        isHidden = Self.ifTrue(view.isHidden)
        isDisabled = Self.ifTrue(!view.isUserInteractionEnabled)
        isEnabled = (view as? UIControl)?.isEnabled
        clips = Self.ifTrue(view.clipsToBounds)
        isMultipleTouch = Self.ifTrue(view.isMultipleTouchEnabled)
        isExclusiveTouch = Self.ifTrue(view.isExclusiveTouch)
        isAnimating = Self.ifTrue(view.refusesWhileAnimating)
        let methods = [
            view.overridesHitTest ? "hitTest(_:with:)" : nil, view.overridesPointInside ? "point(inside:with:)" : nil,
        ].compactMap(\.self)
        if !methods.isEmpty { overrides = methods }
        if let owner = view.next as? UIViewController, owner.viewIfLoaded === view {
            controller = application.subjectIfNumbered(of: owner).className
        }
        if let list = view.gestureRecognizers, !list.isEmpty {
            recognizers = list.map { RecognizerRecord($0, application) }
        }
        let painted = view.painted
        background = CSS.color(painted.backgroundColor?.cgColor)
        let look = painted.look
        if look.cornerRadius > 0 { radius = Self.finite(look.cornerRadius) }
        if look.borderWidth > 0, let color = CSS.color(look.borderColor) {
            border = BorderRecord(width: Self.finite(look.borderWidth), color: color)
        }
        switch painted.content {
        case .none: break
        case .text(let text): self.text = TextRecord(text)
        case .styledText(let text): self.text = TextRecord(text)
        case .image, .shape, .gradient, .drawing: isImage = true
        }
        children = view.subviews.map(\.numberIfGiven).filter { $0 != 0 }
    }

    /// JSON has only finite numbers, and a picture needs no others.
    static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

    private static func ifTrue(_ value: Bool) -> Bool? { value ? true : nil }
}

/// A border: its width in points, and its CSS color.
package struct BorderRecord: Encodable, Equatable, Sendable {
    package var width: Double
    package var color: String
}

/// A recognizer of a view.
package struct RecognizerRecord: Encodable, Equatable, Sendable {
    package var id: UInt32?
    package var `class`: String
    package var name: String?
    package var state: String
    package var isDisabled: Bool?

    @MainActor
    package init(_ recognizer: UIGestureRecognizer, _ application: UIApplication) {
        let subject = application.subjectIfNumbered(of: recognizer)
        id = subject.identifier == 0 ? nil : subject.identifier
        (self.class, name) = (subject.className, subject.label)
        state = recognizer.stateName
        isDisabled = recognizer.isEnabled ? nil : true
    }
}
