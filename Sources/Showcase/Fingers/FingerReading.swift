// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The properties of a touch, in words.
struct FingerReading {
    /// The showcase's own number of the finger: the lowest that was free when it came down.
    let number: Int
    private(set) var text: String

    @MainActor
    init(_ touch: UITouch, number: Int, sampleCount: Int, in view: UIView) {
        self.number = number
        let location = touch.location(in: view)
        var parts = [
            "#\(number) \(Self.name(of: touch.type)) \(Self.name(of: touch.phase))",
            "(\(Int(location.x.rounded())), \(Int(location.y.rounded())))",
        ]
        if touch.maximumPossibleForce > 0 {
            parts.append("force \(Self.hundredths(touch.force))")
        }
        parts.append("r \(Int(touch.majorRadius.rounded()))")
        parts.append("tap \(touch.tapCount)")
        if touch.type == .pencil {
            parts.append("altitude \(Int((touch.altitudeAngle * 180 / .pi).rounded()))°")
        }
        parts.append(sampleCount == 1 ? "1 sample" : "\(sampleCount) samples")
        text = parts.joined(separator: " · ")
    }

    private static func name(of type: UITouch.TouchType) -> String {
        switch type {
        case .direct: "finger"
        case .pencil: "pen"
        case .indirectPointer: "mouse"
        default: "remote"
        }
    }

    private static func name(of phase: UITouch.Phase) -> String {
        switch phase {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .regionEntered: "entered"
        case .regionMoved: "hovers"
        default: "left"
        }
    }

    private static func hundredths(_ value: CGFloat) -> String {
        let number = Int((value * 100).rounded())
        return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
    }
}
