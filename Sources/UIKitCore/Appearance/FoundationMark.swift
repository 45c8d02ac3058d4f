// SPDX-License-Identifier: Apache-2.0

/// The first stored property of our classes whose instances are attributes of texts.
///
/// Foundation's Core Foundation reads the word after an object's header as its own header, and takes 10 bits of it for the
/// number of one of its own types. If these are 0, it takes the object for no object, and `NSMutableAttributedString` ends
/// the program when it compares two of them. Any other number that is not a class of its own leads to `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let word: UInt64 = 0x3FF << 8
}
