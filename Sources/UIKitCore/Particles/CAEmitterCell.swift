// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Describes particles and their number. A `…Range` is the width of a value's range around its mean, half of it to either
/// side (W43).
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// The layer of the cell, or of the cell around it.
    weak var layer: CAEmitterLayer?

    public override init() {
        super.init()
    }

    /// Makes a cell that emits nothing. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: What is shown

    /// A `CGImage`; without one nothing is painted.
    open var contents: Any?
    /// The part of the image that is shown, in parts of its size; all of it at first.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the image in a point; 1 at first.
    open var contentsScale: CGFloat = 1
    /// A name by which a layer's key paths find the cell: `"emitterCells.spark.birthRate"`.
    open var name: String?
    /// White at first, which paints images in their own colors. Another color replaces theirs. Its opacity counts in both
    /// cases (W45).
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    /// The range of red around the color's.
    open var redRange: Float = 0
    /// The range of green around the color's.
    open var greenRange: Float = 0
    /// The range of blue around the color's.
    open var blueRange: Float = 0
    /// The range of opacity around the color's.
    open var alphaRange: Float = 0
    /// How much the red changes in a second.
    open var redSpeed: Float = 0
    /// How much the green changes in a second.
    open var greenSpeed: Float = 0
    /// How much the blue changes in a second.
    open var blueSpeed: Float = 0
    /// How much the opacity changes in a second.
    open var alphaSpeed: Float = 0
    /// The size in parts of the image's; 1 at first.
    open var scale: CGFloat = 1
    /// The range of sizes around ``scale``.
    open var scaleRange: CGFloat = 0
    /// How much the size changes in a second.
    open var scaleSpeed: CGFloat = 0
    /// How the pixels of a magnified image are blended. Kept without an effect (W34).
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// How the pixels of a reduced image are blended. Kept without an effect (W34).
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// How much sharper the smaller sizes of the image are. Kept without an effect (W34).
    open var minificationFilterBias: Float = 0

    // MARK: When

    /// Whether the cell emits particles; true at first.
    open var isEnabled = true { didSet { layer?.emissionChanged() } }
    /// How many particles it emits in a second; 0 at first.
    open var birthRate: Float = 0 { didSet { layer?.emissionChanged() } }
    /// The lifetime of each particle, in seconds; 0 at first.
    open var lifetime: Float = 0 { didSet { layer?.emissionChanged() } }
    /// The range of lifetimes around ``lifetime``.
    open var lifetimeRange: Float = 0
    /// When it begins to emit, in seconds of the layer's time; for a particle's cell, in seconds of the particle's life.
    open var beginTime: CFTimeInterval = 0 { didSet { layer?.emissionChanged() } }
    /// For how many seconds it emits; without end at 0.
    open var duration: CFTimeInterval = 0 { didSet { layer?.emissionChanged() } }
    /// The cells that each particle emits.
    open var emitterCells: [CAEmitterCell]?

    // MARK: Where to

    /// Points in a second.
    open var velocity: CGFloat = 0
    /// The range of velocities around ``velocity``.
    open var velocityRange: CGFloat = 0
    /// The growth of the velocity along x, in points a second, each second.
    open var xAcceleration: CGFloat = 0
    /// The growth of the velocity along y, downwards, in points a second, each second.
    open var yAcceleration: CGFloat = 0
    /// The direction in the plane, in radians from x clockwise. The direction of an emitter's outline is added to it (W43).
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the plane, in radians. Particles are painted flat, so it only makes them slower.
    open var emissionLatitude: CGFloat = 0
    /// The angle around the direction in which particles are emitted, in radians.
    open var emissionRange: CGFloat = 0
    /// Radians in a second.
    open var spin: CGFloat = 0
    /// The range of turning around ``spin``.
    open var spinRange: CGFloat = 0

    // MARK: By name

    private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]
    private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "contentsScale": \.contentsScale, "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed,
        "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
        "yAcceleration": \.yAcceleration, "emissionLongitude": \.emissionLongitude,
        "emissionLatitude": \.emissionLatitude, "emissionRange": \.emissionRange, "spin": \.spin,
        "spinRange": \.spinRange,
    ]

    static func hasProperty(_ key: String) -> Bool { floats[key] != nil || lengths[key] != nil || key == "color" }

    /// A number or the color by its name; `nil` for anything else.
    open func value(forKey key: String) -> Any? {
        if let path = Self.floats[key] { return self[keyPath: path] }
        if let path = Self.lengths[key] { return self[keyPath: path] }
        return key == "color" ? color : key == "name" ? name : nil
    }

    /// Sets a number, the color or the content by its name. Ignores other names.
    open func setValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap { LayerValue($0)?.number }
        if let path = Self.floats[key], let number { self[keyPath: path] = Float(number) }
        if let path = Self.lengths[key], let number { self[keyPath: path] = number }
        if key == "color" { color = value.flatMap { LayerValue($0)?.color } }
        if key == "name" { name = value as? String }
        if key == "contents" { contents = value }
    }

    func duplicate() -> CAEmitterCell {
        let copy = CAEmitterCell()
        for path in Self.floats.values { copy[keyPath: path] = self[keyPath: path] }
        for path in Self.lengths.values { copy[keyPath: path] = self[keyPath: path] }
        (copy.contents, copy.contentsRect, copy.name, copy.color) = (contents, contentsRect, name, color)
        (copy.isEnabled, copy.beginTime, copy.duration) = (isEnabled, beginTime, duration)
        copy.emitterCells = emitterCells
        return copy
    }

    // MARK: For the layer

    /// Seconds from a particle's birth until it and the particles that it emits are gone.
    var longestStay: CFTimeInterval {
        let own = CFTimeInterval(max(0, lifetime + lifetimeRange / 2))
        return own + ((emitterCells ?? []).map(\.longestStay).max() ?? 0)
    }

    /// Whether it emits something now or later.
    func mayEmit(at time: CFTimeInterval) -> Bool {
        isEnabled && birthRate > 0 && lifetime + lifetimeRange / 2 > 0 && (duration <= 0 || time < beginTime + duration)
    }
}
