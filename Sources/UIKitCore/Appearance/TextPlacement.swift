// SPDX-License-Identifier: Apache-2.0

/// The alignment of a text's lines between the left and the right edge.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines reach both edges: the spaces of every line are widened, except in the last line of a paragraph.
    case justified = 3
    /// The edge at which the script of the text begins to read.
    case natural = 4
}

/// How text is broken or cut that does not fit in its line.
///
/// If several lines are allowed, text wraps at words, or at characters if the mode says so. The mode shapes the last line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words; a word longer than the line breaks between characters.
    case byWordWrapping = 0
    /// Lines break between any two characters.
    case byCharWrapping = 1
    /// The last line runs on and is cut at the edge.
    case byClipping = 2
    /// The last line is the end of the text, with an ellipsis before it.
    case byTruncatingHead = 3
    /// The last line ends in an ellipsis.
    case byTruncatingTail = 4
    /// The last line has an ellipsis in its middle.
    case byTruncatingMiddle = 5
}

/// The vertical place of a text that a label made smaller to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle of the label's height.
    case alignCenters = 1
    /// With its top where it would be at its full size.
    case none = 2
}
