// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A layer that fills its bounds, round corners included, with a gradient of colors.
///
/// Points are in units of the bounds: (0, 0) is the top left, (1, 1) the bottom right.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    private var gradient = DisplayGradient() {
        didSet { if gradient != oldValue { contentChanged() } }
    }
    private var stopLocations: [NSNumber]?

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Makes a layer without colors. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// `CGColor`s; other values are ignored. Without colors nothing is painted.
    open var colors: [Any]? {
        get { gradient.stops.isEmpty ? nil : gradient.stops.map(\.color) }
        set { changing("colors") { setStops((newValue ?? []).compactMap { $0 as? CGColor }) } }
    }

    /// The place of each color, 0 to 1, in ascending order; `nil` spreads them evenly.
    open var locations: [NSNumber]? {
        get { stopLocations }
        set {
            changing("locations") {
                stopLocations = newValue
                setStops(gradient.stops.map(\.color))
            }
        }
    }

    /// The place of the first color; for a radial or conic gradient, the center. The middle of the top at first.
    open var startPoint: CGPoint {
        get { gradient.start }
        set { changing("startPoint") { gradient.start = newValue } }
    }

    /// The place of the last color. For a radial gradient, a corner of the box around the ellipse. For a conic gradient, the
    /// direction of the first color. The middle of the bottom at first.
    open var endPoint: CGPoint {
        get { gradient.end }
        set { changing("endPoint") { gradient.end = newValue } }
    }

    /// How the colors are laid out; along a line at first. An unknown type counts as that.
    open var type: CAGradientLayerType {
        get {
            switch gradient.kind {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        }
        set { gradient.kind = newValue == .radial ? .radial : newValue == .conic ? .conic : .axial }
    }

    private func setStops(_ colors: [CGColor]) {
        gradient.stops = DisplayGradient.stops(colors, at: locations?.map { CGFloat($0.doubleValue) })
    }

    override func makeEmpty() -> CALayer { CAGradientLayer() }

    override func takeValues(of other: CALayer) {
        super.takeValues(of: other)
        guard let other = other as? CAGradientLayer else { return }
        stopLocations = other.stopLocations
        gradient = other.gradient
    }

    override func multiplyContent(_ tint: ReplicaTint) { setStops(gradient.stops.map { tint.applied(to: $0.color) }) }

    override func layerKey(_ path: String) -> LayerKey? { Self.keys[path] ?? super.layerKey(path) }

    private static func point(_ path: WritableKeyPath<DisplayGradient, CGPoint>) -> LayerKey {
        LayerKey(.content) {
            ($0 as? CAGradientLayer).map { LayerValue($0.gradient[keyPath: path]) }
        } write: { layer, value in
            if let layer = layer as? CAGradientLayer, let point = value.point { layer.gradient[keyPath: path] = point }
        }
    }

    private static let keys: [String: LayerKey] = [
        "colors": LayerKey(.content) {
            ($0 as? CAGradientLayer).map { .colors($0.gradient.stops.map(\.color)) }
        } write: { layer, value in
            if let colors = value.colors { (layer as? CAGradientLayer)?.setStops(colors) }
        },
        "locations": LayerKey(.content) {
            ($0 as? CAGradientLayer).map { .numbers($0.gradient.stops.map(\.location)) }
        } write: { layer, value in
            if let numbers = value.numbers {
                (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: Double($0)) }
            }
        },
        "startPoint": point(\.start), "endPoint": point(\.end),
    ]

    override var displayContent: DisplayContent { gradient.stops.isEmpty ? .none : .gradient(gradient) }

    override var showsContent: Bool { true }
}

/// How the colors of a gradient layer are laid out.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the layout.
    public var rawValue: String

    /// A layout by its name. An unknown one is painted as ``axial``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start to the end. Each line at a right angle to it has one color.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start outwards, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
