// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// One change of a text, with the values to undo it.
struct TextChange {
    /// Where the change begins, in UTF-16 units.
    var location: Int
    var removed: String
    var inserted: String
    var before: TextSelection
    var after: TextSelection
    /// The attributes of both texts; `nil` if they have none of their own.
    var removedStyles: TextStyles?
    var insertedStyles: TextStyles?

    var removedRange: Range<Int> { location..<location + removed.utf16.count }
    var insertedRange: Range<Int> { location..<location + inserted.utf16.count }

    /// The bytes that it keeps: those of its texts, and some two hundred for the objects around them.
    var bytes: Int { removed.utf8.count + inserted.utf8.count + 200 }

    /// Adds typing that begins where this change ends.
    mutating func append(_ next: TextChange) {
        insertedStyles = TextStyles.joined(
            insertedStyles, inserted.utf16.count, next.insertedStyles, next.inserted.utf16.count)
        inserted += next.inserted
    }

    /// Adds a deletion that ends where this change begins.
    mutating func prepend(_ next: TextChange) {
        removedStyles = TextStyles.joined(
            next.removedStyles, next.removed.utf16.count, removedStyles, removed.utf16.count)
        removed = next.removed + removed
        location = next.location
    }

    /// The change that undoes this one.
    var inverse: TextChange {
        TextChange(
            location: location, removed: inserted, inserted: removed, before: after, after: before,
            removedStyles: insertedStyles, insertedStyles: removedStyles)
    }
}

extension String {
    /// Whether both have the same scalars. `==` is also true for other spellings of the same characters.
    func hasSameBytes(as other: String) -> Bool {
        var first = self
        var second = other
        return first.withUTF8 { first in
            second.withUTF8 { second in
                guard first.count == second.count, let left = first.baseAddress, let right = second.baseAddress else {
                    return first.count == second.count
                }
                return memcmp(left, right, first.count) == 0
            }
        }
    }
}
