// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the units of a text: characters, words, sentences, lines, paragraphs, the whole.
///
/// At a boundary, the direction decides to which unit a position belongs: forward, to the unit that ends there; backward, to
/// the unit that begins there.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around the position. At a boundary it is the unit in `direction` from there. `nil` if the position is in no
    /// such unit, as between two words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a unit ends at the position, looking in `direction`: forward, at its last edge; backward, at its first.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// The next boundary from the position in `direction`; `nil` if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether the position is in a unit. At a boundary it is if a unit lies in `direction` from there.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
