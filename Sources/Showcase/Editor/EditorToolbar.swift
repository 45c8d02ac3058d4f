// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Commands without a target: the first responder takes them, or a responder after it, or nobody.
final class EditorToolbar: UIView {
    var onUndo: () -> Void = {}
    var onRedo: () -> Void = {}
    /// Called with whether Return is kept from the text.
    var onKeepReturn: (Bool) -> Void = { _ in }

    private static let leastHeight: CGFloat = 34
    private static let gap: CGFloat = 8

    private let undo = EditorToolbar.button("Undo", "editor.undo")
    private let redo = EditorToolbar.button("Redo", "editor.redo")
    private let keepReturn = EditorToolbar.button("Keep Return", "editor.keepReturn")
    private let others = [
        ("Cut", "cut", #selector(UIResponderStandardEditActions.cut(_:))),
        ("Copy", "copy", #selector(UIResponderStandardEditActions.copy(_:))),
        ("Paste", "paste", #selector(UIResponderStandardEditActions.paste(_:))),
        ("Select all", "selectAll", #selector(UIResponderStandardEditActions.selectAll(_:))),
        ("Find", "find", #selector(UIResponderStandardEditActions.find(_:))),
    ].map { title, name, action in
        let made = EditorToolbar.button(title, "editor.\(name)")
        made.addTarget(nil, action: action, for: .touchUpInside)
        return (button: made, action: action)
    }

    private var buttons: [UIButton] { [undo, redo] + others.map(\.button) + [keepReturn] }

    init() {
        super.init(frame: .zero)
        undo.addAction(UIAction { [weak self] _ in self?.onUndo() }, for: .touchUpInside)
        redo.addAction(UIAction { [weak self] _ in self?.onRedo() }, for: .touchUpInside)
        keepReturn.addAction(UIAction { [weak self] _ in self?.toggleReturn() }, for: .touchUpInside)
        for button in buttons { addSubview(button) }
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    required init?(coder: NSCoder) { nil }

    private static func button(_ title: String, _ identifier: String) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = title
        button.configuration?.cornerStyle = .capsule
        button.configuration?.buttonSize = .small
        button.accessibilityIdentifier = identifier
        return button
    }

    private func toggleReturn() {
        keepReturn.isSelected.toggle()
        keepReturn.configuration = keepReturn.isSelected ? .filled() : .gray()
        keepReturn.configuration?.title = "Keep Return"
        keepReturn.configuration?.cornerStyle = .capsule
        keepReturn.configuration?.buttonSize = .small
        onKeepReturn(keepReturn.isSelected)
    }

    /// - Parameter edited: the first responder, if a text is edited.
    func update(for edited: UIResponder?) {
        let manager = edited?.undoManager
        undo.isEnabled = manager?.canUndo ?? false
        redo.isEnabled = manager?.canRedo ?? false
        // Commands that no responder would perform now are disabled. A clipboard may change without notice, so paste stays enabled.
        for (button, action) in others {
            let isLeft = action == #selector(paste(_:)) && edited != nil
            button.isEnabled = isLeft || edited?.target(forAction: action, withSender: button) != nil
        }
    }

    // MARK: Layout

    /// The rows that the buttons need in the available width: a stack view cannot break a row.
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: arrange(in: bounds.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = arrange(in: bounds.width) { $0.frame = $1 }
        if height != bounds.height { invalidateIntrinsicContentSize() }
    }

    /// Places the buttons in rows, from the side where reading begins. Returns the total height.
    private func arrange(in width: CGFloat, _ place: (UIButton, CGRect) -> Void) -> CGFloat {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sizes = buttons.map { $0.sizeThatFits(.zero) }
        let height = max(Self.leastHeight, sizes.map(\.height).max() ?? 0)
        var origin = CGPoint.zero
        for (button, size) in zip(buttons, sizes) {
            let length = size.width.rounded(.up)
            if origin.x > 0, origin.x + length > width { origin = CGPoint(x: 0, y: origin.y + height + Self.gap) }
            let left = isMirrored ? width - origin.x - length : origin.x
            place(button, CGRect(x: left, y: origin.y, width: length, height: height))
            origin.x += length + Self.gap
        }
        return origin.y + height
    }
}
