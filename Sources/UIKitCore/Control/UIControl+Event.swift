// SPDX-License-Identifier: Apache-2.0

extension UIControl {
    /// What happened to a control, as bits: one set can name several events (E1, E2).
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits of all events in the set.
        public var rawValue: UInt

        /// The events whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch came down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch came down that makes a further tap; ``touchDown`` comes with it (E12).
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The tracked touch moved and is inside (E17).
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The tracked touch moved and is outside (E17).
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The tracked touch came back inside (E18); ``touchDragInside`` comes with it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The tracked touch went outside; ``touchDragOutside`` comes with it (E17).
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The tracked touch lifted inside (E15).
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The tracked touch lifted outside (E15).
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Tracking ended without the touch lifting (E20).
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user asked for the control's purpose, by any means (E48).
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open (E50).
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended in a text field, by whatever means.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All events of touches: bits 0 to 11 (E2).
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing: bits 16 to 19 (E2).
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that applications may give a meaning.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that UIKit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All 32 bits (E2).
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}

extension UIControl.Event {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// The name of each event, in the order of the bits; a bit without a name is its number.
    var names: [String] {
        var names: [String] = []
        var rest = self
        for (event, name) in Self.names where contains(event) {
            names.append(name)
            rest.remove(event)
        }
        for bit in 0..<UInt.bitWidth where rest.rawValue & (1 << UInt(bit)) != 0 { names.append("bit \(bit)") }
        return names
    }
}
