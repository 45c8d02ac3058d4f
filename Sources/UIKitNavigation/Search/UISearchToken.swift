// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A part of a search that stands for something of the application's, before the text (SB25).
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for; for the application alone.
    open var representedObject: Any?

    /// A token that shows a text, and an image before it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// The place before a token.
final class SearchTokenPosition: UITextPosition {
    nonisolated let place: Int

    init(_ place: Int) {
        self.place = place
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? SearchTokenPosition)?.place == place }
    nonisolated override var hash: Int { place }
}

/// A range that begins or ends at a token.
final class SearchTokenRange: UITextRange {
    let places: Range<Int>
    private let first: UITextPosition
    private let last: UITextPosition

    init(_ places: Range<Int>, start: UITextPosition, end: UITextPosition) {
        self.places = places
        (first, last) = (start, end)
        super.init()
    }

    override var isEmpty: Bool { places.isEmpty }
    override var start: UITextPosition { first }
    override var end: UITextPosition { last }
}

/// The tokens of a search field, from the leading side on.
final class SearchTokenRow: UIView {
    /// The room that the text keeps beside tokens, in points.
    private static let leastText: CGFloat = 60
    private static let gap: CGFloat = 4
    private var chips: [SearchTokenChip] = []
    /// A finger chose a token.
    var choose: ((Int) -> Void)?

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    var tokens: [UISearchToken] = [] {
        didSet {
            for chip in chips { chip.removeFromSuperview() }
            chips = tokens.enumerated().map { place, token in
                let chip = SearchTokenChip(token)
                chip.addAction(UIAction { [weak self] _ in self?.choose?(place) }, for: .touchUpInside)
                addSubview(chip)
                return chip
            }
            chosen = nil
            showColors()
            setNeedsLayout()
        }
    }

    /// The token that the next deletion takes.
    var chosen: Int? { didSet { showColors() } }

    var color: UIColor? { didSet { showColors() } }

    private func showColors() {
        for (place, chip) in chips.enumerated() { chip.show(color, isChosen: place == chosen) }
    }

    private var fullWidth: CGFloat {
        chips.isEmpty ? 0 : chips.reduce(-Self.gap) { $0 + $1.bounds.width + Self.gap }
    }

    /// The width in a room, in points: the first tokens are hidden if all are too many.
    func width(within room: CGFloat) -> CGFloat { min(fullWidth, max(room - Self.leastText, 0)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = min(bounds.width - fullWidth, 0)
        for chip in chips {
            let size = chip.bounds.size
            let left = isRightToLeft ? bounds.width - x - size.width : x
            chip.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + Self.gap
        }
    }
}

/// One token: an image and a text on a round background.
final class SearchTokenChip: UIControl {
    private static let height: CGFloat = 26
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ token: UISearchToken) {
        super.init(frame: .zero)
        imageView.image = token.icon
        imageView.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        layer.cornerRadius = 6
        accessibilityLabel = token.text
        for part in [imageView, label] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        let text = label.sizeThatFits(.zero).width.rounded(.up)
        let image: CGFloat = token.icon == nil ? 0 : 20
        bounds.size = CGSize(width: 8 + image + text + 8, height: Self.height)
        imageView.frame = CGRect(x: 6, y: 5, width: token.icon == nil ? 0 : 16, height: 16)
        label.frame = CGRect(x: 8 + image, y: 0, width: text, height: Self.height)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor?, isChosen: Bool) {
        isSelected = isChosen
        backgroundColor = isChosen ? tintColor : color ?? tintColor.withAlphaComponent(0.2)
        label.textColor = isChosen ? .white : color == nil ? tintColor : .label
        imageView.tintColor = label.textColor
    }
}
