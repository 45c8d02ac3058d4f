// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A search field, with a cancel button and scopes if requested.
///
/// The rules, SB1 to SB28, are in `Documentation/Search.md`.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// The prominence of the bar.
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent
        case minimal
    }

    let field = UISearchTextField(frame: .zero)
    private lazy var listener = SearchFieldListener(self)
    private(set) var cancelButton: UIButton?
    private var trailingButton: UIButton?
    private var scopeControl: UISegmentedControl?
    private var promptLabel: UILabel?
    /// The search controller of the bar; it is told after the delegate.
    weak var controller: UISearchController?
    /// Whether a navigation bar shows it; that bar has its own padding.
    var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { sizeDidChange() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes an empty bar. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UISearchBar.self)
    }

    private func prepare() {
        field.delegate = listener
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        field.accessibilityIdentifier = "SearchField"
        addSubview(field)
    }

    /// Held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Where the delegate says that the bar is; attached to the top, the background reaches over the unsafe area there (N55).
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    // MARK: Text

    /// The searched text. Setting it tells the search controller, but not the delegate (SB3).
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text ?? "" else { return }
            field.text = newValue
            controller?.updateResults()
        }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line above the field.
    open var prompt: String? { didSet { promptDidChange() } }

    /// The text field of the bar. Its delegate belongs to the bar and must not be changed.
    open var searchTextField: UISearchTextField { field }

    /// Returns `searchField`, `cancelButton` or the cancel button's text, which sources for iOS reach by name (PO9).
    open override func value(forKey key: String) -> Any? {
        switch key.drop(while: { $0 == "_" }) {
        case "searchField", "searchBarTextField": field
        case "cancelButton": cancelButton
        case "cancelButtonText": cancelText
        default: super.value(forKey: key)
        }
    }

    /// Sets `cancelButtonText`, or a property of any view (PO9).
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key.drop(while: { $0 == "_" }) == "cancelButtonText", let text = value as? String else {
            return super.setValue(value, forKey: key)
        }
        cancelText = text
    }

    private var cancelText = "Cancel" {
        didSet {
            cancelButton?.setTitle(cancelText, for: .normal)
            setNeedsLayout()
        }
    }

    // MARK: Buttons

    /// Whether there is a button that cancels the search; false at first.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button, animated if requested.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        if showsCancelButton {
            let button = UIButton(type: .system)
            button.setTitle(cancelText, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.accessibilityIdentifier = "CancelSearch"
            button.addAction(UIAction { [weak self] _ in self?.cancelWasChosen() }, for: .primaryActionTriggered)
            cancelButton = button
            addSubview(button)
        } else {
            cancelButton?.removeFromSuperview()
            cancelButton = nil
        }
        layoutAgain(animated: animated)
    }

    /// Whether there is a button for earlier searches while the field is empty; false at first.
    open var showsBookmarkButton = false { didSet { trailingButtonDidChange() } }

    /// Whether there is a button for the list of results; false at first. It comes before bookmarks.
    open var showsSearchResultsButton = false { didSet { trailingButtonDidChange() } }

    /// Whether the results button looks selected; false at first. A tap does not change it.
    open var isSearchResultsButtonSelected = false {
        didSet { trailingButton?.isSelected = isSearchResultsButtonSelected }
    }

    private func trailingButtonDidChange() {
        trailingButton = nil
        field.rightView = nil
        guard showsSearchResultsButton || showsBookmarkButton else { return }
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: showsSearchResultsButton ? "list.bullet" : "book"), for: .normal)
        button.accessibilityLabel = showsSearchResultsButton ? "Results" : "Bookmarks"
        button.isSelected = isSearchResultsButtonSelected
        button.frame = CGRect(x: 0, y: 0, width: SearchMetrics.fieldHeight, height: SearchMetrics.fieldHeight)
        button.addAction(UIAction { [weak self] _ in self?.trailingWasChosen() }, for: .primaryActionTriggered)
        field.rightView = button
        field.rightViewMode = .unlessEditing
        trailingButton = button
    }

    private func trailingWasChosen() {
        if showsSearchResultsButton {
            delegate?.searchBarResultsListButtonClicked(self)
        } else {
            delegate?.searchBarBookmarkButtonClicked(self)
        }
    }

    // MARK: Scopes

    /// The titles of the scopes; shown with `showsScopeBar`.
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

    /// Whether the scopes are shown, below the field; false at first.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scopes below the field, animated if requested.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        scopesDidChange()
        layoutAgain(animated: animated)
    }

    private var showsScopes = false

    /// The index of the selected scope, from 0 on; an index out of range becomes the nearest. Setting it does not tell the
    /// delegate.
    open var selectedScopeButtonIndex = 0 { didSet { scopeControl?.selectedSegmentIndex = shownScope } }

    private var shownScope: Int { min(max(selectedScopeButtonIndex, 0), max(0, (scopeButtonTitles?.count ?? 0) - 1)) }

    private func scopesDidChange() {
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        defer { sizeDidChange() }
        guard showsScopes, let titles = scopeButtonTitles, !titles.isEmpty else { return }
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = shownScope
        control.accessibilityIdentifier = "SearchScopes"
        control.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
        scopeControl = control
        addSubview(control)
    }

    private func scopeWasChosen() {
        guard let scopeControl else { return }
        selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.updateResults()
    }

    // MARK: Looks

    /// The prominence of the bar; `minimal` has no background.
    open var searchBarStyle: Style = .default { didSet { backgroundDidChange() } }

    /// The color behind the bar; `nil`, the value at first, for the default one.
    open var barTintColor: UIColor? { didSet { backgroundDidChange() } }

    /// `black` is a black bar, unless other properties override it.
    open var barStyle = UIBarStyle.default { didSet { backgroundDidChange() } }

    /// Kept without an effect: the bar itself has no blur.
    open var isTranslucent = true

    /// An image behind the bar, the same for all positions and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }

    /// The image behind the bar, the same for all positions and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// An image behind the text, instead of the field's background and border; the same in all states.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        field.background = backgroundImage
    }

    /// The image behind the text.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.background }

    private var icons: [Icon: UIImage] = [:]

    /// The purpose of an icon in a search bar.
    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    /// Sets an image instead of the magnifying glass; `nil` restores it. It is the same in all states. Images for other icons
    /// are kept without an effect.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon] = iconImage
        if icon == .search { field.showIcon(iconImage) }
    }

    /// The image of an icon; `nil` for the system's.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

    /// Fills the bar behind the field, instead of its color; `nil`, the value at first, for none. An empty image,
    /// `UIImage()`, shows nothing at all (SB9).
    open var backgroundImage: UIImage? {
        get { backgroundImageView?.image }
        set {
            backgroundImageView?.removeFromSuperview()
            backgroundImageView = newValue.map { UIImageView(image: $0) }
            if let backgroundImageView {
                backgroundImageView.frame = bounds
                backgroundImageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(backgroundImageView, at: 0)
            }
            backgroundDidChange()
        }
    }

    private var backgroundImageView: UIImageView?

    private func backgroundDidChange() {
        let color = barTintColor ?? (barStyle == .black ? .black : nil)
        backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? nil : color
    }

    private func promptDidChange() {
        promptLabel?.removeFromSuperview()
        promptLabel = nil
        defer { sizeDidChange() }
        guard let prompt else { return }
        let label = UILabel(frame: .zero)
        label.text = prompt
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        promptLabel = label
        addSubview(label)
    }

    // MARK: The field's messages, in the order of SB1 to SB5

    func editingDidBegin() {
        cancelButton?.isEnabled = true
        delegate?.searchBarTextDidBeginEditing(self)
        controller?.searchBarDidBeginEditing()
    }

    /// SB5: the cancel button is disabled if there is no search to end.
    func editingDidEnd() {
        if controller?.isActive != true { cancelButton?.isEnabled = false }
        delegate?.searchBarTextDidEndEditing(self)
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        controller?.updateResults()
    }

    /// SB4.
    func searchWasChosen() {
        if field.enablesReturnKeyAutomatically, !field.hasText { return }
        delegate?.searchBarSearchButtonClicked(self)
        if controller?.isActive == true { field.resignFirstResponder() }
    }

    func cancelWasChosen() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    // MARK: Responder

    open dynamic override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// The field becomes first responder instead of the bar.
    @discardableResult
    open dynamic override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open dynamic override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    open override var isFirstResponder: Bool { field.isFirstResponder }

    private static let escape = Selector("_cancelSearchByKey", UISearchBar.cancelWasChosen)

    /// SB5: Escape acts as the cancel button, if there is one.
    open dynamic override var keyCommands: [UIKeyCommand]? {
        guard cancelButton?.isEnabled == true else { return super.keyCommands }
        let command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escape)
        return (super.keyCommands ?? []) + [command]
    }

    // MARK: Layout

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barSizeDidChange()
    }

    private func layoutAgain(animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: SearchMetrics.animationDuration) { self.layoutIfNeeded() }
    }

    /// In points.
    var fittingHeight: CGFloat {
        (isInNavigationBar ? SearchMetrics.barHeight : SearchMetrics.fieldHeight + 2 * SearchMetrics.padding)
            + (promptLabel == nil ? 0 : SearchMetrics.promptHeight)
            + (scopeControl == nil ? 0 : SearchMetrics.scopeHeight)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = isInNavigationBar ? BarMetrics.titleMargin : SearchMetrics.margin
        let inner = CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: bounds.height)
        var top: CGFloat = 0
        if let promptLabel {
            promptLabel.frame = CGRect(x: inner.minX, y: 4, width: inner.width, height: SearchMetrics.promptHeight - 4)
            top = SearchMetrics.promptHeight
        }
        top += isInNavigationBar ? 1 : SearchMetrics.padding
        var row = CGRect(x: inner.minX, y: top, width: inner.width, height: SearchMetrics.fieldHeight)
        if let cancelButton {
            let width = cancelButton.sizeThatFits(.zero).width.rounded(.up) + SearchMetrics.margin
            cancelButton.frame = CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
            row.size.width -= width + SearchMetrics.margin
        }
        field.frame = row
        scopeControl?.frame = CGRect(x: inner.minX, y: row.maxY + 8, width: inner.width, height: 32)
        mirrorIfRightToLeft([field, cancelButton].compactMap { $0 })
    }
}
