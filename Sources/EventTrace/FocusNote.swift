/// A decision about which item has focus, and why (H9–H28).
public struct FocusNote: Hashable, Sendable {
    /// The scene whose focus it is.
    public var scene: UInt32
    public var cause: FocusCause
    /// The item that had focus before.
    public var old: Subject?
    public var outcome: FocusOutcome
    /// What a movement or a search looked at, in the order in which it did.
    public var candidates: [FocusCandidate]

    public init(
        scene: UInt32, cause: FocusCause, old: Subject? = nil, outcome: FocusOutcome, candidates: [FocusCandidate] = []
    ) {
        self.scene = scene
        self.cause = cause
        self.old = old
        self.outcome = outcome
        self.candidates = candidates
    }
}

/// A way that focus moves.
public enum FocusDirection: String, Hashable, Sendable, Codable, CaseIterable {
    case up, down, left, right, next, previous, first, last
}

/// What made focus change, or try to.
public enum FocusCause: Hashable, Sendable {
    /// A key or a gamepad moves focus.
    case movement(FocusDirection)
    /// The first Tab, or the first arrow of a gamepad: there was no focus before.
    case woke
    /// H13: somebody asked for an update to an environment.
    case requested(Subject)
    /// H12: an environment that contains the focused item said that it needs an update.
    case needed(Subject)
    /// The focused item cannot have focus any longer.
    case itemLost(FocusObstacle)
    /// A responder became first responder.
    case firstResponder(Subject)
    /// Somebody touched the screen outside of the focused item.
    case touch
}

/// What became of it.
public enum FocusOutcome: Hashable, Sendable {
    case moved(to: Subject, because: FocusChoice)
    /// The update found the item that had focus already.
    case stayed
    /// H19: no item has focus any longer.
    case lost
    /// H20: there is nothing to move to.
    case nothingFound
    /// H18: an environment answered no in `shouldUpdateFocus(in:)`.
    case vetoed(by: Subject)
}

/// Why an item was chosen.
public enum FocusChoice: Hashable, Sendable {
    /// H24: the nearest in the strip that the old item sweeps; both in points.
    case nearest(distance: Double, offset: Double)
    /// H24: nothing was in the strip; the nearest beside it.
    case nearestBeside(distance: Double, offset: Double)
    /// H21: a guide was the nearest, and leads to the item.
    case guide(Subject)
    /// H10: the first that an environment prefers.
    case preferred(by: Subject)
    /// H22: the item of its group with the highest priority.
    case primary(group: String, priority: Int)
    /// The next in reading order.
    case readingOrder
    /// H25: the item that had focus before a transition.
    case restored
    /// It is the first responder.
    case firstResponder
}

/// Something that a search for the next item looked at.
public struct FocusCandidate: Hashable, Sendable {
    /// An item or a guide.
    public var item: Subject
    /// In the window's coordinates, points.
    public var frame: TraceRect
    public var verdict: Verdict

    public init(item: Subject, frame: TraceRect, verdict: Verdict) {
        self.item = item
        self.frame = frame
        self.verdict = verdict
    }

    public enum Verdict: Hashable, Sendable {
        case chosen
        /// It does not lie in the direction.
        case notInDirection
        /// H24: it is beside the strip that the old item sweeps, and something was in it.
        case besideStrip
        /// H24: the chosen one is nearer; in points.
        case farther(distance: Double)
        /// H24: the chosen one is as near, and less far aside; in points.
        case fartherAside(offset: Double)
        /// The chosen one is as near, and comes first.
        case later
        /// H23: arrows stay in the group of the old item; empty for items of none.
        case otherGroup(String)
        /// H21: the guide leads nowhere: nothing that it prefers can have focus.
        case guideLeadsNowhere
        /// H21: the guide overlaps the old item.
        case guideOverlaps
        /// It cannot have focus.
        case obstacle(FocusObstacle)
    }
}

/// What keeps an item from having focus (H15–H17).
public enum FocusObstacle: Hashable, Sendable {
    /// Its `canBecomeFocused` is false.
    case notFocusable
    /// A control that is disabled.
    case disabled
    /// The view, or one around it, is hidden.
    case hidden(Subject)
    /// The `alpha` of the view, or of one around it, is too small to be seen.
    case invisible(Subject)
    /// H28: the view, or one around it, takes no events.
    case interactionDisabled(Subject)
    case notInWindow
    /// It has no size.
    case empty
    /// The view that clips it, or its window, does not show any of it.
    case offscreen(Subject)
    /// Something opaque or focusable is in front of all of it.
    case obscured(by: Subject)
    /// A presentation, or another window, keeps focus to itself.
    case outsideScope(Subject)
}
