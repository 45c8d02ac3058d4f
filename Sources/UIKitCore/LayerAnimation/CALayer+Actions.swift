// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Changes of layers without a view are animated by themselves (W32).
extension CALayer {
    /// Makes a change of a property. The layer's action animates it from the former value.
    func changing(_ key: String, _ change: () -> Void) {
        guard !CATransaction.disableActions(), pictures == nil, let property = motionKey(key) else { return change() }
        // The properties of a view's layer belong to the view, except those that the application adds (W38).
        guard layerKey(key) == nil ? motionWindow != nil : view == nil && isOnScreen else { return change() }
        let action = action(forKey: key)
        let old = property.read(self)
        let shownBefore = motions.isEmpty ? old : property.read(presented() ?? self)
        change()
        guard let action, !(action is NSNull) else { return }
        if let old, let new = property.read(self), old.isSame(as: new) { return }
        if let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil {
            let own = animation.duplicate()
            (own as? CABasicAnimation)?.fromValue = shownBefore
            return own.run(forKey: key, object: self, arguments: nil)
        }
        action.run(forKey: key, object: self, arguments: nil)
    }

    /// Whether a picture had the layer. W94: without a host, as in a test, a turn stands for a picture: a layer is on the screen once a turn
    /// ended with it in a window, so that motions and completions come at the same times as with a host.
    private var isOnScreen: Bool {
        if shown.isDisplayed { return true }
        guard let window = motionWindow, window.application.host == nil else { return false }
        return sequence(first: self, next: \.parentLayer).allSatisfy { $0.shown.arrival != SceneLife.picturelessTurns }
    }

    /// The action for a change if the application has none: a plain motion of the transaction's duration.
    func foundAction(forKey event: String) -> (any CAAction)? {
        let said =
            delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
            ?? type(of: self).defaultAction(forKey: event)
        if let said { return said is NSNull ? nil : said }
        guard view == nil, layerKey(event) != nil, event != "path" else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        if CATransaction.animationTimingFunction() == nil {
            animation.timingFunction = CAMediaTimingFunction(name: .default)
        }
        return animation
    }
}

extension LayerValue {
    /// Whether a motion between both would move nothing.
    fileprivate func isSame(as other: LayerValue) -> Bool {
        switch (self, other) {
        case (.number(let first), .number(let second)): first == second
        case (.pair(let x, let y), .pair(let otherX, let otherY)): x == otherX && y == otherY
        case (.rect(let first), .rect(let second)): first == second
        case (.transform(let first), .transform(let second)): first == second
        case (.color(let first), .color(let second)): first == second
        case (.path(let first), .path(let second)): first == second
        case (.colors(let first), .colors(let second)): first == second
        case (.numbers(let first), .numbers(let second)): first == second
        default: false
        }
    }
}

/// An action for a change of a layer's property, or for another event of a layer.
@preconcurrency @MainActor
public protocol CAAction {
    /// - Parameter anObject: the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing is to happen.
extension NSNull: CAAction {
    /// Does nothing: a delegate that answers `NSNull()` lets a property change at once (W32).
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
