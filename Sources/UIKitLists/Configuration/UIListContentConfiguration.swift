// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A row's image, text and secondary text, as a value.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image at the leading side; `nil` takes no room.
    public var image: UIImage?
    /// The text; `nil` and an empty one take no room.
    public var text: String?
    /// A text that is shown in the place of ``text``; its attributes come before ``textProperties`` (T147).
    public var attributedText: NSAttributedString?
    /// The second text, below the first or beside it; `nil` and an empty one take no room.
    public var secondaryText: String?
    /// A text that is shown in the place of ``secondaryText``; its attributes come before ``secondaryTextProperties`` (T147).
    public var secondaryAttributedText: NSAttributedString?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// How the text is shown.
    public var textProperties = TextProperties()
    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties()
    /// The distance of the content from the cell's edges, in points. While the leading one is 16, as at first, it is that of the
    /// cell's list (T113).
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: SideMargin.narrow, bottom: 11, trailing: 8)
    /// The axes on which the margins are at least those of the view around the content (T135). None at first: the margins of a
    /// configuration are already those of rows.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    /// The opacity of everything in the content, from 0 to 1, the value at first.
    public var alpha: CGFloat = 1
    /// Whether the secondary text stands beside the text if both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    /// The least room between two texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The room between two texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The look of an image.
    public struct ImageProperties: Hashable {
        /// The size, weight and color of a symbol that has no configuration of its own; `nil` at first.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a symbol; `nil` for the tint around the row.
        public var tintColor: UIColor?
        /// In points; a side of 0 has no limit.
        public var maximumSize: CGSize = .zero
        /// In points; a side of 0 is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0

        /// An image of its own size, without limits and with square corners.
        public init() {}
    }

    /// The look of a text.
    public struct TextProperties: Hashable {
        /// The font; that of a body at first.
        public var font: UIFont = .preferredFont(forTextStyle: .body)
        /// Whether a font of a text style follows the user's size of text; true at first (T107).
        public var adjustsFontForContentSizeCategory = true
        /// The color; that of labels at first. A disabled cell's text has the third label color instead.
        public var color: UIColor = .label
        /// The most lines that are shown; 0, the value at first, for no limit.
        public var numberOfLines = 0
        /// The alignment of the text in its width; at first that of its language.
        public var alignment = TextAlignment.natural
        /// How a text that is too long ends; with an ellipsis at first.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// A text of 17 points in the color of labels, without a limit of lines.
        public init() {}

        /// The alignment of a text in its row.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }
    }

    private init() {}

    /// A row: a text of 17 points, and a second one of 12 points below it.
    public static func cell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        return made
    }

    /// The same as ``cell()``: a second text stands below the text.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A text, and a value at the other end of the row.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.prefersSideBySideTextAndSecondaryText = true
        made.secondaryTextProperties.color = .secondaryLabel
        return made
    }

    /// The header of a plain list: a semibold text of 17 points.
    public static func plainHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = .preferredFont(forTextStyle: .headline)
        made.directionalLayoutMargins.top = 5
        made.directionalLayoutMargins.bottom = 5
        return made
    }

    /// The header of a grouped list: a text of 13 points in the second label color.
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = .preferredFont(forTextStyle: .footnote)
        made.textProperties.color = .secondaryLabel
        made.directionalLayoutMargins.bottom = 5
        return made
    }

    /// The row of a sidebar; the same as ``cell()``.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// The header of a sidebar: a bold text of 17 points.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties.font = .systemFont(ofSize: 17, weight: .bold)
        return made
    }

    /// The footer of a plain list; the same as ``plainHeader()``.
    public static func plainFooter() -> UIListContentConfiguration { plainHeader() }

    /// The footer of a grouped list: as ``groupedHeader()``, nearer to the rows above it.
    public static func groupedFooter() -> UIListContentConfiguration {
        var made = groupedHeader()
        made.directionalLayoutMargins.top = 5
        return made
    }

    /// A view that shows the configuration, and takes others of its kind.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same in every state, except for the disabled one.
    @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
        var result = self
        result.textProperties.color = .tertiaryLabel
        result.secondaryTextProperties.color = .tertiaryLabel
        return result
    }
}
