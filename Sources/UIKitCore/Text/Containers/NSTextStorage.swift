// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Hears of the changes of a text storage.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// The text changed, and layout managers are not told yet. Attributes may be set here.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
    /// The text changed, and layout managers are about to be told.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}

/// A text that reports its changes to the layout managers (PO11).
///
/// A change of a text view's storage changes the view's text, and the storage follows changes of the view. A subclass that
/// keeps the text elsewhere overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` after a change.
open class NSTextStorage: NSMutableAttributedString {
    /// What changed: characters, attributes, or both.
    public struct EditActions: OptionSet, Sendable {
        /// The bits of all actions in the set.
        public var rawValue: UInt

        /// The actions whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Hears of changes; not kept alive.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The changes since the last report to the layout managers.
    open private(set) var editedMask: EditActions = []
    /// The changed range, in UTF-16 units of the present text; `NSNotFound` if nothing changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how many UTF-16 units the text became longer.
    open private(set) var changeInLength = 0
    /// The layout managers, which the storage keeps alive.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The view with this text.
    weak var view: UITextView?
    /// Whether the change comes from the view.
    var followsView = false
    /// Counts the changes, for layout managers.
    private(set) var version = 0
    private var depth = 0

    /// Adds a layout manager.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let place = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: place)
        aLayoutManager.textStorage = nil
    }

    /// Makes a storage without text.
    public convenience init() { self.init(string: "") }

    // MARK: Changes

    /// Reports a change, at once or at the end of a group of changes. `range` is the range before the change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange =
            self.editedRange.location == NSNotFound
            ? new
            : NSUnionRange(
                NSRange(location: self.editedRange.location, length: max(0, self.editedRange.length + delta)), new)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    /// Reports the changes so far to the delegate, the layout managers and the view, and then forgets them.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        depth += 1
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        depth -= 1
        let (mask, range, change) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
        version += 1
        // A change of a view's storage is made in the view.
        guard !followsView, let view else { return }
        MainActor.assumeIsolated { view.storageChanged() }
    }

    /// Begins a group of changes, which are reported together.
    open override func beginEditing() { depth += 1 }

    /// Ends a group of changes.
    open override func endEditing() {
        depth = max(0, depth - 1)
        if depth == 0 { processEditing() }
    }

    /// Whether the text is kept here. A subclass that keeps the text reports its changes itself.
    private var keepsText: Bool { type(of: self) == NSTextStorage.self }

    private func change(_ actions: EditActions, _ range: NSRange, _ body: () -> Void) {
        // One change of Foundation may consist of several.
        depth += 1
        let before = length
        body()
        depth -= 1
        edited(actions, range: range, changeInLength: length - before)
    }

    /// Gives every run of a range other attributes, by the methods that a subclass has.
    private func restyle(_ range: NSRange, _ new: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        beginEditing()
        forEachRun(of: range) { setAttributes(new($0), range: $1) }
        endEditing()
    }

    /// The text as it is now.
    var snapshot: NSAttributedString {
        guard !keepsText else { return NSAttributedString(attributedString: self) }
        let result = NSMutableAttributedString(string: string)
        forEachRun(of: NSRange(location: 0, length: result.length)) { result.setAttributes($0, range: $1) }
        return result
    }

    open override var length: Int { keepsText ? super.length : string.utf16.count }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change([.editedCharacters], range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard !keepsText else {
            return change([.editedCharacters, .editedAttributes], range) {
                super.replaceCharacters(in: range, with: attrString)
            }
        }
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.forEachRun(of: NSRange(location: 0, length: attrString.length)) {
            setAttributes($0, range: NSRange(location: range.location + $1.location, length: $1.length))
        }
        endEditing()
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change([.editedAttributes], range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        guard keepsText else { return restyle(range) { $0.merging(attrs) { $1 } } }
        change([.editedAttributes], range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        guard keepsText else { return restyle(range) { $0.filter { $0.key != name } } }
        change([.editedAttributes], range) { super.removeAttribute(name, range: range) }
    }
}

extension NSAttributedString {
    /// Calls the closure with the attributes of each run of a range, by the method that a subclass overrides. The closure may
    /// change the attributes.
    fileprivate func forEachRun(of range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var place = range.location
        while place < NSMaxRange(range) {
            var run = NSRange(location: place, length: 0)
            let values = attributes(at: place, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
            body(values, NSRange(location: place, length: end - place))
            place = end
        }
    }
}
