// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// What the trace says of the last drag, step by step.
final class DragStepsCard: UIView {
    private static let shown = 2

    private let reader: TraceReader
    private let card = Card(heading: "The drag, step by step")
    private let label = UILabel()
    private var steps: [String] = []

    init(trace: TraceLog) {
        reader = TraceReader(trace)
        super.init(frame: .zero)
        addSubview(card)
        label.font = .systemFont(ofSize: 14)
        label.numberOfLines = 0
        label.accessibilityIdentifier = "dragging.steps"
        label.text = "Rest a finger on a fruit, or drag it with the mouse."
        card.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        let inner = card.contentFrame
        let height = min(label.sizeThatFits(inner.size).height, inner.height)
        label.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: max(0, height))
    }

    /// Begins to tell; what was dragged before is told elsewhere.
    func begin() {
        _ = reader.takeEvents()
        follow()
    }

    private func follow() {
        guard window != nil else { return }
        read()
        UIApplication.shared.clock.schedule(after: 0.1) { [weak self] in self?.follow() }
    }

    private func read() {
        let new = reader.takeEvents().compactMap { event -> String? in
            guard case .drag(let note) = event else { return nil }
            return note.sentence.description
        }
        guard !new.isEmpty else { return }
        steps = (steps + new).suffix(Self.shown)
        label.text = steps.joined(separator: "\n")
        setNeedsLayout()
    }
}
