// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture that never changes, kept as the encoded bytes it came in: the screen decodes it.
///
/// PNG and JPEG are known. Only the header is read. Damage further in shows only when the screen paints.
public final class UIImage: NSObject, Sendable {
    // First: see FoundationMark.
    private let foundationMark = FoundationMark()
    /// The bytes and their header, or `nil` for an image of no size.
    package let encoded: EncodedImage?
    /// The steps of an image that was drawn.
    let kept: KeptDrawing?
    /// How many pixels of the stored picture make a point.
    public let scale: CGFloat
    /// How the stored picture is turned before it is shown.
    public let imageOrientation: Orientation
    /// Whether the picture's own colors are painted, or its shape in the tint color.
    public let renderingMode: RenderingMode

    /// The letter that is painted in the place of bytes, or `nil`.
    let symbol: ImageSymbol?
    /// The color of a template, instead of the tint color around it.
    let ownTint: UIColor?
    /// How it fills an area of another size; `nil` stretches all of it.
    let resizing: ImageResizing?
    /// The images that it shows in turn; `nil` for a still image.
    let frames: ImageFrames?
    /// Whether image views mirror it when text reads from right to left.
    public let flipsForRightToLeftLayoutDirection: Bool

    init(
        encoded: EncodedImage?, scale: CGFloat, renderingMode: RenderingMode, kept: KeptDrawing? = nil,
        symbol: ImageSymbol? = nil, ownTint: UIColor? = nil, resizing: ImageResizing? = nil,
        frames: ImageFrames? = nil, flips: Bool = false
    ) {
        self.resizing = resizing
        self.frames = frames
        flipsForRightToLeftLayoutDirection = flips
        self.symbol = symbol
        self.ownTint = ownTint
        self.encoded = encoded
        self.kept = kept
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = encoded?.header.orientation ?? .up
        self.renderingMode = renderingMode
        super.init()
    }

    /// An image of no size.
    public override convenience init() {
        self.init(encoded: nil, scale: 1, renderingMode: .automatic)
    }

    /// The image in `data` at one pixel per point, or `nil` if the bytes are no PNG or JPEG.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image in `data` at `scale` pixels per point, or `nil` if the bytes are no PNG or JPEG.
    ///
    /// A scale that is not a positive number counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        do throws(UIImageError) {
            try self.init(checking: data, scale: scale)
        } catch {
            return nil
        }
    }

    /// The image in `data` at `scale` pixels per point; throws for faulty bytes.
    package convenience init(checking data: Data, scale: CGFloat) throws(UIImageError) {
        self.init(encoded: try EncodedImage(data), scale: scale, renderingMode: .automatic)
    }

    /// The size as shown, in points: in pixels by ``scale``, with the sides swapped if ``imageOrientation`` lays it on its side.
    public var size: CGSize {
        if let symbol { return symbol.size }
        guard let header = encoded?.header else { return kept?.drawing.size ?? .zero }
        let width = CGFloat(header.pixelWidth) / scale
        let height = CGFloat(header.pixelHeight) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// This image, to be painted in its own colors or as a shape in the tint color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(renderingMode: renderingMode) }

    /// This image with a color of its own. If the image is painted as a template, the tint color still comes first.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// This image as a shape in a color, in another mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed(renderingMode: renderingMode, ownTint: color)
    }

    /// The same image, except for the named values.
    func changed(
        renderingMode: RenderingMode? = nil, symbol: ImageSymbol? = nil, ownTint: UIColor? = nil,
        resizing: ImageResizing? = nil, frames: ImageFrames? = nil, flips: Bool? = nil
    ) -> UIImage {
        UIImage(
            encoded: encoded, scale: scale, renderingMode: renderingMode ?? self.renderingMode, kept: kept,
            symbol: symbol ?? self.symbol, ownTint: ownTint ?? self.ownTint, resizing: resizing ?? self.resizing,
            frames: frames ?? self.frames, flips: flips ?? flipsForRightToLeftLayoutDirection)
    }

    /// Whether it is painted in the tint color. Symbols are templates unless they have another mode.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || symbol != nil && renderingMode == .automatic }

    /// Whether both show the same bytes in the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return scale == other.scale && renderingMode == other.renderingMode && symbol == other.symbol
            && ownTint == other.ownTint && resizing == other.resizing && frames == other.frames
            && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
            && (encoded === other.encoded || encoded?.data == other.encoded?.data)
            && (kept === other.kept || kept?.drawing == other.kept?.drawing)
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(scale)
        hasher.combine(renderingMode)
        hasher.combine(encoded?.header)
        hasher.combine(symbol)
        return hasher.finalize()
    }

    public override var description: String {
        let size = GeometryText.describe(size)
        return
            "<UIImage: \(encoded?.header.format.rawValue ?? (kept == nil ? "empty" : "drawn")) \(size) scale \(GeometryText.short(scale))>"
    }

    public override func copy() -> Any {
        self
    }
}
