// SPDX-License-Identifier: Apache-2.0

/// A participant of event delivery (a view, a controller, a window, a recognizer, any target), as a trace names it.
public struct Subject: Hashable, Sendable {
    /// Unique within one run of one application; the same run on the same input gives the same numbers.
    public var identifier: UInt32
    /// The class as UIKit prints it: without a module for UIKit's own, `Module.Class` for others.
    public var className: String
    /// The accessibility identifier, the title or the name; `nil` without any of them.
    public var label: String?

    /// A participant by its number, its class and, where it has one, its label.
    public init(identifier: UInt32, className: String, label: String? = nil) {
        self.identifier = identifier
        self.className = className
        self.label = label
    }
}

/// A touch, by the number it got at touch-down. Numbers count from 1 and are never used again within a run.
public struct TouchIdentifier: Hashable, Sendable {
    /// Counted from 1 in the order in which touches began; 0 for no touch.
    public var number: UInt32

    /// The touch with this number.
    public init(_ number: UInt32) {
        self.number = number
    }
}

/// A point; the coordinate space is stated where it is used.
public struct TracePoint: Hashable, Sendable {
    /// In points; it may be infinite or NaN in a trace of refused input.
    public var x: Double
    /// In points; it may be infinite or NaN in a trace of refused input.
    public var y: Double

    /// A point; nothing is checked.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle; the coordinate space is stated where it is used.
public struct TraceRect: Hashable, Sendable {
    /// The x of the origin, in points.
    public var x: Double
    /// The y of the origin, in points.
    public var y: Double
    /// In points; negative only if a program set it so.
    public var width: Double
    /// In points; negative only if a program set it so.
    public var height: Double

    /// A rectangle; nothing is checked, and negative lengths stay.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
