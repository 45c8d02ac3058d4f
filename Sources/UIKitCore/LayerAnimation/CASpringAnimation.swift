// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The motion of a mass on a spring. It rests after `settlingDuration`, which does not depend on `duration`: a shorter
/// `duration` cuts the motion off.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// 1 at first; must be positive.
    open var mass: CGFloat = 1
    /// 100 at first; must be positive.
    open var stiffness: CGFloat = 100
    /// 10 at first. With less it swings longer, and with 0 for ever.
    open var damping: CGFloat = 10
    /// In ways a second; 0 at first.
    open var initialVelocity: CGFloat = 0
    /// Whether it may be damped more than is needed to keep it from swinging; false at first.
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// Makes a spring of mass 1, stiffness 100 and damping 10. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A spring whose undamped swing takes a duration, in seconds; bounce runs from -1 over 0, no swing, to 1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringTiming(
            perceptualDuration: max(perceptualDuration, 0.001), bounce: Double(bounce), initialVelocity: 0)
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// Seconds until it rests.
    open var settlingDuration: CFTimeInterval { spring.duration }

    private var spring: SpringTiming {
        let frequency = Double((max(stiffness, 0.0001) / max(mass, 0.0001)).squareRoot())
        let ratio = Double(max(damping, 0)) / (2 * Double((max(stiffness, 0.0001) * max(mass, 0.0001)).squareRoot()))
        return SpringTiming(
            frequency: frequency, dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
            initialVelocity: Double(initialVelocity))
    }

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func take(valuesOf other: CAAnimation) {
        super.take(valuesOf: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func progress(at part: Double) -> Double { spring.progress(at: part * duration) }
}
