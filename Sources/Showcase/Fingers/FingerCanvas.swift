// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Draws every touch on it: a ring at its place, and dots for all its samples. It passes a reading on.
final class FingerCanvas: UIView {
    static let colors: [UIColor] = [
        .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink, .systemIndigo,
        .systemBrown, .systemYellow,
    ]

    private struct Track {
        var mark: FingerMark
        var number: Int
        var sampleCount = 0
    }

    private var tracks: [UITouch: Track] = [:]
    private var spareMarks: [FingerMark] = []
    private let trails = TrailPool()

    /// Called with a touch's reading, each time it changes.
    var onReading: ((FingerReading) -> Void)?
    /// Called when the first finger comes down.
    var onFirstFinger: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        clipsToBounds = true
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        accessibilityIdentifier = "fingers.canvas"
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if tracks.isEmpty {
            trails.clear()
            onFirstFinger?()
        }
        for touch in ordered(touches) {
            let mark = spareMarks.popLast() ?? FingerMark(frame: .zero)
            mark.number = lowestFreeNumber
            addSubview(mark)
            tracks[touch] = Track(mark: mark, number: mark.number)
        }
        show(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { show(touches, with: event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches, with: event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches, with: event) }

    /// In the order in which they came down, so that numbers do not depend on the order of a set.
    private func ordered(_ touches: Set<UITouch>) -> [UITouch] {
        touches.sorted { ($0.timestamp, $0.location(in: nil).x) < ($1.timestamp, $1.location(in: nil).x) }
    }

    private var lowestFreeNumber: Int {
        let used = Set(tracks.values.map(\.number))
        return (1...).first { !used.contains($0) } ?? 1
    }

    private func show(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in ordered(touches) {
            guard var track = tracks[touch] else { continue }
            let color = Self.colors[(track.number - 1) % Self.colors.count]
            let samples = event?.coalescedTouches(for: touch) ?? [touch]
            for sample in samples {
                let strength = sample.maximumPossibleForce > 0 ? sample.force / sample.maximumPossibleForce : 0.3
                trails.add(
                    at: sample.location(in: self), radius: 2.5 + 5 * min(1, max(0, strength)), color: color, to: self)
            }
            track.sampleCount += samples.count
            tracks[touch] = track
            track.mark.show(touch, in: self, color: color)
            onReading?(FingerReading(touch, number: track.number, sampleCount: track.sampleCount, in: self))
        }
    }

    private func finish(_ touches: Set<UITouch>, with event: UIEvent?) {
        show(touches, with: event)
        for touch in touches {
            guard let track = tracks.removeValue(forKey: touch) else { continue }
            track.mark.removeFromSuperview()
            spareMarks.append(track.mark)
        }
    }
}
