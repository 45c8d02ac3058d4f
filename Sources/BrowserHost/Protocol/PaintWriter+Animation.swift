// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension PaintWriter {
    /// The number of samples of a spring over its duration.
    private static let springSteps = 100

    /// All motions of a view.
    mutating func animations(_ animations: [DisplayAnimation]) {
        integer(UInt8(clamping: animations.count))
        for animation in animations.prefix(Int(UInt8.max)) { write(animation) }
    }

    private mutating func write(_ animation: DisplayAnimation) {
        integer(animation.identifier)
        integer(animation.property.rawValue)
        var flags: UInt8 = 0
        if animation.autoreverses { flags |= WireAnimation.autoreverses }
        let isEndless = animation.repeatCount == .infinity
        if isEndless { flags |= WireAnimation.endless }
        integer(flags)
        number(CGFloat(animation.elapsed))
        number(CGFloat(animation.duration))
        number(isEndless ? 0 : CGFloat(animation.repeatCount))
        write(animation.timing)
        integer(UInt16(clamping: animation.keyframes.count))
        for keyframe in animation.keyframes.prefix(Int(UInt16.max)) {
            number(CGFloat(keyframe.offset))
            switch keyframe.value {
            case .pair(let x, let y):
                number(x)
                number(y)
            case .number(let value): number(value)
            case .transform(let matrix): transform(matrix)
            case .color(let color): integer(Self.color(color))
            }
        }
    }

    private mutating func write(_ timing: AnimationTiming) {
        switch timing {
        case .linear: integer(WireTiming.linear.rawValue)
        case .cubic(let curve):
            integer(WireTiming.cubic.rawValue)
            for value in [curve.x1, curve.y1, curve.x2, curve.y2] { number(CGFloat(value)) }
        case .spring:
            integer(WireTiming.sampled.rawValue)
            integer(UInt16(Self.springSteps + 1))
            for step in 0...Self.springSteps {
                number(CGFloat(timing.progress(at: Double(step) / Double(Self.springSteps))))
            }
        }
    }
}
