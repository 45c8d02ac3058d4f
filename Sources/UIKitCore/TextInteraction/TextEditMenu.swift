// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The edit menu of a text interaction, beside the selection. It has the responders' suggestions; the input may change them.
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private weak var interaction: UITextInteraction?
    private(set) lazy var menu = UIEditMenuInteraction(delegate: self)
    private(set) var isShown = false
    /// When it was last closed, on the application's clock.
    private var hiddenAt = -TimeInterval.infinity

    /// Whether it was shown when the current event came: a touch beside the menu closes it before recognizers see the touch.
    var wasShownAtTouchDown: Bool { isShown || hiddenAt == UIApplication.shared.clock.now }

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init()
    }

    private var input: (any UIResponder & UITextInput)? { interaction?.textInput }

    func show() {
        guard let interaction, let view = interaction.view, interaction.textInput?.isFirstResponder == true else {
            return
        }
        interaction.display.layoutManagedSubviews()
        let target = target
        menu.presentEditMenu(
            with: UIEditMenuConfiguration(
                identifier: nil,
                sourcePoint: target.isNull ? view.bounds.origin : CGPoint(x: target.midX, y: target.minY)))
    }

    func hide() {
        if isShown { menu.dismissMenu() }
    }

    /// The rectangle beside which the menu appears: of the selection or the caret, in the interaction's view; null if it is
    /// not visible.
    private var target: CGRect {
        guard let view = interaction?.view, let input, let range = input.selectedTextRange else { return .null }
        let rects =
            range.isEmpty ? [input.caretRect(for: range.start)] : input.selectionRectsInSight(for: range).map(\.rect)
        let whole = rects.reduce(CGRect.null) { $0.union(input.textInputView.convert($1, to: view)) }
        return whole.intersection(view.bounds)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let input, let range = input.selectedTextRange else { return nil }
        return input.editMenu(for: range, suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = true
        (input as? any TextEditMenuHearing)?.willPresentEditMenu(animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = false
        hiddenAt = UIApplication.shared.clock.now
        (input as? any TextEditMenuHearing)?.willDismissEditMenu(animator: animator)
    }
}

/// A text input of ours that hears of its edit menu.
@MainActor
protocol TextEditMenuHearing {
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextField: TextEditMenuHearing {}
extension UITextView: TextEditMenuHearing {}
