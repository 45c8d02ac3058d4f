// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A motion from one value to another.
///
/// | given | from | to |
/// |---|---|---|
/// | `fromValue`, `toValue` | the first | the second |
/// | `fromValue`, `byValue` | the first | both together |
/// | `byValue`, `toValue` | the second without the first | the second |
/// | `fromValue` | it | the layer's own |
/// | `toValue` | the layer's own | it |
/// | `byValue` | the layer's own | both together |
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// Where the motion begins; a value of the property's kind, as the table says.
    open var fromValue: Any?
    /// Where the motion ends; a value of the property's kind, as the table says.
    open var toValue: Any?
    /// How far the motion goes; a value of the property's kind, as the table says.
    open var byValue: Any?

    public override init() {
        super.init()
    }

    /// Makes an animation without values. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func take(valuesOf other: CAAnimation) {
        super.take(valuesOf: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func value(at part: Double, from model: LayerValue?) -> LayerValue? {
        guard let (start, end) = ends(model) else { return nil }
        return start.interpolated(to: end, progress(at: part))
    }

    /// How far it is between its ends.
    func progress(at part: Double) -> Double { part }

    private func ends(_ model: LayerValue?) -> (LayerValue, LayerValue)? {
        let from = fromValue.flatMap { LayerValue($0) }
        let to = toValue.flatMap { LayerValue($0) }
        let by = byValue.flatMap { LayerValue($0) }
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return (from, model ?? from)
        case (nil, let to?, nil): return (isAdditive ? model?.zero ?? to : model ?? to, to)
        case (nil, nil, let by?):
            guard let model else { return nil }
            return isAdditive ? (model.zero, by) : (model, model.adding(by))
        case (nil, nil, nil): return model.map { ($0, $0) }
        }
    }
}

extension LayerValue {
    /// The value that changes nothing when it is added.
    fileprivate var zero: LayerValue {
        switch self {
        case .transform: .transform(CATransform3DIdentity)
        case .number: .number(0)
        case .pair: .pair(0, 0)
        case .rect: .rect(.zero)
        default: self
        }
    }
}
