// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The header or the footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the table reuses the view.
    public internal(set) var reuseIdentifier: String?
    private let content = UIView(frame: .zero)
    private lazy var label = makeLabel()
    private lazy var detail = makeDetail()
    private var hasDetail = false
    private var listContent: (any UIView & UIContentView)?
    private var configuring = ConfigurationUpdate()
    private var configuredBackground: UIView?
    /// Whether the title looks as in a grouped table.
    var isGrouped = false {
        didSet { if isGrouped != oldValue { styleLabel() } }
    }

    /// Whether the table keeps the view in sight, away from its own place (T17).
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

    /// A view of 320 × 28 points, until a table places it. Without an identifier it is not reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListConstants.plainTitleHeight))
        content.fill(self)
    }

    /// Makes a view that is not reused. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        content.fill(self)
        coder.archive?.finish(self, as: UITableViewHeaderFooterView.self)
    }

    /// T113: the margin at the sides of the list, in points; the narrow one until a table says its own.
    final var sideMargin = SideMargin.narrow {
        didSet {
            guard sideMargin != oldValue else { return }
            content.sideMarginChanged()
            setNeedsLayout()
        }
    }

    /// Called before the view is used again. Overrides call `super`.
    open dynamic func prepareForReuse() { setNeedsUpdateConfiguration() }

    /// The container of the view's own views: as large as the view.
    open var contentView: UIView { content }

    /// The title; made on first use.
    open var textLabel: UILabel? { label }

    /// A second text of 13 points below the title, made on first use.
    open var detailTextLabel: UILabel? {
        hasDetail = true
        return detail
    }

    /// Behind the content; of the size of the view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The view's content as a value (T44).
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            setNeedsLayout()
            guard let shown = contentConfiguration?.updated(for: configurationState) else {
                listContent?.removeFromSuperview()
                return listContent = nil
            }
            if let view = listContent, view.supports(shown) { return view.configuration = shown }
            listContent?.removeFromSuperview()
            let view = shown.makeContentView()
            content.addSubview(view)
            listContent = view
        }
    }

    /// A configuration with the look of a title in the view's table, and no content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        isGrouped ? .groupedHeader() : .plainHeader()
    }

    /// The background as a value (T46). It replaces ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil, backgroundView != nil { backgroundView = nil }
            if !configuring.isUnderWay { setNeedsUpdateConfiguration() }
        }
    }

    /// The background of a title in the view's table, to be changed and assigned.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }

    /// The state for configurations: the traits, whether the view takes no touches, and whether a plain table keeps it in sight.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// Whether the content's configuration follows the view's state by itself; true at first.
    open var automaticallyUpdatesContentConfiguration = true
    /// As ``automaticallyUpdatesContentConfiguration``, for the background.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Takes a header or a footer and its present state, and changes its configurations.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// Called with the new state after a change, after ``updateConfiguration(using:)`` (T45).
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state changed: the configurations follow before the next layout, once for several changes (T45).
    open func setNeedsUpdateConfiguration() {
        configuring.isNeeded = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. Overrides call `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Before layout and before the view is measured.
    private func updateConfigurationIfNeeded() {
        guard configuring.begin() else { return }
        defer { configuring.isUnderWay = false }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            listContent?.configuration = contentConfiguration.updated(for: state)
        }
        guard let backgroundConfiguration else {
            configuredBackground?.removeFromSuperview()
            return configuredBackground = nil
        }
        let view = configuredBackground ?? UIView(frame: bounds)
        let shown =
            automaticallyUpdatesBackgroundConfiguration
            ? backgroundConfiguration.updated(for: state) : backgroundConfiguration
        shown.show(in: view, traitCollection)
        if view.superview !== self { insertSubview(view, at: 0) }
        configuredBackground = view
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        content.addSubview(label)
        label.font = .preferredFont(forTextStyle: ListConstants.titleStyle(isGrouped: isGrouped))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = isGrouped ? .secondaryLabel : .label
        label.accessibilityTraits = .header
        return label
    }

    private func styleLabel() {
        label.font = .preferredFont(
            forTextStyle: ListConstants.titleStyle(isGrouped: isGrouped), compatibleWith: traitCollection)
        label.textColor = isGrouped ? .secondaryLabel : .label
    }

    private func makeDetail() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        content.addSubview(label)
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        content.frame = bounds
        backgroundView?.frame = bounds
        if let configuredBackground { backgroundConfiguration?.place(configuredBackground, in: self) }
        listContent?.frame = content.bounds
        guard listContent == nil, label.text?.isEmpty == false else { return }
        let width = max(bounds.width - 2 * sideMargin, 0)
        let available = CGSize(width: width, height: bounds.height)
        let height = min(label.sizeThatFits(available).height, bounds.height)
        let detailHeight = hasDetail ? detail.sizeThatFits(available).height : 0
        // A plain title stands in the middle, a grouped one near its rows; a second text belongs to it.
        let free = bounds.height - height - detailHeight
        let y = max(isGrouped ? free - 6 : free / 2, 0)
        label.frame = CGRect(x: sideMargin, y: y, width: width, height: height)
        if hasDetail { detail.frame = CGRect(x: sideMargin, y: y + height, width: width, height: detailHeight) }
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        let own = ListConstants.titleHeight(isGrouped: isGrouped, in: traitCollection)
        if let listContent { return CGSize(width: size.width, height: listContent.heightFitting(size.width)) }
        content.bounds.size = CGSize(width: size.width, height: own)
        let hasTitle = label.text?.isEmpty == false
        let height = content.heightFitting(size.width)
        return CGSize(width: size.width, height: hasTitle || height <= 0 ? max(own, height) : height)
    }

    /// T111: the height that the content needs in this width, by the constraints in `contentView` if it has any.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        verticalFittingPriority == .required ? targetSize : sizeThatFits(targetSize)
    }
}
