// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One step of undo. A run of typing, or of deleting backward, is one step, which grows while the run goes on.
@MainActor
final class TextUndoStep {
    enum Kind {
        case typing, deleting, other
    }

    let kind: Kind
    private(set) var change: TextChange
    /// The present end of a run of typing.
    private var end: Int

    init(_ change: TextChange, kind: Kind) {
        self.change = change
        self.kind = kind
        end = change.insertedRange.upperBound
    }

    /// Adds a change to the step if it continues the run: typing at the end of the last typing, or deleting text right before
    /// the last deletion.
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
