// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

extension UITableViewCell {
    /// Which controls of editing a row shows.
    public struct StateMask: OptionSet, Sendable, Hashable {
        /// The bits of all controls in the set.
        public var rawValue: UInt

        /// The controls whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control of the editing style.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms deleting. Never set: swipe actions replace this button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The labels and the image of a cell.
    public enum CellStyle: Int, Sendable {
        /// A text, and an image.
        case `default` = 0
        /// A text, and a detail at the other end.
        case value1 = 1
        /// A text in the tint color, and a detail right after it.
        case value2 = 2
        /// A text, and a detail below.
        case subtitle = 3
    }

    /// The look of a pressed or selected cell. It does not affect whether a touch selects.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// How a cell looks with focus.
    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }

    /// A cell's part in a drag (T136).
    public enum DragState: Int, Sendable {
        case none = 0
        /// The cell is lifted, and nothing has moved yet.
        case lifting = 1
        /// The cell's items are dragged.
        case dragging = 2
    }

    /// The change that editing makes to a row.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// The accessory at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        /// A button, and a chevron.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// A button.
        case detailButton = 4
    }
}

extension UITableViewCell {
    /// A cell of this class, by `init(style:reuseIdentifier:)`, which need not be `required`: for classes that are known only at run time.
    public class func made(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
        guard let cell = ListClasses.make(self, style, reuseIdentifier) as? Self else {
            brokenRule("\(self) cannot be made by init(style:reuseIdentifier:).")
        }
        return cell
    }
}

extension UITableViewHeaderFooterView {
    /// A view of this class, by `init(reuseIdentifier:)`, which need not be `required`: for classes that are known only at run time.
    public class func made(reuseIdentifier: String?) -> Self {
        guard let view = ListClasses.make(self, reuseIdentifier) as? Self else {
            brokenRule("\(self) cannot be made by init(reuseIdentifier:).")
        }
        return view
    }
}
