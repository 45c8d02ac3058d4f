// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// What the trace says of the last drag, step by step.
final class DragStepsCard: UIView {
    private static let shown = 2

    private let reader: TraceReader
    /// Room for what is said of most drags, in points: the table below stays where it is.
    private static let leastTextHeight: CGFloat = 72

    private let label = UILabel()
    private var steps: [String] = []

    init(trace: TraceLog) {
        reader = TraceReader(trace)
        super.init(frame: .zero)
        label.scaledFont = .systemFont(ofSize: 14)
        label.numberOfLines = 0
        label.accessibilityIdentifier = "dragging.steps"
        label.text = "Rest a finger on a fruit, or drag it with the mouse."
        let column = UIStackView(column: [label, UIView()])
        column.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastTextHeight).isActive = true
        addSubview(Card(heading: "The drag, step by step", content: column), pinnedTo: self)
    }

    required init?(coder: NSCoder) { nil }

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
    }
}
