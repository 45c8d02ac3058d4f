// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How the bounds of a text are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits of all options in the set.
    public var rawValue: Int

    /// The options whose bits are set; bits without a name change nothing.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines break at the given width. Without this option each paragraph is one line of any width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the font's height, as they always have here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Text that does not fit the given height is left out, and the last line that fits is shortened by an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Gets the size of a text.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
    /// The factor by which the text was made smaller: always 1.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The last measured bounds, in points.
    open fileprivate(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}

/// The size of text without a view, by the measures of the screens.
@MainActor
private enum StringSizes {
    /// The font size of text without a font, in points.
    static let defaultFontSize: CGFloat = 12

    /// - Parameter beginning: The attributes of the first character.
    private static func bounds(
        of text: StyledText, beginning: [NSAttributedString.Key: Any], in size: CGSize,
        _ options: NSStringDrawingOptions
    ) -> CGRect {
        let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let shortens = options.contains(.truncatesLastVisibleLine) && size.height > 0
        var settings = TextLayout.Options(
            font: TextAttributes.read(beginning).font ?? .systemFont(ofSize: defaultFontSize), alignment: .left,
            lineBreakMode: shortens ? .byTruncatingTail : .byWordWrapping, maximumLineCount: 0)
        settings.take(beginning[.paragraphStyle] as? NSParagraphStyle, text.paragraphs?.aligned(.left))
        let (width, height) = (breaks ? size.width : .infinity, breaks && shortens ? size.height : .infinity)
        let metrics = UIApplication.shared.visitors.current.textMetrics
        let layout =
            text.isPlain
            ? TextLayout(text.text, options: settings, width: width, height: height, metrics: metrics)
            : TextLayout(text, options: settings, width: width, height: height, metrics: metrics)
        return CGRect(origin: .zero, size: layout.size)
    }

    static func bounds(
        of text: String, _ attributes: [NSAttributedString.Key: Any], in size: CGSize,
        _ options: NSStringDrawingOptions
    ) -> CGRect {
        text.isEmpty
            ? .zero : bounds(of: StyledText(text, attributes), beginning: attributes, in: size, options)
    }

    static func bounds(of text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        guard text.length > 0 else { return .zero }
        let beginning = text.attributes(at: 0, effectiveRange: nil)
        return bounds(of: StyledText(text), beginning: beginning, in: size, options)
    }
}

extension String {
    /// The size of the text on one line a paragraph, in points, not rounded. Only the font among the attributes counts.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        StringSizes.bounds(of: self, attributes ?? [:], in: .zero, []).size
    }

    /// The bounds of the text in a size (points), from its top left corner, not rounded. Only the font among the attributes counts.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = StringSizes.bounds(of: self, attributes ?? [:], in: size, options)
        context?.totalBounds = bounds
        return bounds
    }
}

extension NSString {
    /// The size of the text on one line a paragraph, in points, not rounded. Only the font among the attributes counts.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        String(describing: self).size(withAttributes: attributes)
    }

    /// The bounds of the text in a size (points), from its top left corner, not rounded. Only the font among the attributes counts.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// The size of the text on one line a paragraph, in points, not rounded, in the fonts of its parts.
    @preconcurrency @MainActor public func size() -> CGSize { StringSizes.bounds(of: self, in: .zero, []).size }

    /// The bounds of the text in a size (points), from its top left corner, not rounded, in the fonts of its parts.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = StringSizes.bounds(of: self, in: size, options)
        context?.totalBounds = bounds
        return bounds
    }
}
