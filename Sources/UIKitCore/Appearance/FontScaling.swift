// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a font's size follows the text size of the user (AX31).
enum FontScaling: Sendable {
    /// The size of a text style.
    case style(UIFont.TextStyle)
    /// A size of the application's own, in points, that grows as text of a style does, up to a greatest size.
    case metrics(UIFont.TextStyle, size: CGFloat, greatest: CGFloat)
}

extension UIFont {
    /// The same face in the size that the traits ask for; the font itself if its size is fixed.
    func following(_ traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .style(let style):
            let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            return UIFont(face: face, size: size, scaling: scaling)
        case .metrics(let style, let size, let greatest):
            let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
            return UIFont(face: face, size: min(scaled, greatest), scaling: scaling)
        case nil: return self
        }
    }
}

/// A view that shows text whose size can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style or of `UIFontMetrics` follows the size of text that the user asks for (AX31).
    var adjustsFontForContentSizeCategory: Bool { get set }
}
