// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Lanes over time, one below the other, each with its name and its last event.
final class StripChart: UIView {
    /// A bar with its line of text, in points.
    static let leastLaneHeight: CGFloat = 26
    private static let nameWidth: CGFloat = 84
    private static let leastDuration = 1.5

    private let names: [UILabel]
    private let texts: [UILabel]
    private let lanes: [UIView]
    private var bars: [[UIView]]
    private var story: GestureStory
    private var now: Double = 0

    init(_ story: GestureStory) {
        self.story = story
        names = story.lanes.map { lane in
            let label = UILabel()
            label.text = lane.name
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
            return label
        }
        texts = story.lanes.map { lane in
            let label = UILabel()
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
            label.accessibilityIdentifier = "gesture.\(lane.name.replacingOccurrences(of: " ", with: "-"))"
            return label
        }
        lanes = story.lanes.map { _ in
            let lane = UIView()
            lane.backgroundColor = .quaternarySystemFill
            lane.layer.cornerRadius = 3
            lane.clipsToBounds = true
            return lane
        }
        bars = lanes.map { _ in [] }
        super.init(frame: .zero)
        for part in names + texts + lanes { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the state of a story at a time of the application's clock.
    func show(_ story: GestureStory, at now: Double) {
        self.story = story
        self.now = now
        for (lane, label) in zip(story.lanes, texts) { label.text = lane.text }
        setNeedsLayout()
    }

    static func color(of kind: GestureStory.Kind) -> UIColor {
        switch kind {
        case .possible: .systemGray2
        case .waiting: .systemYellow
        case .active, .recognized: .systemGreen
        case .failed: .systemRed
        case .cancelled: .systemOrange
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height / CGFloat(max(1, lanes.count))
        let laneHeight = min(14, max(6, height - 22))
        let width = max(0, bounds.width - Self.nameWidth)
        for place in lanes.indices {
            let top = CGFloat(place) * height
            names[place].frame = CGRect(x: 0, y: top, width: Self.nameWidth - 8, height: height - 2)
            lanes[place].frame = CGRect(x: Self.nameWidth, y: top + 2, width: width, height: laneHeight)
            let left = top + laneHeight + 3
            texts[place].frame = CGRect(
                x: Self.nameWidth, y: left, width: width, height: max(0, top + height - 1 - left))
            layoutBars(place)
        }
    }

    private func layoutBars(_ place: Int) {
        let segments = story.lanes[place].segments
        while bars[place].count < segments.count {
            let bar = UIView()
            lanes[place].addSubview(bar)
            bars[place].append(bar)
        }
        let size = lanes[place].bounds.size
        let duration = max(Self.leastDuration, (story.isOpen ? now : story.end) - story.start)
        let scale = max(0, size.width - 8) / duration
        for (index, bar) in bars[place].enumerated() {
            bar.isHidden = index >= segments.count
            guard index < segments.count else { continue }
            let segment = segments[index]
            let left = (segment.start - story.start) * scale
            let length = segment.kind.isMoment ? 8 : max(1, ((segment.end ?? now) - segment.start) * scale)
            bar.frame = CGRect(x: left, y: 0, width: min(length, size.width - left), height: size.height)
            bar.layer.cornerRadius = segment.kind.isMoment ? 3 : 0
            bar.backgroundColor = Self.color(of: segment.kind)
        }
    }
}
