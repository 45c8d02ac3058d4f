// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A motion of a layer, added to it by `CALayer.add(_:forKey:)`, which keeps a copy.
///
/// This class has the timing; `CABasicAnimation`, `CAKeyframeAnimation`, `CASpringAnimation`, `CAAnimationGroup` and
/// `CATransition` add the motion.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var values: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Makes an animation without values. There are no archives here: it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Straight in time without one.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears when it starts and stops. It is kept alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes it when it is over; true at first.
    open var isRemovedOnCompletion = true

    /// When it begins, in seconds of the layer's time, or of the group's; 0, the value at first, means when it is added.
    /// Setting NaN changes nothing, here and below.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { change { $0.beginTime = newValue } }
    }
    /// Seconds of one run; 0, the value at first, for the transaction's duration or the group's. Less than 0 counts as 0.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { change { $0.duration = newValue } }
    }
    /// How fast its time goes, in parts of the time around it; 1 at first.
    open var speed: Float {
        get { timing.speed }
        set { change { $0.speed = newValue } }
    }
    /// Seconds added to its own time; 0 at first.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { change { $0.timeOffset = newValue } }
    }
    /// How often it runs; 0, the value at first, means once. Less than 0 counts as 0.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { change { $0.repeatCount = newValue } }
    }
    /// For how many seconds it repeats; 0, the value at first, has no effect.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { change { $0.repeatDuration = newValue } }
    }
    /// Whether every run is followed by a run backwards; false at first.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { change { $0.autoreverses = newValue } }
    }
    /// What the layer shows before and after the animation; its own value at first.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { change { $0.fillMode = newValue } }
    }

    private func change(_ change: (inout MediaTiming) -> Void) {
        let old = timing
        change(&timing)
        timing.makeFinite(or: old)
    }

    /// A value of the application's own, by a name; nothing here reads it.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Keeps a value of the application's own. Copies have it too.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// As ``value(forKey:)``: values of the application's own have no parts.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// As ``setValue(_:forKey:)``: values of the application's own have no parts.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// The initial value of a property; `nil` in this class.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// As an action: adds the animation to the layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A copy. Call it on the main actor, where animations belong.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// A copy of this class' kind. An application's subclass is copied as the class of ours that it inherits from.
    func duplicate() -> CAAnimation {
        let made = makeEmpty()
        made.take(valuesOf: self)
        return made
    }

    func makeEmpty() -> CAAnimation { CAAnimation() }

    func take(valuesOf other: CAAnimation) {
        timing = other.timing
        values = other.values
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    // MARK: What it shows

    /// Writes its values, at a time of its own, into a picture of a layer.
    final func show(in picture: CALayer, of layer: CALayer, at time: CFTimeInterval) {
        guard let moment = timing.moment(at: time) else { return }
        show(in: picture, of: layer, at: moment)
    }

    /// Nothing, for an animation of no property.
    func show(in picture: CALayer, of layer: CALayer, at moment: MediaTiming.Moment) {}

    /// The properties it moves, by their key paths.
    var keyPaths: [String] { [] }

    /// Whether it is one way between values, so that a host can get all of it at once.
    var isOneWay: Bool { false }
}

/// Hears of an animation's beginning and end. The animation is the layer's copy.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The animation begins to show something.
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: false when it was removed before its end, or its layer left the window.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
