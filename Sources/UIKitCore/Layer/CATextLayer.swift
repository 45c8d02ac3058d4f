// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A layer that shows a text in one style, from the top of its bounds.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    private var layouts = UILabelLayoutCache()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Makes a layer without text. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A `String`, or an `NSAttributedString`. The font and color of its first character count for all of it.
    open var string: Any? {
        didSet { contentChanged() }
    }

    /// A `UIFont`, or a font's name; `nil` for the system's font. `fontSize` decides the size, not the font.
    open var font: AnyObject? {
        didSet { contentChanged() }
    }

    /// In points; 36 at first.
    open var fontSize: CGFloat {
        get { textSize }
        set { changing("fontSize") { textSize = newValue } }
    }
    private var textSize: CGFloat = 36 {
        didSet { if textSize != oldValue { contentChanged() } }
    }

    /// White at first.
    open var foregroundColor: CGColor? {
        get { textColor }
        set { changing("foregroundColor") { textColor = newValue } }
    }
    private var textColor: CGColor? = .white {
        didSet { if textColor != oldValue { contentChanged() } }
    }

    /// Whether lines are broken at the bounds' width; false at first.
    open var isWrapped = false {
        didSet { if isWrapped != oldValue { contentChanged() } }
    }

    /// How a line that is too long is shortened; not shortened at first.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { contentChanged() } }
    }

    /// The side at which lines begin; at first the side where reading starts.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { contentChanged() } }
    }

    override func makeEmpty() -> CALayer { CATextLayer() }

    override func takeValues(of other: CALayer) {
        super.takeValues(of: other)
        guard let other = other as? CATextLayer else { return }
        (string, font, textSize, textColor) = (other.string, other.font, other.textSize, other.textColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    override func multiplyContent(_ tint: ReplicaTint) { textColor = textColor.map(tint.applied) }

    override func layerKey(_ path: String) -> LayerKey? { Self.keys[path] ?? super.layerKey(path) }

    private static let keys: [String: LayerKey] = [
        "fontSize": LayerKey(.content) {
            ($0 as? CATextLayer).map { .number($0.textSize) }
        } write: { layer, value in
            if let number = value.number { (layer as? CATextLayer)?.textSize = number }
        },
        "foregroundColor": LayerKey(.content) {
            ($0 as? CATextLayer)?.textColor.map(LayerValue.color)
        } write: { layer, value in
            (layer as? CATextLayer)?.textColor = value.color
        },
    ]

    override var displayContent: DisplayContent {
        let attributed = string as? NSAttributedString
        guard let text = attributed?.string ?? string as? String, !text.isEmpty else { return .none }
        let attributes = attributed?.attributes(at: 0, effectiveRange: nil) ?? [:]
        let color = attributes[.foregroundColor] as? UIColor ?? foregroundColor.map(UIColor.init(cgColor:))
        guard let color else { return .none }
        let font = attributes[.font] as? UIFont ?? ownFont
        let metrics = root.view?.textMetrics ?? UIApplication.shared.visitors.current.textMetrics
        let options = TextLayout.Options(
            font: font, alignment: alignmentMode.alignment, lineBreakMode: lineBreakMode,
            maximumLineCount: isWrapped ? 0 : 1)
        let layout = layouts.layout(of: text, options: options, size: bounds.size, metrics: metrics)
        return .text(DisplayText(layout, font, color, at: bounds.origin))
    }

    private var ownFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        if let named = (font as? CGFont).flatMap({ UIFont(name: $0.name, size: fontSize) }) { return named }
        if let name = font as? NSString, let named = UIFont(name: String(describing: name), size: fontSize) {
            return named
        }
        return .systemFont(ofSize: fontSize)
    }

    private var lineBreakMode: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }

    override var showsContent: Bool { true }

    override func sizeChanged() { contentChanged() }

    override func textMetricsChanged() { contentChanged() }
}

/// The part that is left out of a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public var rawValue: String

    /// A mode by its name. An unknown one shortens nothing.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing: the line is cut off where the bounds end, or broken if the layer wraps.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning, with an ellipsis in its place.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The middle, with an ellipsis in its place.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// The end, with an ellipsis in its place.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// On which side lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the side.
    public var rawValue: String

    /// A side by its name. An unknown one counts as ``natural``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At the side at which reading starts.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides: lines that were broken are stretched at their spaces.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
