import Foundation
import UIKitCore

/// What a collection uses again: a header, a footer, the superclass of cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Under which the collection reuses the view.
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used again. Overrides call `super`.
    open func prepareForReuse() {}

    /// The layout's word on the view, before it is seen. Overrides call `super`.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection. A touch in it goes up the chain to the collection, as a row's does (T20).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ListCell {
    private let content = UIView(frame: .zero)
    private var isHighlightedStorage = false
    private var isSelectedStorage = false
    private var needsConfiguration = true
    private var shownContent: (any UIView & UIContentView)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.frame = bounds
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }

    open var contentView: UIView { content }

    var collection: UICollectionView? { superview as? UICollectionView }

    /// Whether the cell looks pressed. The collection sets it while a touch is down.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set {
            guard newValue != isHighlightedStorage else { return }
            isHighlightedStorage = newValue
            stateChanged()
        }
    }

    /// Whether the cell looks chosen. The collection sets it; setting it here selects no item.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set {
            guard newValue != isSelectedStorage else { return }
            isSelectedStorage = newValue
            // T47: setting them has them read anew.
            markChanged(.accessibility)
            stateChanged()
        }
    }

    func showHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    func showSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Behind the content; of the size of the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Behind the content while the cell is pressed or chosen.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            stateChanged()
        }
    }

    /// What the item shows, as a value (T44).
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let shown = contentConfiguration?.updated(for: configurationState) else {
                shownContent?.removeFromSuperview()
                return shownContent = nil
            }
            if let view = shownContent, view.supports(shown) { return view.configuration = shown }
            shownContent?.removeFromSuperview()
            let view = shown.makeContentView()
            content.addSubview(view)
            shownContent = view
            setNeedsLayout()
        }
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        return state
    }

    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Called with the state when it changed, after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Brings the configuration in line with a state. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    private func stateChanged() {
        setNeedsUpdateConfiguration()
        guard let view = selectedBackgroundView else { return }
        if isHighlighted || isSelected {
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: content) }
        } else {
            view.removeFromSuperview()
        }
    }

    /// Called before the cell is used again. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setNeedsUpdateConfiguration()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
            if let contentConfiguration { shownContent?.configuration = contentConfiguration.updated(for: state) }
        }
        content.frame = bounds
        shownContent?.frame = content.bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    open override var canBecomeFocused: Bool { collection?.mayFocus(self) ?? false }

    /// A button, chosen or not.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits.union(collection == nil ? [] : .button)
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}

/// The content of a list's row in a collection.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
