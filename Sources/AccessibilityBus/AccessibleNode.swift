// SPDX-License-Identifier: Apache-2.0

#if Window
    import Foundation
    import UIKitCore

    /// A thing on a screen in AT-SPI's terms: a value, made from the core's description of a view.
    struct AccessibleNode: Equatable {
        /// The receiver of an action.
        struct Target: Hashable {
            var scene: SceneIdentifier
            var view: UInt32
            /// Its place in the view's list, if it is no view.
            var element: Int?
        }

        /// An action on a thing.
        struct Action: Hashable {
            /// AT-SPI's name, or the custom action's.
            var name: String
            var done: AccessibilitySample.Action
        }

        /// A value that can be adjusted or measured.
        struct Value: Equatable {
            var current: Double
            var least: Double
            var greatest: Double
            /// The value in words.
            var text: String
        }

        /// A text and its caret. Offsets count Unicode scalars, as AT-SPI's do.
        struct Text: Equatable {
            var content: String
            var isEditable = false
            /// `nil` if it is not edited.
            var selection: Range<Int>?
        }

        /// The last part of the object's path.
        var name: String
        var parent: String
        var children: [String] = []
        var role: AccessibleRole
        var label = ""
        var description = ""
        var states: AccessibleStates = []
        /// On the window, in pixels.
        var extents = CGRect.zero
        var actions: [Action] = []
        var value: Value?
        var text: Text?
        var attributes: [String: String] = [:]
        var language = ""
        /// A table's rows and columns.
        var grid: AccessibleGrid?
        /// The table in which a cell has a place.
        var gridName: String?
        /// `nil` for things that only contain others: the application, lists' items, rows.
        var target: Target?
        /// Its scene; `nil` for the application.
        var scene: SceneIdentifier?
        /// Its place among its parent's children.
        var index = 0

        static let root = "root"

        /// AT-SPI's interfaces that the object has.
        var interfaces: [String] {
            var names = ["Accessible"]
            if role == .application { return (names + ["Application"]).map { "org.a11y.atspi." + $0 } }
            names.append("Component")
            if !actions.isEmpty { names.append("Action") }
            if value != nil { names.append("Value") }
            if grid != nil { names.append("Table") }
            if gridName != nil { names.append("TableCell") }
            if let text { names += text.isEditable ? ["Text", "EditableText"] : ["Text"] }
            return names.map { "org.a11y.atspi." + $0 }
        }
    }

    extension AccessibleNode {
        private static let operable: Set<DisplayAccessibility.Role> = [
            .button, .switch, .slider, .adjustable, .link, .menuItem, .menuItemCheckbox,
        ]
        private static let checkable: Set<DisplayAccessibility.Role> = [.switch, .menuItemCheckbox]
        private static let measured: Set<DisplayAccessibility.Role> = [.slider, .adjustable, .progress]
        private static let texts: Set<DisplayAccessibility.Role> = [.textField, .searchField, .textView]

        /// Takes over the core's description of a view or an element (AX17).
        mutating func take(_ told: DisplayAccessibility) {
            label = told.label ?? (role == .dialog ? "Dialog" : "")
            language = told.language ?? ""
            let isMeasured = Self.measured.contains(told.role)
            let isText = Self.texts.contains(told.role)
            // If the role has no place for a value, the value is added to the hint.
            let words = [isMeasured || told.role == .switch || isText ? nil : told.value, told.hint]
            description = words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ". ")
            attributes["toolkit"] = "Responder"
            if let identifier = told.identifier { attributes["id"] = identifier }
            if role == .heading { attributes["level"] = "\(told.headingLevel ?? 2)" }
            takeStates(told, isText: isText)
            takeActions(told, isText: isText)
            if isMeasured { value = Self.value(told) }
            if isText {
                text = Text(content: told.value ?? "", isEditable: told.isEnabled)
            } else if role == .static || role == .heading {
                text = Text(content: label)
            }
        }

        private mutating func takeStates(_ told: DisplayAccessibility, isText: Bool) {
            states.insert(.visible)
            if told.isEnabled { states.formUnion([.enabled, .sensitive]) }
            let isOperable = Self.operable.contains(told.role) && told.isElement != false
            if told.isEnabled, isOperable || isText || !told.actions.isEmpty { states.insert(.focusable) }
            if Self.checkable.contains(told.role) {
                states.insert(.checkable)
                if told.isSelected || told.role == .switch && told.value == "1" { states.insert(.checked) }
            } else if told.isSelected {
                states.formUnion(role == .toggleButton ? [.pressed, .checked] : [.selectable, .selected])
            }
            if role == .dialog { states.insert(.modal) }
            guard isText else { return }
            states.formUnion([.selectableText, told.role == .textView ? .multiLine : .singleLine])
            if told.isEnabled { states.insert(.editable) }
        }

        private mutating func takeActions(_ told: DisplayAccessibility, isText: Bool) {
            switch told.role {
            case _ where told.isElement == false: break
            case .slider, .adjustable:
                actions = [Action(name: "increment", done: .increment), Action(name: "decrement", done: .decrement)]
            case .button, .link, .menuItem: actions = [Action(name: "press", done: .activate)]
            case .switch, .menuItemCheckbox: actions = [Action(name: "toggle", done: .activate)]
            case _ where isText || told.isElement == true: actions = [Action(name: "activate", done: .activate)]
            default: break
            }
            if !told.isEnabled { actions = [] }
            actions += told.actions.enumerated().map { Action(name: $1, done: .custom($0)) }
        }

        private static func value(_ told: DisplayAccessibility) -> Value? {
            let text = told.value ?? ""
            let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
            guard let number = Double(digits) ?? (told.role == .slider ? 0 : nil), number.isFinite else { return nil }
            let isPart = text.hasSuffix("%") || told.role != .adjustable
            // Without a bound every number is within.
            let bound = Double.greatestFiniteMagnitude
            return Value(current: number, least: isPart ? 0 : -bound, greatest: isPart ? 100 : bound, text: text)
        }
    }
#endif
