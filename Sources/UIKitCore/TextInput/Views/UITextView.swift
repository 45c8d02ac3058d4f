// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Longer than other files: members that subclasses may override have to be in the class body.

/// A scroll view of text on several lines that its user edits, or only selects.
///
/// A tap makes it first responder (D19). While it is, typing goes through the delegate:
///
///     shouldChangeTextIn -> text changed -> textViewDidChange -> textDidChangeNotification
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
    /// Posted after the delegate was told, with the view as object (D20).
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted after the delegate was told, with the view as object (D21).
    public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted after the user's change, with the view as object.
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    let editor = TextEditor()
    private(set) lazy var surface = TextSurface(editor, textStyle, metrics: textMetrics)
    let canvas = TextCanvas()
    var textInteraction = UITextInteraction(for: .editable)
    private var needsArrangement = true
    private var arrangedWidth: CGFloat = -1
    private(set) var fontStorage = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    private(set) var textColorStorage = UIColor.label
    private(set) var writingDirection = NSWritingDirection.natural {
        didSet { restyle() }
    }
    /// Whether the caret is to be shown after the next layout.
    var revealsCaret = false

    // MARK: Life

    /// Makes an empty view. As on iOS, subclasses override ``init(frame:textContainer:)``.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes an empty view whose text keeps the distances of a container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        if let textContainer { self.textContainer = textContainer }
        super.init(frame: frame)
        prepare()
        if let storage = textContainer?.layoutManager?.textStorage { show(storage) }
    }

    /// The container of the text, with its distances from the sides besides `textContainerInset`.
    open private(set) var textContainer: NSTextContainer = {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }()

    /// The text as a storage that can be changed in place. The view follows, and does not ask the delegate (PO11).
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let made = NSTextStorage()
        made.view = self
        storage = made
        updateStorage()
        return made
    }
    var storage: NSTextStorage?
    var storageIsChanging = false

    /// Knows the place of each character, in the coordinates of ``textContainer``.
    open var layoutManager: NSLayoutManager {
        if let manager = textContainer.layoutManager { return manager }
        let made = NSLayoutManager()
        textStorage.addLayoutManager(made)
        made.addTextContainer(textContainer)
        return made
    }

    /// Makes an empty view. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UITextView.self)
    }

    /// Makes an empty view with an empty frame. The argument has no effect: there is only one way to lay out text.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
    }

    private func prepare() {
        editor.client = self
        textContainer.textView = self
        delegateObserver = { [unowned self] in delegateChanged() }
        insertSubview(canvas, at: 0)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        textInteraction.textInput = self
        addInteraction(textInteraction)
    }

    private(set) weak var textDelegate: (any UITextViewDelegate)?

    /// Held weakly. A delegate that is set as a scroll view's delegate, and is no `UITextViewDelegate`, hears only of
    /// scrolling, and is not returned here.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { super.delegate = newValue }
    }

    private func delegateChanged() { textDelegate = super.delegate as? any UITextViewDelegate }

    // MARK: Text

    /// The text. The delegate does not hear of a setting. `nil` becomes empty.
    open var text: String! {
        get { editor.text }
        set {
            editor.setText(newValue ?? "")
            textWasSet()
        }
    }

    /// The font of the whole text, or of the beginning of a text in several; setting it changes the whole text. The system
    /// font of 12 points at first.
    open var font: UIFont? {
        get { fontStorage }
        set {
            fontStorage = newValue ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
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

    /// The alignment of the text, or of the first paragraph of a text with several; natural at first: at the side at which it
    /// begins. Setting it aligns all paragraphs.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            surface.align(textAlignment)
            restyle()
        }
    }

    /// The selection, in UTF-16 units. Ends inside a character move out to its ends.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection.range) }
        set {
            guard let range = Range(newValue) else { return }
            selectedTextRange = TextInputRange(editor.aligned(range))
        }
    }

    /// The selection as a list of one.
    open var selectedRanges: [NSRange] {
        get { [selectedRange] }
        set { if let first = newValue.first { selectedRange = first } }
    }

    func textContainerChanged() { restyle() }

    /// The space between the view's edges and the text, in points; 8 above and below at first.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { restyle() } }
    }

    /// Scrolls so that a range of the text, in UTF-16 units, is visible.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Editing

    /// Whether users may change the text; true at first. Changing it ends editing or selecting under way.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            changeInteraction()
            detectLinks()
        }
    }
    /// Whether the delegate was told that editing began, and not that it ended.
    var isBeingEdited = false

    /// Whether the text can be selected, which is also required for editing; true at first.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { changeInteraction() } }
    }

    /// Whether the next typing replaces the whole text; any change of text or selection ends that. False at first.
    open var clearsOnInsertion = false

    open dynamic override var canBecomeFirstResponder: Bool { isSelectable }

    /// Begins editing, if the delegate allows it (D20, D22).
    @discardableResult
    open dynamic override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing, if the delegate allows it (D21) or must not be asked (D17).
    @discardableResult
    open dynamic override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    /// D34: the view's own, cleared when it resigns.
    open override var undoManager: UndoManager? { editor.undoManager }

    /// The selection and the scroll offset, to be restored later.
    open var interactionState: Any {
        get { TextInteractionState(selection: editor.selection, contentOffset: contentOffset) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            state.restore(in: editor)
            if let offset = state.contentOffset { contentOffset = geometry.clamped(offset) }
        }
    }

    private var inputViewStorage: UIView?
    private var inputAccessoryViewStorage: UIView?

    /// Shown instead of the keyboard while this view is first responder (D23).
    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    /// Shown over the keyboard while this view is first responder (D23).
    open override var inputAccessoryView: UIView? {
        get { inputAccessoryViewStorage }
        set { inputAccessoryViewStorage = newValue }
    }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { !editor.buffer.isEmpty }

    /// Types: the text replaces the selection.
    open func insertText(_ text: String) {
        guard isEditable else { return }
        clearForTyping()
        editor.insert(text)
    }

    /// Deletes the selection; without one the character before the caret. Does nothing in text that is not editable.
    open func deleteBackward() {
        guard isEditable else { return }
        clearForTyping()
        editor.deleteBackward()
    }

    // MARK: UITextInput

    /// The text of the range; `nil` for a range of another text.
    open func text(in range: UITextRange) -> String? { surface.text(in: range) }

    /// The text replaces the range, and the caret stands behind it. The delegate is not asked: code that acts for the user
    /// calls `shouldChangeText(in:replacementText:)` before.
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(surface.range(range), with: text)
    }

    /// Asks the delegate about the user's change. The code that is about to make the change calls this.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.mayChange(surface.range(range), to: text)
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
    /// The meaning of the text, for filling it in; `nil` at first.
    open var textContentType: UITextContentType!
    /// The rules for a new password; `nil`, the value at first, for none. Kept without an effect.
    open var passwordRules: UITextInputPasswordRules?
    /// Kept without an effect: text views never hide their text.
    open var isSecureTextEntry = false

    // MARK: Edit actions

    /// F2: the edit actions that make sense with the text and the selection as they are.
    open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        TextCommands.canPerform(action, on: self) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { TextCommands.cut(from: self) }
    open override func copy(_ sender: Any?) { TextCommands.copy(from: self) }
    open override func paste(_ sender: Any?) { TextCommands.paste(TextCommands.pastedText(for: self), into: self) }
    open override func select(_ sender: Any?) { TextCommands.selectWord(in: self) }
    open override func selectAll(_ sender: Any?) { TextCommands.selectAll(in: self) }
    open override func delete(_ sender: Any?) { TextCommands.delete(in: self) }

    /// Asks the delegate for the menu.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        textDelegate?.textView(
            self, editMenuForTextIn: NSRange(surface.range(textRange)), suggestedActions: suggestedActions)
    }

    /// Tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        textDelegate?.textView(self, willPresentEditMenuWith: animator)
    }

    /// Tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        textDelegate?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: Layout

    func setNeedsArrangement() {
        needsArrangement = true
        setNeedsLayout()
    }

    func arrangeIfNeeded() {
        let isRemeasured = surface.lines.follow(textMetrics, editor.buffer)
        guard needsArrangement || isRemeasured || arrangedWidth != bounds.width else { return }
        needsArrangement = false
        arrangedWidth = bounds.width
        arrange()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            // Other lines are in sight.
            if super.bounds != old { setNeedsLayout() }
        }
    }

    open override func layoutSubviews() {
        arrangeIfNeeded()
        finding?.searchAgainIfOutdated()
        super.layoutSubviews()
        revealCaretIfNeeded()
        showText()
    }

    /// The given width, and the height of all lines at that width.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    /// The size of the text (points) if the view does not scroll; none if it does.
    open dynamic override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(in: .zero)
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

    override var descriptionText: String? { editor.text }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .textView, label: nil, value: TextCommands.spokenText(of: self), identifier: nil,
            isEnabled: isEditable, isSelected: false)
    }

    // MARK: Attributes

    /// The attributes of parts of the text without attributes of their own.
    var wholeText: TextAttributes { TextAttributes(font: fontStorage, color: textColorStorage) }

    /// The text with its attributes. The view shows fonts, colors of letters and backgrounds, lines under and through the
    /// text, distances of letters and of the baseline, and paragraph styles (W80). Other attributes are kept, also through
    /// editing and undo. Parts without a font or color have the view's. Setting it gives the view the font, the color and the
    /// alignment of the beginning.
    open var attributedText: NSAttributedString! {
        get { editor.attributedText(wholeText) }
        set { show(newValue ?? NSAttributedString(string: "")) }
    }

    /// Shows another text, past the setter of a subclass.
    func show(_ text: NSAttributedString) {
        adopt(TextAttributes.read(text))
        if let style = NSParagraphStyle.ofBeginning(of: text) { textAlignment = style.alignment }
        editor.setAttributedText(text, wholeText)
        restyle()
        textWasSet()
    }

    // MARK: Finding

    /// Whether the view has a find interaction, and so performs *Find* (FI10); false at first.
    open var isFindInteractionEnabled: Bool {
        get { finding != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if newValue {
                let made = TextFinding(self)
                finding = made
                addInteraction(made.interaction)
            } else if let old = finding {
                removeInteraction(old.interaction)
                old.view.removeFromSuperview()
                finding = nil
            }
        }
    }

    /// The view's find interaction; `nil` if none is enabled.
    open var findInteraction: UIFindInteraction? { finding?.interaction }

    private(set) var finding: TextFinding?

    // MARK: Links

    /// The kinds of text that become links in text that cannot be edited (PO12); none at first.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { detectLinks() } }
    }

    /// Attributes of links, over those of their text. At first links have the tint color; setting this removes it.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            linkAttributes = newValue
            setNeedsLayout()
        }
    }
    var linkAttributes: [NSAttributedString.Key: Any]?
    var linkTouches: LinkTouches?

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Whether users may edit attributes. Kept without an effect: no menu offers it.
    open var allowsEditingTextAttributes = false

    /// The attributes of the next typing: those of the text around it, or those that were set here since the last selection.
    /// Setting it does not change the present text.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes(wholeText) }
        set { editor.setTypingAttributes(newValue, wholeText) }
    }

    private func adopt(_ attributes: (font: UIFont?, color: UIColor?)) {
        fontStorage = attributes.font ?? fontStorage
        textColorStorage = attributes.color ?? textColorStorage
    }
}
