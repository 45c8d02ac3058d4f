import UIKitCore

/// The header or the footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Under which the table reuses the view.
    public internal(set) var reuseIdentifier: String?
    private let content = UIView(frame: .zero)
    private lazy var label = makeLabel()
    private lazy var detail = makeDetail()
    private var listContent: (any UIView & UIContentView)?
    /// Whether the title looks as in a grouped table.
    var isGrouped = false {
        didSet { if isGrouped != oldValue { styleLabel() } }
    }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListConstants.plainTitleHeight))
        addSubview(content)
    }

    /// Makes a view that is not reused; the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(content)
    }

    /// Called before the view is used again. Overrides call `super`.
    open func prepareForReuse() {}

    open var contentView: UIView { content }

    open var textLabel: UILabel? { label }

    open var detailTextLabel: UILabel? { detail }

    /// Behind the content; of the size of the view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// What the view shows, as a value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            listContent?.removeFromSuperview()
            listContent = contentConfiguration?.updated(for: configurationState).makeContentView()
            if let listContent { content.addSubview(listContent) }
            setNeedsLayout()
        }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        isGrouped ? .groupedHeader() : .plainHeader()
    }

    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        content.addSubview(label)
        label.font = .preferredFont(forTextStyle: isGrouped ? .footnote : .headline)
        label.textColor = isGrouped ? .secondaryLabel : .label
        label.accessibilityTraits = .header
        return label
    }

    private func styleLabel() {
        label.font = .preferredFont(forTextStyle: isGrouped ? .footnote : .headline)
        label.textColor = isGrouped ? .secondaryLabel : .label
    }

    private func makeDetail() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        content.addSubview(label)
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backgroundView?.frame = bounds
        listContent?.frame = content.bounds
        guard listContent == nil, label.text?.isEmpty == false else { return }
        let width = max(bounds.width - 40, 0)
        let height = min(label.sizeThatFits(CGSize(width: width, height: bounds.height)).height, bounds.height)
        // A plain title stands in the middle, a grouped one near its rows.
        let y = isGrouped ? bounds.height - height - 6 : (bounds.height - height) / 2
        label.frame = CGRect(x: 20, y: max(y, 0), width: width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = isGrouped ? ListConstants.groupedTitleHeight : ListConstants.plainTitleHeight
        guard let listContent else {
            content.bounds.size = CGSize(width: size.width, height: own)
            let fitted = content.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: size.width, height: max(own, fitted.height))
        }
        return CGSize(width: size.width, height: listContent.sizeThatFits(size).height)
    }
}
