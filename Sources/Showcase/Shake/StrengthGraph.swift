// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The strength of a device's motion, sample by sample, from left to right and then from the left again.
final class StrengthGraph: UIView {
    private static let count = 60
    /// The value at the top of the graph, in g.
    private static let largest = 4.0

    private let bars = (0..<StrengthGraph.count).map { _ in UIView() }
    private let limitLine = UIView()
    private var values = [Double](repeating: 0, count: StrengthGraph.count)
    private var cursor = 0
    private let limit: Double?

    /// - Parameter limit: the value above which a sample stands out, in g; `nil` for none.
    init(limit: Double?) {
        self.limit = limit
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = 8
        backgroundColor = .quaternarySystemFill
        isUserInteractionEnabled = false
        for bar in bars { addSubview(bar) }
        limitLine.backgroundColor = .systemRed
        addSubview(limitLine)
    }

    required init?(coder: NSCoder) { nil }

    func add(_ strength: Double) {
        values[cursor] = strength
        place(cursor)
        cursor = (cursor + 1) % Self.count
        // A gap before the oldest sample marks the newest one.
        values[cursor] = 0
        place(cursor)
    }

    private func place(_ number: Int) {
        let width = bounds.width / CGFloat(Self.count)
        let height = bounds.height * min(1, values[number] / Self.largest)
        bars[number].frame = CGRect(
            x: CGFloat(number) * width, y: bounds.height - height, width: max(1, width - 1), height: height)
        bars[number].backgroundColor = values[number] > limit ?? .infinity ? .systemRed : .systemBlue
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for number in bars.indices { place(number) }
        limitLine.isHidden = limit == nil
        let y = bounds.height * (1 - (limit ?? 0) / Self.largest)
        limitLine.frame = CGRect(x: 0, y: y.rounded(), width: bounds.width, height: 1)
    }
}
