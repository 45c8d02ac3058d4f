// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Shows columns beside each other if there is room, and otherwise one at a time.
///
/// The rules, V8 to V21, are in `Documentation/Containers.md`.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, LayoutContainer {
    /// The number of columns; fixed when the controller is made.
    open private(set) var style: Style
    var columns: [Column: UIViewController] = [:]
    /// The view of each visible column.
    var panes: [Column: SplitPane] = [:]
    let veil = UIDimmingView(frame: .zero)
    let collapse = SplitCollapse()
    private var modeStorage = DisplayMode.automatic
    private var isLaidOut = false
    private(set) lazy var edgePan = ColumnEdgePanGestureRecognizer(
        target: self, action: Selector("showPrimaryByEdge:", UISplitViewController.edgeWasSwiped(_:)))

    /// A controller with this many columns, all of them empty. The style is fixed.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of the style `unspecified`: two controllers, given as `viewControllers`.
    public convenience init() {
        self.init(style: .unspecified)
    }

    /// Makes a controller of the style `unspecified`. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        coder.archive?.finish(self, as: UISplitViewController.self)
    }

    /// Held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Without a style: the primary and the secondary controller. With one: the controllers in the columns.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [shownAlone].compactMap { $0 } : orderedColumns.compactMap { columns[$0] } }
        set {
            guard style == .unspecified else {
                return UIApplication.shared.report("\(self) has columns: use setViewController(_:for:).")
            }
            setColumn(.primary, newValue.first)
            setColumn(.secondary, newValue.dropFirst().first)
        }
    }

    /// Shows a controller in a column. A controller that is no navigation controller becomes the root of a new one (V11).
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else {
            return UIApplication.shared.report("\(self) has no columns: use viewControllers, or init(style:).")
        }
        guard column != .supplementary || style == .tripleColumn else {
            return UIApplication.shared.report("\(self) has no supplementary column: its style is doubleColumn.")
        }
        let isWrapped = vc == nil || vc is UINavigationController || column == .compact
        setColumn(column, isWrapped ? vc : vc.map { UINavigationController(rootViewController: $0) })
    }

    /// The controller that was set for a column, without the navigation controller that was made for it.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// The existing columns, from the primary one on.
    var orderedColumns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    private func setColumn(_ column: Column, _ controller: UIViewController?) {
        let old = columns[column]
        guard old !== controller else { return }
        if isCollapsed, collapse.isMoved(column) { return replaceMoved(column, controller) }
        columns[column] = controller
        panes.removeValue(forKey: column)?.removeFromSuperview()
        if let old, old.parent === self {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        if let controller {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if isLaidOut { layoutContent() }
    }

    // MARK: Modes

    /// Whether there is one column, because the width is compact (V8).
    open var isCollapsed: Bool { collapse.isCollapsed }

    /// The present display mode.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : resolvedMode }

    /// The preferred display mode; `automatic` at first. It has an effect only if there is room for columns.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { changeMode(to: preferredDisplayMode) } }

    /// The preferred arrangement with the secondary column; at first the width decides (V12).
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet { if preferredSplitBehavior != oldValue { layoutColumns(animated: true) } }
    }

    /// The arrangement of columns: `tile` beside the secondary one, `overlay` over it.
    open var splitBehavior: SplitBehavior { isOverlay ? .overlay : .tile }

    /// Whether columns lie over the secondary one: by preference, or if there is no room beside it (V12).
    var isOverlay: Bool {
        switch preferredSplitBehavior {
        case .overlay: true
        case .tile, .displace: false
        case .automatic: (viewIfLoaded?.bounds.width ?? 0) < SplitMetrics.tilingWidth
        }
    }

    var resolvedMode: DisplayMode {
        switch modeStorage {
        case .automatic: isOverlay ? .secondaryOnly : .oneBesideSecondary
        case .twoBesideSecondary where style != .tripleColumn: .oneBesideSecondary
        case .twoDisplaceSecondary: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        case .twoOverSecondary where style != .tripleColumn: .oneOverSecondary
        default: modeStorage
        }
    }

    func changeMode(to mode: DisplayMode, animated: Bool = true) {
        let old = resolvedMode
        modeStorage = mode
        guard resolvedMode != old else { return }
        if !isCollapsed { delegate?.splitViewController(self, willChangeTo: resolvedMode) }
        layoutColumns(animated: animated)
    }

    /// Shows a column (V13): with one column it comes on top.
    open func show(_ column: Column) {
        guard columns[column] != nil else { return }
        guard !isCollapsed else { return showCollapsed(column) }
        guard !shownColumns.contains(column), column != .compact else { return }
        let isTwo = style == .tripleColumn && column == .primary
        changeMode(
            to: isTwo
                ? (isOverlay ? .twoOverSecondary : .twoBesideSecondary)
                : isOverlay ? .oneOverSecondary : .oneBesideSecondary)
    }

    /// Hides a column; with one column the one below comes up.
    open func hide(_ column: Column) {
        guard !isCollapsed else { return hideCollapsed(column) }
        guard shownColumns.contains(column), column != .secondary else { return }
        let keepsOne = style == .tripleColumn && column == .primary
        changeMode(to: keepsOne ? (isOverlay ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly)
    }

    /// The visible columns, beside or over each other. With three columns, the one next to the secondary column is the
    /// supplementary one.
    var shownColumns: [Column] {
        let one: Column = style == .tripleColumn ? .supplementary : .primary
        switch resolvedMode {
        case .oneBesideSecondary, .oneOverSecondary: return [one, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return orderedColumns
        case .secondaryOnly, .automatic: return [.secondary]
        }
    }

    // MARK: Widths

    /// In points; `automaticDimension`, the value at first, means 320.
    open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { layoutColumns(animated: false) } }
    /// A part of the width, used where the width in points is automatic.
    open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
        didSet { layoutColumns(animated: false) }
    }
    /// The least width of the primary column, in points; 0 at first.
    open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { layoutColumns(animated: false) } }
    /// The greatest width of the primary column, in points; without limit at first. If the least width is greater, this one counts.
    open var maximumPrimaryColumnWidth: CGFloat = .greatestFiniteMagnitude { didSet { layoutColumns(animated: false) } }
    /// The width of the supplementary column, in points; `automaticDimension`, the value at first, means 320.
    open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension {
        didSet { layoutColumns(animated: false) }
    }
    /// A part of the width for the supplementary column, used where its width in points is automatic.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension {
        didSet { layoutColumns(animated: false) }
    }
    /// The least width of the supplementary column, in points; 0 at first.
    open var minimumSupplementaryColumnWidth: CGFloat = 0 { didSet { layoutColumns(animated: false) } }
    /// The greatest width of the supplementary column, in points; without limit at first. If the least width is greater, this one counts.
    open var maximumSupplementaryColumnWidth: CGFloat = .greatestFiniteMagnitude {
        didSet { layoutColumns(animated: false) }
    }
    /// The side of the primary column; the leading one at first.
    open var primaryEdge: PrimaryEdge = .leading { didSet { layoutColumns(animated: false) } }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        var width = SplitMetrics.primaryWidth
        if preferredPrimaryColumnWidthFraction > 0 { width = whole * preferredPrimaryColumnWidthFraction }
        if preferredPrimaryColumnWidth > 0 { width = preferredPrimaryColumnWidth }
        return min(max(width, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth, whole)
    }

    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        var width = SplitMetrics.supplementaryWidth
        if preferredSupplementaryColumnWidthFraction > 0 { width = whole * preferredSupplementaryColumnWidthFraction }
        if preferredSupplementaryColumnWidth > 0 { width = preferredSupplementaryColumnWidth }
        return min(max(width, minimumSupplementaryColumnWidth), maximumSupplementaryColumnWidth, whole)
    }

    /// Whether the secondary column has the button that shows and hides the others (V16, V21); automatic at first.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { layoutColumns(animated: false) } }
    }

    /// Whether the secondary column of three has a button that shows it alone, and brings the others back (V21); false at first.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { layoutColumns(animated: false) } }
    }

    /// The background of the primary column. Kept without an effect, as on phones and tablets: only Macs show it.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// The button of ``showsSecondaryOnlyButton``.
    private(set) lazy var secondaryOnlyButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
            primaryAction: UIAction(title: "Full Screen") { [weak self] _ in self?.toggleSecondaryOnly() })
        item.accessibilityLabel = "Full Screen"
        return item
    }()

    /// The mode before the secondary column was shown alone.
    private var modeBeforeSecondaryOnly: DisplayMode?

    private func toggleSecondaryOnly() {
        if resolvedMode == .secondaryOnly {
            changeMode(to: modeBeforeSecondaryOnly ?? (isOverlay ? .twoOverSecondary : .twoBesideSecondary))
        } else {
            modeBeforeSecondaryOnly = resolvedMode
            changeMode(to: .secondaryOnly)
        }
    }

    /// Whether a finger from the edge shows the primary column; true at first.
    open var presentsWithGesture = true { didSet { updateEdgePan() } }

    /// A bar button that shows and hides the primary column.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction(title: "Sidebar") { [weak self] _ in
                self?.togglePrimary()
            })
        item.accessibilityLabel = "Sidebar"
        return item
    }()

    private func togglePrimary() {
        let first: Column = style == .tripleColumn ? .supplementary : .primary
        if shownColumns.contains(first) { hide(first) } else { show(first) }
    }

    /// V13: if there is no column to show, the columns' content gets touches at the edge.
    func updateEdgePan() {
        edgePan.isEnabled = presentsWithGesture && !isCollapsed && shownColumns == [.secondary]
    }

    private func edgeWasSwiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard recognizer.state == .began else { return }
        show(style == .tripleColumn ? .supplementary : .primary)
    }

    // MARK: Showing controllers

    /// In the secondary column (V14); in the one column it is pushed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed {
            pushCollapsed(vc)
        } else if style == .unspecified {
            setColumn(.secondary, vc)
        } else {
            setViewController(vc, for: .secondary)
        }
        if !isCollapsed, isOverlay, shownColumns.count > 1 { changeMode(to: .secondaryOnly) }
    }

    /// In the primary column.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let stack = columns[.primary] as? UINavigationController {
            stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else {
            setColumn(.primary, vc)
        }
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.container = self
        veil.onTap = { [weak self] in self?.changeMode(to: .secondaryOnly) }
        edgePan.edges = .left
        container.addGestureRecognizer(edgePan)
        view = container
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        layoutContent()
    }

    func layoutContent() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        isLaidOut = true
        // V8: only in a window it is known whether there is room.
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        if isNarrow, !isCollapsed { collapseColumns() }
        if !isNarrow, isCollapsed { expandColumns() }
        edgePan.edges = isPrimaryAtRight ? .right : .left
        placeColumns()
    }

    var isPrimaryAtRight: Bool {
        (primaryEdge == .trailing) != view.isRightToLeft
    }

    func layoutColumns(animated: Bool) {
        guard isLaidOut, let view = viewIfLoaded else { return }
        guard animated, view.window != nil else { return placeColumns() }
        preparePanes()
        UIView.animate(withDuration: SplitMetrics.duration) { self.placeColumns() }
    }

    // MARK: The system's parts around the view

    open dynamic override var childForStatusBarStyle: UIViewController? { shownAlone ?? columns[.secondary] }
    open dynamic override var childForStatusBarHidden: UIViewController? { shownAlone ?? columns[.secondary] }
}

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    /// Posted when the effect of `showDetailViewController` may have changed: columns became one, or one became several.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// The finger at the edge that brings a column (V13). It has its own class, so that verdicts recognize it as a part of UIKit.
final class ColumnEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {}
