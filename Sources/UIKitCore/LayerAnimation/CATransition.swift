// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A change of a layer's whole content. Hosts have no picture of the old content, so the layer fades in, with any type.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The look of the change. Kept without an effect: the layer fades in.
    open var type = CATransitionType.fade
    /// The side from which the change comes. Kept without an effect.
    open var subtype: CATransitionSubtype?
    /// Where in the change it begins, 0 to 1.
    open var startProgress: Float = 0
    /// Where in the change it ends, 0 to 1; not less than where it begins.
    open var endProgress: Float = 1

    public override init() {
        super.init()
    }

    /// Makes a change that fades. It reads nothing from the coder.
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

/// How a change looks. Here every one fades.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the look.
    public var rawValue: String

    /// A look by its name. Here every one fades.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// Fades here, instead of moving in over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// Fades here, instead of pushing the old content away.
    public static let push = CATransitionType(rawValue: "push")
    /// Fades here, instead of moving the old content away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a change comes from. Kept without an effect: a change that fades has none.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the side.
    public var rawValue: String

    /// The side of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right; kept.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left; kept.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top; kept.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom; kept.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer's transition runs: `transition`.
public let kCATransition = "transition"
