// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A layer without a view, as the page gets it. Members with their default values are left out. It has no number, because traces name no layers.
package struct LayerRecord: Encodable, Equatable, Sendable {
    package var `class`: String
    package var name: String?
    /// The number of the subview that it stands in front of; missing for one behind all subviews.
    package var above: UInt32?
    /// Origin and size, in the layer's own coordinates.
    package var bounds: [Double]
    /// Where the anchor point lies, in the superlayer's coordinates.
    package var center: [Double]
    /// In units of the size; the middle if missing.
    package var anchor: [Double]?
    /// a, b, c, d, tx and ty, around the anchor point.
    package var transform: [Double]?
    /// Whether it is turned in space. Then the six numbers are only part of its transform.
    package var isSpatial: Bool?
    package var alpha: Double?
    package var isHidden: Bool?
    package var clips: Bool?
    package var background: String?
    package var radius: Double?
    package var border: BorderRecord?
    package var text: TextRecord?
    package var shape: ShapeRecord?
    package var isImage: Bool?
    /// Back to front.
    package var layers: [LayerRecord]?

    @MainActor
    private init(_ layer: CALayer, above: UInt32?, _ room: inout LayerRoom) {
        self.class = printedClassName(of: layer)
        (name, self.above) = (layer.name, above)
        let painted = layer.painted
        let rect = painted.bounds
        bounds = [rect.origin.x, rect.origin.y, rect.width, rect.height].map(ViewRecord.finite)
        center = [painted.position.x, painted.position.y].map(ViewRecord.finite)
        if painted.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
            anchor = [painted.anchorPoint.x, painted.anchorPoint.y].map(ViewRecord.finite)
        }
        (transform, isSpatial) = ViewRecord.plane(of: painted.transform)
        if painted.opacity != 1 { alpha = ViewRecord.finite(painted.opacity) }
        isHidden = ViewRecord.ifTrue(painted.isHidden)
        clips = ViewRecord.ifTrue(painted.clipsToBounds)
        let look = LookRecord(painted)
        (background, radius, border) = (look.background, look.radius, look.border)
        (text, shape, isImage) = (look.text, look.shape, look.isImage)
        layers = Self.records(in: layer, &room)
    }

    /// The layers in a layer, back to front, as many as there is room for; `nil` for none.
    @MainActor
    static func records(in layer: CALayer, _ room: inout LayerRoom) -> [LayerRecord]? {
        guard !layer.places.isEmpty else { return nil }
        var records: [LayerRecord] = []
        var above: UInt32?
        for item in layer.items {
            switch item {
            case .view(let view): if view.numberIfGiven != 0 { above = view.numberIfGiven }
            case .layer(let layer): if room.take() { records.append(LayerRecord(layer, above: above, &room)) }
            }
        }
        return records.isEmpty ? nil : records
    }
}

/// How many layers of one view a picture has room for: particles and confetti have thousands, and the page shows a tree.
struct LayerRoom {
    private var left = 200
    /// How many layers found no room, without those in them.
    private(set) var missing = 0

    mutating func take() -> Bool {
        if left > 0 { left -= 1 } else { missing += 1 }
        return missing == 0
    }
}
