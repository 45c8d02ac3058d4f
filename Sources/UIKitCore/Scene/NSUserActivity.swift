// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The type of an activity that stands for a web page: a link into the application.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user's activity, which can be stored and continued later: a scene's state to restore, or an opened link. Foundation has
/// this class on Apple's platforms only.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// A name in reverse-domain form, chosen by the application.
    public let activityType: String
    /// The activity's name for people. Nothing here shows it.
    public var title: String?
    /// The values that are needed to continue the activity.
    public var userInfo: [AnyHashable: Any]?
    /// The page that shows the same; for `NSUserActivityTypeBrowsingWeb` the link that was opened.
    public var webpageURL: URL?
    /// Distinguishes an activity from others of its type.
    public var targetContentIdentifier: String?

    /// Whether the activity is out of date. If it is set, the responder with this `userActivity` is asked to update it,
    /// before the end of the turn and before a scene's state is saved.
    public var needsSave = false {
        didSet { if needsSave, !oldValue { UIApplication.shared.appearances.addActivityUpdate(self) } }
    }

    /// The responder whose activity this is.
    weak var owner: UIResponder?

    /// An activity of a type, which must not be empty.
    public init(activityType: String) {
        enforce(!activityType.isEmpty, "An activity needs a type.")
        self.activityType = activityType
        super.init()
    }

    /// Adds values to ``userInfo``. They replace values under the same keys.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}

/// An object that can continue an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Continues the activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
