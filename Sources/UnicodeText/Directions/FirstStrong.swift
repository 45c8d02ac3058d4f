// SPDX-License-Identifier: Apache-2.0

/// Searches the first strong character of a paragraph outside of isolates (P2), character by character.
package struct FirstStrong: Sendable {
    private var openIsolates = 0

    package init() {}

    /// The paragraph's direction, if this character decides it.
    package mutating func take(_ kind: BidiClass) -> BidiParagraph.Direction? {
        switch kind {
        case .leftIsolate, .rightIsolate, .firstStrongIsolate: openIsolates += 1
        case .popIsolate: openIsolates = max(0, openIsolates - 1)
        case .left where openIsolates == 0: return .leftToRight
        case .right where openIsolates == 0, .arabicLetter where openIsolates == 0: return .rightToLeft
        default: break
        }
        return nil
    }
}
