// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The value of a text view's `interactionState`.
struct TextInteractionState {
    let selection: TextSelection
    var contentOffset: CGPoint?

    /// Restores the selection, as far as the text is still long enough.
    @MainActor
    func restore(in editor: TextEditor) { editor.selectAnnounced(editor.aligned(selection.range), selection.affinity) }
}
