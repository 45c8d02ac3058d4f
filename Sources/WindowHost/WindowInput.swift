// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import UIKitCore

    /// Translates SDL's events of one window. It is a value that remembers the pressed buttons and fingers.
    struct WindowInput {
        private let scale: CGFloat
        /// The mouse's buttons that are down, by UIKit's numbers (A11).
        private var buttons: UInt32 = 0
        private var isHovering = false
        private var mouse = CGPoint.zero
        private var fingers: [Int64: (location: CGPoint, screen: Int64)] = [:]
        /// What a wheel's notch scrolls, in points.
        private static let notch: CGFloat = 53
        /// The mouse's number; those of fingers follow.
        private static let mousePointer: UInt64 = 1

        init(scale: CGFloat) {
            self.scale = scale
        }

        // MARK: Mouse

        mutating func mouseMoved(x: Int32, y: Int32, _ modifiers: UIKeyModifierFlags) -> Input {
            mouse = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
            guard buttons == 0 else { return .pointer(sample(.move, modifiers)) }
            defer { isHovering = true }
            return hover(isHovering ? .moved : .entered, modifiers)
        }

        mutating func mousePressed(
            _ button: UInt8, isDown: Bool, x: Int32, y: Int32, _ modifiers: UIKeyModifierFlags
        ) -> [Input] {
            mouse = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
            // UIKit's second button is the right one, SDL's the wheel.
            let bit: UInt32 =
                switch button {
                case 2: 1 << 2
                case 3: 1 << 1
                default: 1 << UInt32(min(max(button, 1), 32) - 1)
                }
            let before = buttons
            buttons = isDown ? before | bit : before & ~bit
            guard buttons != before else { return [] }
            if before == 0 {
                let left = isHovering ? [hover(.exited, modifiers)] : []
                isHovering = false
                return left + [.pointer(sample(.down, modifiers))]
            }
            return [.pointer(sample(buttons == 0 ? .up : .move, modifiers))]
        }

        mutating func mouseLeft() -> [Input] {
            guard isHovering else { return [] }
            isHovering = false
            return [hover(.exited, [])]
        }

        func wheel(x: Float, y: Float, _ modifiers: UIKeyModifierFlags) -> Input {
            let delta = CGVector(dx: CGFloat(x) * Self.notch, dy: -CGFloat(y) * Self.notch)
            // Whole notches are a wheel's.
            let isContinuous = x != x.rounded() || y != y.rounded()
            var sample = ScrollSample(location: mouse, delta: delta, isContinuous: isContinuous)
            sample.modifiers = modifiers
            return .scroll(sample)
        }

        private func sample(_ phase: PointerSample.Phase, _ modifiers: UIKeyModifierFlags) -> PointerSample {
            var sample = PointerSample(pointer: Self.mousePointer, phase: phase, kind: .mouse, location: mouse)
            (sample.buttons, sample.modifiers) = (buttons, modifiers)
            return sample
        }

        private func hover(_ phase: HoverSample.Phase, _ modifiers: UIKeyModifierFlags) -> Input {
            var sample = HoverSample(pointer: Self.mousePointer, phase: phase, location: mouse)
            sample.modifiers = modifiers
            return .hover(sample)
        }

        // MARK: Fingers

        /// - Parameters:
        ///   - screen: the number of the touch screen.
        ///   - x: 0 at the window's left to 1 at its right.
        ///   - y: The same from the top.
        ///   - size: the window's, in points.
        mutating func finger(
            _ number: Int64, _ phase: PointerSample.Phase, on screen: Int64 = 0, x: Float, y: Float, force: Float,
            in size: CGSize
        ) -> Input? {
            let location = CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
            // SDL sends ends of fingers that were cancelled before.
            guard phase == .down || fingers[number] != nil else { return nil }
            fingers[number] = phase == .up ? nil : (location, screen)
            var sample = Self.sample(number, phase, location)
            if force > 0, force < 1 { (sample.force, sample.maximumForce) = (CGFloat(force), 1) }
            return .pointer(sample)
        }

        /// WN4: cancels the fingers that the display no longer knows: SDL sends nothing for fingers whose screen was unplugged.
        ///
        /// - Parameter isThere: whether a finger is on a touch screen.
        mutating func giveUpFingers(unless isThere: (_ number: Int64, _ screen: Int64) -> Bool) -> [Input] {
            let lost = fingers.filter { !isThere($0.key, $0.value.screen) }.sorted { $0.key < $1.key }
            for (number, _) in lost { fingers[number] = nil }
            return lost.map { .pointer(Self.sample($0.key, .cancel, $0.value.location)) }
        }

        private static func sample(_ finger: Int64, _ phase: PointerSample.Phase, _ location: CGPoint) -> PointerSample
        {
            PointerSample(pointer: mousePointer + 1 &+ UInt64(bitPattern: finger), phase: phase, location: location)
        }

        /// WN4: cancels everything that is down, because the window is no longer in front or is not visible.
        ///
        /// - Parameter withGamepads: whether a gamepad holds something too.
        mutating func giveUp(_ reason: String, withGamepads: Bool = false) -> [Input] {
            defer { (buttons, fingers) = (0, [:]) }
            let isDown = buttons != 0 || !fingers.isEmpty || withGamepads
            return mouseLeft() + (isDown ? [.cancelAll(reason)] : [])
        }
    }
#endif
