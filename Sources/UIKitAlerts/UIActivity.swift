// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An action for the items that an application shares. Applications subclass it for their own.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The kind of an activity.
    public enum Category: Int, Sendable {
        /// It does something with the items.
        case action = 0
        /// It gives the items to somebody.
        case share = 1
    }

    /// The sheet in which it was chosen.
    weak var sheet: UIActivityViewController?

    public override init() {
        super.init()
    }

    /// The kind of the activity: `action`, unless a subclass overrides it. Activities that share are offered first (NA22).
    open class var activityCategory: Category { .action }

    /// The activity's name for programs; `nil`, unless a subclass has one.
    open var activityType: ActivityType? { nil }

    /// The activity's name for people; `nil`, unless a subclass has one. An activity without it shows its type.
    open var activityTitle: String? { nil }

    /// A picture of the activity; only its shape is used, not its colors. `nil`, unless a subclass has one.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can use the items, some of which are placeholders (NA21). False, unless a subclass overrides it.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// The activity was chosen for these items.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that performs the activity, presented instead of calling `perform()` (NA23); `nil`, unless a subclass has
    /// one. Asked for once, after `prepare(withActivityItems:)`.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity. A subclass calls ``activityDidFinish(_:)`` when it is done, at once or later; this class does
    /// so at once.
    open func perform() { activityDidFinish(false) }

    /// Ends the activity: the sheet disappears, and its completion handler is called (NA24).
    ///
    /// - Parameter completed: Whether the activity succeeded.
    open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed: completed) }
}

extension UIActivity {
    /// An activity's name for programs.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// The name of that text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of that text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private static func ofSystem(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

        /// Copies the shared items to the general pasteboard: the only system activity here (NA27).
        public static let copyToPasteboard = ofSystem("CopyToPasteboard")

        // The activities below are only names for exclusions: nothing here offers them.

        /// iOS's own; never offered here.
        public static let postToFacebook = ofSystem("PostToFacebook")
        /// iOS's own; never offered here.
        public static let postToTwitter = ofSystem("PostToTwitter")
        /// iOS's own; never offered here.
        public static let postToWeibo = ofSystem("PostToWeibo")
        /// iOS's own; never offered here.
        public static let message = ofSystem("Message")
        /// iOS's own; never offered here.
        public static let mail = ofSystem("Mail")
        /// iOS's own; never offered here.
        public static let print = ofSystem("Print")
        /// iOS's own; never offered here.
        public static let assignToContact = ofSystem("AssignToContact")
        /// iOS's own; never offered here.
        public static let saveToCameraRoll = ofSystem("SaveToCameraRoll")
        /// iOS's own; never offered here.
        public static let addToReadingList = ofSystem("AddToReadingList")
        /// iOS's own; never offered here.
        public static let postToFlickr = ofSystem("PostToFlickr")
        /// iOS's own; never offered here.
        public static let postToVimeo = ofSystem("PostToVimeo")
        /// iOS's own; never offered here.
        public static let postToTencentWeibo = ofSystem("PostToTencentWeibo")
        /// iOS's own; never offered here.
        public static let airDrop = ofSystem("AirDrop")
        /// iOS's own; never offered here.
        public static let openInIBooks = ofSystem("OpenInIBooks")
        /// iOS's own; never offered here.
        public static let markupAsPDF = ofSystem("MarkupAsPDF")

        /// The host's share sheet; it does not report the choice (NA26).
        static let host = Self("responder.activity.host")
    }
}
