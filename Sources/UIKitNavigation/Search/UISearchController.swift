// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has begun, its text or scope has changed, or it has ended (SB22).
    func updateSearchResults(for searchController: UISearchController)
}

/// Gets a search's beginning and end (SB20). Every method is optional.
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

/// Shows a search over the searched controller: a bar, and below it the results or a veil.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let bar = UISearchBar(frame: .zero)
    private var isActiveStorage = false
    /// The controller under the active search.
    private weak var owner: UIViewController?
    /// The controller whose navigation item has the search.
    weak var itemOwner: UIViewController?
    /// The navigation bar, which is told when the search bar needs another room.
    weak var navigationBar: UINavigationBar?
    /// The deadline and the end of the change in progress.
    private var change: (deadline: EventClock.Deadline, end: @MainActor () -> Void)?

    /// - Parameter searchResultsController: shown over the searched controller while there is text; `nil` if that controller
    ///   shows results itself.
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

    /// A search without a controller for its results: the searched controller shows them itself.
    public convenience init() {
        self.init(searchResultsController: nil)
    }

    /// Makes a search without a controller for its results; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        bar.controller = self
    }

    /// Both held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Gets the search's beginning and end; see ``searchResultsUpdater``.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The controller of the results, over the searched controller; fixed when the search controller is made.
    open private(set) var searchResultsController: UIViewController?

    /// The bar of the search. A navigation item or the application places it.
    open var searchBar: UISearchBar { bar }

    /// Whether a veil covers the searched controller and takes its touches, as long as no results are shown; true at first (SB23).
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
    /// `obscuresBackgroundDuringPresentation`, by its name before iOS 9.1.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the row of the title is hidden while the search is active; true at first.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the bar has its cancel button while the search is active; true at first.
    open var automaticallyShowsCancelButton = true

    /// Whether the bar has its scopes by itself while the search is active; true at first. It follows ``scopeBarActivation``, and sets it.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When the bar has its scopes (SB27).
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        /// When the application shows them.
        case manual
        /// While there is a text or a token in the active search.
        case onTextEntry
        /// While the search is active.
        case onSearchActivation
    }

    /// When the bar has its scopes (SB27); while the search is active at first.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopes() } }

    /// SB27.
    private func updateScopes() {
        guard isActiveStorage, scopeBarActivation != .manual else { return }
        let isWanted = scopeBarActivation != .onTextEntry || bar.field.hasText
        bar.setShowsScope(isWanted && bar.scopeButtonTitles != nil, animated: true)
    }

    /// Where the navigation bar shows the search bar (N58); `stacked` for a bar that the application places.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        guard let item = navigationBar?.topItem, item.searchController === self else { return .stacked }
        return item.searchBarPlacement
    }

    /// Whether results are shown as soon as there is text; true at first.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

    /// Whether the results are shown, text or not.
    open var showsSearchResultsController = false {
        didSet {
            if showsSearchResultsController != oldValue { automaticallyShowsSearchResultsController = false }
            updateContent()
        }
    }

    /// Whether a search is active. Setting it begins or ends one. Only the bar's field brings the keyboard (SB21).
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

    /// SB2: the field became first responder, and the bar's delegate has been told.
    func searchBarDidBeginEditing() {
        if isActiveStorage { updateResults() } else { begin() }
    }

    /// Text or scope have changed, or the program changed the text (SB22).
    func updateResults() {
        guard isActiveStorage else { return }
        updateContent()
        if scopeBarActivation == .onTextEntry { updateScopes() }
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
        updateScopes()
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
        bar.field.tokens = []
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

    /// Moves the bar to its new place, then calls `completion`; at once if the bar is invisible.
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

    // MARK: Over the searched controller

    /// SB23: over the owner's view, and below the bar if the bar is in it. If the owner's view is a scroll view, the
    /// container is its sibling.
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
    /// The controller whose view contains this one.
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
