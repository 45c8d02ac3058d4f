// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// One user action on its way to responders.
///
/// The touches event is one object for the life of an application, changed and delivered again and again (A6). An application
/// reads it while it handles the event, and keeps no reference.
///
/// Events come from the event system. Tests make their own, of this class or of subclasses that override its members, and hand them
/// to responders. The open members are for receivers of events. The event system reads the stored properties (`current…`), which costs
/// no call. Swift does not check these for overlapping accesses: they are loaded and stored, and no application code runs in between.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Seconds on the host's monotonic clock, of the newest input in the event (A8).
    open internal(set) var timestamp: TimeInterval {
        get { currentTime }
        set { currentTime = newValue }
    }
    /// The modifier keys that were held.
    open internal(set) var modifierFlags: UIKeyModifierFlags {
        get { currentModifiers }
        set { currentModifiers = newValue }
    }
    /// The buttons of a pointer that were down (A11).
    open internal(set) var buttonMask: ButtonMask {
        get { currentButtons }
        set { currentButtons = newValue }
    }
    /// What kind of event it is (A9).
    open var type: EventType { originalType }
    /// Which shake or remote command it is (A10); `.none` for other events.
    open var subtype: EventSubtype { originalSubtype }

    @exclusivity(unchecked) final var currentTime: TimeInterval = 0
    @exclusivity(unchecked) final var currentModifiers: UIKeyModifierFlags = []
    @exclusivity(unchecked) final var currentButtons: ButtonMask = []
    final let originalType: EventType
    final let originalSubtype: EventSubtype
    /// The event's number, counted by the sender. It tells apart the events of one type, also when one object is sent again.
    /// 0 for an event that was never sent.
    @exclusivity(unchecked) final var number: UInt64 = 0

    /// The touches of the event, in the order in which they came down.
    @exclusivity(unchecked) final var touchList: [UITouch] = [] {
        didSet { cachedAllTouches = nil }
    }

    /// Whether a touch of the event is in a phase.
    final func hasTouch(in phase: UITouch.Phase) -> Bool {
        for place in touchList.indices where touchList[place].currentPhase == phase { return true }
        return false
    }

    @exclusivity(unchecked) private var cachedAllTouches: Set<UITouch>?

    init(type: EventType, subtype: EventSubtype = .none) {
        originalType = type
        originalSubtype = subtype
        super.init()
    }

    /// Makes an event without touches, at time 0; for tests.
    public override init() {
        originalType = .touches
        originalSubtype = .none
        super.init()
    }

    /// Every touch of the event, whatever its window and view; `nil` for an event without touches (A12).
    open var allTouches: Set<UITouch>? {
        guard !touchList.isEmpty else { return nil }
        if let cachedAllTouches { return cachedAllTouches }
        let all = Set(touchList)
        cachedAllTouches = all
        return all
    }

    /// The touches that began in a window; `nil` when there is none (A13).
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The touches whose view is this one; `nil` when there is none (A13).
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The touches that a recognizer receives; `nil` when there is none (A13).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.receivers.contains { $0 === gesture } }
    }

    private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let chosen = touchList.filter(belongs)
        return chosen.isEmpty ? nil : Set(chosen)
    }

    /// All samples of a touch since the event before, oldest first; the last is a copy of the touch (A37). `nil` for a
    /// touch that is not of this event. Valid while the event is handled (A39).
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touchList.contains(touch) else { return nil }
        return touch.makeCoalescedTouches()
    }

    /// Predicted next samples of the touch; drop them at the next event (A40). `nil` for a touch that is not of
    /// this event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touchList.contains(touch) else { return nil }
        return touch.makePredictedTouches()
    }

    /// The event and its touches, as a device prints them (A59).
    open nonisolated override var description: String {
        MainActor.assumeIsolated { EventDescription.text(of: self) }
    }
}

extension UIEvent {
    /// A9.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// A10, I20.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointing device (A11).
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        /// The bits of all buttons in the set.
        public var rawValue: Int

        /// The buttons whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Button 1: the left one, unless the user changed that.
        public static let primary = ButtonMask(rawValue: 1)
        /// Button 2: the right one, unless the user changed that.
        public static let secondary = ButtonMask(rawValue: 2)

        /// The mask of a button by its number, counted from 1; empty for a number that no button has.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
