// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// What consists of other drawing: transparency layers, and images beside each other.
extension CGContext {
    /// Begins a transparency layer (W56): the state until ``endTransparencyLayer()`` is kept apart. The information has no effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }

    /// As ``beginTransparencyLayer(auxiliaryInfo:)``, with nothing drawn outside of the rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
    }

    /// Ends a transparency layer (W56).
    public func endTransparencyLayer() { restoreGState() }

    /// Draws the image in the rectangle, and, with `byTiling`, beside and above it as often as there is room (W54).
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let tile = rect.standardized
        let area = CGRect(origin: .zero, size: size).applying(ctm.inverted())
        guard tile.width > 0, tile.height > 0, area.minX.isFinite, area.maxX.isFinite, area.minY.isFinite,
            area.maxY.isFinite
        else { return }
        Self.cover(area, with: tile) { draw(image, in: $0) }
    }

    /// Draws the image at its size beside and below the origin as often as there is room in the area (W65).
    func tile(_ image: UIImage, over area: CGRect) {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return }
        Self.cover(area, with: CGRect(origin: .zero, size: size)) { draw(image, in: $0, tint: nil) }
    }

    private static func cover(_ area: CGRect, with tile: CGRect, _ draw: (CGRect) -> Void) {
        let columns = tiles(from: area.minX - tile.minX, to: area.maxX - tile.minX, tile.width)
        let rows = tiles(from: area.minY - tile.minY, to: area.maxY - tile.minY, tile.height)
        for row in rows {
            for column in columns {
                draw(tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height))
            }
        }
    }

    /// The most tiles of an image beside each other, or above each other (W54).
    private static let mostTiles = 128

    private static func tiles(from start: CGFloat, to end: CGFloat, _ length: CGFloat) -> Range<Int> {
        let most = CGFloat(mostTiles)
        let first = max((start / length).rounded(.down), -most)
        let last = min((end / length).rounded(.up), first + most)
        return Int(first)..<max(Int(first), Int(last))
    }
}
