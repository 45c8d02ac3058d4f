// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserHost
@testable import UIKitCore

@MainActor @Suite struct AnimationWriterTests {
    private func written(_ animation: DisplayAnimation) -> [UInt8] {
        var writer = PaintWriter()
        writer.animations([animation])
        return writer.bytes
    }

    private func animation(
        _ property: AnimatedProperty, _ values: [AnimatedValue], _ timing: AnimationTiming = .linear
    ) -> DisplayAnimation {
        DisplayAnimation(
            identifier: 7, property: property,
            keyframes: values.enumerated().map { .init(offset: Double($0.offset), value: $0.element) }, elapsed: -0.5,
            duration: 2, repeatCount: 3, autoreverses: false, timing: timing)
    }

    /// Count, number, property, flags, seconds since the start, of one run, runs.
    private func start(_ property: UInt8) -> ClientBytes {
        ClientBytes().u8(1).u32(7).u8(property).u8(0).f32(-0.5, 2, 3)
    }

    @Test("no motion is a count of none")
    func none() {
        var writer = PaintWriter()
        writer.animations([])
        #expect(writer.bytes == [0])
    }

    @Test("values of each property")
    func values() {
        let frames = { (bytes: ClientBytes) in bytes.u8(0).u16(2) }
        #expect(
            written(animation(.position, [.pair(1, 2), .pair(3, 4)]))
                == frames(start(0)).f32(0, 1, 2).f32(1, 3, 4).bytes)
        #expect(written(animation(.size, [.pair(1, 2), .pair(3, 4)])).dropFirst(5).first == 1)
        #expect(
            written(animation(.opacity, [.number(1), .number(0)])) == frames(start(4)).f32(0, 1).f32(1, 0).bytes)
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        #expect(
            written(animation(.backgroundColor, [.color(red), .color(.clear)]))
                == frames(start(5)).f32(0).u8(255).u8(0).u8(0).u8(255).f32(1).u32(0).bytes)
        #expect(
            written(
                animation(
                    .transform,
                    [.transform(CATransform3DIdentity), .transform(CATransform3DMakeScale(2, 3, 1))]))
                == frames(start(3)).f32(0).u8(0).f32(1).u8(1).f32(2, 0, 0, 3, 0, 0).bytes)
    }

    @Test("timing: even, a curve, a spring's samples")
    func timing() {
        let values = [AnimatedValue.number(1), .number(0)]
        let rest = ClientBytes().u16(2).f32(0, 1).f32(1, 0)
        #expect(
            written(animation(.opacity, values, .cubic(.easeIn)))
                == start(4).u8(1).f32(0.42, 0, 1, 1).then(rest).bytes)
        let spring = AnimationTiming.spring(SpringTiming(duration: 2, dampingRatio: 0.5, initialVelocity: 0))
        let bytes = written(animation(.opacity, values, spring))
        let sampled = start(4).u8(2).u16(101).f32(0).bytes
        #expect(Array(bytes.prefix(sampled.count)) == sampled)
        #expect(bytes.count == sampled.count + 100 * 4 + rest.bytes.count)
    }

    @Test("without end there is no count of runs")
    func endless() {
        var endless = animation(.opacity, [.number(1), .number(0)])
        endless.repeatCount = .infinity
        endless.autoreverses = true
        #expect(Array(written(endless).dropFirst(6).prefix(13)) == ClientBytes().u8(3).f32(-0.5, 2, 0).bytes)
    }
}
