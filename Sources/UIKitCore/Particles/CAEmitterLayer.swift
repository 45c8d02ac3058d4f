// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A layer that emits particles in its own coordinates. Its cells describe them. They are painted behind its sublayers, 60
/// times a second on the application's clock. The rules, W42 to W46, are in `Documentation/Drawing.md`.
///
/// ```swift
/// let snow = CAEmitterLayer()
/// snow.emitterShape = .line
/// snow.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
/// snow.emitterSize = CGSize(width: view.bounds.width, height: 1)
/// let flake = CAEmitterCell()
/// flake.contents = UIImage(named: "flake")?.cgImage
/// (flake.birthRate, flake.lifetime, flake.velocity, flake.emissionLongitude) = (20, 6, 80, .pi / 2)
/// snow.emitterCells = [flake]
/// view.layer.addSublayer(snow)
/// ```
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    private let particles = ParticleLayer()
    private var emission = Emission()
    private var deadline: EventClock.Deadline?
    /// The time, in the layer's time, up to which particles were emitted; `nil` before the first picture.
    private var lastTime: CFTimeInterval?

    public override init() {
        super.init()
        addParticles()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        addParticles()
    }

    /// Makes a layer without cells. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParticles()
    }

    private func addParticles() {
        particles.emitter = self
        insert(particles, at: 0)
    }

    override var ownSublayer: CALayer? { particles }

    // MARK: Cells

    /// The cells that it emits; none at first. A change of a cell affects particles that are emitted later.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            for cell in emitterCells ?? [] { cell.layer = self }
            emissionChanged()
        }
    }

    /// Multiplies the cells' birth rates; 1 at first.
    open var birthRate: Float = 1 { didSet { emissionChanged() } }
    /// Multiplies the lifetimes of particles; 1 at first.
    open var lifetime: Float = 1 { didSet { emissionChanged() } }
    /// Multiplies the velocity of particles; 1 at first.
    open var velocity: Float = 1 { didSet { emissionChanged() } }
    /// Multiplies the size of particles; 1 at first.
    open var scale: Float = 1 { didSet { emissionChanged() } }
    /// Multiplies the turning of particles; 1 at first.
    open var spin: Float = 1 { didSet { emissionChanged() } }
    /// The seed of random numbers: layers with the same cells and seeds emit the same particles. 0 at first.
    open var seed: UInt32 = 0 { didSet { if seed != oldValue { emission.chance = Chance(seed) } } }

    // MARK: The emitter

    /// The middle of the emitting shape, in the layer's coordinates.
    open var emitterPosition = CGPoint.zero { didSet { emissionChanged() } }
    /// The size of the shape, in points; the width is a circle's radius.
    open var emitterSize = CGSize.zero { didSet { emissionChanged() } }
    /// The emitting shape; a point at first.
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { emissionChanged() } }
    /// The part of the shape that emits particles; all of it at first.
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { emissionChanged() } }
    /// The order in which particles are painted, and whether they add up; at first the oldest first.
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { emissionChanged() } }

    // MARK: Values

    override func makeEmpty() -> CALayer { CAEmitterLayer() }

    override func takeValues(of other: CALayer) {
        super.takeValues(of: other)
        guard let other = other as? CAEmitterLayer else { return }
        // Copies: a motion writes into a picture's cells.
        emitterCells = other.emitterCells?.map { $0.duplicate() }
        (birthRate, lifetime, velocity, scale, spin) = (
            other.birthRate, other.lifetime, other.velocity, other.scale, other.spin
        )
        (emitterPosition, emitterSize) = (other.emitterPosition, other.emitterSize)
        (emitterShape, emitterMode, renderMode, seed) = (
            other.emitterShape, other.emitterMode, other.renderMode, other.seed
        )
    }

    override var showsContent: Bool { true }

    override func layerKey(_ path: String) -> LayerKey? {
        if let key = Self.keys[path] { return key }
        let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells", CAEmitterCell.hasProperty(parts[2]) else {
            return super.layerKey(path)
        }
        return LayerKey([]) {
            ($0 as? CAEmitterLayer)?.cell(parts[1])?.value(forKey: parts[2]).flatMap { LayerValue($0) }
        } write: { layer, value in
            (layer as? CAEmitterLayer)?.cell(parts[1])?.setValue(value.boxed, forKey: parts[2])
        }
    }

    private func cell(_ name: String) -> CAEmitterCell? { emitterCells?.first { $0.name == name } }

    private static func number(_ path: ReferenceWritableKeyPath<CAEmitterLayer, Float>) -> LayerKey {
        LayerKey([]) {
            ($0 as? CAEmitterLayer).map { .number(CGFloat($0[keyPath: path])) }
        } write: { layer, value in
            if let number = value.number { (layer as? CAEmitterLayer)?[keyPath: path] = Float(number) }
        }
    }

    private static let keys: [String: LayerKey] = [
        "birthRate": number(\.birthRate), "lifetime": number(\.lifetime), "velocity": number(\.velocity),
        "scale": number(\.scale), "spin": number(\.spin),
        "emitterPosition": LayerKey([]) {
            ($0 as? CAEmitterLayer).map { LayerValue($0.emitterPosition) }
        } write: { layer, value in
            if let point = value.point { (layer as? CAEmitterLayer)?.emitterPosition = point }
        },
        "emitterSize": LayerKey([]) {
            ($0 as? CAEmitterLayer).map { LayerValue($0.emitterSize) }
        } write: { layer, value in
            if let size = value.size { (layer as? CAEmitterLayer)?.emitterSize = size }
        },
    ]

    // MARK: Time

    /// The layer comes into the picture. It shows particles too that were emitted while nobody saw it (W44).
    func pictureBegins() {
        guard deadline == nil else { return }
        let now = currentTime
        let longest = (emitterCells ?? []).map(\.longestStay).max() ?? 0
        lastTime = max(lastTime ?? 0, now - longest * max(0, CFTimeInterval(lifetime)))
        tick()
    }

    /// The emission may have changed: starts again if it stood still.
    func emissionChanged() {
        guard deadline == nil, lastTime != nil, pictures == nil, sceneDisplay != nil else { return }
        lastTime = currentTime
        schedule()
    }

    private func schedule() {
        deadline = UIApplication.current?.clock.schedule(after: CADisplayLink.pictureInterval) { [weak self] in
            self?.tick()
        }
    }

    private func tick() {
        deadline = nil
        guard let window = motionWindow else { return particles.waitForPicture() }
        let now = currentTime
        let source = motions.isEmpty ? self : presented() as? CAEmitterLayer ?? self
        emission.advance(from: lastTime ?? now, to: now, source)
        lastTime = max(lastTime ?? now, now)
        let seen = convert(window.layer.bounds, from: window.layer)
        particles.show(emission, of: source, at: now, in: masksToBounds ? bounds.intersection(seen) : seen)
        // Without a host there are only single pictures, and each asks again.
        guard sceneDisplay != nil else { return particles.waitForPicture() }
        guard timeScale != nil, !emission.isEmpty || !motions.isEmpty || mayEmit(at: now) else { return }
        schedule()
    }

    private func mayEmit(at time: CFTimeInterval) -> Bool {
        birthRate > 0 && lifetime > 0 && (emitterCells ?? []).contains { $0.mayEmit(at: time) }
    }

    @MainActor deinit {
        deadline?.cancel()
    }
}

/// The shape of a layer that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public var rawValue: String

    /// A shape by its name. An unknown one is as ``point``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line along x, as long as the emitter is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A rectangle: everything is seen from the front here.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A circle: everything is seen from the front here.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of its shape from which a layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public var rawValue: String

    /// A mode by its name. An unknown one is as ``volume``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At corners, a line's ends, or the quarters of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On the outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Anywhere in the shape, which is flat.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are painted over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public var rawValue: String

    /// A mode by its name. An unknown one is as ``unordered``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As ``oldestFirst``.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The newest are in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest are in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth. All particles have the same depth here, so it is as ``oldestFirst``.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The light of particles over each other adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
