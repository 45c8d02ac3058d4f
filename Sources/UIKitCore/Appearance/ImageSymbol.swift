// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A symbol that stands for an image: a character of Unicode, painted in a font of the screen's.
struct ImageSymbol: Hashable, Sendable {
    let name: String
    let text: String
    /// Of letters beside the symbol, in points.
    var textSize = UIFont.labelFontSize
    var scale = UIImage.SymbolScale.default
    var weight = UIFont.Weight.regular

    /// Of its own letters, in points.
    var pointSize: CGFloat { textSize * scale.factor }

    /// Applies a configuration. The symbol keeps its own values for members that the configuration does not set.
    mutating func apply(_ configuration: UIImage.SymbolConfiguration) {
        if let size = configuration.pointSize { textSize = size }
        if let scale = configuration.scale { self.scale = scale }
        if let weight = configuration.weight { self.weight = weight }
    }

    /// A box as high as a line, and as wide: symbols stand in columns.
    var size: CGSize {
        let side = (pointSize * 1.2).rounded(.up)
        return CGSize(width: side, height: side)
    }

    /// The letters in the middle of a view, as large as its content mode lets them be.
    @MainActor
    func content(
        in bounds: CGRect, _ mode: UIView.ContentMode, color: UIColor, metrics: TextMetrics
    ) -> DisplayContent {
        let (width, height) = (bounds.width / size.width, bounds.height / size.height)
        let scale: CGFloat =
            switch mode {
            case .scaleAspectFit, .scaleToFill: min(width, height)
            case .scaleAspectFill: max(width, height)
            default: 1
            }
        guard let font = font(scaledBy: scale) else { return .none }
        let layout = TextLayout(
            text, options: Self.options(font), width: .infinity, height: .infinity, metrics: metrics)
        return .text(DisplayText(layout, font, color, at: origin(of: layout, in: bounds)))
    }

    /// Draws the letters in the middle of a rectangle, as large as there is room for.
    func draw(in rect: CGRect, _ color: CGColor, _ context: CGContext) {
        guard let font = font(scaledBy: min(rect.width / size.width, rect.height / size.height)) else { return }
        let layout = layout(in: font)
        context.drawLines(of: layout, font, color, at: origin(of: layout, in: rect))
    }

    /// By the measures of the screen. A drawing of another thread has only the built-in ones.
    private func layout(in font: UIFont) -> TextLayout {
        guard MainQueue.isCurrent else {
            let advances = text.map { BuiltInMetrics.advance(of: $0, in: font.face) * font.pointSize }
            let measures = TextLayout.Measures(
                advances: advances, ellipsis: 0, heights: .builtIn, pointSize: font.pointSize)
            return TextLayout(text, options: Self.options(font), measures: measures)
        }
        return MainActor.assumeIsolated {
            TextLayout(
                text, options: Self.options(font), metrics: UIApplication.shared.visitors.current.textMetrics)
        }
    }

    private static func options(_ font: UIFont) -> TextLayout.Options {
        TextLayout.Options(font: font, alignment: .left, lineBreakMode: .byClipping, maximumLineCount: 1)
    }

    /// `nil` for letters of no size.
    private func font(scaledBy scale: CGFloat) -> UIFont? {
        scale > 0 && scale.isFinite ? .systemFont(ofSize: pointSize * scale, weight: weight) : nil
    }

    private func origin(of layout: TextLayout, in box: CGRect) -> CGPoint {
        CGPoint(x: box.midX - layout.size.width / 2, y: box.midY - layout.size.height / 2)
    }
}

extension UIImage {
    /// The size of a symbol beside letters of its font size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        /// The factor of the letters' size.
        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        }
    }

    /// How a symbol is painted.
    public final class SymbolConfiguration: NSObject, Sendable {
        let pointSize: CGFloat?
        let weight: UIFont.Weight?
        let scale: SymbolScale?
        let color: UIColor?

        init(_ pointSize: CGFloat?, _ weight: UIFont.Weight?, _ scale: SymbolScale?, _ color: UIColor?) {
            (self.pointSize, self.weight, self.scale, self.color) = (pointSize, weight, scale, color)
        }

        /// A size in points, a weight, and how large the symbol is beside letters of that size (0.8 small, 1.3 large, else
        /// 1). A size that is not a positive number sets nothing, and neither do omitted values: a symbol keeps its own.
        public convenience init(pointSize: CGFloat, weight: UIFont.Weight? = nil, scale: SymbolScale? = nil) {
            self.init(pointSize > 0 && pointSize.isFinite ? pointSize : nil, weight, scale, nil)
        }

        /// The size and the weight of a font.
        public convenience init(font: UIFont, scale: SymbolScale? = nil) {
            self.init(pointSize: font.pointSize, weight: UIFont.Weight(number: font.face.weight), scale: scale)
        }

        /// Only the size of the symbol beside letters.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
        /// A weight, and nothing else.
        public convenience init(weight: UIFont.Weight) { self.init(pointSize: 0, weight: weight) }
        /// The size and the weight of a style's text in the traits in force.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale? = nil) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// PO25: a color in the place of the tint, and nothing else. A symbol is a character, so it has one color.
        public convenience init(hierarchicalColor: UIColor) { self.init(nil, nil, nil, hierarchicalColor) }
        /// PO25: the first of the colors in the place of the tint, and nothing else: a symbol is a character, and has one color.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, nil, nil, paletteColors.first) }

        /// What another configuration sets, and the rest of this one.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration else { return self }
            return SymbolConfiguration(
                other.pointSize ?? pointSize, other.weight ?? weight, other.scale ?? scale, other.color ?? color)
        }
    }

    /// A symbol of the system, by its name there: a character of Unicode that means the same, painted in the tint color. `nil` for names
    /// without one.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system by its name there, in a size and weight: without them 17 points and regular. `nil` for a
    /// name that has no character.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard let text = SymbolNames.text(of: name) else { return nil }
        var symbol = ImageSymbol(name: name, text: text)
        if let configuration { symbol.apply(configuration) }
        let color = configuration?.color
        self.init(
            encoded: nil, scale: 1, renderingMode: color == nil ? .automatic : .alwaysOriginal, symbol: symbol,
            ownTint: color)
    }

    /// Whether the image is a symbol of the system.
    public var isSymbolImage: Bool { symbol != nil }

    /// Whether it is a symbol without a size, weight or scale of its own.
    var hasDefaultSymbolConfiguration: Bool {
        guard let symbol else { return false }
        return symbol == ImageSymbol(name: symbol.name, text: symbol.text)
    }

    /// This symbol in another size or weight. Other images are returned unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol else { return self }
        symbol.apply(configuration)
        let color = configuration.color
        return changed(renderingMode: color == nil ? nil : .alwaysOriginal, symbol: symbol, ownTint: color)
    }

    /// This symbol in another size or weight, as ``applyingSymbolConfiguration(_:)``. Other images are returned unchanged.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        applyingSymbolConfiguration(configuration) ?? self
    }
}

// Those that sources for iOS get without a name (W66).
extension UIImage {
    /// Three dots in a circle: more can be done.
    public static let actions = system("ellipsis.circle")
    /// A plus sign in a circle.
    public static let add = system("plus.circle")
    /// A check mark.
    public static let checkmark = system("checkmark")
    /// A minus sign in a circle.
    public static let remove = system("minus.circle")
    /// A check mark that stands out from what is behind it.
    public static let strokedCheckmark = system("checkmark.circle")

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
