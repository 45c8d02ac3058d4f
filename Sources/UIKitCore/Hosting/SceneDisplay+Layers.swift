// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Layers without views. Their numbers begin where those of views end: so a layer does not change the numbers of views.
extension SceneDisplay {
    /// Notes a changed layer; each is listed once.
    func markChanged(_ layer: CALayer, _ aspects: DisplayAspects) {
        let old = layer.shown.aspects
        layer.shown.aspects = old.union(aspects)
        guard old.isEmpty else { return }
        if changedLayers.isEmpty { UIApplication.current?.setNeedsTurn() }
        changedLayers.append(layer)
    }

    func layoutIsNeeded(in layer: CALayer) {
        if unlaidLayers.isEmpty { UIApplication.current?.setNeedsTurn() }
        unlaidLayers.append(layer)
    }

    /// A layer leaves the picture with all that is in it.
    func layerWillLeave(_ layer: CALayer) {
        guard layer.shown.isDisplayed else { return }
        removed.append(layer.displayIdentifier)
        forget(layer)
        UIApplication.current?.setNeedsTurn()
    }

    func forget(_ layer: CALayer) {
        layer.shown.isDisplayed = false
        layer.shown.aspects = []
        for place in layer.places { forget(place.layer) }
    }

    /// Lays out the layers that wait for layout. A layout that is requested meanwhile waits for the next picture.
    func layOutLayers() {
        let waiting = unlaidLayers
        unlaidLayers.removeAll(keepingCapacity: true)
        for layer in waiting where layer.sceneDisplay === self { layer.layoutWaiting() }
    }

    func takeLayers(into changes: inout DisplayChanges) {
        let marked = changedLayers
        changedLayers.removeAll(keepingCapacity: true)
        for layer in marked {
            let aspects = layer.shown.aspects
            // Empty: the layer left after it changed, or has been sent whole.
            guard !aspects.isEmpty else { continue }
            layer.shown.aspects = []
            changes.layers.append(DisplayLayerChange(layer: layer, aspects: aspects))
            if aspects.contains(.children) { includeLayers(of: layer, in: &changes) }
        }
    }

    /// Sends the layers in a layer that the picture does not have.
    func includeLayers(of layer: CALayer, in changes: inout DisplayChanges) {
        for place in layer.places where !place.layer.shown.isDisplayed {
            place.layer.displayIfNeeded()
            place.layer.shown.isDisplayed = true
            place.layer.shown.aspects = []
            if place.layer.shown.needsLayout { layoutIsNeeded(in: place.layer) }
            if place.layer.mask != nil { noteMask(of: place.layer) }
            changes.layers.append(DisplayLayerChange(layer: place.layer, aspects: .all))
            includeLayers(of: place.layer, in: &changes)
        }
    }
}

extension CALayer {
    /// The layer's number in a host's picture. A view's layer has its view's number.
    public var displayIdentifier: ViewIdentifier {
        if let view { return view.displayIdentifier }
        if shown.number == 0 {
            Self.lastNumber += 1
            shown.number = Self.lastNumber
        }
        return ViewIdentifier(shown.number)
    }

    /// Views are counted from 1.
    private static var lastNumber: UInt32 = 1 << 31
}
