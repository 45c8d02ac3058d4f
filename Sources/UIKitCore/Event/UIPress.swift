// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A key or button that is held down: one object from its down until it is released or cancelled.
///
/// Presses come from the event system. Tests make their own, of this class or of subclasses that override its members.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Seconds on the host's monotonic clock, when the press last changed (A7).
    open internal(set) var timestamp: TimeInterval
    /// What the press does in the event at hand (F44).
    open internal(set) var phase: Phase
    /// Which button it is (F42); a key's is opaque (F43).
    open var type: PressType { originalType }
    /// The window that the press began in.
    open internal(set) weak var window: UIWindow?
    /// The responder that the press's beginning reached first.
    open internal(set) weak var responder: UIResponder?
    /// The recognizers that receive the press; `nil` when none does.
    open var gestureRecognizers: [UIGestureRecognizer]? { receivers.isEmpty ? nil : receivers }

    var receivers: [UIGestureRecognizer] = []
    /// What the responder has been told of the press.
    var ledger = DeliveryLedger()
    /// The edit that its key makes in a text.
    var typing = KeyTyping.nothing
    /// The press's number within the run, counted from 1; 0 for a press that no key or button made.
    let number: UInt32
    var isOver: Bool { phase == .ended || phase == .cancelled }
    /// 1 while a key is down; between 0 and 1 for analog buttons (F44).
    open internal(set) var force: CGFloat
    /// The key of a keyboard; `nil` for other buttons.
    open var key: UIKey? { originalKey }

    private nonisolated let originalType: PressType
    private let originalKey: UIKey?

    init(
        number: UInt32 = 0, type: PressType, key: UIKey?, force: CGFloat = 1, time: TimeInterval, window: UIWindow?
    ) {
        self.number = number
        originalType = type
        originalKey = key
        self.window = window
        timestamp = time
        phase = .began
        self.force = force
    }

    /// Makes a press of the Up button that begins, without force, in no window and at time 0; for tests.
    public override init() {
        number = 0
        originalType = .upArrow
        originalKey = nil
        timestamp = 0
        phase = .began
        force = 0
        super.init()
    }

    /// The button's number, so that a set of presses has the same order in every run with deterministic hashing.
    open nonisolated override var hash: Int { originalType.rawValue }

    /// F44.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// F42. A key of a keyboard has the opaque type 2000 + its HID usage (F43): look at `key` instead.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The button's number (F42).
        public var rawValue: Int

        /// The button of that number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The upper arrow.
        public static let upArrow = PressType(rawValue: 0)
        /// The lower arrow.
        public static let downArrow = PressType(rawValue: 1)
        /// The left arrow.
        public static let leftArrow = PressType(rawValue: 2)
        /// The right arrow.
        public static let rightArrow = PressType(rawValue: 3)
        /// The button that chooses the item with focus.
        public static let select = PressType(rawValue: 4)
        /// The button that goes back (H8).
        public static let menu = PressType(rawValue: 5)
        /// The button that starts and stops playing.
        public static let playPause = PressType(rawValue: 6)
        /// The button that goes a page back.
        public static let pageUp = PressType(rawValue: 30)
        /// The button that goes a page on.
        public static let pageDown = PressType(rawValue: 31)

        static func key(_ usage: UIKeyboardHIDUsage) -> PressType { PressType(rawValue: 2000 + usage.rawValue) }
    }
}
