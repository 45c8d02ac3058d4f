// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("The words of focus")
struct FocusTextTests {
    private func text(_ cause: FocusCause, _ outcome: FocusOutcome, _ candidates: [FocusCandidate] = []) -> String {
        "\(FocusNote(scene: 1, cause: cause, old: Cast.page, outcome: outcome, candidates: candidates))"
    }

    private func candidate(_ verdict: FocusCandidate.Verdict) -> FocusCandidate {
        FocusCandidate(item: Cast.buy, frame: TraceRect(x: 1, y: 2, width: 3, height: 4), verdict: verdict)
    }

    @Test("why focus went where it went")
    func moved() {
        let (page, buy) = ("\(Cast.page)", "\(Cast.buy)")
        func moved(_ cause: FocusCause, _ choice: FocusChoice) -> String {
            text(cause, .moved(to: Cast.buy, because: choice))
        }
        #expect(
            moved(.movement(.right), .nearest(distance: 12, offset: 0.5))
                == "Focus moves from \(page) to \(buy) to the right: it is the nearest in that direction (12 away, 0.5 aside)."
        )
        #expect(
            moved(.movement(.up), .nearestBeside(distance: 1, offset: 40))
                == "Focus moves from \(page) to \(buy) upwards: nothing lies straight in that direction, and it is the nearest beside (1 away, 40 aside)."
        )
        #expect(
            moved(.movement(.next), .primary(group: "tiles", priority: 2000))
                == "Focus moves from \(page) to \(buy) to the next stop: it has the highest priority of the group tiles (2000)."
        )
        #expect(
            moved(.movement(.previous), .primary(group: "", priority: 0))
                == "Focus moves from \(page) to \(buy) to the previous stop: it is a stop of its own.")
        #expect(
            moved(.movement(.down), .guide(Cast.overlay))
                == "Focus moves from \(page) to \(buy) downwards: \(Cast.overlay) is the nearest in that direction, and leads there."
        )
        #expect(
            moved(.itemLost(.notInWindow), .restored)
                == "Focus moves from \(page) to \(buy) because the item cannot have it any longer (it is in no window): it had focus there before."
        )
        #expect(
            moved(.requested(Cast.page), .preferred(by: Cast.page))
                == "Focus moves from \(page) to \(buy) because an update to \(page) was requested: it is the first that \(page) prefers and that can have focus."
        )
    }

    @Test("why focus did not move")
    func stayed() {
        let page = "\(Cast.page)"
        #expect(text(.needed(Cast.buy), .stayed) == "Focus stays on \(page): that is where \(Cast.buy) leads.")
        #expect(text(.touch, .lost) == "Focus is lost from \(page) because something else was touched.")
        #expect(
            text(.movement(.left), .vetoed(by: Cast.buy))
                == "Focus does not move from \(page) to the left: \(Cast.buy) answered no in shouldUpdateFocus(in:).")
        #expect(text(.movement(.left), .nothingFound) == "Focus does not move to the left: there is no other item.")
        #expect(
            text(.movement(.left), .nothingFound, [candidate(.notInDirection)])
                == "Focus does not move to the left: no item is in that direction.")
        #expect(
            text(.movement(.left), .nothingFound, [candidate(.otherGroup("a"))])
                == "Focus does not move to the left: what is there belongs to other groups.")
        #expect(
            text(.requested(Cast.buy), .nothingFound)
                == "Focus does not move: nothing that \(Cast.buy) prefers can have it.")
        #expect(text(.woke, .nothingFound) == "Nothing gets focus for the first key: no item can have it.")
    }

    @Test("what became of each candidate")
    func candidates() {
        let start = "\(Cast.buy) at (1 2; 3 4)"
        let expected: [(FocusCandidate.Verdict, String)] = [
            (.chosen, "is chosen"), (.notInDirection, "does not lie in that direction"),
            (.besideStrip, "lies beside what the focused item sweeps"), (.farther(distance: 7), "is farther (7 away)"),
            (.fartherAside(offset: 7), "is as near but farther aside (7)"), (.later, "is as near but comes later"),
            (.otherGroup("a"), "is in the group a, and arrows stay in theirs"),
            (.otherGroup(""), "is in no group, and arrows stay in theirs"),
            (.guideLeadsNowhere, "leads to nothing that can have focus"),
            (.guideOverlaps, "overlaps the focused item"),
            (.obstacle(.disabled), "cannot have focus: it is a disabled control"),
        ]
        for (verdict, words) in expected { #expect("\(candidate(verdict))" == "\(start) \(words)") }
        let note = FocusNote(scene: 1, cause: .woke, outcome: .lost, candidates: [candidate(.chosen)])
        #expect(TraceText.details(for: .focus(note)).map(\.description) == ["\(start) is chosen"])
    }

    @Test("what is in the way")
    func obstacles() {
        let expected: [(FocusObstacle, String)] = [
            (.notFocusable, "its canBecomeFocused is false"), (.disabled, "it is a disabled control"),
            (.hidden(Cast.page), "\(Cast.page) is hidden"),
            (.invisible(Cast.page), "the alpha of \(Cast.page) is too small to be seen"),
            (.interactionDisabled(Cast.page), "the isUserInteractionEnabled of \(Cast.page) is false"),
            (.notInWindow, "it is in no window"), (.empty, "it has no size"),
            (.offscreen(Cast.page), "\(Cast.page) shows nothing of it"),
            (.obscured(by: Cast.page), "\(Cast.page) is in front of it"),
            (.outsideScope(Cast.page), "\(Cast.page) keeps focus to itself"),
        ]
        for (obstacle, words) in expected { #expect("\(obstacle)" == words) }
    }
}
