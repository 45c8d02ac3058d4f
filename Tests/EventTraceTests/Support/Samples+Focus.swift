// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension Samples {
    private static let obstacles: [FocusObstacle] = [
        .notFocusable, .disabled, .hidden(Cast.page), .invisible(Cast.page), .interactionDisabled(Cast.page),
        .notInWindow,
        .empty, .offscreen(Cast.page), .obscured(by: Cast.page), .outsideScope(Cast.page),
    ]

    private static let causes: [FocusCause] =
        FocusDirection.allCases.map { .movement($0) } + obstacles.map { .itemLost($0) } + [
            .woke, .requested(Cast.page), .needed(Cast.page), .firstResponder(Cast.buy), .touch,
        ]

    private static let choices: [FocusChoice] = [
        .nearest(distance: 1, offset: 2.5), .nearestBeside(distance: 1, offset: 2.5), .guide(Cast.overlay),
        .preferred(by: Cast.page), .primary(group: "a", priority: 1000), .readingOrder, .restored, .firstResponder,
    ]

    private static let outcomes: [FocusOutcome] =
        choices.map { .moved(to: Cast.buy, because: $0) } + [.stayed, .lost, .nothingFound, .vetoed(by: Cast.page)]

    private static let focusVerdicts: [FocusCandidate.Verdict] =
        obstacles.map { .obstacle($0) } + [
            .chosen, .notInDirection, .besideStrip, .farther(distance: 3), .fartherAside(offset: 4), .later,
            .otherGroup("a"), .guideLeadsNowhere, .guideOverlaps,
        ]

    static let focus: [TraceEvent] =
        causes.map { .focus(FocusNote(scene: 1, cause: $0, outcome: .lost)) }
        + outcomes.map { .focus(FocusNote(scene: 1, cause: .woke, old: Cast.page, outcome: $0)) }
        + [
            .focus(
                FocusNote(
                    scene: 1, cause: .movement(.up), outcome: .nothingFound,
                    candidates: focusVerdicts.map {
                        FocusCandidate(
                            item: Cast.buy, frame: TraceRect(x: 1, y: 2, width: 3, height: 4), verdict: $0)
                    }))
        ]
}
