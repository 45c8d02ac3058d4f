// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Which skippable methods a view's class overrides.
@MainActor
enum ViewOverrides {
    private static let table = OverrideTable(base: UIView.self, plain: PlainProbe.self)
    private static let hitTest = checked(told(by: HitTestProbe.self))
    private static let pointInside = checked(told(by: PointInsideProbe.self))
    private static let draw = told(by: DrawProbe.self)
    /// The methods that a touch message passes on its way up.
    private static let touchMessages: [OverrideTable.Slot]? = {
        let probes: [AnyClass] = [
            TouchesBeganProbe.self, TouchesMovedProbe.self, TouchesEndedProbe.self, TouchesCancelledProbe.self,
            EstimatesProbe.self, NextProbe.self, SuperviewProbe.self,
        ]
        let slots = probes.compactMap { told(by: $0) }
        return slots.count == probes.count ? slots : nil
    }()
    /// A view whose class overrides it is called once, without a request.
    private static let updateConstraints = told(by: UpdateConstraintsProbe.self)
    private static let drawLayer = told(by: DrawLayerProbe.self)
    private static let layoutSublayers = told(by: LayoutSublayersProbe.self)
    private static let layers = OverrideTable(base: CALayer.self, plain: PlainLayerProbe.self)
    private static let layoutOfLayer = layers.slot(overriddenBy: LayerLayoutProbe.self)
    /// The classes that lay out their layers, or whose layers lay out themselves. Nearly none do.
    private static var layoutOfLayers: Set<ObjectIdentifier> = []
    /// The classes whose layers join depths (W62).
    private static var classesInSpace: Set<ObjectIdentifier> = []
    private static var flagsByClass: [ObjectIdentifier: NodeFlags] = [:]

    /// Makes every class count as overriding, as on a platform where the layout is unknown. For tests.
    static var isDetectionDisabled = false {
        didSet {
            flagsByClass.removeAll()
            layoutOfLayers.removeAll()
        }
    }

    /// Whether a view's class overrides `layoutSublayers(of:)`, or the class of its layer `layoutSublayers()`.
    static func laysOutLayers(of view: UIView) -> Bool {
        !layoutOfLayers.isEmpty && layoutOfLayers.contains(ObjectIdentifier(type(of: view)))
    }

    /// Whether the layers of a view's class join depths.
    static func joinsDepth(_ type: UIView.Type) -> Bool {
        !classesInSpace.isEmpty && classesInSpace.contains(ObjectIdentifier(type))
    }

    /// Whether the methods that a touch message passes were found.
    static var knowsTouchMessages: Bool { touchMessages != nil }

    /// The flags of a view's class whose names begin with `overrides`.
    static func flags(of type: UIView.Type) -> NodeFlags {
        if let known = flagsByClass[ObjectIdentifier(type)] { return known }
        var flags: NodeFlags = []
        if isDetectionDisabled {
            flags =
                type == UIView.self
                ? []
                : [
                    .overridesHitTest, .overridesPointInside, .overridesTouchMessages, .drawsItself, .needsDisplay,
                    .needsConstraintUpdate,
                ]
            if type != UIView.self { layoutOfLayers.insert(ObjectIdentifier(type)) }
        } else if type != UIView.self {
            if table.overrides(hitTest, in: type) { flags.insert(.overridesHitTest) }
            if table.overrides(pointInside, in: type) { flags.insert(.overridesPointInside) }
            if table.overrides(draw, in: type) || table.overrides(drawLayer, in: type) {
                flags.formUnion([.drawsItself, .needsDisplay])
            }
            let layerClass: AnyClass = type.layerClass
            if table.overrides(layoutSublayers, in: type)
                || layerClass != CALayer.self && layers.overrides(layoutOfLayer, in: layerClass)
            {
                layoutOfLayers.insert(ObjectIdentifier(type))
            }
            if table.overrides(updateConstraints, in: type) { flags.insert(.needsConstraintUpdate) }
            if touchMessages?.contains(where: { table.overrides($0, in: type) }) != false {
                flags.insert(.overridesTouchMessages)
            }
        }
        if type.layerClass is CATransformLayer.Type { classesInSpace.insert(ObjectIdentifier(type)) }
        // What an app's extension overrides is in no table of methods (PO16).
        if MethodReplacement.replacesHitTest(in: type) { flags.insert(.overridesHitTest) }
        if MethodReplacement.replacesPointInside(in: type) { flags.insert(.overridesPointInside) }
        if MethodReplacement.replacesTouchMessage(in: type) { flags.insert(.overridesTouchMessages) }
        if MethodReplacement.replacesUpdateConstraints(in: type) { flags.insert(.needsConstraintUpdate) }
        flagsByClass[ObjectIdentifier(type)] = flags
        return flags
    }

    /// The slot of the only method that a probe overrides. It counts only if a class farther down, which overrides nothing, is not taken
    /// for one that does.
    private static func told(by probe: AnyClass) -> OverrideTable.Slot? {
        guard let slot = table.slot(overriddenBy: probe), !table.overrides(slot, in: PlainDescendantProbe.self) else {
            return nil
        }
        return slot
    }

    /// A wrong answer of these would send a touch to the wrong view: so a class with both overrides has to be told as well.
    private static func checked(_ slot: OverrideTable.Slot?) -> OverrideTable.Slot? {
        table.overrides(slot, in: BothProbe.self) ? slot : nil
    }

    private class PlainProbe: UIView {}
    private final class PlainDescendantProbe: PlainProbe {}
    private final class UpdateConstraintsProbe: UIView {
        override func updateConstraints() {}
    }
    private final class HitTestProbe: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private final class PointInsideProbe: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    private final class BothProbe: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    private final class TouchesBeganProbe: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class TouchesMovedProbe: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class TouchesEndedProbe: UIView {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class TouchesCancelledProbe: UIView {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class EstimatesProbe: UIView {
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    }
    private final class NextProbe: UIView {
        override var next: UIResponder? { nil }
    }
    private final class DrawProbe: UIView {
        override func draw(_ rect: CGRect) {}
    }
    private final class DrawLayerProbe: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    private final class LayoutSublayersProbe: UIView {
        override func layoutSublayers(of layer: CALayer) {}
    }
    private class PlainLayerProbe: CALayer {}
    private final class LayerLayoutProbe: CALayer {
        override func layoutSublayers() {}
    }
    private final class SuperviewProbe: UIView {
        override var superview: UIView? { nil }
    }
}
