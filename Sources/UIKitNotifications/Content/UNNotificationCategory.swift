// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A kind of notification, and what can be done with it.
@preconcurrency @MainActor
open class UNNotificationCategory: NSObject {
    /// How a category is treated.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// The options whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Putting a notification away is told as a response (UN7).
        public static let customDismissAction = Options(rawValue: 1)
        /// Kept: there is no car.
        public static let allowInCarPlay = Options(rawValue: 2)
        /// Kept: titles are shown in any case.
        public static let hiddenPreviewsShowTitle = Options(rawValue: 4)
        /// Kept: subtitles are shown in any case.
        public static let hiddenPreviewsShowSubtitle = Options(rawValue: 8)
        /// Kept: nobody reads notifications aloud.
        public static let allowAnnouncement = Options(rawValue: 16)
    }

    /// The name that contents use.
    public let identifier: String
    /// What can be done, in the order in which it is shown.
    public let actions: [UNNotificationAction]
    /// Kept: there are no intents.
    public let intentIdentifiers: [String]
    /// Kept: texts are shown in any case.
    public let hiddenPreviewsBodyPlaceholder: String
    /// Kept: there is no summary.
    public let categorySummaryFormat: String
    /// How the category is treated.
    public let options: Options

    /// A category with its actions.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "", options: Options = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.categorySummaryFormat = categorySummaryFormat
        self.options = options
    }
}

/// Something that can be done with a notification.
@preconcurrency @MainActor
open class UNNotificationAction: NSObject {
    /// How an action is done.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// The options whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Kept: nobody locks the screen.
        public static let authenticationRequired = Options(rawValue: 1)
        /// It destroys something, and is shown so.
        public static let destructive = Options(rawValue: 2)
        /// It brings the application to the front. Its banners are shown only there.
        public static let foreground = Options(rawValue: 4)
    }

    /// The application's name for it.
    public let identifier: String
    /// The words on its button.
    public let title: String
    /// How it is done.
    public let options: Options
    /// The picture on its button.
    public let icon: UNNotificationActionIcon?

    /// An action with a button.
    public init(identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// An action for which its user writes a text.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The words on the button that sends the text.
    public let textInputButtonTitle: String
    /// The words in the empty field.
    public let textInputPlaceholder: String

    /// An action with a button and a field.
    public init(
        identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The picture of an action.
public final class UNNotificationActionIcon: NSObject, Sendable {
    /// Where the picture comes from.
    enum Source: Hashable, Sendable {
        case symbol(String)
        case template(String)
    }

    let source: Source

    /// A symbol of the system.
    public init(systemImageName: String) {
        source = .symbol(systemImageName)
    }

    /// A picture of the application's resources.
    public init(templateImageName: String) {
        source = .template(templateImageName)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationActionIcon)?.source == source }

    public override var hash: Int { source.hashValue }

    @MainActor var image: UIImage? {
        switch source {
        case .symbol(let name): UIImage(systemName: name)
        case .template(let name): UIImage(named: name)?.withRenderingMode(.alwaysTemplate)
        }
    }
}
