// SPDX-License-Identifier: Apache-2.0

/// Responders that asked to become first responder before they were in a window (D9). When a subtree comes to a window, its
/// newest request is granted, and its other requests are dropped.
@MainActor
enum EarlyRequests {
    private struct Request {
        weak var responder: UIResponder?
    }

    /// Oldest first, each responder once.
    private static var waiting: [Request] = []

    static func remember(_ responder: UIResponder) {
        waiting.removeAll { $0.responder == nil || $0.responder === responder }
        waiting.append(Request(responder: responder))
    }

    /// A responder resigned.
    static func forget(_ responder: UIResponder) {
        if !waiting.isEmpty { waiting.removeAll { $0.responder == nil || $0.responder === responder } }
    }

    /// A later request was granted. All waiting requests are older, and are dropped.
    static func forgetAll() {
        if !waiting.isEmpty { waiting = [] }
    }

    /// A subtree has arrived in a window, and all its views have been told.
    static func viewDidArrive(_ view: UIView) {
        guard !waiting.isEmpty else { return }
        let arrived = waiting.compactMap(\.responder).filter { $0.responderWindow != nil && $0.isInside(view) }
        guard !arrived.isEmpty else { return }
        waiting.removeAll { request in
            request.responder == nil || arrived.contains { $0 === request.responder }
        }
        // D6: a request that must fail leaves the one before it in place.
        for responder in arrived.reversed() where responder.becomeFirstResponder() { return }
    }
}
