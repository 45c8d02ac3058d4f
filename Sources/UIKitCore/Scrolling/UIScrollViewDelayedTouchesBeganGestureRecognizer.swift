// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Withholds touches from a scroll view's content until it is known whether they scroll (G92–G94).
///
///     possible --(0.15 s pass, or the finger lifts, or it moves along no axis that scrolls)--> failed: the content gets them
///              --(the pan recognizes)--------------------------------------------------------> failed: nobody gets them
///              --(the content is not to have them, or was moving and stops)-----------------> ended:  nobody gets them
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var deadline: EventClock.Deadline?
    /// The event with which the touches came, for the question to the scroll view.
    private var event: UIEvent?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        // Keys and buttons go to the content at once.
        allowedPressTypes = []
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, state == .possible else { return }
        self.event = event
        // G107: a touch that stops the content is for nothing else.
        if scrollView.isDecelerating {
            isStopping = true
            scrollView.stopMotion()
            state = .ended
        } else if !delaysTouchesBegan || !scrollView.isScrollEnabled {
            decide()
        } else if deadline == nil {
            deadline = scrollView.scrollingApplication.clock.schedule(after: scrollView.constants.contentTouchDelay) {
                [weak self] in self?.decide()
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // There is nothing left to wait for.
        if scrollView?.pan.settledState == .failed { decide() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if followedTouches.isEmpty { decide(also: touches) }
    }

    override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        event = nil
        isStopping = false
    }

    /// G96: asks the scroll view, for each view of its content, whether the view gets its touches.
    private func decide(also lifted: Set<UITouch> = []) {
        guard state == .possible, let scrollView else { return }
        deadline?.cancel()
        var views: [UIView] = []
        var groups: [Set<UITouch>] = []
        for touch in followedTouches + lifted {
            guard let view = touch.view, view !== scrollView else { continue }
            if let known = views.firstIndex(where: { $0 === view }) {
                groups[known].insert(touch)
            } else {
                views.append(view)
                groups.append([touch])
            }
        }
        var isRefused = false
        for (view, touches) in zip(views, groups) {
            if scrollView.touchesShouldBegin(touches, with: event, in: view) {
                if let event { for touch in touches { accepted.append((touch, event)) } }
            } else {
                isRefused = true
            }
        }
        if isRefused {
            // G35: these stay with their views.
            for (touch, event) in accepted { ignore(touch, for: event) }
        }
        accepted = []
        // The answering code may have ended the recognizer.
        guard state == .possible else { return }
        state = isRefused ? .ended : .failed
    }

    /// The touches of the decision at hand that the content gets.
    private var accepted: [(UITouch, UIEvent)] = []

    /// Whether the touch stops the content.
    private var isStopping = false

    // It prevents no other recognizer, with one exception: the touch that stops the content is no tap, and can only scroll (G107).
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        isStopping
            && !(preventedGestureRecognizer is UIScrollViewPanGestureRecognizer
                || preventedGestureRecognizer is UIScrollViewPinchGestureRecognizer
                || preventedGestureRecognizer is UIScrollViewDelayedTouchesBeganGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer === scrollView?.pan || preventingGestureRecognizer === scrollView?.pinch
            || preventingGestureRecognizer.cancelsTouchesInView
    }
}

extension UIGestureRecognizer {
    /// Whether it keeps touches from a scroll view's content. A list reports why a touch that stopped it selected no row.
    package var withholdsContentTouches: Bool { self is UIScrollViewDelayedTouchesBeganGestureRecognizer }
}
