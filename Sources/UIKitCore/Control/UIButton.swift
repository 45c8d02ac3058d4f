// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// A control that performs its primary action when a touch lifts inside it.
///
/// After the actions of ``UIControl/Event/touchUpInside`` it sends ``UIControl/Event/primaryActionTriggered`` (E48). Its
/// ``configuration`` decides what it shows. Without one, the values set for each state decide.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
    var titles = StateTable<String>()
    var titleColors = StateTable<UIColor>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleShadowColors = StateTable<UIColor>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()
    /// Behind the content: a configuration's background, a selected system button's, a symbol's circle.
    let background = ControlPart()
    var backgroundImageView: ControlImageView?
    var titleLabelStorage: UIButtonLabel?
    var subtitleLabelStorage: UIButtonLabel?
    var imageViewStorage: ControlImageView?
    /// The tint color that the button gave the image view; `nil` while it is the button's own.
    var imageTint: UIColor?
    /// Turns in the place of the image.
    var activityIndicator: UIActivityIndicatorView?
    private var needsUpdateConfiguration = false

    // MARK: Pointers

    /// Whether the button changes when a pointer is over it (PT6); false at first.
    open var isPointerInteractionEnabled: Bool {
        get { hasPointer }
        set { hasPointer = newValue }
    }

    /// What the pointer does over the button. It has an effect only while `isPointerInteractionEnabled` is true.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { pointerStyle }
        set { pointerStyle = newValue }
    }

    // MARK: Life

    /// Makes a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        insertSubview(background, at: 0)
    }

    /// Makes a custom button with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        insertSubview(background, at: 0)
        coder.archive?.finish(self, as: UIButton.self)
    }

    /// Makes a button of a type. If the type has a symbol, the button shows it until it gets a title or an image.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType.symbol != nil { sizeToFit() }
    }

    /// Makes a button of a type that performs an action as its primary one, with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a custom button that performs an action as its primary one, with the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Makes a button with a configuration. If the configuration has no title or image, the button takes them from its
    /// primary action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
        sizeToFit()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
        if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
        if buttonType != .custom { sizeToFit() }
    }

    /// Makes a system button of this class with an image.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        guard let button = ClassInstantiation.make(Self.self) as? Self else {
            brokenRule("\(Self.self) cannot be made by init().")
        }
        button.buttonType = .system
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        button.sizeToFit()
        return button
    }

    // MARK: Kind

    /// The look without a configuration, chosen when the button is made.
    open package(set) var buttonType = ButtonType.custom

    /// What pressing the button means; normal at first.
    open var role = Role.normal { didSet { setNeedsLayout() } }

    /// Whether the primary action turns `isSelected` on and off, before it is sent; false at first. If the primary action
    /// opens the ``menu``, one element of the menu is on at a time instead, and the button shows its title.
    open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }

    /// The menu that the button shows for a long press, or for its primary action if ``UIControl/showsMenuAsPrimaryAction`` is on.
    open var menu: UIMenu? {
        didSet {
            if menu !== oldValue { isContextMenuInteractionEnabled = menu != nil }
            contentDidChange()
        }
    }

    /// The order of the menu's elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration() }

    override func menuDidChoose(_ element: UIMenuElement) {
        super.menuDidChoose(element)
        select(element)
    }

    /// Whether a touch holds the button down.
    open var isHeld: Bool { isTracking && isTouchInside }

    // MARK: Content for each state

    /// Sets the title for a state. States without a title use the normal state's.
    open func setTitle(_ title: String?, for state: State) {
        if titles.set(title, exactly: state) { contentDidChange() }
    }

    /// Sets the color of the title for a state. States without a color use the normal state's.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if titleColors.set(color, exactly: state) { contentDidChange() }
    }

    /// Sets a title with attributes for a state. It replaces ``title(for:)`` in that state, and in states that use the normal
    /// state's. Text without a color of its own has ``titleColor(for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        // Of a text that its owner changes, the button has what it was.
        let title = title?.copy() as? NSAttributedString
        if attributedTitles.set(title, exactly: state) { contentDidChange() }
    }

    /// Sets the color of the title's shadow for a state. States without a color use the normal state's; without either there
    /// is no shadow. The label's `shadowOffset` is the shadow's place.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        if titleShadowColors.set(color, exactly: state) { contentDidChange() }
    }

    /// Sets the configuration, in a state, of symbols without one of their own. States without a configuration use the normal
    /// state's.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        if symbolConfigurations.set(configuration, exactly: state) { contentDidChange() }
    }

    /// Sets the image for a state. States without an image use the normal state's.
    open func setImage(_ image: UIImage?, for state: State) {
        if images.set(image, exactly: state) { contentDidChange() }
    }

    /// Sets the image that fills the button behind its content, for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if backgroundImages.set(image, exactly: state) { contentDidChange() }
    }

    /// The title of a state; the normal state's where it has none.
    open func title(for state: State) -> String? { titles[state] }
    /// The color of the title in a state; the normal state's where it has none.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    /// The image of a state; the normal state's where it has none.
    open func image(for state: State) -> UIImage? { images[state] }
    /// The image behind the content in a state; the normal state's where it has none.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title with attributes of a state; the normal state's where it has none.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    /// The color of the title's shadow in a state; the normal state's where it has none.
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
    /// The configuration of symbols in a state; the normal state's where it has none.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// The title with attributes in the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }
    /// The color of the title's shadow in the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColors[state] }
    /// The configuration of symbols in the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[state] }

    /// Whether the image of a button without a configuration is paler while it is pressed, if the state has no image of its
    /// own; true at first.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    /// Whether the image of a button without a configuration is paler while it is disabled, if the state has no image of its
    /// own; true at first.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    /// Whether a white light shines in the middle of the button while it is pressed; false at first. Its size and strength are ours.
    open var showsTouchWhenHighlighted = false { didSet { setNeedsLayout() } }
    var touchGlow: CAGradientLayer?
    /// Whether the title's shadow is at the other side while the button is pressed; false at first.
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }

    /// The title in the present state.
    open var currentTitle: String? { titles[state] }
    /// The color in which the title is shown now.
    open var currentTitleColor: UIColor { shownTitleColor }
    /// The image in the present state.
    open var currentImage: UIImage? { images[state] }
    /// The image behind the content in the present state.
    open var currentBackgroundImage: UIImage? { backgroundImages[state] }

    func contentDidChange() {
        setNeedsLayout()
        markChanged(.accessibility)
    }

    // MARK: Parts

    /// The label of the title. Its font may be set; its text and color follow the button.
    open var titleLabel: UILabel? { makeTitleLabel() }

    /// The view that shows the image; made when it is first asked for.
    open var imageView: UIImageView? { makeImageView() }

    /// The label under the title; `nil` without a configuration that has a subtitle.
    open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : makeSubtitleLabel() }

    /// Between the edges and the content, in points; a configuration has its own.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Moves the title within the content, in points. The button's size does not depend on it. For a centered title, left and
    /// right each count half. A configuration has its own.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Moves the image within the content, as `titleEdgeInsets` moves the title.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: Configuration

    /// Content and look as a value; `nil`, the type's look, at first.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { contentDidChange() } }
    }

    /// Called before layout: after every change of the button's state, and after a request.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration's colors follow the state, and whether a change of the state calls the update handler.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsLayout() } }

    /// Asks for ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Makes the configuration follow the state: calls the update handler. Overrides may set ``configuration``.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Layout

    /// Where the background is shown, in the button's own coordinates (points).
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where image and texts may go.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

    /// Where the title goes in a room for the content (points, the button's own coordinates).
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let rect = configuration == nil ? contentRect.inset(by: titleEdgeInsets) : contentRect
        return contentLayout(width: rect.width).frames(in: rect).title
    }

    /// Where the image goes in a room for the content (points, the button's own coordinates).
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        guard configuration == nil else { return contentLayout(width: contentRect.width).frames(in: contentRect).image }
        let rect = contentRect.inset(by: imageEdgeInsets)
        // E69
        return contentLayout(width: rect.width).frames(in: rect).image.shrunk(to: rect)
    }

    /// The size of the content (points).
    open dynamic override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The size of the content with its margins (points). A width above 0 limits a title of several lines.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        refresh()
        return fittingSize(width: size.width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            updateConfiguration()
        }
        refresh()
        placeParts()
        if touchGlow != nil || showsTouchWhenHighlighted { refreshGlow() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { followTextSize() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
        if adjustsImageSizeForAccessibilityContentSizeCategory { imageSizeDidChange() }
    }

    /// Whether the button's image is larger at text sizes for accessibility; false at first (AX36).
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false { didSet { imageSizeDidChange() } }

    private func imageSizeDidChange() {
        imageViewStorage?.adjustsImageSizeForAccessibilityContentSizeCategory =
            adjustsImageSizeForAccessibilityContentSizeCategory
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Events

    override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() } else { setNeedsLayout() }
    }

    /// E48.
    override func didSendTouchUp(_ touchEvent: Event, with event: UIEvent?) {
        if touchEvent == .touchUpInside { sendPrimaryAction(with: event) }
    }

    open override func performPrimaryAction() {
        if isEnabled, !showMenuAsPrimaryAction() { sendPrimaryAction(with: nil) }
    }

    override var primaryEvent: Event { .touchUpInside }

    override func sendPrimaryAction(with event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.primaryActionTriggered, with: event)
    }

    // MARK: Text for people

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .button, label: shownTitle ?? shownImage?.accessibilityLabel ?? buttonType.symbol?.meaning,
            value: configuration?.subtitle, identifier: nil, isEnabled: isEnabled, isSelected: isSelected)
    }

    // MARK: Gestures around it

    /// G64: false for a tap recognizer of a view around the button: the tap is the button's own.
    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !losesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
