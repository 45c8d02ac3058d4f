// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Changes of a layer without a view, and their reports.
extension CALayer {
    /// All values, whether the layer or its view keeps them.
    var values: DetachedLayer {
        guard let view else { return detached }
        return DetachedLayer(
            look: view.look, bounds: view.bounds, position: view.center, anchorPoint: view.anchorPoint,
            transform: view.transform3D, opacity: Float(view.alpha), isHidden: view.isHidden,
            masksToBounds: view.clipsToBounds)
    }

    func change<Value: Equatable>(
        _ property: WritableKeyPath<DetachedLayer, Value>, to value: Value, _ aspects: DisplayAspects
    ) {
        guard detached[keyPath: property] != value else { return }
        detached[keyPath: property] = value
        markChanged(aspects)
    }

    /// W17: NaN is ignored, and values out of range become the limits, as in a view.
    func changeGeometry(_ change: (inout DetachedLayer) -> Void) {
        let old = detached
        var new = old
        change(&new)
        new.makeFinite(or: old)
        guard new != old else { return }
        detached = new
        if new.bounds.origin != old.bounds.origin { markChanged(.scroll) }
        markChanged(.geometry)
        guard new.bounds.size != old.bounds.size else { return }
        markNeedsLayout()
        if needsDisplayOnBoundsChange { markNeedsDisplay() }
        sizeChanged()
    }

    /// The content of the layer in front of its background changed.
    func contentChanged() {
        guard let view else { return markChanged(.content) }
        view.makeExtras().layer = self
        view.markChanged(.content)
    }

    // MARK: The host's picture

    /// The layer with a view that this one is in, or itself.
    var root: CALayer {
        var layer = self
        while let parent = layer.parentLayer { layer = parent }
        return layer
    }

    /// The display that gathers the layer's picture for the host; `nil` while no window shows it.
    var sceneDisplay: SceneDisplay? { root.view?.windowStorage?.display }

    func markChanged(_ aspects: DisplayAspects) {
        if CAReplicatorLayer.isAny { replicatedChanged() }
        markShown(aspects)
    }

    /// What is shown of the layer changed, and nothing that copies of it would follow.
    func markShown(_ aspects: DisplayAspects) {
        if let view { return view.markChanged(aspects) }
        joinedDepthChanged(aspects)
        guard shown.isDisplayed else {
            // The layer may belong to a mask.
            if UIView.isAnyMasked { UIApplication.current?.setNeedsTurn() }
            return
        }
        sceneDisplay?.markChanged(self, aspects)
    }

    /// Better measures came for text in the sublayers.
    func remeasureSublayers() {
        for place in places {
            place.layer.textMetricsChanged()
            place.layer.remeasureSublayers()
        }
    }

    // MARK: Drawing

    func markNeedsDisplay() {
        guard !shown.needsDisplay else { return }
        shown.needsDisplay = true
        sceneDisplay?.displayIsNeeded(in: self)
    }

    func takeDrawing() {
        delegate?.layerWillDraw(self)
        let taken = DisplayDrawing(of: bounds) { draw(in: $0) }
        guard taken != drawing else { return }
        drawing = taken.commands.isEmpty ? nil : taken
        contentChanged()
    }

    // MARK: Layout

    func markNeedsLayout() {
        guard delegate != nil || type(of: self) != CALayer.self, !shown.needsLayout else { return }
        shown.needsLayout = true
        sceneDisplay?.layoutIsNeeded(in: self)
    }

    /// Lays out this layer, if it waits for that, and none below it.
    package func layoutOwnIfNeeded() {
        guard shown.needsLayout else { return }
        shown.needsLayout = false
        layoutSublayers()
    }

    func layoutWaiting() {
        layoutOwnIfNeeded()
        for place in places { place.layer.layoutWaiting() }
    }
}

/// A host's knowledge of a layer without a view.
struct LayerDisplayState {
    /// Never used again within a run; 0 until a picture had the layer.
    var number: UInt32 = 0
    var isDisplayed = false
    /// When the layer came into its superlayer, or its view into a window: ``SceneLife/picturelessTurns`` at that time (W94).
    var arrival: UInt32 = 0
    var needsLayout = false
    var needsDisplay = false
    /// What changed since the last picture.
    var aspects: DisplayAspects = []
}
