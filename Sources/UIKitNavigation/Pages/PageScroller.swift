// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The scroll view of a page view controller, and the pages in it.
///
///     rest -- finger, or the program --> turning (the pending page has appeared half) -- rests --> rest
///
/// There are three places beside each other: before, current, after. At rest the current one is visible, so the offset is one
/// page (V22). Insets keep the content from places without a page. The scroll view's delegate is the application's.
@MainActor
final class PageScroller {
    private unowned let owner: UIPageViewController
    let view = UIScrollView(frame: .zero)
    private var before: UIViewController?
    private var after: UIViewController?
    private var areNeighboursKnown = false
    /// The page that is becoming visible.
    private var pending: (page: UIViewController, isForward: Bool)?
    /// Whether the user turns the page: then the delegate is told.
    private var isByHand = false
    private var completion: ((Bool) -> Void)?
    private var isPlacing = false

    init(_ owner: UIPageViewController) {
        self.owner = owner
        view.offsetObserver = { [weak self] _ in self?.didScroll() }
        view.liftObserver = { [weak self] in self?.fingerLifted(target: $0) }
        view.restObserver = { [weak self] in if let self, !view.isTracking { settle() } }
        view.isPagingEnabled = true
        view.showsHorizontalScrollIndicator = false
        view.showsVerticalScrollIndicator = false
        view.contentInsetAdjustmentBehavior = .never
        view.allowsKeyboardScrolling = false
        view.scrollsToTop = false
        if owner.navigationOrientation == .horizontal {
            view.alwaysBounceHorizontal = true
        } else {
            view.alwaysBounceVertical = true
        }
    }

    // MARK: Places

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

    private var isMirrored: Bool { isHorizontal && view.isRightToLeft }

    /// From one page to the next, in points.
    private var pitch: CGFloat { isHorizontal ? view.bounds.width : view.bounds.height }

    /// The pages in the order of their places.
    private var places: [UIViewController?] {
        isMirrored ? [after, owner.current, before] : [before, owner.current, after]
    }

    /// V22: the current page has the middle place, also while there is none beside it.
    private func place(of page: UIViewController?) -> CGFloat {
        CGFloat(page.flatMap { page in places.firstIndex { $0 === page } } ?? 1) * pitch
    }

    /// The offsets at which a page is visible as a whole.
    private var range: ClosedRange<CGFloat> { (places[0] == nil ? pitch : 0)...(places[2] == nil ? pitch : 2 * pitch) }

    private var offset: CGFloat { isHorizontal ? view.contentOffset.x : view.contentOffset.y }

    private func move(to place: CGFloat, animated: Bool) {
        view.setContentOffset(isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place), animated: animated)
    }

    /// The scroll view is larger by the space between pages.
    func layout(in room: CGRect) {
        let frame =
            isHorizontal
            ? room.insetBy(dx: -owner.spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -owner.spacing / 2)
        guard frame != view.frame else { return }
        view.frame = frame
        guard pending == nil else { return }
        arrange()
    }

    /// Places everything at rest.
    private func arrange() {
        isPlacing = true
        let (length, range) = (3 * pitch, range)
        if isHorizontal {
            view.contentSize = CGSize(width: length, height: view.bounds.height)
            view.contentInset = UIEdgeInsets(
                top: 0, left: -range.lowerBound, bottom: 0, right: range.upperBound - 2 * pitch)
        } else {
            view.contentSize = CGSize(width: view.bounds.width, height: length)
            view.contentInset = UIEdgeInsets(
                top: -range.lowerBound, left: 0, bottom: range.upperBound - 2 * pitch, right: 0)
        }
        for case let page? in places where page.viewIfLoaded?.superview === view { setFrame(of: page) }
        move(to: place(of: owner.current), animated: false)
        isPlacing = false
    }

    private func setFrame(of page: UIViewController) {
        let half = owner.spacing / 2
        let place = place(of: page)
        page.view.frame =
            isHorizontal
            ? CGRect(x: place + half, y: 0, width: max(0, pitch - owner.spacing), height: view.bounds.height)
            : CGRect(x: 0, y: place + half, width: view.bounds.width, height: max(0, pitch - owner.spacing))
    }

    // MARK: Neighbours

    /// V2: asks for the neighbors once for each shown page.
    func prepareNeighbours() {
        guard !areNeighboursKnown, let current = owner.current, pending == nil, owner.viewIfLoaded?.window != nil else {
            return
        }
        areNeighboursKnown = true
        before = owner.dataSource?.pageViewController(owner, viewControllerBefore: current)
        after = owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
        arrange()
    }

    func forgetNeighbours() {
        guard pending == nil else { return }
        (before, after) = (nil, nil)
        areNeighboursKnown = false
        if owner.isViewLoaded { arrange() }
        prepareNeighbours()
    }

    // MARK: The program's pages

    /// Without motion.
    func replace(with page: UIViewController) {
        let old = owner.current
        (before, after) = (nil, nil)
        areNeighboursKnown = false
        guard page !== old else { return prepareNeighbours() }
        let tells = owner.appearance.state == .appeared && owner.viewIfLoaded?.window != nil
        old?.willMove(toParent: nil)
        owner.addChild(page)
        if tells {
            page.loadViewIfNeeded()
            old?.appearance.beginDisappearing(animated: false)
            page.appearance.beginAppearing(animated: false)
        }
        owner.currentDidChange(to: page)
        if owner.isViewLoaded { placeCurrent() }
        if tells { page.appearance.arrive() }
        old?.viewIfLoaded?.removeFromSuperview()
        if tells {
            old?.appearance.endDisappearing()
            page.appearance.endAppearing()
        }
        old?.removeFromParent()
        page.didMove(toParent: owner)
        prepareNeighbours()
    }

    func placeCurrent() {
        guard let current = owner.current, let content = current.view else { return }
        arrange()
        if content.superview !== view { view.addSubview(content) }
        content.autoresizingMask = []
        setFrame(of: current)
    }

    /// With motion.
    func turn(to page: UIViewController, forward: Bool, completion: ((Bool) -> Void)?) {
        (before, after) = forward ? (nil, page) : (page, nil)
        areNeighboursKnown = false
        self.completion = completion
        isByHand = false
        arrange()
        reveal(page, forward: forward)
        move(to: place(of: page), animated: true)
        if !view.isScrollAnimating { settle() }
    }

    /// Turns the page like a finger; without a page on that side nothing happens.
    func turnByHand(forward: Bool) {
        guard pending == nil else { return }
        prepareNeighbours()
        guard let page = forward ? after : before else {
            owner.current?.noteContainment(.noPage, by: owner)
            return
        }
        isByHand = true
        page.noteContainment(.turned, by: owner)
        reveal(page, forward: forward)
        move(to: place(of: page), animated: true)
        if !view.isScrollAnimating { settle() }
    }

    // MARK: Turning

    /// V3: a page becomes visible.
    private func reveal(_ page: UIViewController, forward: Bool) {
        guard let current = owner.current else { return }
        pending = (page, forward)
        if isByHand { owner.delegate?.pageViewController(owner, willTransitionTo: [page]) }
        owner.addChild(page)
        page.loadViewIfNeeded()
        page.appearance.beginAppearing(animated: true)
        current.appearance.beginDisappearing(animated: true)
        guard let content = page.view else { return }
        content.autoresizingMask = []
        view.addSubview(content)
        setFrame(of: page)
        page.appearance.arrive()
    }

    /// Everything rests: on the pending page, or on the previous one.
    private func settle() {
        guard let pending, let current = owner.current else { return }
        let isTurned = abs(offset - place(of: pending.page)) < 1
        let byHand = isByHand
        if isTurned { end(pending.page, instead: current, forward: pending.isForward) } else { stay(pending.page) }
        isByHand = false
        if byHand {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: isTurned)
        }
        let waiting = completion
        completion = nil
        waiting?(isTurned)
        prepareNeighbours()
    }

    private func end(_ page: UIViewController, instead old: UIViewController, forward: Bool) {
        pending = nil
        (before, after) = (nil, nil)
        areNeighboursKnown = false
        owner.currentDidChange(to: page)
        old.willMove(toParent: nil)
        page.appearance.endAppearing()
        old.viewIfLoaded?.removeFromSuperview()
        old.appearance.endDisappearing()
        old.removeFromParent()
        page.didMove(toParent: owner)
        arrange()
        if isByHand { owner.pageDidTurn(forward: forward) }
    }

    /// The finger let it go back (V3).
    private func stay(_ page: UIViewController) {
        guard let current = owner.current else { return }
        pending = nil
        current.appearance.beginAppearing(animated: true)
        page.appearance.beginDisappearing(animated: true)
        current.appearance.arrive()
        current.appearance.endAppearing()
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.appearance.endDisappearing()
        page.removeFromParent()
    }

    /// Ends the present turn at once, on its target page.
    func finish() {
        guard let pending else { return }
        let waiting = completion
        completion = nil
        view.stopScrollingAndZooming()
        isPlacing = true
        move(to: place(of: pending.page), animated: false)
        isPlacing = false
        settle()
        waiting?(false)
    }

    // MARK: The finger

    private func didScroll() {
        guard !isPlacing, view.isDragging || view.isDecelerating, let current = owner.current else { return }
        let distance = (offset - place(of: current)) * (isMirrored ? -1 : 1)
        guard abs(distance) > 0.5 else { return }
        let isForward = distance > 0
        if let pending, pending.isForward != isForward {
            // The finger went back over the page, to the other side.
            stay(pending.page)
        }
        guard pending == nil, let page = isForward ? after : before else { return }
        isByHand = true
        reveal(page, forward: isForward)
    }

    /// The finger's lift decides which page will be shown.
    private func fingerLifted(target: CGPoint) {
        let target = isHorizontal ? target.x : target.y
        if let pending {
            let isTurning = abs(target - place(of: pending.page)) < 1
            let page = isTurning ? pending.page : owner.current
            page?.noteContainment(isTurning ? .turned : .notTurned, by: owner)
        } else if !range.contains(offset) {
            owner.current?.noteContainment(.noPage, by: owner)
        }
    }
}
