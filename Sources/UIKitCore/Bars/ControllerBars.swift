// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A controller's settings for the bars of its containers, made at the first request: most controllers have none.
@MainActor
final class ControllerBars {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var editButtonItem: UIBarButtonItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    var adjustsScrollViewInsets = true
    /// Kept here because it is rare too.
    var storyboard: UIStoryboard?
    /// What the storyboard has for the controller; kept here too.
    var archive: (any ControllerArchive)?
    weak var contentScrollView: UIScrollView?
    /// The transition in which the controller's children are.
    var transition: TransitionCoordinator?
    /// Told when `toolbarItems` changed.
    weak var toolbarObserver: (any ToolbarItemsObserver)?
}

/// A container with a toolbar.
@MainActor
package protocol ToolbarItemsObserver: AnyObject {
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool)
}

extension UIViewController {
    func makeBars() -> ControllerBars {
        if let bars { return bars }
        let made = ControllerBars()
        bars = made
        return made
    }

    /// The item without making it.
    package var navigationItemIfMade: UINavigationItem? { bars?.navigationItem }

    /// A storyboard made the controller, and has its view and its segues.
    package func belongs(to storyboard: UIStoryboard, _ archive: any ControllerArchive) {
        let bars = makeBars()
        (bars.storyboard, bars.archive) = (storyboard, archive)
    }

    /// Loads the view that the storyboard has for the controller (IB4). False if there is none.
    package func loadArchivedView() -> Bool { bars?.archive?.loadView(of: self) ?? false }

    /// Called when the controller's toolbar items change.
    package func observeToolbarItems(_ observer: (any ToolbarItemsObserver)?) {
        if observer != nil || bars != nil { makeBars().toolbarObserver = observer }
    }

    /// The coordinator of the transition that a container makes between its children. Descendants find it too.
    package var containerTransition: TransitionCoordinator? {
        get { bars?.transition }
        set { if newValue != nil || bars != nil { makeBars().transition = newValue } }
    }

    func makeEditButtonItem() -> UIBarButtonItem {
        let bars = makeBars()
        if let item = bars.editButtonItem { return item }
        let item = UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        bars.editButtonItem = item
        return item
    }

    func editingDidChange() {
        guard let item = bars?.editButtonItem else { return }
        item.systemItem = isEditing ? .done : .edit
        item.style = isEditing ? .done : .plain
    }

    /// The controller's items get the title too, if they exist.
    func titleDidChange() {
        guard let bars else { return }
        bars.navigationItem?.title = title
        bars.tabBarItem?.title = title
    }
}

// The part of containment that containers of other modules need.
extension UIViewController {
    /// Records a step of a container with this controller.
    package func noteContainment(_ change: PresentationNote.Change, by container: UIViewController?) {
        guard let application = UIApplication.current, let tracer = application.tracer else { return }
        tracer.record(
            .presentation(
                PresentationNote(
                    controller: tracer.subject(of: self), presenter: container.map(tracer.subject(of:)), change: change)
            ))
    }

    /// The controller leaves its parent before it was told, or stays although it was told that it leaves.
    package func setMovingFromParent(_ isMoving: Bool) { isMovingFromParentStorage = isMoving }

    /// Whether the controller fills its window by itself: no controller contains or presents it.
    package var isOutermost: Bool { parent == nil && presenter == nil }
}

/// A stack of controllers under a navigation bar.
package protocol ControllerStack: UIViewController {
    /// Begins the change of the stack that waits for a layout, if there is one (N67).
    func startWaitingTransition()
}
