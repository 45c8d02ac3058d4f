// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What particles are like, and how many come out. A `…Range` says how far a value lies around its mean, half of it to either side (W43).
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// The layer that has the cell, or a cell that has it.
    weak var layer: CAEmitterLayer?

    public override init() {
        super.init()
    }

    /// A cell that lets nothing out: the coder is not asked for anything.
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
    /// White at first, which paints images as they are. Another color takes the place of theirs; its opacity counts in both cases (W45).
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    /// How far the red lies around the color's.
    open var redRange: Float = 0
    /// How far the green lies around the color's.
    open var greenRange: Float = 0
    /// How far the blue lies around the color's.
    open var blueRange: Float = 0
    /// How far the opacity lies around the color's.
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
    /// How far sizes lie around ``scale``.
    open var scaleRange: CGFloat = 0
    /// How much the size changes in a second.
    open var scaleSpeed: CGFloat = 0
    /// How an image's pixels are mixed where it is painted larger. Kept (W34).
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// How an image's pixels are mixed where it is painted smaller. Kept (W34).
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// How much sharper the smaller sizes of the image are. Kept (W34).
    open var minificationFilterBias: Float = 0

    // MARK: When

    /// Whether anything comes out; true at first.
    open var isEnabled = true { didSet { layer?.emissionChanged() } }
    /// How many come out in a second; 0 at first.
    open var birthRate: Float = 0 { didSet { layer?.emissionChanged() } }
    /// Seconds for which each is there; 0 at first.
    open var lifetime: Float = 0 { didSet { layer?.emissionChanged() } }
    /// How far lifetimes lie around ``lifetime``.
    open var lifetimeRange: Float = 0
    /// When the first ones come out, in seconds of the layer's time; of a particle's cell, of its life.
    open var beginTime: CFTimeInterval = 0 { didSet { layer?.emissionChanged() } }
    /// For how many seconds they come out; without end at 0.
    open var duration: CFTimeInterval = 0 { didSet { layer?.emissionChanged() } }
    /// What comes out of each particle.
    open var emitterCells: [CAEmitterCell]?

    // MARK: Where to

    /// Points in a second.
    open var velocity: CGFloat = 0
    /// How far velocities lie around ``velocity``.
    open var velocityRange: CGFloat = 0
    /// Points in a second, more in every second.
    open var xAcceleration: CGFloat = 0
    /// Points in a second, more in every second; downwards.
    open var yAcceleration: CGFloat = 0
    /// The direction in the plane, in radians from x clockwise; that of an emitter's outline adds to it (W43).
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the plane, in radians: particles are painted flat, so it makes them slower.
    open var emissionLatitude: CGFloat = 0
    /// The angle around the direction, in radians, in which they come out.
    open var emissionRange: CGFloat = 0
    /// Radians in a second.
    open var spin: CGFloat = 0
    /// How far the turning lies around ``spin``.
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

    /// Sets a number, the color or the content by its name; without effect for anything else.
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

    /// Seconds from a particle's birth until it and what comes out of it are gone.
    var longestStay: CFTimeInterval {
        let own = CFTimeInterval(max(0, lifetime + lifetimeRange / 2))
        return own + ((emitterCells ?? []).map(\.longestStay).max() ?? 0)
    }

    /// Whether something comes out now or later.
    func mayEmit(at time: CFTimeInterval) -> Bool {
        isEnabled && birthRate > 0 && lifetime + lifetimeRange / 2 > 0 && (duration <= 0 || time < beginTime + duration)
    }
}
