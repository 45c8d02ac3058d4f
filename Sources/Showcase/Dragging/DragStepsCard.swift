// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The decisions of event delivery about the last drag, step by step.
final class DragStepsCard: UIView {
    private static let shown = 2

    private let reader: any EventReader
    /// Whether there are any decisions to show.
    private let isTold: Bool
    /// Room for the text of most drags, in points, so that the table below does not move.
    private static let leastTextHeight: CGFloat = 72

    private let label = UILabel()
    private var steps: [String] = []

    init(_ platform: any Platform) {
        let untold = platform.untold("what a drag asks, step by step")
        reader = platform.makeReader()
        isTold = untold == nil
        super.init(frame: .zero)
        label.scaledFont = .systemFont(ofSize: 14)
        label.numberOfLines = 0
        label.accessibilityIdentifier = "dragging.steps"
        label.text = untold ?? "Rest a finger on a fruit, or drag it with the mouse."
        let column = UIStackView(column: [label, UIView()])
        column.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastTextHeight).isActive = true
        addSubview(Card(heading: "The drag, step by step", content: column), pinnedTo: self)
    }

    required init?(coder: NSCoder) { nil }

    /// Begins to report; earlier drags are reported elsewhere.
    func begin() {
        reader.skip()
        if isTold { follow() }
    }

    @objc private func follow() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(follow), object: nil)
        guard window != nil else { return }
        read()
        perform(#selector(follow), with: nil, afterDelay: 0.1)
    }

    private func read() {
        let new = reader.takeDragSteps()
        guard !new.isEmpty else { return }
        steps = (steps + new).suffix(Self.shown)
        label.text = steps.joined(separator: "\n")
    }
}
