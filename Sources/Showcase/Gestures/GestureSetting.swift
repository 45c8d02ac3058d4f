/// What the switches of the gestures screen change.
enum GestureSetting: String, CaseIterable {
    case tapWaits, panWaits, together, delaysBegan, delaysEnded, cancels

    var title: String {
        switch self {
        case .tapWaits: "Taps wait"
        case .panWaits: "Pans wait"
        case .together: "Simultaneously"
        case .delaysBegan: "Delays began"
        case .delaysEnded: "Delays ended"
        case .cancels: "Cancels touches"
        }
    }

    /// As UIKit has it.
    var isOnAtFirst: Bool { self == .delaysEnded || self == .cancels }
}
