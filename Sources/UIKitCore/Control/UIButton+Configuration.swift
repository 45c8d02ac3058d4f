// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIButton {
    /// A button's content and look, as a value: set it, and the button shows it in every state.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Save"
    /// let button = UIButton(configuration: configuration)
    /// ```
    public struct Configuration: Hashable {
        /// How round the corners of the background are.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// How large font and margins are.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// How title and subtitle are aligned with each other.
        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        enum Style: Hashable {
            case plain, tinted, gray, filled
        }

        let style: Style

        /// The text of the button; `nil` for none. Setting it removes the attributes of ``attributedTitle``.
        public var title: String? {
            get { titleText.plain }
            set { titleText.plain = newValue }
        }
        /// The text of the button with attributes. Those that it does not set are as in a plain title.
        public var attributedTitle: AttributedString? {
            get { titleText.attributed }
            set { titleText.attributed = newValue }
        }
        /// A line under the title. Setting it removes the attributes of ``attributedSubtitle``.
        public var subtitle: String? {
            get { subtitleText.plain }
            set { subtitleText.plain = newValue }
        }
        /// A line under the title, with attributes.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText.attributed }
            set { subtitleText.attributed = newValue }
        }
        var titleText = ButtonText()
        var subtitleText = ButtonText()
        /// Makes the attributes in which each run of the title is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleText.transformer }
            set { titleText.transformer = newValue }
        }
        /// Makes the attributes in which each run of the subtitle is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleText.transformer }
            set { subtitleText.transformer = newValue }
        }
        /// How lines of the title end; by words at first. The modes that truncate have one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How lines of the subtitle end; by words at first. The modes that truncate have one line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The background, over what the style has. Its color, corner radius, line and insets count if they are set. The radius does
        /// not count where ``cornerStyle`` has one of its own.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether an activity indicator turns in the place of the image; false at first.
        public var showsActivityIndicator = false
        /// Makes the color of the image of the texts' color.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Makes the color of the activity indicator of the texts' color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether a selected button has other colors by itself; true at first.
        public var automaticallyUpdateForSelection = true
        /// The picture beside the texts; `nil` for none.
        public var image: UIImage?
        /// The configuration of a symbol that has none of its own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The color of texts and image; `nil` for a color that fits the style.
        public var baseForegroundColor: UIColor?
        /// The color of the background; `nil` for a color that fits the style.
        public var baseBackgroundColor: UIColor?
        /// How round the corners of the background are. `.fixed` and `.dynamic` depend on the button size: small 4, medium 8,
        /// large 12 points. A capsule has half the height.
        public var cornerStyle = CornerStyle.dynamic
        /// How large font, corners and margins are. Setting it changes ``contentInsets`` too, unless the application has set
        /// its own.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.contentInsets { contentInsets = buttonSize.contentInsets } }
        }
        /// Between the edges and the content, in points.
        public var contentInsets = Size.medium.contentInsets
        /// The side of the texts at which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and texts, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned with each other.
        public var titleAlignment = TitleAlignment.automatic

        private init(_ style: Style) {
            self.style = style
        }

        /// Text and image in the tint color, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Text and image in the tint color, on a light shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Text and image in the tint color, on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// White text and image on the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As ``plain()``.
        public static func borderless() -> Configuration { plain() }
        /// As ``gray()``.
        public static func bordered() -> Configuration { gray() }
        /// As ``tinted()``.
        public static func borderedTinted() -> Configuration { tinted() }
        /// As ``filled()``.
        public static func borderedProminent() -> Configuration { filled() }

        /// Goes back to the insets of the button size.
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.contentInsets }

        /// The radius of the background's corners for a height, in points.
        func cornerRadius(forHeight height: CGFloat) -> CGFloat {
            let radius: CGFloat =
                switch cornerStyle {
                case .fixed, .dynamic: background.ownCornerRadius ?? buttonSize.cornerRadius
                case .small: 4
                case .medium: 8
                case .large: 12
                case .capsule: height / 2
                }
            return min(radius, height / 2)
        }
    }
}

extension UIButton.Configuration.Size {
    var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
    }

    var subtitleStyle: UIFont.TextStyle { self == .large ? .footnote : .caption1 }

    var cornerRadius: CGFloat {
        switch self {
        case .medium: 6
        case .small, .mini: 5
        case .large: 9
        }
    }
}
