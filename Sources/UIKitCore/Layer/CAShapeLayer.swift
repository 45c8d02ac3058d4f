// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A layer that fills a path and draws a line along it, in its own coordinates. The path is not clipped to the bounds unless the layer
/// masks to them.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The shape's values, which change as one.
    private var shape = DisplayShape() {
        didSet { if shape != oldValue { contentChanged() } }
    }

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Makes a layer without a path. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The layer keeps a copy: later changes of a mutable path have no effect.
    open var path: CGPath? {
        get { shape.path }
        set { shape.path = newValue?.copy() }
    }

    /// Black at first; `nil` fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { changing("fillColor") { shape.fillColor = newValue } }
    }

    /// Which parts of a path that crosses itself are filled; ``CAShapeLayerFillRule/nonZero`` at first.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.isEvenOdd ? .evenOdd : .nonZero }
        set { shape.isEvenOdd = newValue == .evenOdd }
    }

    /// None at first: no line is drawn.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { changing("strokeColor") { shape.strokeColor = newValue } }
    }

    /// The part of the path's length, 0 to 1, where the line begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { changing("strokeStart") { shape.strokeStart = newValue } }
    }

    /// The part of the path's length, 0 to 1, where the line ends.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { changing("strokeEnd") { shape.strokeEnd = newValue } }
    }

    /// In points; 1 at first.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { changing("lineWidth") { shape.lineWidth = newValue } }
    }

    /// How long a corner's tip may be, in line widths; 10 at first.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { changing("miterLimit") { shape.miterLimit = newValue } }
    }

    /// How the line ends; just at the end points at first.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch shape.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set { shape.cap = newValue == .round ? .round : newValue == .square ? .square : .butt }
    }

    /// How the lines meet; in a tip at first.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch shape.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set { shape.join = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
    }

    /// Lengths in points, alternately drawn and left out (W15); `nil` draws all of the line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashes.isEmpty ? nil : shape.dashes.map { NSNumber(value: Double($0)) } }
        set { shape.dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } }
    }

    /// How far into the dashes the line begins, in points; 0 at first.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { changing("lineDashPhase") { shape.dashPhase = newValue } }
    }

    override func makeEmpty() -> CALayer { CAShapeLayer() }

    override func takeValues(of other: CALayer) {
        super.takeValues(of: other)
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    override func multiplyContent(_ tint: ReplicaTint) {
        shape.fillColor = shape.fillColor.map(tint.applied)
        shape.strokeColor = shape.strokeColor.map(tint.applied)
    }

    override func layerKey(_ path: String) -> LayerKey? { Self.keys[path] ?? super.layerKey(path) }

    private static func number(_ path: WritableKeyPath<DisplayShape, CGFloat>) -> LayerKey {
        LayerKey(.content) {
            ($0 as? CAShapeLayer).map { .number($0.shape[keyPath: path]) }
        } write: { layer, value in
            if let layer = layer as? CAShapeLayer, let number = value.number { layer.shape[keyPath: path] = number }
        }
    }

    private static func color(_ path: WritableKeyPath<DisplayShape, CGColor?>) -> LayerKey {
        LayerKey(.content) {
            ($0 as? CAShapeLayer)?.shape[keyPath: path].map(LayerValue.color)
        } write: { layer, value in
            (layer as? CAShapeLayer)?.shape[keyPath: path] = value.color
        }
    }

    private static let keys: [String: LayerKey] = [
        "path": LayerKey(.content) {
            ($0 as? CAShapeLayer)?.path.map(LayerValue.path)
        } write: { layer, value in
            (layer as? CAShapeLayer)?.path = value.path
        },
        "fillColor": color(\.fillColor), "strokeColor": color(\.strokeColor),
        "strokeStart": number(\.strokeStart), "strokeEnd": number(\.strokeEnd),
        "lineWidth": number(\.lineWidth), "miterLimit": number(\.miterLimit), "lineDashPhase": number(\.dashPhase),
    ]

    override var displayContent: DisplayContent { .shape(shape) }

    override var showsContent: Bool { true }
}

/// Which parts of a path that crosses itself are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public var rawValue: String

    /// A rule by its name. An unknown one counts as ``nonZero``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Fills the areas around which the path winds, counted by direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Fills the areas that an odd number of the path's lines separates from the outside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the end.
    public var rawValue: String

    /// An end by its name. An unknown one counts as ``butt``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Just at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the corner.
    public var rawValue: String

    /// A corner by its name. An unknown one counts as ``miter``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a tip, cut where `miterLimit` says.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In a part of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the tip cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
