// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Waits for conditions. The clock is the application's, so no test really waits.
extension TestScreen {
    /// Advances the clock in steps until a condition is true.
    ///
    ///     try screen.advance(until: label.text == "Done", timeout: 5)
    ///
    /// - Parameters:
    ///   - condition: Asked at once, and after every step.
    ///   - timeout: Seconds on the application's clock.
    ///   - step: Seconds between two questions; every deadline on the way is run.
    ///   - file: The place of the failure.
    ///   - line: As above.
    /// - Throws: ``StillWaiting`` if the condition is still false after the time; also errors of the condition.
    public func advance(
        until condition: @autoclosure () throws -> Bool, timeout: TimeInterval = 10, step: TimeInterval = 1 / 60,
        file: String = #fileID, line: Int = #line
    ) throws {
        try advance(until: "the condition holds", timeout: timeout, step: step, file, line) { try condition() }
    }

    /// The same with words for the condition: they follow "waited … for".
    func advance(
        until wish: String, timeout: TimeInterval, step: TimeInterval = 1 / 60, _ file: String, _ line: Int,
        _ condition: () throws -> Bool
    ) throws {
        precondition(step > 0 && timeout >= 0, "A condition is waited for in steps of some time.")
        settle()
        let end = now + timeout
        while try !condition() {
            guard now < end else {
                throw StillWaiting(
                    file: file, line: line, timeout: timeout, wish: wish,
                    elements: elements.filter(\.isNamed).map(\.description))
            }
            advance(by: min(step, end - now))
        }
    }

    /// Advances the clock until a notification was posted. A closure can act in the meantime.
    ///
    ///     try screen.advance(untilPosted: .cartDidChange) { screen.finger().tap(button) }
    public func advance(
        untilPosted name: Notification.Name, object: AnyObject? = nil, timeout: TimeInterval = 10,
        file: String = #fileID, line: Int = #line, while action: () throws -> Void = {}
    ) throws {
        let witness = NotificationWitness()
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            // It may be posted anywhere; only the fact counts.
            witness.see()
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try action()
        try advance(until: "\(name.rawValue) is posted", timeout: timeout, file, line) { witness.hasSeen }
    }

    /// Advances the clock until nothing on the screens moves by itself: no animation blocks touches, nothing scrolls.
    ///
    /// Animations that allow touches (`.allowUserInteraction`) and spinning indicators are not waited for.
    public func finishAnimations(
        timeout: TimeInterval = 10, file: String = #fileID, line: Int = #line
    ) throws {
        // An animation that begins in this turn runs after it.
        settle()
        try advance(until: "the animations end", timeout: timeout, file, line) {
            !allViews.contains { view in
                guard !view.refusesWhileAnimating else { return true }
                guard let scrollView = view as? UIScrollView else { return false }
                return scrollView.isDecelerating || scrollView.isScrollAnimating
            }
        }
    }

    /// Sends the application to the background for a number of seconds, and brings it back.
    public func leave(for duration: TimeInterval, _ scene: SceneIdentifier = SceneIdentifier(1)) {
        for activation in [SceneActivation.foregroundInactive, .background] { activate(activation, scene) }
        advance(by: duration)
        for activation in [SceneActivation.foregroundInactive, .foregroundActive] { activate(activation, scene) }
    }

    /// Turns the device by a quarter: the screen's width and height change places.
    ///
    /// - Parameter safeArea: What is covered of the turned screen, in points. By default the same parts of the device: what was covered
    ///   at the top is at the left of a wide screen, and back at the top of a high one.
    public func turnDevice(safeArea: UIEdgeInsets? = nil) {
        let size = scene.screen.bounds.size
        let old = scene.screenDescription.safeArea
        let turned =
            size.width < size.height
            ? UIEdgeInsets(top: old.right, left: old.top, bottom: old.left, right: old.bottom)
            : UIEdgeInsets(top: old.left, left: old.bottom, bottom: old.right, right: old.top)
        resize(to: CGSize(width: size.height, height: size.width), safeArea: safeArea ?? turned)
    }

    /// The system is short of memory.
    public func warnOfMemory() { send(.memoryWarning, to: .application) }
}

/// Whether a notification came, seen from any thread.
private final class NotificationWitness: @unchecked Sendable {
    private let lock = NSLock()
    // Behind the lock.
    private var seen = false

    var hasSeen: Bool { lock.withLock { seen } }

    func see() { lock.withLock { seen = true } }
}

/// A condition that did not become true in its time.
public struct StillWaiting: Error, CustomStringConvertible, Sendable {
    /// Where the test waits.
    public let file: String
    /// The line of the test, from `#line`.
    public let line: Int
    /// Seconds on the application's clock.
    public let timeout: TimeInterval
    let wish: String
    let elements: [String]

    /// The place, the duration and the condition of the wait, and the elements on the screen.
    public var description: String {
        let time = timeout == timeout.rounded() ? "\(Int(timeout))" : "\(timeout)"
        return "\(file):\(line): Waited \(time) s on the application's clock until \(wish), in vain. "
            + ElementText.onScreen(elements)
    }
}
