// SPDX-License-Identifier: Apache-2.0

// A method reference has no identity in Swift. So each call here makes a pair of its own. The pair ends when `removeTarget`
// names the target, or when the target has gone. The methods are inlined, so that an action on a moving finger allocates
// nothing.
extension UIGestureRecognizer {
    /// Makes a recognizer that calls a method without arguments of a target (G14). It does not retain the target.
    @inlinable
    public convenience init<Target: AnyObject, Result>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(target: target, action: Selector(unnamed: action))
    }

    /// Makes a recognizer that calls a method of a target with the recognizer (G14).
    ///
    /// ```swift
    /// view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Editor.tapped(_:)))
    /// ```
    @inlinable
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer, Result>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(target: target, action: Selector(unnamed: action))
    }

    /// Also calls a method without arguments of a target (G14).
    @inlinable
    public func addTarget<Target: AnyObject, Result>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        addTarget(target, action: Selector(unnamed: action))
    }

    /// Also calls a method of a target with the recognizer (G14).
    @inlinable
    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer, Result>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        addTarget(target, action: Selector(unnamed: action))
    }
}
