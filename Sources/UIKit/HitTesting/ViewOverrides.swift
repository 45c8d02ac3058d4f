import CoreGraphics

/// Which methods that delivery would rather skip a view's class overrides.
@MainActor
enum ViewOverrides {
    private static let table = OverrideTable(base: UIView.self, plain: PlainProbe.self)
    private static let hitTest = checked(table.slot(overriddenBy: HitTestProbe.self), by: HitTestProbe.self)
    private static let pointInside = checked(table.slot(overriddenBy: PointInsideProbe.self), by: PointInsideProbe.self)
    private static var flagsByClass: [ObjectIdentifier: NodeFlags] = [:]

    /// Makes every class count as overriding, as on a platform where the layout is unknown. For tests.
    static var isDetectionDisabled = false {
        didSet { flagsByClass.removeAll() }
    }

    /// `.overridesHitTest` and `.overridesPointInside`, as the class of a view has them.
    static func flags(of type: UIView.Type) -> NodeFlags {
        if let known = flagsByClass[ObjectIdentifier(type)] { return known }
        var flags: NodeFlags = []
        if isDetectionDisabled {
            flags = type == UIView.self ? [] : [.overridesHitTest, .overridesPointInside]
        } else if type != UIView.self {
            if table.overrides(hitTest, in: type) { flags.insert(.overridesHitTest) }
            if table.overrides(pointInside, in: type) { flags.insert(.overridesPointInside) }
        }
        flagsByClass[ObjectIdentifier(type)] = flags
        return flags
    }

    /// The self-check: a slot counts only if it tells the probes apart, in both directions.
    private static func checked(_ slot: OverrideTable.Slot?, by probe: AnyClass) -> OverrideTable.Slot? {
        guard let slot, table.overrides(slot, in: probe), !table.overrides(slot, in: PlainProbe.self),
            !table.overrides(slot, in: PlainDescendantProbe.self), table.overrides(slot, in: BothProbe.self)
        else { return nil }
        return slot
    }

    private class PlainProbe: UIView {}
    private final class PlainDescendantProbe: PlainProbe {}
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
}
