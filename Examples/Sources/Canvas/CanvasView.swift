// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What one finger drew, from its touch-down to its lift.
struct Stroke {
    var color: UIColor
    var points: [CGPoint]
    /// Where the device guesses that the finger goes next; drawn, and forgotten with the next sample.
    var predicted: [CGPoint] = []
}

/// Draws with as many fingers as touch it, each in a color of its own.
class CanvasView: UIView {
    static let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple]

    /// Called when a stroke is complete.
    var didFinish: ((Stroke) -> Void)?
    private(set) var strokes: [Stroke] = []
    private var open: [UITouch: Stroke] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .white
        accessibilityIdentifier = "canvas"
        accessibilityLabel = "Canvas"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = true
    }

    func append(_ stroke: Stroke) {
        strokes.append(stroke)
        setNeedsDisplay()
    }

    @discardableResult
    func removeLast() -> Stroke? {
        defer { setNeedsDisplay() }
        return strokes.popLast()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let taken = open.values.map(\.color)
            let color = Self.colors.first { !taken.contains($0) } ?? .black
            open[touch] = Stroke(color: color, points: [touch.location(in: self)])
        }
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            // A digitizer samples more often than a screen is drawn: every sample is a point of the line.
            let samples = event?.coalescedTouches(for: touch) ?? [touch]
            open[touch]?.points += samples.map { $0.preciseLocation(in: self) }
            open[touch]?.predicted = (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
        }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard var stroke = open.removeValue(forKey: touch) else { continue }
            stroke.predicted = []
            append(stroke)
            didFinish?(stroke)
        }
    }

    // A recognizer took the touches, or the screen went away: what they drew was not meant.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { open[touch] = nil }
        setNeedsDisplay()
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        for stroke in strokes + Array(open.values) {
            stroke.color.set()
            let path = UIBezierPath()
            path.lineWidth = 6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            let points = stroke.points + stroke.predicted
            guard let first = points.first else { continue }
            path.move(to: first)
            for point in points.dropFirst() { path.addLine(to: point) }
            // A tap is a dot.
            if points.count == 1 { path.addLine(to: first) }
            path.stroke()
        }
    }
}
