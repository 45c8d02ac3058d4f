// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitTesting

@testable import UIKitCore

/// A screen whose pictures are kept, as a host gets them.
@MainActor
final class PaintedScreen {
    final class Host: ApplicationHost {
        var layers: [DisplayLayerChange] = []
        var views: [DisplayChange] = []

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
            layers += changes.layers
            views += changes.changed
        }
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    let screen = TestScreen(size: CGSize(width: 300, height: 300))
    let host = Host()

    init() {
        screen.application.host = host
        screen.scene.startDisplay()
        screen.settle()
    }

    var root: CALayer { screen.window.layer }

    /// Puts a layer on the screen, painted.
    func show<Layer: CALayer>(_ layer: Layer) -> Layer {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        CATransaction.commit()
        screen.settle()
        forget()
        return layer
    }

    func forget() { (host.layers, host.views) = ([], []) }
}

/// To thousandths: what two ways of computing agree in.
func rounded(_ value: CGFloat?) -> CGFloat? { value.map { ($0 * 1000).rounded() / 1000 } }
