// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension TouchTable {
    /// Cancels the touches that a condition picks, by an ordinary event. During an event, the cancellation waits until that
    /// event is over.
    func cancelTouches(because reason: CancellationReason, where isConcerned: @escaping @MainActor (Entry) -> Bool) {
        // The table holds the action only until the event is over.
        whenEventIsOver { [self] in
            dispatch()
            application.delivery.touches.cancelLingering(because: reason, where: isConcerned)
            if gatherCancellations(because: reason, where: isConcerned) { dispatch() }
        }
    }

    /// Cancels every touch of a scene. When the host gave up its pointers, the ignored pointers are forgotten too.
    func cancelAll(in scene: SceneIdentifier, because reason: CancellationReason) {
        if reason.isKnownToHost { forgetIgnored(in: scene) }
        cancelTouches(because: reason) { $0.scene == scene }
        if reason == .sceneDisconnected { estimates.forget(scene) }
    }

    /// A47, A49: the subtree is about to leave its window. Its views are told now, while they are still in their places.
    /// Their touches go on for the recognizers of views that stay.
    func viewWillLeaveWindow(_ view: UIView) {
        application.gestures.viewWillLeaveWindow(view)
        let touches = application.delivery.touches
        touches.cancelLingering(because: .viewRemoved) { $0.touch.currentView?.isDescendant(of: view) == true }
        while let owner = entries.first(where: { $0.touch.currentView?.isDescendant(of: view) == true })?.touch
            .currentView
        {
            touches.cancel(entries.map(\.touch).filter { $0.currentView === owner }, for: owner, because: .viewRemoved)
            for entry in entries where entry.touch.currentView === owner { touches.letGo(of: entry.touch) }
        }
    }
}

extension CancellationReason {
    /// Whether the host itself gave up the pointer, and will report it no more.
    var isKnownToHost: Bool {
        switch self {
        case .host, .hostCancelledAll, .sceneDisconnected: true
        case .sceneDeactivated, .viewRemoved, .recognized, .ignoringInteractionEvents, .windowHidden: false
        }
    }
}
