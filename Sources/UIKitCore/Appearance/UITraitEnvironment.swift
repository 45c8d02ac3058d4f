/// A part of the interface that has traits and hears when they change: screens, windows, views, view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }

    /// Called after ``traitCollection`` has changed, with the traits before, or `nil` if there were none.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
