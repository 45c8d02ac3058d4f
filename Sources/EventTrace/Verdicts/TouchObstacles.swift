// SPDX-License-Identifier: Apache-2.0

/// The reasons why a touch had no effect, the most certain first.
struct TouchObstacles {
    private let facts: TouchFacts

    init(_ facts: TouchFacts) { self.facts = facts }

    private typealias Finding = DeedReport.Finding

    /// Adds the reasons and the remedies.
    func add(to finding: inout DeedReport.Finding) {
        if let control = facts.control {
            addControl(control, to: &finding)
        } else {
            ListReport(facts: facts).addRefusals(to: &finding)
            addWithholding(to: &finding)
            addCancellation(to: &finding)
        }
        addGestures(to: &finding)
        addRefusals(to: &finding)
        addWithheld(to: &finding)
        if facts.control == nil, finding.sentences.isEmpty { addChain(to: &finding) }
    }

    // MARK: Controls

    private func addControl(_ control: Subject, to finding: inout DeedReport.Finding) {
        let name = VerdictWords.name(control)
        switch facts.controlRefusal {
        case .disabled:
            finding.sentences.append(
                "\(name) got the touch and sent nothing: it is disabled (\(code: "isEnabled") is false).")
            finding.advice.append("set \(code: "isEnabled") of \(name) to true.")
            finding.remedies.append(Remedy(.isEnabled, of: control, to: "true"))
            return
        case .trackingDeclined:
            finding.sentences.append(
                "\(name) got the touch and sent nothing: its \(code: "beginTracking(_:with:)") was false.")
            finding.advice.append(
                "let \(code: "beginTracking(_:with:)") of \(name) be true for touches that it is to follow.")
            return
        case nil: break
        }
        let names = facts.controlEvents.map { $0.name }
        if let miss = facts.miss {
            let distance = ShortNumber.rounded(miss.distance, besides: miss.margin)
            let limit: TraceText =
                miss.margin > 0 ? ", more than \(miss.margin)" : ", and a pointer has no margin"
            finding.sentences.append(
                "the touch lifted \(distance) pt outside of \(name)\(limit): it sent \(code: "touchUpOutside"), and not \(code: "touchUpInside")."
            )
            finding.advice.append("lift the finger nearer to \(name), or register for \(code: "touchUpOutside") too.")
        } else if names.contains("touchCancel") {
            let reason: TraceText
            switch facts.cancellation {
            case .recognized(let recognizer):
                let view = facts.gestures.first { $0.recognizer.identifier == recognizer.identifier }?.view
                reason =
                    "\(VerdictWords.recognizer(recognizer, of: view)) recognized, and cancels touches (\(code: "cancelsTouchesInView"))"
                finding.advice.append(
                    "set \(code: "cancelsTouchesInView") of \(VerdictWords.recognizer(recognizer, of: view)) to false, or let its delegate refuse touches in \(name)."
                )
            case let other?: reason = other.text
            case nil: reason = "it was disabled, left its window or opened its menu"
            }
            finding.sentences.append(
                "the touch was cancelled before \(name) could send \(code: "touchUpInside"): \(reason).")
        } else if finding.sentences.isEmpty, !names.isEmpty {
            // While the touch lasts, the events of its end are still to come.
            guard let last = facts.controlEvents.last(where: { $0.name == "touchUpInside" }) else { return }
            if last.actions == 0 {
                finding.sentences.append("\(name) sent \(code: "touchUpInside"), and no action is registered for it.")
                finding.advice.append("add a target or an action to \(name) for \(code: "touchUpInside").")
            } else {
                finding.sentences.append("\(name) sent \(TraceText.list(names.map { "\(code: $0)" })).")
            }
        }
    }

    // MARK: Delivery

    private func addWithholding(to finding: inout DeedReport.Finding) {
        guard let reason = facts.withholding else { return }
        let name: TraceText = facts.walk?.result.map { VerdictWords.name($0) } ?? "its view"
        finding.sentences.append("the touch did not reach \(name): \(reason.text).")
        switch reason {
        case .alreadyTracking:
            finding.advice.append(
                "set \(code: "isMultipleTouchEnabled") of \(name) to true, if it is to get several touches.")
        case .exclusiveTouch(let owner):
            finding.advice.append(
                "set \(code: "isExclusiveTouch") of \(VerdictWords.name(owner)) to false, if others may be touched meanwhile."
            )
        case .otherViewTracking:
            finding.advice.append(
                "set \(code: "isExclusiveTouch") of \(name) to false, if it may be touched along with others.")
        }
    }

    private func addCancellation(to finding: inout DeedReport.Finding) {
        switch facts.cancellation {
        case .recognized, nil: break
        case let reason?:
            let name: TraceText = facts.walk?.result.map { " for \(VerdictWords.name($0))" } ?? ""
            finding.sentences.append("the touch was cancelled\(name): \(reason.text).")
        }
    }

    // MARK: Gestures

    private func addGestures(to finding: inout DeedReport.Finding) {
        for gesture in facts.gestures where !gesture.isRecognized && VerdictWords.isOfTouches(gesture.recognizer) {
            if OwnGesture(gesture.recognizer) == .backSwipe {
                addBackSwipe(gesture, to: &finding)
                continue
            }
            // Nobody is surprised that a scroll view did not scroll, or that a text was not selected.
            guard VerdictWords.isKnown(gesture.recognizer), let reason = gesture.reason else { continue }
            let name = VerdictWords.recognizer(gesture.recognizer, of: gesture.view)
            switch reason {
            case .failed(.touchesCancelled), .touchesOver: continue
            case .failed(let failure):
                finding.sentences.append("\(name) did not recognize it: \(clause(failure)).")
            case .requiredRecognized(let other):
                finding.sentences.append(
                    "\(name) did not recognize it: it requires \(VerdictWords.recognizer(other, of: nil)) to fail, which recognized."
                )
            case .preventedBy(let other), .blockedBy(let other):
                finding.sentences.append(
                    "\(name) did not recognize it: \(VerdictWords.recognizer(other, of: nil)) recognized, and prevents it."
                )
                finding.advice.append(
                    "let a delegate answer true to \(code: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"), if both may."
                )
            case .viewRefused(let view):
                finding.sentences.append(
                    "\(name) did not recognize it: \(code: "gestureRecognizerShouldBegin(_:)") of \(VerdictWords.name(view)) was false."
                )
            case .delegateRefused:
                finding.sentences.append(
                    "\(name) did not recognize it: its delegate's \(code: "gestureRecognizerShouldBegin(_:)") was false."
                )
            case .backSwipeRefused, .disabled, .removed:
                finding.sentences.append("\(name) did not recognize it: \(reason.text).")
            }
        }
        for gesture in facts.gestures where !gesture.isRecognized && gesture.reason == nil {
            guard let other = gesture.waitsFor, VerdictWords.isOfTouches(gesture.recognizer) else { continue }
            finding.sentences.append(
                "\(VerdictWords.recognizer(gesture.recognizer, of: gesture.view)) waits for \(VerdictWords.recognizer(other, of: nil)) to fail."
            )
        }
    }

    /// A recognizer may have taken a finger that came from the edge, although the user meant to go back.
    func addPreventedBackSwipes(to finding: inout DeedReport.Finding) {
        for gesture in facts.gestures where !gesture.isRecognized && OwnGesture(gesture.recognizer) == .backSwipe {
            switch gesture.reason {
            case .preventedBy, .blockedBy, .requiredRecognized: addBackSwipe(gesture, to: &finding)
            default: break
            }
        }
    }

    /// A navigation controller checks every touch inside it. Only those that would have gone back are reported.
    private func addBackSwipe(_ gesture: TouchFacts.GestureFacts, to finding: inout DeedReport.Finding) {
        let name = VerdictWords.recognizer(gesture.recognizer, of: gesture.view)
        switch gesture.reason {
        case .backSwipeRefused(let obstacle):
            finding.sentences.append("the back swipe did not begin: \(obstacle.text).")
            if obstacle == .hiddenBar || obstacle == .replacedBackButton || obstacle == .hiddenBackButton {
                finding.advice.append(
                    "give \(code: "interactivePopGestureRecognizer") a delegate whose \(code: "gestureRecognizerShouldBegin(_:)") is true while there is something to go back to."
                )
            }
        case .delegateRefused:
            finding.sentences.append(
                "the back swipe did not begin: \(code: "gestureRecognizerShouldBegin(_:)") of the delegate of \(name) was false."
            )
        case .preventedBy(let other), .blockedBy(let other), .requiredRecognized(let other):
            let known = facts.gestures.first { $0.recognizer.identifier == other.identifier }
            finding.sentences.append(
                "the back swipe did not begin: \(VerdictWords.recognizer(other, of: known?.view)) recognized, and prevents it."
            )
            finding.advice.append(
                "let \(VerdictWords.recognizer(other, of: known?.view)) require \(code: "interactivePopGestureRecognizer") to fail, if the edge is for going back."
            )
        case .disabled:
            finding.sentences.append("the back swipe did not begin: \(name) is disabled.")
        case .failed, .viewRefused, .touchesOver, .removed, nil: break
        }
    }

    private func clause(_ failure: GestureFailure) -> TraceText {
        switch failure {
        case .moved: "the touch \(failure.rounded.text)"
        case .movedTooLittle, .strayed, .wrongDirection, .heldTooLong, .liftedTooSoon, .tookTooLong, .awayFromEdge:
            "the touch \(failure.rounded.text)"
        default: failure.rounded.text
        }
    }

    private func addRefusals(to finding: inout DeedReport.Finding) {
        for refusal in facts.refusals {
            // It is normal that a recognizer refuses touches after its gesture, and kinds of touches that it is not for.
            switch refusal.reason {
            case .gestureOver, .typeNotAllowed, .otherTypeFirst: continue
            case .disabled, .eventRefused, .delegateRefusedEvent, .delegateRefused: break
            }
            // A field's own recognizers are part of the field. They wait for each other, but that is no reason.
            guard VerdictWords.isKnown(refusal.recognizer), VerdictWords.isOfTouches(refusal.recognizer) else {
                continue
            }
            let name = VerdictWords.recognizer(refusal.recognizer, of: nil)
            finding.sentences.append("\(name) did not get the touch: \(refusal.reasonText).")
            guard refusal.reason == .disabled else { continue }
            finding.advice.append("set \(code: "isEnabled") of \(name) to true.")
            finding.remedies.append(Remedy(.isEnabled, of: refusal.recognizer, to: "true"))
        }
    }

    // MARK: Views

    /// Adds that a view got the touch, and that no responder kept it.
    private func addChain(to finding: inout DeedReport.Finding) {
        guard facts.isDiscarded, let first = facts.way.first, facts.keeper == nil else { return }
        finding.sentences.append(
            "\(VerdictWords.name(first)) got the touch, and neither it nor anything above it handles touches.")
    }

    /// The view that the user may have meant, and why it did not get the touch.
    func addWithheld(to finding: inout DeedReport.Finding) {
        guard let walk = facts.walk, facts.controlRefusal == nil, facts.miss == nil,
            let visit = walk.visits.filter({ $0.withheld != nil }).min(by: { $0.invisibility < $1.invisibility }),
            let target = visit.withheld
        else { return }
        // The hit view itself got the touch.
        guard !facts.path.contains(target.identifier) else { return }
        let name = VerdictWords.name(target)
        let view = VerdictWords.name(visit.view)
        let isItself = target.identifier == visit.view.identifier
        let what: TraceText = isItself ? "it" : view
        switch visit.verdict {
        case .refused(.hidden):
            finding.sentences.append(
                "\(name) would be at this point, and gets no touch: \(what) is hidden (\(code: "isHidden") is true).")
            finding.advice.append("if \(name) was meant: set \(code: "isHidden") of \(view) to false.")
            finding.remedies.append(Remedy(.isHidden, of: visit.view, to: "false"))
        case .refused(.transparent(let alpha)):
            finding.sentences.append(
                "\(name) would be at this point, and gets no touch: \(what) is transparent (\(code: "alpha") is \(alpha))."
            )
            finding.advice.append("if \(name) was meant: set \(code: "alpha") of \(view) to 0.02 or more.")
            finding.remedies.append(Remedy(.alpha, of: visit.view, to: "1"))
        case .refused(.interactionDisabled):
            finding.sentences.append(
                "\(name) is under the finger, and gets no touch: \(code: "isUserInteractionEnabled") of \(what) is false."
            )
            finding.advice.append("if \(name) was meant: set \(code: "isUserInteractionEnabled") of \(view) to true.")
            finding.remedies.append(Remedy(.isUserInteractionEnabled, of: visit.view, to: "true"))
        case .refused(.outsideBounds):
            finding.sentences.append(
                "\(name) is under the finger, and outside of the bounds of \(view), which it is in: there it gets no touch."
            )
            finding.advice.append(
                "if \(name) was meant: make \(view) large enough for it, or override \(code: "point(inside:with:)") of \(view)."
            )
        case .refused(.animating):
            finding.sentences.append(
                "\(name) is under the finger, and gets no touch: \(what) is being animated without \(code: ".allowUserInteraction")."
            )
            finding.advice.append("if \(name) was meant: animate \(view) with \(code: ".allowUserInteraction").")
        case .covered(let front):
            let cover = VerdictWords.name(front)
            finding.sentences.append("\(cover) is in front of \(name), and took the touch.")
            finding.advice.append(
                "if \(name) was meant: set \(code: "isUserInteractionEnabled") of \(cover) to false, or bring \(view) to the front."
            )
            finding.remedies.append(Remedy(.isUserInteractionEnabled, of: front, to: "false"))
        default: break
        }
    }
}

extension HitTestWalk.Visit {
    /// Visible views come before hidden ones.
    fileprivate var invisibility: Int {
        switch verdict {
        case .refused(.interactionDisabled), .refused(.outsideBounds), .refused(.animating): 0
        case .covered: 1
        default: 2
        }
    }
}
