// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A layer that shows its sublayers several times: each copy a transform further, later in time and in another color than the one before.
///
/// The rules, W50 to W52, are in `Documentation/Drawing.md`.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
/// dots.addSublayer(dot)
/// dots.instanceCount = 8
/// dots.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
/// dots.instanceDelay = 0.1
/// ```
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The largest number of instances, and of layers in all copies (W52).
    private static let limit = 4096
    /// Whether a layer can be in one at all.
    static var isAny = false

    private let copies = ReplicaLayer()

    public override init() {
        super.init()
        addCopies()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        addCopies()
    }

    /// A layer with one instance: the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addCopies()
    }

    private func addCopies() {
        Self.isAny = true
        copies.replicator = self
        insert(copies, at: 0)
    }

    override var ownSublayer: CALayer? { copies }

    // MARK: Instances

    /// How often the sublayers are shown, themselves among it; 1 at first, and never fewer.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { contentOfCopiesChanged() } } }
    /// What each instance adds to the transform of the one before, around the middle of the layer; nothing at first.
    open var instanceTransform = CATransform3DIdentity { didSet { contentOfCopiesChanged() } }
    /// How much later than the one before each instance moves, in seconds of the layer's time; 0 at first.
    open var instanceDelay: CFTimeInterval = 0 { didSet { if instanceDelay != oldValue { contentOfCopiesChanged() } } }
    /// What the colors of the first instance are multiplied with; white at first, and `nil` is white.
    open var instanceColor: CGColor? = .white { didSet { contentOfCopiesChanged() } }
    /// What each instance adds to the red of `instanceColor`; 0 at first, as of the other parts.
    open var instanceRedOffset: Float = 0 { didSet { contentOfCopiesChanged() } }
    /// The same of green.
    open var instanceGreenOffset: Float = 0 { didSet { contentOfCopiesChanged() } }
    /// The same of blue.
    open var instanceBlueOffset: Float = 0 { didSet { contentOfCopiesChanged() } }
    /// The same of opacity.
    open var instanceAlphaOffset: Float = 0 { didSet { contentOfCopiesChanged() } }
    /// Whether instances keep their depth; kept, since layers are painted flat (W34).
    open var preservesDepth = false

    // MARK: Values

    override func makeEmpty() -> CALayer { CAReplicatorLayer() }

    override func takeValues(of other: CALayer) {
        super.takeValues(of: other)
        guard let other = other as? CAReplicatorLayer else { return }
        (instanceCount, instanceTransform, instanceDelay) = (
            other.instanceCount, other.instanceTransform, other.instanceDelay
        )
        (instanceColor, preservesDepth) = (other.instanceColor, other.preservesDepth)
        (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
    }

    override var showsContent: Bool { true }

    override func sizeChanged() {
        super.sizeChanged()
        contentOfCopiesChanged()
    }

    // MARK: Copies

    /// Something in the layer is otherwise now: the copies follow before the next picture.
    func contentOfCopiesChanged() {
        guard pictures == nil else { return }
        copies.markNeedsLayout()
    }

    fileprivate func updateCopies() {
        let sources = places.map(\.layer).filter { $0 !== copies }
        let size = max(1, sources.reduce(0) { $0 + $1.countOfAll })
        // Where the first instance has other colors than the sublayers, a copy is painted in their place.
        let isTinted = tint(0) != .none
        let first = isTinted ? 0 : 1
        let count = min(max(instanceCount, 1), max(1, Self.limit / size)) - first
        copies.place(over: bounds)
        // The last one lies behind all.
        while copies.places.count > count { copies.places[0].layer.leaveSuperlayer() }
        while copies.places.count < count { copies.insert(ReplicaLayer(), at: 0) }
        var transform = isTinted ? CATransform3DIdentity : instanceTransform
        for (number, place) in zip(first..., copies.places.reversed()) {
            let instance = place.layer
            instance.place(over: bounds, transform)
            let delay = instanceDelay * CFTimeInterval(number)
            if instance.beginTime != delay { instance.beginTime = delay }
            Self.update(instance, from: sources, tint(number))
            transform = CATransform3DConcat(transform, instanceTransform)
        }
        for source in sources { source.setReplaced(isTinted) }
    }

    private func tint(_ number: Int) -> ReplicaTint {
        let color = instanceColor?.channels ?? (1, 1, 1, 1)
        func part(_ value: CGFloat, _ offset: Float) -> CGFloat {
            min(max(value + CGFloat(offset) * CGFloat(number), 0), 1)
        }
        return ReplicaTint(
            red: part(color.0, instanceRedOffset), green: part(color.1, instanceGreenOffset),
            blue: part(color.2, instanceBlueOffset), alpha: part(color.3, instanceAlphaOffset))
    }

    /// Lets a copy's sublayers be like a layer's.
    private static func update(_ copy: CALayer, from sources: [CALayer], _ tint: ReplicaTint) {
        let present = copy.places.map(\.layer)
        let fits =
            present.count == sources.count && zip(present, sources).allSatisfy { $0.extras?.original === $1 }
        if !fits {
            for layer in present { layer.leaveSuperlayer() }
            for source in sources {
                let made = source.makeEmpty()
                made.makeLayerExtras().original = source
                copy.insert(made, at: .max)
            }
        }
        for (made, source) in zip(copy.places.map(\.layer), sources) {
            made.show(source, tint)
            // A layer's opacity is that of all in it.
            update(made, from: source.places.map(\.layer).filter { !($0 is ReplicaLayer) }, tint.withoutAlpha)
        }
    }
}

/// What the colors of a copy are multiplied with, 0 to 1.
struct ReplicaTint: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    static let none = ReplicaTint(red: 1, green: 1, blue: 1, alpha: 1)

    var withoutAlpha: ReplicaTint { ReplicaTint(red: red, green: green, blue: blue, alpha: 1) }

    func applied(to color: CGColor) -> CGColor {
        let channels = color.channels
        return CGColor(
            srgbRed: channels.0 * red, green: channels.1 * green, blue: channels.2 * blue, alpha: channels.3)
    }
}

extension CALayer {
    /// The layers in this one that are no views', and itself.
    fileprivate var countOfAll: Int { places.reduce(1) { $0 + $1.layer.countOfAll } }

    /// Tells the layers around this one that show copies of what is in them.
    func replicatedChanged() {
        for layer in sequence(first: self, next: \.superlayer) {
            if layer is ReplicaLayer { return }
            (layer as? CAReplicatorLayer)?.contentOfCopiesChanged()
        }
    }

    /// Whether a copy in another color is painted in the layer's place.
    var isReplaced: Bool { extras?.isReplaced == true && parentLayer is CAReplicatorLayer }

    fileprivate func setReplaced(_ isReplaced: Bool) {
        guard (extras?.isReplaced ?? false) != isReplaced else { return }
        makeLayerExtras().isReplaced = isReplaced
        markShown(.appearance)
    }

    fileprivate func place(over bounds: CGRect, _ transform: CATransform3D = CATransform3DIdentity) {
        changeGeometry {
            $0.bounds = bounds
            $0.position = CGPoint(x: bounds.midX, y: bounds.midY)
            $0.transform = transform
        }
    }

    /// Takes over what another layer shows, its motions too.
    fileprivate func show(_ source: CALayer, _ tint: ReplicaTint) {
        let old = detached
        takeValues(of: source)
        if tint != .none { multiplyColors(tint) }
        if detached != old { markShown([.geometry, .scroll, .appearance]) }
        let keys = Set(source.motions.filter { !$0.isOver }.map(ObjectIdentifier.init))
        removeMotions { motion in motion.original.map { !keys.contains($0) } ?? true }
        for motion in source.motions where !motion.isOver {
            guard !motions.contains(where: { $0.original == ObjectIdentifier(motion) }) else { continue }
            let animation = motion.animation.duplicate()
            animation.delegate = nil
            addMotion(animation, motion.key, repeating: motion)
        }
    }

    private func multiplyColors(_ tint: ReplicaTint) {
        func multiplied(_ color: CGColor?) -> CGColor? { color.map(tint.applied) }
        detached.look.backgroundColor = multiplied(detached.look.backgroundColor?.cgColor).map(UIColor.init(cgColor:))
        detached.look.borderColor = multiplied(detached.look.borderColor)
        detached.opacity *= Float(tint.alpha)
        multiplyContent(tint)
    }
}

/// A layer of copies: nobody touches it, and it is in no list of sublayers.
@MainActor
private final class ReplicaLayer: CALayer {
    weak var replicator: CAReplicatorLayer?

    override func layoutSublayers() { replicator?.updateCopies() }

    override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
