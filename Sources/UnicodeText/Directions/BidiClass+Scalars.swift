// SPDX-License-Identifier: Apache-2.0

extension BidiClass {
    package init(_ scalar: Unicode.Scalar) {
        self = BidiClass(rawValue: Self.table[scalar]) ?? .left
    }

    /// Whether a paragraph takes its direction from a character of this class.
    package var isStrong: Bool { self == .left || self == .right || self == .arabicLetter }

    /// Whether text of this class may change the order of a line that reads from left to right.
    package var mayReorder: Bool {
        switch self {
        case .right, .arabicLetter, .arabicNumber, .rightEmbedding, .rightOverride, .rightIsolate, .firstStrongIsolate,
            .leftEmbedding, .leftOverride, .leftIsolate, .popEmbedding, .popIsolate:
            true
        default: false
        }
    }

    /// Whether the algorithm removes the character first (X9).
    var isRemoved: Bool {
        switch self {
        case .leftEmbedding, .rightEmbedding, .leftOverride, .rightOverride, .popEmbedding, .boundaryNeutral: true
        default: false
        }
    }

    var isIsolateInitiator: Bool { self == .leftIsolate || self == .rightIsolate || self == .firstStrongIsolate }

    /// Whether it is neutral after the rules for numbers (NI in N1 and N2).
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .leftIsolate, .rightIsolate,
            .firstStrongIsolate, .popIsolate:
            true
        default: false
        }
    }

    /// Whether a line's end takes it to the paragraph's level (L1).
    var isBlank: Bool {
        switch self {
        case .whitespace, .leftIsolate, .rightIsolate, .firstStrongIsolate, .popIsolate: true
        default: isRemoved
        }
    }
}
