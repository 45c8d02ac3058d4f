// SPDX-License-Identifier: Apache-2.0

/// A way in which a touch has no effect, or less than intended.
enum Situation: String, CaseIterable {
    case disabled, hidden, overlay, cancelled, moved, waiting, recognizer, refused, nobody, outside

    /// How to provoke it.
    var hint: String {
        switch self {
        case .disabled: "Tap a disabled button"
        case .hidden: "Tap what is hidden"
        case .overlay: "Tap through glass"
        case .cancelled: "Press for half a second"
        case .moved: "Tap and slip"
        case .waiting: "Tap once"
        case .recognizer: "Tap what is off"
        case .refused: "Tap the second field"
        case .nobody: "Tap to nobody"
        case .outside: "Tap what sticks out"
        }
    }
}
