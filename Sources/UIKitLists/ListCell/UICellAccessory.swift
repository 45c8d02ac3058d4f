// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Something at the beginning or the end of a list's row, as a value.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        case always = 0
        case whenEditing = 1
        case whenNotEditing = 2
    }

    /// The room of an accessory.
    public enum LayoutDimension: Sendable, Equatable {
        /// What it takes.
        case actual
        /// The room of symbols, so that accessories of several rows stand below each other.
        case standard
        /// In points.
        case custom(CGFloat)
    }

    /// The type of an accessory.
    public enum AccessoryType: Int, Sendable {
        case disclosureIndicator = 0
        case outlineDisclosure = 1
        case checkmark = 2
        case delete = 3
        case insert = 4
        case reorder = 5
        case multiselect = 6
        case customView = 7
        case label = 8
        case detail = 10
    }

    /// The room of symbols, in points.
    public static let standardDimension: CGFloat = 28

    /// Options of accessories without special options.
    public struct Options {
        /// Whether the accessory is left out; it takes no room then.
        public var isHidden: Bool
        /// The room that it gets; by default that of symbols.
        public var reservedLayoutWidth: LayoutDimension
        /// `nil` for the cell's.
        public var tintColor: UIColor?

        /// Options; by default the accessory is shown, in the room of symbols and the cell's color.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Options of ``disclosureIndicator(displayed:options:)``.
    public typealias DisclosureIndicatorOptions = Options
    /// Options of ``checkmark(displayed:options:)``.
    public typealias CheckmarkOptions = Options
    /// Options of ``delete(displayed:options:actionHandler:)``; without a color it is red.
    public typealias DeleteOptions = Options
    /// Options of ``insert(displayed:options:actionHandler:)``; without a color it is green.
    public typealias InsertOptions = Options
    /// Options of ``multiselect(displayed:options:)``.
    public typealias MultiselectOptions = Options
    /// Options of ``detail(displayed:options:actionHandler:)``.
    public typealias DetailOptions = Options

    /// Options of the accessory that moves a row.
    public struct ReorderOptions {
        /// Whether the accessory is left out; it takes no room then.
        public var isHidden: Bool
        /// The room that it gets; by default that of symbols.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the lines; `nil` for the third label color.
        public var tintColor: UIColor?
        /// Whether a line separates it from the accessory before it.
        public var showsVerticalSeparator: Bool

        /// Options; by default the accessory is shown, in the room of symbols, with a line before it.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// Options of a disclosure of an outline.
    public struct OutlineDisclosureOptions {
        /// The part whose touch expands and collapses.
        public enum Style: Sendable {
            /// Only the disclosure; in a header the whole row.
            case automatic
            /// The whole row, which is not selected then.
            case header
            /// The disclosure alone.
            case cell
        }

        /// The part whose touch expands and collapses.
        public var style: Style
        /// Whether the accessory is left out; it takes no room then.
        public var isHidden: Bool
        /// The room that it gets; by default that of symbols.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the arrow; `nil` for the cell's.
        public var tintColor: UIColor?

        /// Options; by default the accessory is shown, and in a header a touch anywhere in the row expands it.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Options of a text at the end of a row.
    public struct LabelOptions {
        /// Whether the text is left out; it takes no room then.
        public var isHidden: Bool
        /// The room that it gets; by default the text's width.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the text; `nil` for the second label color.
        public var tintColor: UIColor?
        /// The font of the text; by default the system's of 17 points.
        public var font: UIFont

        /// Options; by default the text is shown in 17 points, in the room that it takes.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
            font: UIFont = .systemFont(ofSize: 17)
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.font = font
        }
    }

    /// The application's own view, and its place.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view that is the accessory.
        public let customView: UIView
        /// Where it stands.
        public let placement: Placement
        var options: Options
        /// Whether it is not shown.
        public var isHidden: Bool {
            get { options.isHidden }
            set { options.isHidden = newValue }
        }
        /// The room that is kept for it, however wide it is.
        public var reservedLayoutWidth: LayoutDimension {
            get { options.reservedLayoutWidth }
            set { options.reservedLayoutWidth = newValue }
        }
        /// The color that it has instead of the cell's tint.
        public var tintColor: UIColor? {
            get { options.tintColor }
            set { options.tintColor = newValue }
        }
        /// Whether the view keeps its size. Otherwise it gets the size from its `sizeThatFits`, unless that is empty.
        public var maintainsFixedSize: Bool

        /// A view and its place; by default it is shown, in the room that it needs.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            self.customView = customView
            self.placement = placement
            self.maintainsFixedSize = maintainsFixedSize
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The end of the row at which a view stands, and its place among the accessories there.
    public enum Placement {
        /// The place among the accessories of that end, from the row's edge inwards.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// The type of the accessory; it is fixed.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    var options: Options
    var isLeading = false
    var position: Placement.Position?
    var handler: (@MainActor () -> Void)?
    var text: String?
    var font: UIFont?
    var view: UIView?
    var keepsSize = false
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var showsSeparator = false

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
        accessoryType = type
        self.displayed = displayed
        self.options = options
    }

    // MARK: Making

    /// The row leads somewhere.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options(tintColor: .tertiaryLabel)
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

    /// A disclosure for a row with rows below it. A touch on it shows or hides those of the diffable data source (T103), or
    /// calls the handler.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .outlineDisclosure, displayed,
            Options(
                isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor))
        made.handler = actionHandler
        made.outlineStyle = options.style
        return made
    }

    /// A checkmark at the row's end.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

    /// Without a handler it opens the row's swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.delete, displayed, options)
        made.isLeading = true
        made.handler = actionHandler
        return made
    }

    /// A green button at the row's beginning that calls the handler. Without one it does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.insert, displayed, options)
        made.isLeading = true
        made.handler = actionHandler
        return made
    }

    /// Lines at the row's end; a finger on them moves the row, if the data source allows it (T117).
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .reorder, displayed,
            Options(
                isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor))
        made.showsSeparator = options.showsVerticalSeparator
        return made
    }

    /// A circle that is filled while the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
    ) -> UICellAccessory {
        var made = UICellAccessory(.multiselect, displayed, options)
        made.isLeading = true
        return made
    }

    /// A text at the row's end, in one line.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .label, displayed,
            Options(
                isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor))
        made.text = text
        made.font = options.font
        return made
    }

    /// A button that shows more of the row.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = Options(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, options)
        made.handler = actionHandler
        return made
    }

    /// The application's own view. It is not copied: the same view in two accessories is shown once.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        let position: Placement.Position
        var isLeading = false
        switch configuration.placement {
        case .leading(let shown, let at):
            (displayed, position) = (shown, at)
            isLeading = true
        case .trailing(let shown, let at): (displayed, position) = (shown, at)
        }
        var made = UICellAccessory(.customView, displayed, configuration.options)
        made.isLeading = isLeading
        made.position = position
        made.view = configuration.customView
        made.keepsSize = configuration.maintainsFixedSize
        return made
    }
}
