// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Motions that hosts cannot run by themselves. The program pictures them 60 times a second while they run.
extension SceneDisplay {
    /// Pictures a layer at each step, for as long as it needs that.
    func tick(_ layer: CALayer) {
        guard let extras = layer.extras, !extras.isTicking else { return }
        extras.isTicking = true
        tickingLayers.append(layer)
        if tickingLayers.count == 1 { scheduleTick() }
    }

    private func scheduleTick() {
        UIApplication.current?.clock.schedule(after: CADisplayLink.pictureInterval) { [weak self] in self?.tickAll() }
    }

    private func tickAll() {
        let layers = tickingLayers
        tickingLayers = layers.filter { $0.needsTicks && $0.sceneDisplay === self }
        for layer in layers {
            layer.markShown(layer.tickedAspects)
            if !tickingLayers.contains(where: { $0 === layer }) { layer.extras?.isTicking = false }
        }
        if !tickingLayers.isEmpty { scheduleTick() }
    }
}
