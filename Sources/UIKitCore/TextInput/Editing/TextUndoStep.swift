// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What one undo takes back. A run of typing, or of deleting backward, is one step, which grows while the run goes on.
@MainActor
final class TextUndoStep {
    enum Kind {
        case typing, deleting, other
    }

    let kind: Kind
    private(set) var change: TextChange
    /// Where a run of typing has come to.
    private var end: Int

    init(_ change: TextChange, kind: Kind) {
        self.change = change
        self.kind = kind
        end = change.insertedRange.upperBound
    }

    /// Takes a change into the step if it carries the run on: typing where the last typing ended, or deleting what stands
    /// before what was deleted last.
    func extend(by next: TextChange) -> Bool {
        switch kind {
        case .typing:
            guard next.removed.isEmpty, !next.inserted.isEmpty, next.location == end else { return false }
            change.append(next)
            end += next.inserted.utf16.count
        case .deleting:
            guard next.inserted.isEmpty, !next.removed.isEmpty, next.removedRange.upperBound == change.location else {
                return false
            }
            change.prepend(next)
            end = next.location
        case .other:
            return false
        }
        change.after = next.after
        return true
    }
}
