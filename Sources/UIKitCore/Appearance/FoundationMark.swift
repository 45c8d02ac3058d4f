// SPDX-License-Identifier: Apache-2.0

/// What a class of ours whose instances are attributes of a text has as its first stored property.
///
/// Foundation's Core Foundation reads the word after an object's header as its own header, and takes 10 bits of it for the number of one of
/// its own types. Where these are 0 it holds the object for no object at all, and `NSMutableAttributedString` ends the program when it compares
/// two of them. Any other number that none of its classes has leads to `isEqual(_:)`.
struct FoundationMark: Sendable {
    private let word: UInt64 = 0x3FF << 8
}
