// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The applications' own drawings, made before each picture.
extension SceneDisplay {
    func displayIsNeeded(in view: UIView) {
        if undrawnViews.isEmpty { UIApplication.current?.setNeedsTurn() }
        undrawnViews.append(view)
    }

    func displayIsNeeded(in layer: CALayer) {
        if undrawnLayers.isEmpty { UIApplication.current?.setNeedsTurn() }
        undrawnLayers.append(layer)
    }

    /// Makes the requested drawings. A drawing that is requested meanwhile waits for the next picture.
    func drawWhatWaits() {
        let (views, layers) = (undrawnViews, undrawnLayers)
        undrawnViews.removeAll(keepingCapacity: true)
        undrawnLayers.removeAll(keepingCapacity: true)
        // A view outside of the picture draws when it comes into the picture.
        for view in views where view.isInPicture { view.drawWhatWaits() }
        for layer in layers where layer.sceneDisplay === self { layer.displayIfNeeded() }
    }
}
