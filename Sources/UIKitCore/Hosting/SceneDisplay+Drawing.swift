// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// What applications draw themselves, before each picture.
extension SceneDisplay {
    func displayIsNeeded(in view: UIView) {
        if undrawnViews.isEmpty { UIApplication.current?.setNeedsTurn() }
        undrawnViews.append(view)
    }

    func displayIsNeeded(in layer: CALayer) {
        if undrawnLayers.isEmpty { UIApplication.current?.setNeedsTurn() }
        undrawnLayers.append(layer)
    }

    /// Asks for the drawings. What that asks for again waits for the next picture.
    func drawWhatWaits() {
        let (views, layers) = (undrawnViews, undrawnLayers)
        undrawnViews.removeAll(keepingCapacity: true)
        undrawnLayers.removeAll(keepingCapacity: true)
        // A view that the picture does not have is asked when it comes.
        for view in views where view.isInPicture { view.drawWhatWaits() }
        for layer in layers where layer.sceneDisplay === self { layer.displayIfNeeded() }
    }
}
