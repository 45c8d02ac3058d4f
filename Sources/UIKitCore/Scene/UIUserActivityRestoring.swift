import CoreGraphics

/// Whatever takes up an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Takes up what the activity says.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
