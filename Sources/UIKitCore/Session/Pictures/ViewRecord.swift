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
    package var shape: ShapeRecord?
    package var isImage: Bool?
    /// Layers without views in the view's layer, back to front.
    package var layers: [LayerRecord]?
    /// How many of them are left out.
    package var moreLayers: Int?
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
        (transform, isSpatial) = Self.plane(of: view.transform3D)
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
        let look = LookRecord(view.painted)
        (background, radius, border) = (look.background, look.radius, look.border)
        (text, shape, isImage) = (look.text, look.shape, look.isImage)
        if let layer = view.extras?.layer {
            var room = LayerRoom()
            layers = LayerRecord.records(in: layer, &room)
            if room.missing > 0 { moreLayers = room.missing }
        }
        children = view.subviews.map(\.numberIfGiven).filter { $0 != 0 }
    }

    /// JSON has only finite numbers, and a picture needs no others.
    static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

    static func ifTrue(_ value: Bool) -> Bool? { value ? true : nil }

    /// The part of a transform that lies in the plane, and whether there is another one; nothing of the identity.
    static func plane(of full: CATransform3D) -> (numbers: [Double]?, isSpatial: Bool?) {
        guard !CATransform3DIsIdentity(full) else { return (nil, nil) }
        let numbers = [full.m11, full.m12, full.m21, full.m22, full.m41, full.m42].map(finite)
        return (numbers, ifTrue(!CATransform3DIsAffine(full)))
    }
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
