// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// An object that can receive events and action messages, and pass on what it does not use.
///
/// Responders form a chain by `next`, which is computed at every call and stored nowhere (C1). The inherited touch, press,
/// motion and remote-control methods pass the message to `next` (C17, C20–C23): a responder handles a message by overriding
/// the method without calling `super` (A63, C27).
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
    UIUserActivityRestoring
{
    /// The responder's number for traces and hosts; 0 until the first request.
    var participantNumber: UInt32 = 0
    /// The number of the last message that reached the responder; see `MessageTrail`.
    @exclusivity(unchecked) final var lastMessage: UInt32 = 0
    /// The responder's number in the order in which responders are made.
    private final nonisolated let creationNumber: UInt32
    private static var createdCount: UInt32 = 0
    var responderExtras: ResponderExtras?

    public override init() {
        Self.createdCount &+= 1
        creationNumber = Self.createdCount
        super.init()
    }

    /// The responder's creation number, not its address: so a set of responders has the same order in every run with
    /// deterministic hashing.
    open nonisolated override var hash: Int { Int(creationNumber) }

    // MARK: The chain

    /// The responder after this one; `nil` in this class (C1). Override it to change the way of every message (C15).
    open dynamic var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder may become first responder; false in this class (D1).
    open dynamic var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may give up being first responder; true in this class (D1).
    open dynamic var canResignFirstResponder: Bool { true }

    /// Whether the responder is its window's first responder (D11).
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to become the first responder of the responder's window; true when it is afterwards (D4–D8).
    @discardableResult
    open dynamic func becomeFirstResponder() -> Bool { FirstResponderChange.become(self) }

    /// Asks to be first responder no longer; true when it is not afterwards (D13, D14). Overrides must call `super`.
    @discardableResult
    open dynamic func resignFirstResponder() -> Bool { FirstResponderChange.resign(self) }

    /// The responder that gets a message about touches if this one does not keep it.
    func nextForTouches(_ message: ChainMessage) -> UIResponder? { forward(message) }

    // MARK: Touches

    /// Touches came down in the view (A14). The inherited method passes them to `next` (C17).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodReplacement.isAny { return replaceable_touchesBegan(touches, with: event) }
        nextForTouches(.touchesBegan)?.touchesBegan(touches, with: event)
    }

    /// Touches moved (A14). The inherited method passes them to `next` (C17).
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodReplacement.isAny { return replaceable_touchesMoved(touches, with: event) }
        nextForTouches(.touchesMoved)?.touchesMoved(touches, with: event)
    }

    /// Touches lifted (A14). The inherited method passes them to `next` (C17).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodReplacement.isAny { return replaceable_touchesEnded(touches, with: event) }
        nextForTouches(.touchesEnded)?.touchesEnded(touches, with: event)
    }

    /// Touches ended without lifting (A42–A45). The inherited method passes them to `next` (C17).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodReplacement.isAny { return replaceable_touchesCancelled(touches, with: event) }
        nextForTouches(.touchesCancelled)?.touchesCancelled(touches, with: event)
    }

    /// Estimated values of earlier samples were corrected or given up (A36). The inherited method passes them on (C23).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        if MethodReplacement.isAny { return replaceable_touchesEstimatedPropertiesUpdated(touches) }
        nextForTouches(.touchesEstimatedPropertiesUpdated)?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Presses

    /// Keys or buttons went down. The inherited method passes them to `next` (C20). A key changes the edited text at the end
    /// of the chain. So an override that keeps a press keeps the key from the text (F40).
    open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next = forward(.pressesBegan) else { return presses.forEach { $0.passChain() } }
        next.pressesBegan(presses, with: event)
    }

    /// An analog press changed its force. The inherited method passes it to `next` (C20).
    open dynamic func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward(.pressesChanged)?.pressesChanged(presses, with: event)
    }

    /// Keys or buttons were let go. The inherited method passes them to `next` (C20).
    open dynamic func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward(.pressesEnded)?.pressesEnded(presses, with: event)
    }

    /// Presses ended without being let go (H3). The inherited method passes them to `next` (C20).
    open dynamic func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward(.pressesCancelled)?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion and remote control

    /// A motion began. The inherited method passes it to `next` (C21).
    open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward(.motionBegan)?.motionBegan(motion, with: event)
    }

    /// A motion ended. The inherited method passes it to `next` (C21).
    open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward(.motionEnded)?.motionEnded(motion, with: event)
    }

    /// A motion was interrupted or lasted too long (I3). The inherited method passes it to `next` (C21).
    open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward(.motionCancelled)?.motionCancelled(motion, with: event)
    }

    /// A remote-control event came. The inherited method passes it to `next` (C22).
    open dynamic func remoteControlReceived(with event: UIEvent?) {
        forward(.remoteControlReceived)?.remoteControlReceived(with: event)
    }

    // MARK: Actions

    /// The selectors that instances perform by name, besides the standard edit actions.
    ///
    /// Swift has no way to find a method by its name. A class that wants to be found for `Selector("save:")` lists it here;
    /// a `Selector` that carries its own method needs no entry.
    ///
    ///     override class var selectors: [Selector] { super.selectors + [Selector("save:", Document.save(_:))] }
    open class var selectors: [Selector] { [] }

    /// The properties that a storyboard or a nib sets by their names: outlets and inspectable values (PO31).
    open class var archivedProperties: [ArchivedProperty] { [] }

    /// Whether the responder itself can perform the action; the chain is not asked (F2).
    open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// The first responder from this one on that can perform the action (F1).
    open dynamic func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        ActionRouter.target(for: action, from: self, sender: sender)
    }

    /// Called before a command is shown or performed: the responder may change it (F20). The inherited method changes nothing.
    open func validate(_ command: UICommand) {}

    /// Changes menus while they are built: those of the context system in every responder of the chain (F13, F14), those of the
    /// main system in the application and its delegate (F15). The inherited method changes nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// The provider of a deferred element that asks the chain (`UIDeferredMenuElement.usingFocus`); `nil` in this class.
    open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }

    /// The key commands that the responder adds to the chain (F25); `nil` in this class.
    open dynamic var keyCommands: [UIKeyCommand]? { nil }

    /// Which of the system's editing gestures the responder wants (D36).
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    // MARK: Pasting

    /// The types that the responder takes when something is pasted; `nil` at first. With a configuration, the responder
    /// performs `paste(_:)` while ``canPaste(_:)`` is true for the general pasteboard; the action calls
    /// ``paste(itemProviders:)``.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { responderExtras?.pasteConfiguration }
        set { makeResponderExtras().pasteConfiguration = newValue }
    }

    /// Whether the items may be pasted; in this class, whether each has a type that the paste configuration takes.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        PasteRouting.accepts(itemProviders, pasteConfiguration)
    }

    /// Takes pasted items. The inherited method reports that nothing took them.
    open func paste(itemProviders: [NSItemProvider]) { reportUnimplemented("pasteItemProviders:") }

    // MARK: Activities

    /// The user's activity here (D37); `nil` at first. A scene's delegate may give the scene's activity as the state to restore.
    open var userActivity: NSUserActivity? {
        get { responderExtras?.userActivity }
        set {
            if let old = responderExtras?.userActivity, old.owner === self { old.owner = nil }
            makeResponderExtras().userActivity = newValue
            newValue?.owner = self
        }
    }

    /// Brings the activity up to date; called after its `needsSave` was set (D37). The inherited method changes nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Continues an activity (D37). The inherited method does nothing.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Assistive technology

    /// Acts as a tap on the element would. True when it did. False in this class; then a touch at the element's activation
    /// point follows.
    open func accessibilityActivate() -> Bool { false }

    /// Adjusts by one step up. The inherited method does nothing; that of sliders, steppers and page controls takes a step.
    open func accessibilityIncrement() {}

    /// Adjusts by one step down. The inherited method does nothing; that of sliders, steppers and page controls takes a step.
    open func accessibilityDecrement() {}

    /// Scrolls. True when it did. False in this class; then the next responder is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Leaves a presentation or a mode. True when it did. False in this class; then the next responder is asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action of the moment. True when it did. False in this class; then the next responder is asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Further actions of the element, by name; `nil` at first.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responderExtras?.accessibilityCustomActions }
        set {
            makeResponderExtras().accessibilityCustomActions = newValue
            accessibilityChanged()
        }
    }

    /// Ways through the element's content, offered while assistive technology is in the element (AX23); `nil` at first. Those of a controller
    /// are offered in its view.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { responderExtras?.accessibilityCustomRotors }
        set {
            makeResponderExtras().accessibilityCustomRotors = newValue
            accessibilityChanged()
        }
    }

    /// The element's kind as a container (AX26); `.none` at first. An accessibility element itself contains no others.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { responderExtras?.accessibilityContainerType ?? .none }
        set {
            makeResponderExtras().accessibilityContainerType = newValue
            accessibilityChanged()
        }
    }

    /// Assistive technology, or the host's own focus, came to the element (AX7). The inherited method does nothing.
    open func accessibilityElementDidBecomeFocused() {}

    /// Assistive technology left the element. The inherited method does nothing.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether assistive technology is at the element.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.isAt(self) }

    // MARK: Archives

    /// On iOS, called on a responder from an archive of a tool. There are no archives here, so only application code calls it.
    open func awakeFromNib() {}

    /// A property changed that this responder observes by its name (PO1).
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// A property is about to change (PO1). Overrides call `super`.
    open func willChangeValue(forKey key: String) {}

    /// A property changed that somebody observes by its name: observers are told (PO1). An override that does not call `super` keeps
    /// the change from them. Call it for a property that the class stores itself.
    open func didChangeValue(forKey key: String) { KeyValueRegistrations.tell(self, key) }

    /// The responder's value under a key: of a property of UIKit's, or of one that its class stores (PO9).
    open func value(forKey key: String) -> Any? { KeyedProperties.value(key, of: self) }

    /// The value at the end of a path of keys, `"layer.cornerRadius"` (PO9).
    open func value(forKeyPath keyPath: String) -> Any? { KeyedProperties.value(atPath: keyPath, of: self) }

    /// Sets a property of UIKit's by its key (PO9).
    open func setValue(_ value: Any?, forKey key: String) { KeyedProperties.set(value, key, of: self) }

    /// The value under a key that the responder does not have (PO47): none, and the key is reported.
    open func value(forUndefinedKey key: String) -> Any? { KeyValueDefaults(self).value(forUndefinedKey: key) }

    /// Sets the value under a key that the responder does not have (PO47): the key is reported.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueDefaults(self).setValue(value, forUndefinedKey: key)
    }

    /// Sets a property that has to have a value to none (PO47): the key is reported.
    open func setNilValueForKey(_ key: String) { KeyValueDefaults(self).setNilValueForKey(key) }

    /// Sets the property at the end of a path of keys (PO9).
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedProperties.set(value, atPath: keyPath, of: self)
    }

    /// There are no archives: nothing is written (NSCoding is left out).
    open func encode(with coder: NSCoder) {}

    /// On iOS, called when a tool shows the responder in a design. There is no such tool here, so only application code calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Undo

    /// The nearest undo manager of the chain (D34); a window supplies one.
    open var undoManager: UndoManager? {
        UndoManagerSearch.depth += 1
        defer { UndoManagerSearch.depth -= 1 }
        // C13: in a circle, each responder would ask the next without end.
        if UndoManagerSearch.depth.isMultiple(of: UndoManagerSearch.stepsBetweenLooks), isChainCircular { return nil }
        return following?.undoManager
    }

    // MARK: Standard edit actions

    /// Cuts the selection, in classes that override it (F7); here it is reported.
    open func cut(_ sender: Any?) { reportUnimplemented("cut:") }
    /// Copies the selection, in classes that override it (F7); here it is reported.
    open func copy(_ sender: Any?) { reportUnimplemented("copy:") }
    /// Pastes from the pasteboard, if ``pasteConfiguration`` takes the items. A class without a configuration overrides it to
    /// paste (F7).
    open func paste(_ sender: Any?) {
        if !PasteRouting.paste(into: self) { reportUnimplemented("paste:") }
    }
    /// Pastes, in the style of the surrounding text, in classes that override it (F7); here it is reported.
    open func pasteAndMatchStyle(_ sender: Any?) { reportUnimplemented("pasteAndMatchStyle:") }
    /// Pastes an address and goes there, in classes that override it (F7); here it is reported.
    open func pasteAndGo(_ sender: Any?) { reportUnimplemented("pasteAndGo:") }
    /// Pastes text and searches for it, in classes that override it (F7); here it is reported.
    open func pasteAndSearch(_ sender: Any?) { reportUnimplemented("pasteAndSearch:") }
    /// Selects the content at the place, in classes that override it (F7); here it is reported.
    open func select(_ sender: Any?) { reportUnimplemented("select:") }
    /// Selects everything, in classes that override it (F7); here it is reported.
    open func selectAll(_ sender: Any?) { reportUnimplemented("selectAll:") }
    /// Deletes the selection, in classes that override it (F7); here it is reported.
    open func delete(_ sender: Any?) { reportUnimplemented("delete:") }
    /// Sets the selected paragraphs from left to right, in classes that override it (F7); here it is reported.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        reportUnimplemented("makeTextWritingDirectionLeftToRight:")
    }
    /// Sets the selected paragraphs from right to left, in classes that override it (F7); here it is reported.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        reportUnimplemented("makeTextWritingDirectionRightToLeft:")
    }
    /// Makes the selection bold, or no longer, in classes that override it (F7); here it is reported.
    open func toggleBoldface(_ sender: Any?) { reportUnimplemented("toggleBoldface:") }
    /// Makes the selection slanted, or no longer, in classes that override it (F7); here it is reported.
    open func toggleItalics(_ sender: Any?) { reportUnimplemented("toggleItalics:") }
    /// Underlines the selection, or no longer, in classes that override it (F7); here it is reported.
    open func toggleUnderline(_ sender: Any?) { reportUnimplemented("toggleUnderline:") }
    /// Makes the selected letters larger, in classes that override it (F7); here it is reported.
    open func increaseSize(_ sender: Any?) { reportUnimplemented("increaseSize:") }
    /// Makes the selected letters smaller, in classes that override it (F7); here it is reported.
    open func decreaseSize(_ sender: Any?) { reportUnimplemented("decreaseSize:") }
    /// Begins to find, in a view with a find interaction (FI3), and in classes that override it (F7); elsewhere it is reported.
    open func find(_ sender: Any?) { FindRouting.perform("find:", on: self) }
    /// Begins to find and replace, in a view with a find interaction (FI3), and in classes that override it (F7); elsewhere it is reported.
    open func findAndReplace(_ sender: Any?) { FindRouting.perform("findAndReplace:", on: self) }
    /// Goes to the next match, in a view with a find interaction (FI3), and in classes that override it (F7); elsewhere it is reported.
    open func findNext(_ sender: Any?) { FindRouting.perform("findNext:", on: self) }
    /// Goes to the previous match, in a view with a find interaction (FI3), and in classes that override it (F7); elsewhere it is reported.
    open func findPrevious(_ sender: Any?) { FindRouting.perform("findPrevious:", on: self) }
    /// Finds the selected text, in a view with a find interaction (FI3), and in classes that override it (F7); elsewhere it is reported.
    open func useSelectionForFind(_ sender: Any?) { FindRouting.perform("useSelectionForFind:", on: self) }
    /// Gives the selection other attributes, in classes that override it (F7); here it is reported. The closure makes them
    /// from the present ones.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        reportUnimplemented("updateTextAttributesWithConversionHandler:")
    }
    /// Prints, by the name `print:`, in classes that override it (F7); here it is reported.
    open func printContent(_ sender: Any?) { reportUnimplemented("print:") }
    /// Renames the document, in classes that override it (F7); here it is reported.
    open func rename(_ sender: Any?) { reportUnimplemented("rename:") }
    /// Makes a copy of the document or object, in classes that override it (F7); here it is reported.
    open func duplicate(_ sender: Any?) { reportUnimplemented("duplicate:") }
    /// Moves the document, in classes that override it (F7); here it is reported.
    open func move(_ sender: Any?) { reportUnimplemented("move:") }
    /// Writes the document in another form, in classes that override it (F7); here it is reported.
    open func export(_ sender: Any?) { reportUnimplemented("export:") }
    /// Shows help for writing, in classes that override it (F7); here it is reported.
    open func showWritingTools(_ sender: Any) { reportUnimplemented("showWritingTools:") }
    /// Makes a document from the pasteboard's content, in classes that override it (F7); here it is reported.
    open func newFromPasteboard(_ sender: Any?) { reportUnimplemented("newFromPasteboard:") }
    /// Sets the selected paragraphs at the left, in classes that override it (F7); here it is reported.
    open func alignLeft(_ sender: Any?) { reportUnimplemented("alignLeft:") }
    /// Sets the selected paragraphs in the middle, in classes that override it (F7); here it is reported.
    open func alignCenter(_ sender: Any?) { reportUnimplemented("alignCenter:") }
    /// Sets the selected paragraphs at both sides, in classes that override it (F7); here it is reported.
    open func alignJustified(_ sender: Any?) { reportUnimplemented("alignJustified:") }
    /// Sets the selected paragraphs at the right, in classes that override it (F7); here it is reported.
    open func alignRight(_ sender: Any?) { reportUnimplemented("alignRight:") }
    /// Shows or hides the sidebar, in classes that override it (F7); here it is reported.
    open func toggleSidebar(_ sender: Any?) { reportUnimplemented("toggleSidebar:") }
    /// Shows or hides the inspector, in classes that override it (F7); here it is reported.
    open func toggleInspector(_ sender: Any?) { reportUnimplemented("toggleInspector:") }
    /// Closes the front window or document, in classes that override it (F7); here it is reported.
    open func performClose(_ sender: Any?) { reportUnimplemented("performClose:") }

    // MARK: Text for people

    /// The class and the address, as a device prints a plain responder (K18).
    nonisolated open override var description: String { "<\(printedClassName(of: self)): \(printedAddress(of: self))>" }

    nonisolated open override var debugDescription: String { description }

    // MARK: Input views

    /// The view that replaces the keyboard while the responder, or one before it in the chain, is first responder
    /// (D23); `nil` in this class.
    open dynamic var inputView: UIView? { nil }

    /// The view above the keyboard (D23); `nil` in this class.
    open dynamic var inputAccessoryView: UIView? { nil }

    /// The controller of an input view; at one responder it is preferred to `inputView` (D24).
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of an accessory; at one responder it is preferred to `inputAccessoryView` (D24).
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The buttons of the bar above the keyboard (D27): the same object at every call. If it has no buttons, the bar shows the
    /// next one of the chain. Set its groups; do not override this property.
    open var inputAssistantItem: UITextInputAssistantItem { AssistantItems.item(of: self) }

    /// How the responder's text is typed (D28): the last mode of its context, else the mode in use. An override may return
    /// another of the active modes.
    open var textInputMode: UITextInputMode? { UIApplication.shared.inputModes.inherited(by: self) }

    /// A name under which the input mode is remembered for the responder (D28); `nil` in this class.
    open var textInputContextIdentifier: String? { nil }

    /// Forgets the input mode that is remembered under a name (D28).
    open class func clearTextInputContextIdentifier(_ identifier: String) {
        UIApplication.shared.inputModes.forget(identifier)
    }

    /// Asks for input view, accessory and traits again, and shows them at once; without effect unless the responder is the
    /// key window's first responder (D26).
    open func reloadInputViews() { responderWindow?.windowScene?.keyboard.reload(for: self) }

    /// The responder's text for assistive technology changed.
    func accessibilityChanged() {}

    /// The window whose first responder this responder can be; `nil` in this class.
    var responderWindow: UIWindow? { nil }
}

/// The editing interactions of a responder (D36).
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}

/// How far up the chain a search for an undo manager has come.
@MainActor
private enum UndoManagerSearch {
    static var depth = 0
    /// Steps until the chain is searched for a circle: few enough for the stack, and more than most chains have.
    static let stepsBetweenLooks = 256
}
