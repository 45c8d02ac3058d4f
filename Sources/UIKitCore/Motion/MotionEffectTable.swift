// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The motion effects of a view, shown as additions to its layer's properties (I28).
@MainActor
final class MotionEffectTable {
    private weak var view: UIView?
    private let feed: MotionFeed
    private var shownOffset = UIOffset.zero
    private var shownPaths: Set<String> = []
    var effects: [UIMotionEffect] = [] { didSet { follow() } }

    init(_ view: UIView) {
        self.view = view
        feed = view.windowApplication.motionFeed
    }

    /// Tilts of less than a thousandth of the way move nothing.
    private static let precision: CGFloat = 0.001

    private func follow() {
        feed.removeObserver(self)
        show(at: shownOffset)
        guard !effects.isEmpty else { return }
        feed.addObserver(self) { [weak self] _ in self?.take() }
    }

    private func take() {
        let offset = UIAccessibility.isReduceMotionEnabled ? .zero : feed.viewer.offset
        // A view that left its window has lost the additions.
        let isShown = shownPaths.allSatisfy { view?.layer.animation(forKey: Self.key($0)) != nil }
        guard
            !isShown || abs(offset.horizontal - shownOffset.horizontal) > Self.precision
                || abs(offset.vertical - shownOffset.vertical) > Self.precision
        else { return }
        show(at: offset)
    }

    private func show(at offset: UIOffset) {
        shownOffset = offset
        guard let view else { return }
        let layer = view.layer
        let values = view.windowStorage == nil ? [:] : Self.sum(effects, at: offset)
        for path in shownPaths where values[path] == nil { layer.removeAnimation(forKey: Self.key(path)) }
        shownPaths = Set(values.keys)
        for (path, value) in values { add(value, path, to: layer) }
    }

    private func add(_ value: LayerValue, _ path: String, to layer: CALayer) {
        let name = Self.layerPath(path)
        guard layer.motionKey(name) != nil else {
            return UIApplication.shared.report("A motion effect names \(path), which layers cannot move.")
        }
        let addition = CABasicAnimation(keyPath: name)
        (addition.fromValue, addition.toValue) = (value.boxed, value.boxed)
        addition.isAdditive = true
        // It stands still, and stays.
        (addition.duration, addition.speed, addition.isRemovedOnCompletion) = (1, 0, false)
        layer.add(addition, forKey: Self.key(path))
    }

    private static func key(_ path: String) -> String { "motionEffect." + path }

    /// The layer's name of a property of a view.
    private static func layerPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
        if path == "alpha" { return "opacity" }
        guard path == "center" || path.hasPrefix("center.") else { return path }
        return "position" + path.dropFirst("center".count)
    }

    /// The sum of the effects' additions, by key paths.
    static func sum(_ effects: [UIMotionEffect], at offset: UIOffset) -> [String: LayerValue] {
        var sum: [String: LayerValue] = [:]
        for effect in effects {
            for (path, any) in effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:] {
                guard let value = LayerValue(any) else { continue }
                sum[path] = sum[path].map { $0.adding(value) } ?? value
            }
        }
        return sum
    }
}

extension UIView {
    var shownMotionEffects: [UIMotionEffect] {
        get { extras?.rare?.motionEffects?.effects ?? [] }
        set {
            if newValue.isEmpty {
                extras?.rare?.motionEffects?.effects = []
                extras?.rare?.motionEffects = nil
            } else {
                let extras = makeRareExtras()
                let table = extras.motionEffects ?? MotionEffectTable(self)
                extras.motionEffects = table
                table.effects = newValue
            }
        }
    }
}
