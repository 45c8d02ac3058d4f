/// What has an action to send.
///
/// A key command's action is optional, the one of other commands is not, as on iOS. A subclass cannot redeclare a stored property
/// with another type; it can hide a protocol's default. So `UICommand` gets its `action` from here.
@preconcurrency @MainActor
public protocol UICommandAction: UICommand {}

extension UICommandAction {
    /// The selector that is sent.
    public var action: Selector { storedAction ?? "" }
}

extension UICommand: UICommandAction {}
