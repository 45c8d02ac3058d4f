// SPDX-License-Identifier: Apache-2.0

/// Events during an act that belong to no single touch: actions, first responders, presentations, focus.
struct Effects {
    /// An action, and how often it had the same result in a row.
    struct Action {
        var note: ActionNote
        var count = 1
    }

    private(set) var actions: [Action] = []
    private(set) var responders: [FirstResponderNote] = []
    private(set) var presentations: [PresentationNote] = []
    private(set) var drags: [DragNote] = []
    private(set) var focus: FocusNote?
    private(set) var faults: [String] = []

    /// A moving finger may send thousands of actions; a verdict lists only the first few kinds.
    private static let greatestCount = 16

    mutating func add(_ note: ActionNote) {
        if let known = actions.firstIndex(where: { $0.note.isSame(as: note) }) {
            actions[known].count += 1
        } else if actions.count < Self.greatestCount {
            actions.append(Action(note: note))
        }
    }

    mutating func add(_ note: FirstResponderNote) {
        if responders.count < Self.greatestCount { responders.append(note) }
    }

    mutating func add(_ note: PresentationNote) {
        if presentations.count < Self.greatestCount { presentations.append(note) }
    }

    /// A moving drag asks again and again.
    mutating func add(_ note: DragNote) {
        drags.removeAll { $0.step == note.step && $0.view.identifier == note.view.identifier }
        if drags.count == Self.greatestCount { drags.removeFirst() }
        drags.append(note)
    }

    mutating func add(_ note: FocusNote) { focus = note }

    mutating func add(fault: String) {
        if faults.count < Self.greatestCount, !faults.contains(fault) { faults.append(fault) }
    }
}

extension ActionNote {
    /// Whether the same sender sent the same action, with the same result.
    fileprivate func isSame(as other: ActionNote) -> Bool {
        action == other.action && sender?.identifier == other.sender?.identifier && outcome == other.outcome
    }
}
