// SPDX-License-Identifier: Apache-2.0

/// A touch at the moment of an event.
public struct TouchNote: Hashable, Sendable, Codable {
    /// A phase of a touch (A20).
    public enum Phase: String, Hashable, Sendable, Codable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// Which touch it is.
    public var touch: TouchIdentifier
    /// Its phase in the event.
    public var phase: Phase
    /// In the window's coordinates.
    public var location: TracePoint
    /// How many taps in a row it belongs to, itself included.
    public var tapCount: Int
    /// Its hit-test view; `nil` once that is gone.
    public var view: Subject?

    /// A touch as an event has it; the location in the window's coordinates (points).
    public init(touch: TouchIdentifier, phase: Phase, location: TracePoint, tapCount: Int, view: Subject?) {
        self.touch = touch
        self.phase = phase
        self.location = location
        self.tapCount = tapCount
        self.view = view
    }
}

extension TouchNote: CustomStringConvertible {
    /// What the touch did, without a full stop: `touch 1 began at (40, 60) on UIButton #3`.
    var text: TraceText {
        let verb =
            switch phase {
            case .began: "began at"
            case .moved: "moved to"
            case .stationary: "stayed at"
            case .ended: "ended at"
            case .cancelled: "was cancelled at"
            case .regionEntered: "entered the region at"
            case .regionMoved: "moved within the region to"
            case .regionExited: "left the region at"
            }
        let view: TraceText = self.view.map { "on \($0)" } ?? "on no view"
        let taps = tapCount > 1 ? ", tap \(tapCount)" : ""
        return "\(touch) \(verb) \(location) \(view)\(taps)"
    }

    /// What the touch did, without a full stop.
    public var description: String { text.description }
}
