// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Controls a collection, as its data source and its delegate.
///
/// Subclasses can override the members of the data source and the delegate. Here they have the protocols' default behavior. A
/// subclass that is a ``UICollectionViewDelegateFlowLayout`` adds that protocol's members itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout that the controller was made with.
    open private(set) var collectionViewLayout: UICollectionViewLayout

    // MARK: Life

    /// A controller whose collection is made with this layout when the view is loaded.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a flow layout. Nib names have no effect here: there are no archives.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with a flow layout. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        coder.archive?.finish(self, as: UICollectionViewController.self)
    }

    private var ownCollection: UICollectionView?

    /// The collection. It fills the controller's view, which is another one (T156). A new one without a data source or a delegate
    /// gets the controller (T145).
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollection
        }
        set {
            guard newValue !== ownCollection else { return }
            ownCollection?.removeFromSuperview()
            ownCollection = newValue
            guard let newValue else { return }
            newValue.dataSource = newValue.dataSource ?? self
            newValue.delegate = newValue.delegate ?? self
            if let view = viewIfLoaded {
                fill(view, with: newValue)
            } else {
                view = UIView(frame: newValue.frame)
            }
        }
    }

    /// The view around the collection. A collection that is set here, by an archive too, gets a view around it (T156).
    open override var view: UIView! {
        get { super.view }
        set {
            if let collection = newValue as? UICollectionView {
                collectionView = collection
            } else {
                super.view = newValue
                if let newValue, let ownCollection { fill(newValue, with: ownCollection) }
            }
        }
    }

    private func fill(_ view: UIView, with collection: UICollectionView) {
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collection, at: 0)
    }

    /// Whether the selection is cleared when the collection appears; true at first (T41).
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a resting finger moves an item, if the subclass moves items in its data (T118); true at first.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { if isViewLoaded { installMovement() } }
    }

    private var movement: StandardMovement?

    private func installMovement() {
        let isWanted = installsStandardGestureForInteractiveMovement && MovingControllers.contains(type(of: self))
        if !isWanted, let press = movement?.press { press.view?.removeGestureRecognizer(press) }
        movement = isWanted ? movement ?? StandardMovement(collectionView) : nil
    }

    // MARK: Controller

    open override func viewDidLoad() {
        super.viewDidLoad()
        installMovement()
    }

    open override func loadView() {
        if loadArchivedView() {
            collectionViewLayout = ownCollection?.collectionViewLayout ?? collectionViewLayout
            return
        }
        collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.flashScrollIndicators()
    }

    // MARK: Data

    /// By default there is one section.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// 0; a subclass with items overrides this.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// A subclass with items overrides this.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// By default an empty view, which is neither dequeued nor reused. A layout with such elements needs this method.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// By default the application can begin to move items (T114). A resting finger can too, if the subclass moves items in
    /// its data.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.missing.insert(.canMove)
        return false
    }
    /// Does nothing; a subclass whose items can be moved changes its data here.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Items

    /// By default the method without the present place answers.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// By default an item may go wherever it is moved.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// By default every item may be highlighted (T22).
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// By default nothing is done. The call comes when a touch highlights an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// By default nothing is done. The call comes when an item is highlighted no longer; after `didSelect` for a tap
    /// (T24).
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// By default a drag may choose every item (T149).
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    /// By default every item may be selected.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// By default every item may be deselected.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// By default nothing is done, and the trace says that nobody listens (T34).
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.missing.insert(.didSelect)
    }
    /// By default nothing is done, and the trace says that nobody listens (T34).
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        collectionView.missing.insert(.didDeselect)
    }
    /// By default nothing is done. The call comes when an item is about to be visible.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// By default nothing is done. The call comes when an item is no longer visible.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// By default the content stands where the layout proposes (T108).
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// By default nothing is done. The call comes when a supplementary view is about to be visible (T131).
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// By default nothing is done. The call comes when a supplementary view is no longer visible (T131).
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// By default items have a primary action while the collection is not edited (T130).
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
    /// By default nothing is done. The call comes after the item was selected (T130).
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// By default the collection's `selectionFollowsFocus` (T61).
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }
    /// By default focus may change (T128).
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    /// By default nothing is done (T128).
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// By default no item is preferred (T129).
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    /// By default an item can have focus if items can be selected in the present mode (T60).
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.selectionRefusal == nil
    }
    /// By default no item has commands in the form from before context menus (T126).
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// By default there is no command (T126).
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// By default nothing is done. The call comes when a command was chosen (T126).
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// By default an item has no menu (T90).
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// By default asks for the menu of the first item; `nil` for an empty list.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }

    // MARK: Scrolling

    /// Does nothing. The call comes whenever the offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes whenever the scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when a finger begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing, and leaves the target as it is. The call comes when the finger lifts; velocity and target are in
    /// points.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing. The call comes when the finger has lifted, and says whether the motion goes on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing. The call comes when the motion goes on without the finger.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when the motion without the finger is over.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when a motion that the program started is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// `nil`: two fingers zoom nothing.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing. The call comes when two fingers begin to zoom.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing. The call comes when the zooming is over, with the scale that is left.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// True: the content may go to its top when the user requests that.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing. The call comes when the content is at its top because the user requested that.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when the insets that include the safe area changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
