// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The type of an activity that stands for a web page: a link into the application.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user is doing, as a value that can be put away and taken up again: a scene's state to restore, or a link that was
/// opened. Foundation has this class on Apple's platforms only.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// A name in reverse-domain form, chosen by the application.
    public let activityType: String
    /// What people would call the activity; nothing here shows it.
    public var title: String?
    /// Whatever is needed to take the activity up again.
    public var userInfo: [AnyHashable: Any]?
    /// The page that shows the same; for `NSUserActivityTypeBrowsingWeb` the link that was opened.
    public var webpageURL: URL?
    /// What distinguishes an activity from others of its type.
    public var targetContentIdentifier: String?

    /// Whether what the activity says is no longer so. Setting it has the responder whose `userActivity` this is asked to update it,
    /// before the end of the turn, and before a scene's state is asked for.
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

    /// Adds values to ``userInfo``; what is there under the same keys is replaced.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}

/// Whatever takes up an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Takes up what the activity says.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
