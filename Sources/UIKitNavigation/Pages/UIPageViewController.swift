// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// Shows one page; a finger can turn to the pages before and after it.
///
/// The rules, V1 to V7, are in `Documentation/Containers.md`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, LayoutContainer {
    /// The axis along which pages follow each other; fixed when the controller is made.
    open private(set) var navigationOrientation: NavigationOrientation
    let spacing: CGFloat
    private(set) lazy var scroller = PageScroller(self)
    private var pageControl: UIPageControl?
    /// The page that is shown, or that the program is bringing in.
    private(set) var current: UIViewController?

    /// A controller without a page; ``setViewControllers(_:direction:animated:completion:)`` sets the first one.
    ///
    /// A spacing that is not a number counts as 0, and so does a negative one. A curl is reported, and the pages
    /// scroll.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.navigationOrientation = navigationOrientation
        let asked = options?[.interPageSpacing]
        spacing = max(0, asked as? CGFloat ?? (asked as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0)
        super.init(nibName: nil, bundle: nil)
        if style == .pageCurl { UIApplication.shared.report("\(self) scrolls: page curls are left out.") }
    }

    /// A controller of horizontal pages, also by `init()`. It has no nib.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    /// Makes a controller of pages in the direction that the storyboard says, horizontal without one.
    public required init?(coder: NSCoder) {
        navigationOrientation = coder.archive?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spacing = coder.archive?["pageSpacing"].flatMap { Double($0) }.map { max(0, $0) } ?? 0
        super.init(coder: coder)
        coder.archive?.finish(self, as: UIPageViewController.self)
    }

    /// Kept without an effect: scrolling pages have one side.
    open var isDoubleSided = false

    /// Always `scroll`.
    open var transitionStyle: TransitionStyle { .scroll }

    /// Held weakly, like the delegate. Setting it, even to the same object, requests the pages beside the shown one again (V2).
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            scroller.forgetNeighbours()
            updatePageControl(asksIndex: true)
        }
    }

    /// Gets the pages that the user turns; held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The page that is shown; `nil` before one is set.
    open var viewControllers: [UIViewController]? { current.map { [$0] } }

    /// None: the scroll view has its own.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Shows another page (V5). A list whose length is not one is reported, and changes nothing.
    ///
    /// - Parameter completion: gets whether the animation finished; without an animation it is called within the call.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let viewControllers, viewControllers.count == 1, let page = viewControllers.first else {
            return UIApplication.shared.report(
                "\(self) shows one page at a time: \(viewControllers?.count ?? 0) are not.")
        }
        scroller.finish()
        let isForward = direction == .forward
        if animated, isViewLoaded, view.window != nil, appearance.state == .appeared, current != nil, current !== page {
            scroller.turn(to: page, forward: isForward, completion: completion)
            updatePageControl(asksIndex: true)
        } else {
            scroller.replace(with: page)
            updatePageControl(asksIndex: true)
            completion?(true)
        }
    }

    func currentDidChange(to page: UIViewController?) { current = page }

    // MARK: Dots

    private func updatePageControl(asksIndex: Bool) {
        guard isViewLoaded else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0 else {
            pageControl?.removeFromSuperview()
            pageControl = nil
            return view.setNeedsLayout()
        }
        let control = pageControl ?? makePageControl()
        control.numberOfPages = count
        if asksIndex, current != nil { control.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        view.setNeedsLayout()
    }

    private func makePageControl() -> UIPageControl {
        let made = UIPageControl(frame: .zero)
        made.addAction(UIAction { [weak self] _ in self?.dotsWereTouched() }, for: .valueChanged)
        pageControl = made
        shownDot = made.currentPage
        view.addSubview(made)
        return made
    }

    private var shownDot = 0

    /// A person turned the page.
    func pageDidTurn(forward: Bool) {
        guard let pageControl else { return }
        pageControl.currentPage += forward ? 1 : -1
        shownDot = pageControl.currentPage
    }

    private func dotsWereTouched() {
        guard let pageControl else { return }
        let wanted = pageControl.currentPage
        pageControl.currentPage = scrollerDot(wanted)
    }

    /// The dot follows the page after it has turned.
    private func scrollerDot(_ wanted: Int) -> Int {
        let isForward = wanted > shownDot
        scroller.turnByHand(forward: isForward)
        return shownDot
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.container = self
        container.addSubview(scroller.view)
        view = container
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updatePageControl(asksIndex: true)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        layoutContent()
        scroller.placeCurrent()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scroller.prepareNeighbours()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        scroller.finish()
    }

    func layoutContent() {
        guard let view = viewIfLoaded else { return }
        var room = view.bounds
        if let pageControl {
            let height = pageControl.sizeThatFits(.zero).height + view.safeAreaInsets.bottom
            room.size.height = max(0, room.height - height)
            pageControl.frame = CGRect(
                x: 0, y: room.maxY, width: room.width, height: height - view.safeAreaInsets.bottom)
            shownDot = pageControl.currentPage
        }
        scroller.layout(in: room)
    }

    // MARK: Keys

    /// Arrow keys that no responder took turn the page.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isHorizontal = navigationOrientation == .horizontal
        let isMirrored = isHorizontal && view.isRightToLeft
        for press in presses {
            switch (press.key?.keyCode, isHorizontal) {
            case (.keyboardRightArrow, true), (.keyboardDownArrow, false):
                return scroller.turnByHand(forward: !isMirrored)
            case (.keyboardLeftArrow, true), (.keyboardUpArrow, false):
                return scroller.turnByHand(forward: isMirrored)
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }

    // MARK: The system's parts around the view

    open dynamic override var childForStatusBarStyle: UIViewController? { current }
    open dynamic override var childForStatusBarHidden: UIViewController? { current }
}
