import UIKitCore

/// A row's image, text and secondary text, as a value.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
    public var imageProperties = ImageProperties()
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    /// How far the content keeps from the cell's edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8)
    /// Whether the secondary text stands beside the text where both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// What an image looks like.
    @preconcurrency @MainActor
    public struct ImageProperties {
        public var tintColor: UIColor?
        /// In points; a side of 0 has no limit.
        public var maximumSize: CGSize = .zero
        /// In points; a side of 0 is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        public var cornerRadius: CGFloat = 0

        public init() {}
    }

    /// What a text looks like.
    @preconcurrency @MainActor
    public struct TextProperties {
        public var font: UIFont = .preferredFont(forTextStyle: .body)
        public var color: UIColor = .label
        public var numberOfLines = 0
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        public init() {}

        /// Where a text stands in its row.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }
    }

    private init() {}

    public static func cell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        return made
    }

    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A text, and a value at the other end of the row.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.prefersSideBySideTextAndSecondaryText = true
        made.secondaryTextProperties.color = .secondaryLabel
        return made
    }

    public static func plainHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = .preferredFont(forTextStyle: .headline)
        made.directionalLayoutMargins.top = 5
        made.directionalLayoutMargins.bottom = 5
        return made
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = .preferredFont(forTextStyle: .footnote)
        made.textProperties.color = .secondaryLabel
        made.directionalLayoutMargins.bottom = 5
        return made
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    public static func sidebarHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = .systemFont(ofSize: 17, weight: .bold)
        return made
    }

    public static func plainFooter() -> UIListContentConfiguration { plainHeader() }

    public static func groupedFooter() -> UIListContentConfiguration {
        var made = groupedHeader()
        made.directionalLayoutMargins.top = 5
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same in every state, but for what is disabled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
        var result = self
        result.textProperties.color = .tertiaryLabel
        result.secondaryTextProperties.color = .tertiaryLabel
        return result
    }
}
