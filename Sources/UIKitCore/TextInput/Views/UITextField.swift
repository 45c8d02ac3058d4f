// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Longer than other files: members that subclasses may override have to be in the class body.

/// A control with one line of text that its user edits.
///
/// A tap makes it first responder (D19). While it is, typing goes through the delegate:
///
///     shouldChangeCharactersIn -> text changed -> editingChanged -> textDidChangeNotification
///
/// The return key asks `textFieldShouldReturn` and sends ``UIControl/Event/editingDidEndOnExit``. If anybody is registered
/// for that event, editing ends. Line breaks in inserted text become spaces.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
    let editor = TextEditor()
    private(set) lazy var surface = TextSurface(editor, textStyle, metrics: textMetrics)
    let canvas = TextCanvas()
    let textInteraction = UITextInteraction(for: .editable)
    private lazy var touches = TextFieldTouches(self)
    let secret = SecureText()
    let border = ControlPart()
    let placeholderLabel = PlaceholderLabel()
    var clearButton: TextFieldClearButton?
    /// How far the text is scrolled to show the caret, in points.
    var scrollOffset: CGFloat = 0
    private var needsArrangement = true
    private var arrangedBounds = CGRect.null
    /// Where `drawText(in:)` shows the text; `nil` where an override shows none.
    var drawnArea: CGRect?
    /// Called when the button that clears the field is about to clear the text.
    package var willClear: (@MainActor () -> Void)?
    /// Whether the next typing replaces the hidden text.
    var replacesSecret = false
    private(set) var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var textColorStorage = UIColor.label
    private(set) var writingDirection = NSWritingDirection.natural {
        didSet { restyle() }
    }

    // MARK: Life

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes an empty field. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UITextField.self)
    }

    private func prepare() {
        editor.client = self
        canvas.clipsToBounds = true
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = fontStorage
        surface.isSingleLine = true
        addSubview(border)
        addSubview(placeholderLabel)
        addSubview(canvas)
        textInteraction.textInput = self
        textInteraction.delegate = touches
        addInteraction(textInteraction)
    }

    /// Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text. Setting `nil` makes it empty. The delegate does not hear of a setting.
    open var text: String? {
        get { editor.text }
        set {
            secret.hide()
            editor.setText(newValue ?? "")
        }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            placeholderLabel.font = fontStorage
            placeholderLabel.textColor = .placeholderText
            markChanged(.accessibility)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The font of the whole text, or of the beginning of a text in several; setting it changes the whole text. `nil` sets
    /// the system font of 17 points.
    open var font: UIFont? {
        get { fontStorage }
        set {
            fontStorage = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            placeholderLabel.font = fontStorage
            surface.setAttribute(.font, fontStorage)
            restyle()
        }
    }

    /// Whether a font of a text style or of `UIFontMetrics` follows the user's text size (AX31); false at first.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { followContentSize() } }
    }

    private func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let following = fontStorage.following(traitCollection)
        if following != fontStorage { font = following }
    }

    /// The color of the whole text, or of the beginning of a text in several; setting it changes the whole text. `nil` sets
    /// `UIColor.label`.
    open var textColor: UIColor? {
        get { textColorStorage }
        set {
            textColorStorage = newValue ?? .label
            surface.setAttribute(.foregroundColor, textColorStorage)
            setNeedsLayout()
        }
    }

    /// The alignment of the text; natural at first: at the side at which it begins.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            // Some set it again in each `textRect(forBounds:)`.
            guard textAlignment != oldValue else { return }
            placeholderLabel.textAlignment = textAlignment
            restyle()
        }
    }

    /// Whether each character is shown as a bullet; the last typed one is visible for two seconds. Such text is neither cut
    /// nor copied. When the field becomes first responder again, the first typing replaces the text.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            updateMask()
            markChanged(.accessibility)
        }
    }

    // MARK: Editing

    /// Whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear` allows it; false at first.
    open var clearsOnBeginEditing = false

    /// Whether the next typing replaces the whole text; any change of text or selection ends that. False at first.
    open var clearsOnInsertion = false

    open dynamic override var canBecomeFirstResponder: Bool { isEnabled }

    /// Disabling a field ends its editing. The delegate is not asked.
    open override var isEnabled: Bool {
        didSet {
            if !isEnabled, let window = responderWindow { FirstResponderChange.forceResign(self, in: window) }
        }
    }

    /// Begins editing, if the delegate allows it (D20, D22).
    @discardableResult
    open dynamic override func becomeFirstResponder() -> Bool {
        beginEditingBeforeKeyboard { super.becomeFirstResponder() }
    }

    /// Ends editing, if the delegate allows it (D21) or must not be asked (D17).
    @discardableResult
    open dynamic override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    /// D34: the field's own, cleared when it resigns.
    open override var undoManager: UndoManager? { editor.undoManager }

    /// The selection, to be restored later.
    open var interactionState: Any {
        get { TextInteractionState(selection: editor.selection) }
        set { if let state = newValue as? TextInteractionState { state.restore(in: editor) } }
    }

    private var inputViewStorage: UIView?
    private var inputAccessoryViewStorage: UIView?

    /// Shown instead of the keyboard while this field is first responder (D23).
    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    /// Shown over the keyboard while this field is first responder (D23).
    open override var inputAccessoryView: UIView? {
        get { inputAccessoryViewStorage }
        set { inputAccessoryViewStorage = newValue }
    }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { !editor.buffer.isEmpty }

    /// Types: the text replaces the selection. A line break is the return key.
    open func insertText(_ text: String) {
        if text.count == 1, text.first?.isNewline == true { return pressReturn() }
        clearForTyping()
        let start = (editor.marked?.range ?? editor.selection.range).lowerBound
        editor.insert(Self.onOneLine(text))
        showTyped(text, from: start)
    }

    /// Deletes the selection; without one the character before the caret.
    open func deleteBackward() {
        clearForTyping()
        editor.deleteBackward()
    }

    // MARK: UITextInput

    /// The text of the range; `nil` for a range of another text.
    open func text(in range: UITextRange) -> String? { surface.text(in: range) }

    /// The text replaces the range, and the caret stands behind it. The delegate is not asked: code that acts for the user
    /// calls `shouldChangeText(in:replacementText:)` before.
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(surface.range(range), with: Self.onOneLine(text))
    }

    /// Asks the delegate about the user's change. The code that is about to make the change calls this.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        text == "\n" || editor.mayChange(surface.range(range), to: Self.onOneLine(text))
    }

    /// The selection; a caret if it is empty. Ends inside a character move out to its ends.
    open var selectedTextRange: UITextRange? {
        get { surface.selectedTextRange }
        set { surface.selectedTextRange = newValue }
    }

    /// The place of a caret at the end of a wrapped line: at that line's end, or at the beginning of the next line.
    open var selectionAffinity: UITextStorageDirection {
        get { surface.selectionAffinity }
        set { surface.selectionAffinity = newValue }
    }

    /// The marked text of a composition; `nil` without one.
    open var markedTextRange: UITextRange? { surface.markedTextRange }

    /// Kept without an effect: marked text is always underlined.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Replaces the marked text, or without one the selection, by text, and marks it. The range selects within the new text,
    /// in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        surface.setMarkedText(markedText, selectedRange: selectedRange)
    }

    /// Keeps the marked text, and removes the mark.
    open func unmarkText() { editor.unmark() }

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { surface.beginning }
    /// The position behind the last character.
    open var endOfDocument: UITextPosition { surface.end }

    /// The range between two positions, given in any order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        surface.range(from: fromPosition, to: toPosition)
    }

    /// In UTF-16 units; a position within a character moves on to its end.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        surface.position(from: position, offset: offset)
    }

    /// The position a number of steps away on the screen; `nil` outside of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        surface.position(from: position, in: direction, offset: offset)
    }

    /// Which of two positions comes first; affinities do not count.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        surface.compare(position, to: other)
    }

    /// The number of UTF-16 units between two positions; negative if `toPosition` comes first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        surface.offset(from: from, to: toPosition)
    }

    /// Hears of changes that it did not make itself: a keyboard, for example. Not kept alive.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// Knows the units of the text: characters, words, sentences, paragraphs, lines.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// The end of the range that lies farthest in a direction on the screen.
    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        surface.position(within: range, farthestIn: direction)
    }

    /// The text from the position to the end of its line; upwards and downwards to an end of the whole text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        surface.characterRange(byExtending: position, in: direction)
    }

    /// The direction of the paragraph at the position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        surface.baseWritingDirection(for: position)
    }

    /// Sets the direction of the whole text, for any range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        self.writingDirection = writingDirection
    }

    /// The attributes that the text has at the position; `nil` for a position of another text input.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        guard let position = position as? TextInputPosition else { return nil }
        return editor.attributes(at: position.offset, direction, wholeText)
    }

    /// The part of the range that lies on its first line, in the coordinates of ``textInputView`` (points).
    open func firstRect(for range: UITextRange) -> CGRect {
        arrangeIfNeeded()
        return surface.firstRect(for: range)
    }

    /// The rectangle of a caret at the position, in the coordinates of ``textInputView`` (points).
    open dynamic func caretRect(for position: UITextPosition) -> CGRect {
        arrangeIfNeeded()
        return surface.caretRect(for: position)
    }

    /// The rectangles that cover the range, in the coordinates of ``textInputView`` (points).
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        arrangeIfNeeded()
        return surface.selectionRects(for: range)
    }

    /// The position nearest to a point, on the line at its height; the point is in the coordinates of
    /// ``textInputView``.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        arrangeIfNeeded()
        return surface.closestCaret(to: point)
    }

    /// The position within the range that is nearest to a point of the coordinates of ``textInputView``.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        arrangeIfNeeded()
        return surface.closestPosition(to: point, within: range)
    }

    /// The character at a point of the coordinates of ``textInputView``; `nil` if there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        arrangeIfNeeded()
        return surface.characterRange(at: point)
    }

    // MARK: Traits

    /// Which letters are capitalized; at first those that begin sentences.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether typing is corrected; the host decides at first.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether unknown words are marked; the host decides at first.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether quotation marks become typographic ones. Kept without an effect.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two hyphens become a dash. Kept without an effect.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether pasting and cutting keeps one space between words. Kept without an effect.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// Which keys are offered.
    open var keyboardType: UIKeyboardType = .default
    /// The look of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The text of the return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the return key is off while there is no text; false at first.
    open var enablesReturnKeyAutomatically = false
    /// Whether users may edit attributes. Kept without an effect: no menu offers it.
    open var allowsEditingTextAttributes = false
    /// The meaning of the text, for filling it in; `nil` at first.
    open var textContentType: UITextContentType!
    /// The rules for a new password; `nil`, the value at first, for none. Kept without an effect.
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Edit actions

    /// F2: the edit actions that make sense with the text and the selection as they are.
    open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        TextCommands.canPerform(action, on: self) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { TextCommands.cut(from: self) }
    open override func copy(_ sender: Any?) { TextCommands.copy(from: self) }
    open override func paste(_ sender: Any?) {
        TextCommands.paste(Self.onOneLine(TextCommands.pastedText(for: self)), into: self)
    }
    open override func select(_ sender: Any?) { TextCommands.selectWord(in: self) }
    open override func selectAll(_ sender: Any?) { TextCommands.selectAll(in: self) }
    open override func delete(_ sender: Any?) { TextCommands.delete(in: self) }

    /// Asks the delegate for the menu.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(
            self, editMenuForCharactersIn: NSRange(surface.range(textRange)), suggestedActions: suggestedActions)
    }

    /// Tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    /// Tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: Looks

    /// Whether a text that is too wide is shown smaller, down to ``minimumFontSize``; false at first. A text in several fonts
    /// keeps them.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { fitFont() } }
    }

    /// The smallest size of an adjusted text, in points. 0 at first, with which no text is adjusted.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { fitFont() } }
    }
    /// The smaller font in which the text fits; `nil` if it fits as it is.
    var fittedFont: UIFont?

    /// An image, stretched over the border's place, that replaces the border (PO10).
    open var background: UIImage? {
        didSet { if background !== oldValue { setNeedsArrangement() } }
    }

    /// Replaces ``background``, if there is one, while the field is disabled (PO10).
    open var disabledBackground: UIImage? {
        didSet { if disabledBackground !== oldValue { setNeedsArrangement() } }
    }
    var backgroundView: UIImageView?

    /// The border around the field; none at first.
    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { setNeedsArrangement() } }
    }

    /// When a button that clears the text is shown at the right; never at first. Without text it is never shown.
    open var clearButtonMode: ViewMode = .never {
        didSet { if clearButtonMode != oldValue { setNeedsArrangement() } }
    }

    /// Shown at the left of the text, when ``leftViewMode`` says.
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, by: leftView) }
    }

    /// When the left view is shown; never at first.
    open var leftViewMode: ViewMode = .never {
        didSet { if leftViewMode != oldValue { setNeedsArrangement() } }
    }

    /// Shown at the right of the text. While it is shown, there is no clear button.
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, by: rightView) }
    }

    /// When the right view is shown; never at first.
    open var rightViewMode: ViewMode = .never {
        didSet { if rightViewMode != oldValue { setNeedsArrangement() } }
    }

    // The places of the parts, in the field's own coordinates (points). Subclasses may override them.

    /// The rectangle of the border: the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the text while nobody edits it: between the border and the views at the sides.
    open dynamic func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds, whileEditing: false) }

    /// The rectangle of the text while it is edited: between the border and the views at the sides.
    open dynamic func editingRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds, whileEditing: true) }

    /// The rectangle of the placeholder: that of the text.
    open dynamic func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Shows the placeholder in a rectangle of the field's bounds (points), where `placeholderRect(forBounds:)` puts it. An
    /// override may pass another rectangle to `super`. If it does not call `super`, no placeholder is shown (PO3).
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.shownArea = rect }

    /// Shows the text, while nobody edits it, in a rectangle of the field's bounds (points), where `textRect(forBounds:)` puts
    /// it. An override may pass another rectangle to `super`. If it does not call `super`, no text is shown (PO3).
    open func drawText(in rect: CGRect) { drawnArea = rect }

    /// The rectangle of the clear button: 5 points from the right edge, halfway down.
    open dynamic func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

    /// The rectangle of the left view: at the left edge, in its own size.
    open dynamic func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideViewPlace(leftView, in: bounds, isLeft: true)
    }

    /// The rectangle of the right view: at the right edge, in its own size.
    open dynamic func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideViewPlace(rightView, in: bounds, isLeft: false)
    }

    // MARK: Layout

    func setNeedsArrangement() {
        needsArrangement = true
        setNeedsLayout()
    }

    func arrangeIfNeeded() {
        let isRemeasured = surface.lines.follow(textMetrics, editor.buffer)
        guard needsArrangement || isRemeasured || arrangedBounds != bounds else { return }
        needsArrangement = false
        arrangedBounds = bounds
        fitFont()
        arrange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        needsArrangement = true
        arrangeIfNeeded()
        showText()
    }

    /// The size of the content (points).
    open dynamic override var intrinsicContentSize: CGSize { fittingSize }

    /// The width of the text or of the placeholder, the greater one, with the border's room (E63).
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    /// Another window may belong to another visitor, whose screen has other measures.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        followContentSize()
        setNeedsArrangement()
    }

    override func textMetricsChanged() {
        surface.lines.reset(editor.buffer)
        setNeedsArrangement()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        restyle()
    }

    override var primaryEvent: Event { .editingDidEndOnExit }

    override var descriptionText: String? { isSecureTextEntry ? nil : editor.text }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .textField, label: placeholder, value: accessibleText, identifier: nil, isEnabled: isEnabled,
            isSelected: false)
    }

    // MARK: Attributes

    /// The attributes of parts of the text without attributes of their own.
    var wholeText: TextAttributes { TextAttributes(font: fontStorage, color: textColorStorage) }

    /// The text with its attributes. The field shows fonts, colors of letters and backgrounds, lines under and through the
    /// text, and distances of letters and of the baseline. Other attributes are kept, also through editing and undo. Parts
    /// without a font or color have the field's. Setting it gives the field the font and color of the first character. Masked
    /// text shows no attributes.
    open var attributedText: NSAttributedString? {
        get { editor.attributedText(wholeText) }
        set {
            let newValue = newValue ?? NSAttributedString(string: "")
            secret.hide()
            adopt(TextAttributes.read(newValue))
            editor.setAttributedText(newValue, wholeText)
            restyle()
        }
    }

    /// The placeholder with its attributes, which are shown as in a label. Parts without a font have the field's font; parts
    /// without a color have the placeholder color.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set {
            placeholder = newValue?.string
            placeholderLabel.attributedText = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The font and the color of the whole text, for parts without their own. Setting it gives the whole text all the set
    /// attributes.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { wholeText.values }
        set {
            adopt(TextAttributes.read(newValue))
            editor.restyle(newValue, wholeText)
            surface.lines.reset(editor.buffer)
            restyle()
        }
    }

    /// The attributes of the next typing: those of the text around it, or those that were set here since the last selection.
    /// `nil` while the field is not edited; do not set it then.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes(wholeText) : nil }
        set { if isEditing, let newValue { editor.setTypingAttributes(newValue, wholeText) } }
    }

    private func adopt(_ attributes: (font: UIFont?, color: UIColor?)) {
        fontStorage = attributes.font ?? fontStorage
        textColorStorage = attributes.color ?? textColorStorage
        placeholderLabel.font = fontStorage
    }
}
