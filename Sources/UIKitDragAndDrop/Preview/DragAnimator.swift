// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Takes changes that go along with a lift, a drop or a cancelled drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Runs a closure together with the system's animation: what it changes of views moves along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure at the end: `.end` when what was animated came about, `.start` when it was taken back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what goes along with the system's animation.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// To be called in the block of the system's animation.
    func animate() { for animation in animations { animation() } }

    /// Tells once how it ended.
    func complete(at position: UIViewAnimatingPosition) {
        let told = completions
        completions = []
        for completion in told { completion(position) }
    }
}
