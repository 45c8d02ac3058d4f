// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A heading, words, and two buttons, in the middle of their room.
final class AskingView: UIView {
    /// What is written, and on the buttons.
    struct Words {
        var heading: String
        var text: String
        var button: String
        var cancel = "Cancel"
    }

    var chosen: () -> Void = {}
    var cancelled: () -> Void = {}
    private let heading = UILabel(frame: .zero)
    private let text = UILabel(frame: .zero)
    private let choose: UIButton
    private let cancel: UIButton
    private static let widest: CGFloat = 320
    private static let gap: CGFloat = 12

    init(_ words: Words) {
        choose = UIButton(configuration: .filled())
        cancel = UIButton(configuration: .gray())
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        heading.text = words.heading
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.accessibilityTraits = .header
        text.font = .preferredFont(forTextStyle: .body)
        text.textColor = .secondaryLabel
        for label in [heading, text] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        choose.configuration?.title = words.button
        cancel.configuration?.title = words.cancel
        for button in [choose, cancel] {
            button.configuration?.buttonSize = .large
            addSubview(button)
        }
        choose.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .primaryActionTriggered)
        cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .primaryActionTriggered)
        show(words.text, asks: true)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter asks: whether the user can be asked again.
    func show(_ words: String, asks: Bool) {
        text.text = words
        choose.isHidden = !asks
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
        let width = min(room.width, Self.widest)
        let parts = [heading, text, choose, cancel].filter { !$0.isHidden }
        let heights = parts.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
        let height = heights.reduce(0, +) + Self.gap * CGFloat(parts.count - 1)
        var y = max(room.minY, room.midY - height / 2)
        for (part, height) in zip(parts, heights) {
            part.frame = CGRect(x: room.midX - width / 2, y: y, width: width, height: height)
            y += height + Self.gap
        }
    }
}
