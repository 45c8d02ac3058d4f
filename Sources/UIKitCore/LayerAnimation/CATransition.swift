import CoreGraphics

/// A change of all that a layer shows. Hosts have no picture of what was shown before: whichever type is asked for, the layer fades in.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// Where in the change it begins, 0 to 1.
    open var startProgress: Float = 0
    /// Where in the change it ends, 0 to 1; not less than where it begins.
    open var endProgress: Float = 1

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func take(valuesOf other: CAAnimation) {
        super.take(valuesOf: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override var keyPaths: [String] { ["opacity"] }

    override var isOneWay: Bool { true }

    override func show(in picture: CALayer, of layer: CALayer, at moment: MediaTiming.Moment) {
        let part = timingFunction?.progress(at: moment.part) ?? moment.part
        let progress = startProgress + (endProgress - startProgress) * Float(part)
        picture.opacity = layer.opacity * progress
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
