import CoreGraphics

/// What a character means for the direction of the text around it: the classes of Unicode's bidirectional algorithm.
///
/// Directional formatting characters count as nothing at all: explicit embeddings are not kept.
enum BidiClass: UInt8 {
    case left
    case right
    /// A letter of Arabic and the scripts like it, after which digits are Arabic ones.
    case arabicLetter
    case europeanNumber
    /// A sign between two numbers: plus, minus.
    case separator
    /// A sign beside a number: percent, currency.
    case terminator
    case arabicNumber
    /// A sign within a number: comma, period, colon.
    case commonSeparator
    case mark
    case tab
    case space
    case other

    init(_ grapheme: Character) {
        guard let scalar = grapheme.unicodeScalars.first else {
            self = .other
            return
        }
        self = scalar.isASCII ? Self.ascii(scalar) : Self.beyondASCII(scalar)
    }

    /// Whether text of this class changes the order of a line that reads from left to right.
    var isRightToLeft: Bool { self == .right || self == .arabicLetter || self == .arabicNumber }

    /// Whether a paragraph takes its direction from a character of this class.
    var isStrong: Bool { self == .left || self == .right || self == .arabicLetter }

    private static func ascii(_ scalar: Unicode.Scalar) -> BidiClass {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: .left
        case 0x30...0x39: .europeanNumber
        case 0x2B, 0x2D: .separator
        case 0x23, 0x24, 0x25: .terminator
        case 0x2C, 0x2E, 0x2F, 0x3A: .commonSeparator
        case 0x09, 0x0B: .tab
        case 0x20, 0x0A, 0x0C, 0x0D: .space
        default: .other
        }
    }

    private static func beyondASCII(_ scalar: Unicode.Scalar) -> BidiClass {
        let category = scalar.properties.generalCategory
        if category == .nonspacingMark || category == .enclosingMark { return .mark }
        switch scalar.value {
        case 0x200E: return .left
        case 0x200F: return .right
        case 0x061C: return .arabicLetter
        case 0x0660...0x0669, 0x066B...0x066C, 0x06DD, 0x0600...0x0605, 0x10E60...0x10E7E: return .arabicNumber
        case 0x06F0...0x06F9, 0xB2...0xB3, 0xB9, 0x2070...0x2079, 0x2080...0x2089, 0x1D7CE...0x1D7FF:
            return .europeanNumber
        case 0x207A...0x207B, 0x208A...0x208B, 0x2212: return .separator
        case 0x066A, 0xB0, 0xB1, 0x2030...0x2034, 0x2213, 0xA2...0xA5, 0x20A0...0x20CF: return .terminator
        case 0xA0, 0x060C, 0x202F, 0x2044: return .commonSeparator
        case 0x0606...0x0607, 0x060E...0x060F, 0x06DE, 0x06E9: return .other
        case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE, 0x1EC70...0x1ECBF,
            0x1EE00...0x1EEFF:
            return .arabicLetter
        case 0x0590...0x05FF, 0x07C0...0x085F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .right
        default: break
        }
        switch category {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
            .letterNumber, .decimalNumber, .privateUse:
            return .left
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
        default: return .other
        }
    }
}
