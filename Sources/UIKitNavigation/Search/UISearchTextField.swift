// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The field of a search bar: a magnifying glass, tokens, the text, and a button that clears it.
///
/// Tokens stand before the text, and are no part of it (SB25). Positions within the text do not count them.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let glass = GlassView(frame: .zero)
    private let row = SearchTokenRow()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes an empty field; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        glass.frame = CGRect(x: 0, y: 0, width: SearchMetrics.glass, height: SearchMetrics.glass)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SearchMetrics.cornerRadius
        font = .systemFont(ofSize: 17)
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        accessibilityTraits = .searchField
        addSubview(row)
        row.choose = { [weak self] in self?.chooseToken($0) }
        willClear = { [weak self] in self?.removeAllByUser() }
    }

    // MARK: Tokens

    /// Before the text, in their order. Setting them tells nobody.
    open var tokens: [UISearchToken] {
        get { row.tokens }
        set {
            row.tokens = newValue
            tokensDidChange()
        }
    }

    /// Puts a token at a place among the others; a number beyond them is the last place.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Removes a token; a place without one is reported.
    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else {
            return UIApplication.shared.report("\(self) has no token at \(tokenIndex).")
        }
        tokens.remove(at: tokenIndex)
    }

    /// Replaces a part of the text by a token, as if the user had done it: the field's events are sent.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        replace(textRange, withText: "")
    }

    /// The tokens in a range: those of a range that ``positionOfToken(at:)`` begins or ends. A range of the text has none.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = textRange as? SearchTokenRange else { return [] }
        return Array(tokens[range.places.clamped(to: 0..<tokens.count)])
    }

    /// The range of the text, behind all tokens.
    open var textualRange: UITextRange {
        super.textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// The position before a token. A range from it to another position has the tokens between them.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { SearchTokenPosition(tokenIndex) }

    open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition as? SearchTokenPosition, toPosition as? SearchTokenPosition)
        guard from != nil || to != nil else { return super.textRange(from: fromPosition, to: toPosition) }
        let (first, last) = (from?.place ?? tokens.count, to?.place ?? tokens.count)
        return SearchTokenRange(
            min(first, last)..<max(first, last), start: first <= last ? fromPosition : toPosition,
            end: first <= last ? toPosition : fromPosition)
    }

    /// The color of tokens; `nil`, as at first, for a pale tint.
    open var tokenBackgroundColor: UIColor! { didSet { row.color = tokenBackgroundColor } }
    /// Whether the user may delete tokens (SB26); true at first.
    open var allowsDeletingTokens = true
    /// Whether the user may copy a chosen token, for which the delegate gives an item (SB26); true at first.
    open var allowsCopyingTokens = true

    private func tokensDidChange() {
        setNeedsLayout()
        markChanged(.accessibility)
    }

    /// There is something to search for: a text or a token.
    open override var hasText: Bool { super.hasText || !tokens.isEmpty }

    /// SB26: a tap chooses a token.
    private func chooseToken(_ place: Int) {
        if !isFirstResponder { becomeFirstResponder() }
        selectedTextRange = super.textRange(from: beginningOfDocument, to: beginningOfDocument)
        row.chosen = place
    }

    /// SB26: deletes the chosen token; without one, at the beginning of the text, chooses the last. Returns whether it did either.
    private func deleteToken() -> Bool {
        guard allowsDeletingTokens, !tokens.isEmpty, markedTextRange == nil else { return false }
        if let chosen = row.chosen {
            removeByUser(chosen)
            return true
        }
        guard let selection = selectedTextRange, selection.isEmpty,
            compare(selection.start, to: beginningOfDocument) == .orderedSame
        else { return false }
        row.chosen = tokens.count - 1
        return true
    }

    private func removeByUser(_ place: Int) {
        row.chosen = nil
        tokens.remove(at: place)
        send(.editingChanged)
    }

    private func removeAllByUser() {
        if !tokens.isEmpty { tokens = [] }
    }

    private func send(_ event: Event) { sendActions(for: event) }

    open override func deleteBackward() {
        if !deleteToken() { super.deleteBackward() }
    }

    /// A typed text takes the place of the chosen token.
    open override func insertText(_ text: String) {
        if let chosen = row.chosen, allowsDeletingTokens { removeByUser(chosen) }
        row.chosen = nil
        super.insertText(text)
    }

    /// A key that deletes may be for a token, also where the host edits the text by itself.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isDeletion = presses.contains {
            $0.key?.keyCode == .keyboardDeleteOrBackspace && $0.key?.modifierFlags == []
        }
        if isDeletion, isFirstResponder, deleteToken() { return }
        super.pressesBegan(presses, with: event)
    }

    @discardableResult
    open dynamic override func resignFirstResponder() -> Bool {
        let hasResigned = super.resignFirstResponder()
        if hasResigned { row.chosen = nil }
        return hasResigned
    }

    /// The item of the chosen token, if it may be copied.
    private var copiedItem: NSItemProvider? {
        guard allowsCopyingTokens, let chosen = row.chosen, tokens.indices.contains(chosen) else { return nil }
        return (delegate as? any UISearchTextFieldDelegate)?.searchTextField(
            self, itemProviderForCopying: tokens[chosen])
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard row.chosen != nil else { return super.canPerformAction(action, withSender: sender) }
        switch action.name {
        case "copy:": return copiedItem != nil
        case "cut:": return copiedItem != nil && allowsDeletingTokens
        case "delete:": return allowsDeletingTokens
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    open override func copy(_ sender: Any?) {
        guard row.chosen != nil else { return super.copy(sender) }
        if let copiedItem { UIPasteboard.general.itemProviders = [copiedItem] }
    }

    open override func cut(_ sender: Any?) {
        guard let chosen = row.chosen else { return super.cut(sender) }
        guard let copiedItem else { return }
        UIPasteboard.general.itemProviders = [copiedItem]
        removeByUser(chosen)
    }

    open override func delete(_ sender: Any?) {
        guard let chosen = row.chosen else { return super.delete(sender) }
        removeByUser(chosen)
    }

    /// SB25: the label, and the tokens.
    open override var accessibilityLabel: String? {
        get {
            let own = super.accessibilityLabel
            guard !tokens.isEmpty else { return own }
            return ([own ?? placeholder].compactMap { $0 } + tokens.map(\.text)).joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var place = room(isEditing ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds))
        let width = row.width(within: place.width)
        if isRightToLeft { place.origin.x = place.maxX - width }
        place.size.width = width
        if row.frame != place { row.frame = place }
    }

    /// Shows an image instead of the magnifying glass; `nil` restores it.
    func showIcon(_ image: UIImage?) {
        let view = image.map { UIImageView(image: $0) }
        view?.contentMode = .scaleAspectFit
        leftView = view ?? glass
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let side = SearchMetrics.glass
        return CGRect(x: SearchMetrics.gap, y: bounds.midY - side / 2, width: side, height: side)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        behindTokens(room(super.textRect(forBounds: bounds)))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        behindTokens(room(super.editingRect(forBounds: bounds)))
    }

    private func behindTokens(_ rect: CGRect) -> CGRect {
        let width = row.width(within: rect.width)
        guard width > 0 else { return rect }
        let taken = width + SearchMetrics.gap
        return rect.inset(
            by: UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : taken, bottom: 0, right: isRightToLeft ? taken : 0))
    }

    private func room(_ rect: CGRect) -> CGRect { rect.inset(by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)) }
}

/// Gives the items of copied tokens.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The data of a token that the user copies (SB26).
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
}

/// Lengths of search bars, in points: ours, near what a phone shows.
enum SearchMetrics {
    static let glass: CGFloat = 22
    static let gap: CGFloat = 6
    static let cornerRadius: CGFloat = 10
    static let fieldHeight: CGFloat = 36
    /// Above and below the field.
    static let padding: CGFloat = 10
    static let margin: CGFloat = 8
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 22
    /// The width of a search bar beside a title.
    static let inlineWidth: CGFloat = 320
    /// In a navigation bar.
    static let barHeight: CGFloat = 52
    static let animationDuration: TimeInterval = 0.3
}

/// Draws a magnifying glass: fonts have it only in colors, or not at all.
private final class GlassView: UIView {
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 4, y: 4, width: 10, height: 10))
        path.move(to: CGPoint(x: 12.5, y: 12.5))
        path.addLine(to: CGPoint(x: 17, y: 17))
        shape.path = path
        shape.fillColor = nil
        shape.lineWidth = 1.5
        layer.addSublayer(shape)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        shape.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }
}
