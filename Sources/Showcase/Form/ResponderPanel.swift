// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the first responder, the chain after it, and the responders that provide the input view and the accessory view.
final class ResponderPanel: UIView {
    private static let rowHeight: CGFloat = 22
    private static let rowCount = 16

    private let headline = UILabel()
    private let shownLabel = UILabel()
    private let rows: [UILabel]

    private let keyboard: (any SoftwareKeyboard)?

    init(_ keyboard: (any SoftwareKeyboard)?) {
        self.keyboard = keyboard
        rows = (0..<Self.rowCount).map { number in
            let row = UILabel()
            row.font = .systemFont(ofSize: 13)
            row.lineBreakMode = .byTruncatingMiddle
            row.accessibilityIdentifier = "form.chain.\(number)"
            return row
        }
        super.init(frame: .zero)
        headline.font = .systemFont(ofSize: 16, weight: .semibold)
        headline.adjustsFontSizeToFitWidth = true
        headline.minimumScaleFactor = 0.6
        headline.accessibilityIdentifier = "form.responder"
        shownLabel.font = .systemFont(ofSize: 13)
        shownLabel.textColor = .secondaryLabel
        shownLabel.numberOfLines = 2
        shownLabel.accessibilityIdentifier = "form.shown"
        for part in [headline, shownLabel] + rows { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    static let height: CGFloat = 66 + rowHeight * CGFloat(rowCount)

    /// Shows a first responder's chain, and the keyboard's place.
    /// - Parameter frame: the keyboard's, `nil` while there is none.
    func show(_ responder: UIResponder?, in scene: UIWindowScene?, _ frame: CGRect?) {
        headline.text = responder.map { "First responder: \(Self.name(of: $0))" } ?? "No first responder"
        let chain = responder?.chain ?? []
        var gifts: [ObjectIdentifier: [String]] = [:]
        // D23: the nearest responder of the chain provides it.
        let input = chain.first { $0.inputView != nil }
        let accessory = chain.first { $0.inputAccessoryView != nil }
        if let input { gifts[ObjectIdentifier(input), default: []].append("input view") }
        if let accessory { gifts[ObjectIdentifier(accessory), default: []].append("accessory") }
        for (place, row) in rows.enumerated() {
            guard chain.indices.contains(place) else {
                row.text = nil
                continue
            }
            let gift = gifts[ObjectIdentifier(chain[place])]
            row.text =
                Self.name(of: chain[place]) + (gift.map { " gives the \($0.joined(separator: " and the "))" } ?? "")
            row.textColor = gift == nil ? .secondaryLabel : .systemGreen
        }
        let keys =
            if let input {
                "Keys: input view of \(Self.name(of: input))"
            } else if responder is any UIKeyInput {
                keyboard?.isUsed(in: scene) == true ? "Keys: the software keyboard" : "Keys: the device's"
            } else {
                "No keys"
            }
        let place = frame.map {
            "\($0.width.formatted) × \($0.height.formatted) at the height \($0.minY.formatted)"
        }
        shownLabel.text = keys + ". " + (place.map { "Shown in \($0)." } ?? "Nothing is shown.")
    }

    private static func name(of responder: UIResponder) -> String {
        let type = "\(Swift.type(of: responder))"
        guard let view = responder as? UIView, let identifier = view.accessibilityIdentifier else { return type }
        return "\(type) “\(identifier)”"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        headline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 22)
        shownLabel.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 36)
        for (place, row) in rows.enumerated() {
            let top = 64 + CGFloat(place) * Self.rowHeight
            row.isHidden = top + Self.rowHeight > bounds.height
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.rowHeight)
        }
    }
}

extension CGFloat {
    fileprivate var formatted: String { ShortText.number(Double(self)) }
}

/// Finds the first responder: an action without a target reaches it (D49), and it stores itself in the action's sender.
final class ResponderSearch: NSObject {
    fileprivate(set) var responder: UIResponder?

    /// The first responder of the key window.
    @MainActor
    static var firstResponder: UIResponder? {
        let search = ResponderSearch()
        UIApplication.shared.sendAction(#selector(UIResponder.beFound(_:)), to: nil, from: search, for: nil)
        return search.responder
    }
}

extension UIResponder {
    @objc fileprivate func beFound(_ search: ResponderSearch) { search.responder = self }
}
