// SPDX-License-Identifier: Apache-2.0

/// Why a navigation controller does not let the finger take its top controller back.
public enum BackSwipeObstacle: String, Hashable, Sendable, Codable {
    /// There is nothing to go back to.
    case rootController
    /// A push or a pop goes on.
    case transition
    case hiddenBar
    /// The top controller's item has no back button.
    case hiddenBackButton
    /// The top controller's own items are in the back button's place.
    case replacedBackButton
    /// The back button does something else than going back.
    case backAction
}

extension BackSwipeObstacle: TraceReason {
    /// As a clause, without a full stop.
    public var text: TraceText {
        switch self {
        case .rootController: "the navigation controller shows its root controller"
        case .transition: "a push or a pop is under way"
        case .hiddenBar: "the navigation bar is hidden"
        case .hiddenBackButton: "the top controller's \(code: "navigationItem.hidesBackButton") is true"
        case .replacedBackButton:
            "the top controller's \(code: "navigationItem.leftBarButtonItems") take the back button's place"
        case .backAction: "the top controller's \(code: "navigationItem.backAction") takes the place of going back"
        }
    }
}
