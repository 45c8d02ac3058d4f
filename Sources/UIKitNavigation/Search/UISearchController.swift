// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Is asked for the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has begun, its text or scope has changed, or it has ended (SB22).
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's beginning and end (SB20). Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// A search begins; nothing has moved yet (SB20).
    func willPresentSearchController(_ searchController: UISearchController)
    /// A search has begun; the motion is over (SB20).
    func didPresentSearchController(_ searchController: UISearchController)
    /// A search ends; nothing has moved yet (SB20).
    func willDismissSearchController(_ searchController: UISearchController)
    /// A search has ended; the motion is over (SB20).
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// By default nothing is done. The call comes when a search begins, before anything moves (SB20).
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// By default nothing is done. The call comes after the motion with which a search begins (SB20).
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// By default nothing is done. The call comes when a search ends, before anything moves (SB20).
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// By default nothing is done. The call comes after the motion with which a search ends (SB20).
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows a search over the controller that it searches: a bar, and below it the results or a veil.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let bar = UISearchBar(frame: .zero)
    private var isActiveStorage = false
    /// The controller that the search lies over, while it is active.
    private weak var owner: UIViewController?
    /// The controller whose navigation item has the search.
    weak var itemOwner: UIViewController?
    /// Told when the bar takes another room.
    weak var navigationBar: UINavigationBar?
    /// Ends the change that is under way.
    private var change: (deadline: EventClock.Deadline, end: @MainActor () -> Void)?

    /// - Parameter searchResultsController: shown over what is searched while there is text; `nil` where that shows results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.controller = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.controller = self
    }

    /// A search without a controller for its results: what is searched shows them itself.
    public convenience init() {
        self.init(searchResultsController: nil)
    }

    /// Makes a search without a controller for its results; the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        bar.controller = self
    }

    /// Both held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of the search's beginning and end; see ``searchResultsUpdater``.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// What shows the results over what is searched; fixed when the controller is made.
    open private(set) var searchResultsController: UIViewController?

    /// The bar that is typed into. It is put where a navigation item or the application has it.
    open var searchBar: UISearchBar { bar }

    /// Whether what is searched lies under a veil that takes its touches, as long as no results are shown; true at first (SB23).
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }

    /// Whether the row of the title goes while the search is active; true at first.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the bar has its cancel button while the search is active; true at first.
    open var automaticallyShowsCancelButton = true

    /// Whether the bar has its scopes while the search is active; true at first.
    open var automaticallyShowsScopeBar = true

    /// Whether results are shown as soon as there is text; true at first.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

    /// Whether the results are shown, text or not.
    open var showsSearchResultsController = false {
        didSet {
            if showsSearchResultsController != oldValue { automaticallyShowsSearchResultsController = false }
            updateContent()
        }
    }

    /// Whether a search is under way. Setting it begins or ends one; the keyboard comes with the bar's field alone (SB21).
    open var isActive: Bool {
        get { isActiveStorage }
        set {
            guard newValue != isActiveStorage else { return }
            if newValue { begin() } else { end() }
        }
    }

    // MARK: View

    open override func loadView() { view = SearchContainerView(self) }

    private var container: SearchContainerView? { viewIfLoaded as? SearchContainerView }

    private var showsResults: Bool {
        guard searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? bar.field.hasText : showsSearchResultsController
    }

    private func updateContent() {
        guard isActiveStorage else { return }
        container?.show(
            results: showsResults ? searchResultsController : nil, isVeiled: obscuresBackgroundDuringPresentation)
    }

    // MARK: Beginning and end

    /// SB2: the field was made first responder, and the bar's delegate has heard of it.
    func searchBarDidBeginEditing() {
        if isActiveStorage { updateResults() } else { begin() }
    }

    /// Text or scope have changed, or the program changed the text (SB22).
    func updateResults() {
        guard isActiveStorage else { return }
        updateContent()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func begin() {
        guard let owner = itemOwner ?? bar.nearestController, owner.viewIfLoaded != nil else {
            return UIApplication.shared.report("\(self) cannot begin: its search bar is in no controller's view.")
        }
        finishChange()
        isActiveStorage = true
        noteContainment(.searching, by: owner)
        delegate?.willPresentSearchController(self)
        guard isActiveStorage else { return }
        self.owner = owner
        place(over: owner)
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil { bar.setShowsScope(true, animated: true) }
        bar.cancelButton?.isEnabled = true
        updateResults()
        changeBar { [weak self] in
            guard let self, isActiveStorage else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    private func end() {
        finishChange()
        noteContainment(.searchEnded, by: owner)
        delegate?.willDismissSearchController(self)
        guard isActiveStorage else { return }
        isActiveStorage = false
        bar.field.resignFirstResponder()
        bar.field.text = ""
        searchResultsUpdater?.updateSearchResults(for: self)
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
        container?.show(results: nil, isVeiled: false)
        removeFromOwner()
        changeBar { [weak self] in
            guard let self, !isActiveStorage else { return }
            delegate?.didDismissSearchController(self)
        }
    }

    /// The bar takes its new place; then `completion`, at once where nobody sees it.
    private func changeBar(_ completion: @escaping @MainActor () -> Void) {
        guard bar.window != nil else { return completion() }
        navigationBar?.searchDidChange(animated: true)
        let deadline = UIApplication.shared.clock.schedule(after: SearchMetrics.animationDuration) { [weak self] in
            self?.finishChange()
        }
        change = (deadline, completion)
    }

    private func finishChange() {
        guard let change else { return }
        self.change = nil
        change.deadline.cancel()
        change.end()
    }

    func barSizeDidChange() { navigationBar?.searchDidChange(animated: false) }

    // MARK: Over what is searched

    /// SB23: over the owner's view, and below the bar where that lies in it. What lies over a scroll view lies beside it.
    private func place(over owner: UIViewController) {
        guard let content = owner.view else { return }
        let isBeside = content is UIScrollView && content.superview != nil
        guard let host = isBeside ? content.superview : content else { return }
        loadViewIfNeeded()
        guard let container else { return }
        let parent = isBeside ? host.nearestController ?? owner : owner
        parent.addChild(self)
        container.frame = isBeside ? content.frame : content.bounds
        if bar.isDescendant(of: content) {
            let top = max(0, bar.convert(bar.bounds, to: host).maxY - container.frame.minY)
            container.frame.origin.y += top
            container.frame.size.height = max(0, container.frame.height - top)
        }
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(container)
        didMove(toParent: parent)
    }

    private func removeFromOwner() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}

extension UIView {
    /// The controller whose view this one is in.
    fileprivate var nearestController: UIViewController? {
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

extension UINavigationItem {
    /// The search whose bar is shown below the title while the item is shown (SB10).
    public var searchController: UISearchController? {
        get { searchPart as? UISearchController }
        set { searchPart = newValue }
    }
}
