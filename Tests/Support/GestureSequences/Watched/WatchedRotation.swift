// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A `UIRotationGestureRecognizer` that tells its watch what it hears. UIKit's recognizers have no common class to
/// override, so each has its watched one.
final class WatchedRotation: UIRotationGestureRecognizer {
    let watch: RecognizerWatch

    init(_ watch: RecognizerWatch) {
        self.watch = watch
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.began, touches, self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.moved, touches, self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.ended, touches, self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        watch.heard(.cancelled, touches, self)
        super.touchesCancelled(touches, with: event)
    }

    override func ignore(_ touch: UITouch, for event: UIEvent) {
        super.ignore(touch, for: event)
        watch.ignored(touch)
    }

    override func reset() {
        super.reset()
        watch.wasReset()
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        super.canPrevent(other) && watch.mayPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        super.canBePrevented(by: other) && watch.mayBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        super.shouldRequireFailure(of: other) || watch.requires(other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        super.shouldBeRequiredToFail(by: other) || watch.isRequired(by: other)
    }
}
