// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Takes words, and text and files from the desktop.
final class FruitBasket: UIView, UIDropInteractionDelegate {
    private static let leastTextHeight: CGFloat = 44

    private let card: Card
    private let label = UILabel()
    private var words: [String] = []

    /// - Parameter button: stands in the line of the heading.
    init(button: UIButton) {
        card = Card(heading: "Basket", accessory: button)
        super.init(frame: .zero)
        label.scaledFont = .systemFont(ofSize: 16)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.accessibilityIdentifier = "dragging.basket"
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastTextHeight).isActive = true
        card.addSubview(UIStackView(column: [label, UIView()]), pinnedTo: card.contentGuide)
        addSubview(card, pinnedTo: self)
        addInteraction(UIDropInteraction(delegate: self))
        show()
    }

    required init?(coder: NSCoder) { nil }

    func empty() {
        words = []
        show()
    }

    private func show() {
        label.text =
            words.isEmpty ? "Drop fruit, text or files here." : words.joined(separator: ", ")
    }

    // MARK: Drops

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        card.layer.borderWidth = 2
        card.layer.borderColor = UIColor.systemBlue.cgColor
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            let provider = item.itemProvider
            let place = words.count
            if let name = provider.suggestedName {
                words.append("file \(name)")
            } else if provider.canLoadObject(ofClass: String.self) {
                words.append("…")
                _ = provider.loadObject(ofClass: String.self) { [weak self] text, _ in
                    // The call comes at any time and on any thread.
                    DispatchQueue.main.async { [weak self] in self?.put(text, at: place) }
                }
            }
        }
        show()
    }

    private func put(_ word: String?, at place: Int) {
        guard let word, words.indices.contains(place) else { return }
        words[place] = word
        show()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { unmark() }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { unmark() }

    private func unmark() { card.layer.borderWidth = 0 }
}
