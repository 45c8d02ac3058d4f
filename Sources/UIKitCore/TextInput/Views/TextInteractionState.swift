// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a text view gives as its `interactionState`.
struct TextInteractionState {
    let selection: TextSelection
    var contentOffset: CGPoint?

    /// Selects what was selected, as far as the text is still long enough.
    @MainActor
    func restore(in editor: TextEditor) { editor.selectAnnounced(editor.aligned(selection.range), selection.affinity) }
}
