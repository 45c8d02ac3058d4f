// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// A host that keeps what it is given to paint.
@MainActor
private final class PaintingHost: ApplicationHost {
    var presented: [DisplayChanges] = []
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) { presented.append(changes) }
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func stop() {}
}

@MainActor
@Suite("What a host paints of geometry")
struct ViewDisplayTests {
    private let host = PaintingHost()

    @Test("a transform is told, and so is that there is none any more, animated or not", arguments: [false, true])
    func transform(isAnimated: Bool) {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        screen.application.host = host
        screen.scene.startDisplay()
        screen.window.addSubview(view)
        screen.settle()
        for transform in [CGAffineTransform(scaleX: 1.06, y: 1.06), .identity] {
            host.presented = []
            if isAnimated {
                UIView.animate(withDuration: 0.1) { view.transform = transform }
            } else {
                view.transform = transform
            }
            screen.settle()
            let changed = host.presented.flatMap(\.changed).filter { $0.view === view }
            #expect(changed.contains { $0.aspects.contains(.geometry) })
            #expect(CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeAffineTransform(transform)))
        }
    }
}
