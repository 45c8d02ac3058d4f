// SPDX-License-Identifier: Apache-2.0

/// A typeface without its size. A screen needs it to measure and to paint characters.
public struct FontFace: Hashable, Codable, Sendable {
    /// Which shapes of letters.
    public enum Family: Hashable, Codable, Sendable {
        /// The font of the system's interface.
        case system
        /// The system's font in which every character is equally wide.
        case monospaced
        /// The family of this name, if the screen has it.
        case named(String)
    }

    /// Which shapes of letters.
    public var family: Family
    /// The thickness of the strokes from 100 to 900; 400 is regular, 700 is bold.
    public var weight: Int
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Whether all digits are equally wide, as they are in a monospaced font anyway.
    public var hasMonospacedDigits: Bool

    /// A typeface; without arguments the regular one of the system's interface.
    public init(
        family: Family = .system, weight: Int = 400, isItalic: Bool = false, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

extension FontFace {
    /// A text that is different for different faces, to put faces in a fixed order.
    var sortKey: String {
        let name =
            switch family {
            case .system: "0"
            case .monospaced: "1"
            case .named(let name): "2" + name
            }
        return "\(weight) \(isItalic) \(hasMonospacedDigits) \(name)"
    }
}
