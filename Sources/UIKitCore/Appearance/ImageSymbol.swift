import CoreGraphics

/// A symbol that stands for an image: a character of Unicode, painted in a font of the screen's.
struct ImageSymbol: Hashable, Sendable {
    let name: String
    let text: String
    /// Of the letters, in points.
    var pointSize: CGFloat
    var weight: UIFont.Weight

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
        guard scale > 0, scale.isFinite else { return .none }
        let font = UIFont.systemFont(ofSize: pointSize * scale, weight: weight)
        let layout = TextLayout(
            text,
            options: TextLayout.Options(
                font: font, alignment: .left, lineBreakMode: .byClipping, maximumLineCount: 1),
            width: .infinity, height: .infinity, metrics: metrics)
        let origin = CGPoint(
            x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2)
        return .text(DisplayText(layout, font, color, at: origin))
    }
}

extension UIImage {
    /// How large a symbol is beside the letters of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        }
    }

    /// How a symbol is painted.
    public final class SymbolConfiguration: NSObject, Sendable {
        /// In points, with the scale in it.
        let pointSize: CGFloat?
        let weight: UIFont.Weight

        /// A size in points, multiplied by the scale's factor (0.8 small, 1.3 large, else 1), and a weight. A size that
        /// is not a positive number says nothing: a symbol keeps its own.
        public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: SymbolScale = .default) {
            self.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize * scale.factor : nil
            self.weight = weight
        }

        /// The size of a font, multiplied by the scale's factor, in regular weight whatever the font's is.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, scale: scale)
        }

        /// 17 points, multiplied by the scale's factor, in regular weight.
        public convenience init(scale: SymbolScale) { self.init(pointSize: UIFont.labelFontSize, scale: scale) }
        /// A weight without a size.
        public convenience init(weight: UIFont.Weight) { self.init(pointSize: 0, weight: weight) }
        /// The size of a style's text in the traits in force, multiplied by the scale's factor, in regular weight.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
    }

    /// A symbol of the system, by its name there: a character of Unicode that means the same, painted in the tint color. `nil` for names
    /// without one.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system by its name there, in a size and weight: without them 17 points and regular. `nil` for a
    /// name that has no character.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard let text = SymbolNames.text(of: name) else { return nil }
        let symbol = ImageSymbol(
            name: name, text: text, pointSize: configuration?.pointSize ?? UIFont.labelFontSize,
            weight: configuration?.weight ?? .regular)
        self.init(encoded: nil, scale: 1, renderingMode: .automatic, symbol: symbol)
    }

    /// Whether the image is a symbol of the system.
    public var isSymbolImage: Bool { symbol != nil }

    /// This symbol in another size or weight; other images are as they were.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol else { return self }
        if let size = configuration.pointSize { symbol.pointSize = size }
        symbol.weight = configuration.weight
        return UIImage(
            encoded: nil, scale: scale, renderingMode: renderingMode, symbol: symbol, ownTint: ownTint)
    }

    /// This symbol in another size or weight, as ``applyingSymbolConfiguration(_:)``; other images are as they were.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        applyingSymbolConfiguration(configuration) ?? self
    }
}
