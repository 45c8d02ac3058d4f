// SPDX-License-Identifier: Apache-2.0

#if Window
    import UIKitCore

    /// The roles of AT-SPI that things on a screen have, by AT-SPI's numbers.
    enum AccessibleRole: UInt32 {
        case checkMenuItem = 8
        case columnHeader = 10
        case dialog = 16
        case frame = 23
        case image = 27
        case list = 31
        case listItem = 32
        case menu = 33
        case menuItem = 35
        case panel = 39
        case progressBar = 42
        case pushButton = 43
        case rowHeader = 47
        case slider = 51
        case spinButton = 52
        case table = 55
        case tableCell = 56
        case toggleButton = 62
        case application = 75
        case entry = 79
        case heading = 83
        case link = 88
        case tableRow = 90
        case landmark = 110
        case `static` = 116

        /// AT-SPI's name of the role.
        var name: String {
            switch self {
            case .checkMenuItem: "check menu item"
            case .columnHeader: "column header"
            case .listItem: "list item"
            case .menuItem: "menu item"
            case .progressBar: "progress bar"
            case .pushButton: "push button"
            case .rowHeader: "row header"
            case .spinButton: "spin button"
            case .tableCell: "table cell"
            case .tableRow: "table row"
            case .toggleButton: "toggle button"
            default: "\(self)"
            }
        }

        /// AX17: `nil` for a view of which assistive technology sees only the content.
        init?(_ told: DisplayAccessibility) {
            if told.isElement == false {
                guard let role = Self(holding: told) else { return nil }
                self = role
                return
            }
            switch told.role {
            case .none, .group:
                if told.isModal {
                    self = .dialog
                } else if let role = Self(holding: told) {
                    self = role
                } else if told.role == .group || !told.actions.isEmpty {
                    self = .panel
                } else if told.isElement == true, told.label != nil {
                    self = .image
                } else {
                    return nil
                }
            case .button: self = told.isSelected ? .toggleButton : .pushButton
            case .switch: self = .toggleButton
            case .slider: self = .slider
            case .image:
                guard told.label != nil else { return nil }
                self = .image
            case .text:
                guard told.label != nil else { return nil }
                self = .static
            case .heading: self = .heading
            case .link: self = .link
            case .adjustable: self = .spinButton
            case .progress: self = .progressBar
            case .textField, .searchField, .textView: self = .entry
            case .menu: self = .menu
            case .menuItem: self = .menuItem
            case .menuItemCheckbox: self = .checkMenuItem
            }
        }

        /// AX26.
        private init?(holding told: DisplayAccessibility) {
            switch told.container {
            case .landmark: self = told.label == nil ? .panel : .landmark
            case .semanticGroup: self = .panel
            default: return nil
            }
        }
    }

    /// AT-SPI's states of things, by their bits.
    struct AccessibleStates: OptionSet, Hashable {
        let rawValue: UInt64

        init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        private init(bit: UInt64) {
            rawValue = 1 << bit
        }

        static let active = AccessibleStates(bit: 1)
        static let checked = AccessibleStates(bit: 4)
        static let editable = AccessibleStates(bit: 7)
        static let enabled = AccessibleStates(bit: 8)
        static let focusable = AccessibleStates(bit: 11)
        static let focused = AccessibleStates(bit: 12)
        static let modal = AccessibleStates(bit: 16)
        static let multiLine = AccessibleStates(bit: 17)
        static let pressed = AccessibleStates(bit: 20)
        static let selectable = AccessibleStates(bit: 22)
        static let selected = AccessibleStates(bit: 23)
        static let sensitive = AccessibleStates(bit: 24)
        static let showing = AccessibleStates(bit: 25)
        static let singleLine = AccessibleStates(bit: 26)
        static let visible = AccessibleStates(bit: 30)
        static let selectableText = AccessibleStates(bit: 38)
        static let checkable = AccessibleStates(bit: 41)

        /// The states whose changes are sent, with AT-SPI's names in events.
        static let told: [(AccessibleStates, String)] = [
            (.active, "active"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
            (.focusable, "focusable"), (.modal, "modal"), (.pressed, "pressed"),
            (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"), (.visible, "visible"),
            (.focused, "focused"),
        ]
    }
#endif
