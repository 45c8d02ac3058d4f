// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Says where a text breaks, for applications that place lines by themselves.
@preconcurrency @MainActor
public final class CTTypesetter: NSObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text.withUIKitAttributes }

    /// How many units from a place on fit in a width.
    func count(from start: Int, width: Double, breaksAnywhere: Bool) -> Int {
        guard start >= 0, start < text.length else { return 0 }
        let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        let broken = NSMutableAttributedString(attributedString: rest)
        if breaksAnywhere {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = .byCharWrapping
            broken.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: rest.length))
        }
        // A line has one character at least.
        let layout = SetText(broken, in: CGSize(width: max(width, 0.001), height: .infinity))
        return layout.lines.first?.range.length ?? 0
    }
}

/// A typesetter for a text.
@preconcurrency @MainActor
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// How many UTF-16 units from a place on stand on one line of a width, at least one; the line ends between words if it can (CT4).
@preconcurrency @MainActor
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.count(from: startIndex, width: width, breaksAnywhere: false)
}

/// How many UTF-16 units from a place on stand on one line of a width, at least one, wherever that ends (CT4).
@preconcurrency @MainActor
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.count(from: startIndex, width: width, breaksAnywhere: true)
}

/// A part of the text as one line; a length of 0 is the rest.
@preconcurrency @MainActor
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let part = typesetter.text.part(stringRange)
    return CTLine(typesetter.text.attributedSubstring(from: part), from: part.location)
}
