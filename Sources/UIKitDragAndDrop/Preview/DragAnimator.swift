// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Takes animations that accompany a lift, a drop or a cancelled drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Runs a closure in the system's animation: its changes to views are animated too.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure at the end: `.end` if the animated change happened, `.start` if it was reversed.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects closures for the system's animation.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Call it in the block of the system's animation.
    func animate() { for animation in animations { animation() } }

    /// Tells once how it ended.
    func complete(at position: UIViewAnimatingPosition) {
        let told = completions
        completions = []
        for completion in told { completion(position) }
    }
}
