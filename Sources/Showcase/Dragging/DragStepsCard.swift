// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What event delivery says of the last drag, step by step.
final class DragStepsCard: UIView {
    private static let shown = 2

    private let reader: any EventReader
    /// Whether there is anything to follow.
    private let isTold: Bool
    /// Room for what is said of most drags, in points: the table below stays where it is.
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

    /// Begins to tell; what was dragged before is told elsewhere.
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
