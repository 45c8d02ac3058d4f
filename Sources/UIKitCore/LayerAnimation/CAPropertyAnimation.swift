// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A motion of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// Which property: `"position"`, `"opacity"`, `"transform.rotation.z"`, `"strokeEnd"` ([W30](Drawing.md#animations-of-layers) has the list).
    open var keyPath: String?
    /// Whether its values are added to the layer's; false at first.
    open var isAdditive = false
    /// Whether each run begins where the one before ended; false at first.
    open var isCumulative = false

    /// Turns the values of an animation of `"transform"` into transforms; none at first (W40).
    open var valueFunction: CAValueFunction?

    /// An animation of a property, by its key path; without one nothing moves.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    public override init() {
        super.init()
    }

    /// Makes an animation of no property. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    override func take(valuesOf other: CAAnimation) {
        super.take(valuesOf: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

    override var isOneWay: Bool { true }

    override func show(in picture: CALayer, of layer: CALayer, at moment: MediaTiming.Moment) {
        guard let keyPath, let key = picture.motionKey(keyPath) else { return }
        let part = timingFunction?.progress(at: moment.part) ?? moment.part
        // A missing value, such as no color, equals the value at the other end.
        let function = keyPath == "transform" ? valueFunction : nil
        let model = function?.model(of: layer) ?? key.read(layer)
        guard var value = value(at: part, from: model) else { return }
        if isCumulative, moment.runs > 0, let end = self.value(at: 1, from: model) {
            value = value.adding(end, times: CGFloat(moment.runs))
        }
        if let function {
            guard let transform = function.transform(of: value) else { return }
            value = .transform(transform)
        }
        if isAdditive, let shown = key.read(picture) { value = shown.adding(value) }
        key.write(picture, value)
    }

    /// The value at a part of a run, 0 to 1, of a layer with a value of its own; this class has none.
    func value(at part: Double, from model: LayerValue?) -> LayerValue? { nil }
}
