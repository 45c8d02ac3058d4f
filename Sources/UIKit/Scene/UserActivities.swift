import CoreGraphics

/// Whatever takes up an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Takes up what the activity says.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The activities whose responders have to update them.
@MainActor
enum UserActivities {
    private static var waiting: [NSUserActivity] = []

    static func setNeedsUpdate(_ activity: NSUserActivity) {
        waiting.append(activity)
        UIApplication.current?.setNeedsTurn()
    }

    /// Asks the responders.
    @inline(__always)
    static func update() {
        if !waiting.isEmpty { updateWaiting() }
    }

    private static func updateWaiting() {
        let activities = waiting
        waiting = []
        for activity in activities where activity.needsSave {
            activity.needsSave = false
            activity.owner?.updateUserActivityState(activity)
        }
    }
}
