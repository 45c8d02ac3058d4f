// SPDX-License-Identifier: Apache-2.0

/// Which control events a tracked touch means (E11–E20). Pure: positions in, events out.
///
///            begin: touchDown (+ touchDownRepeat)
///     idle ──────────────────────────────────────▶ inside ──┐ move: dragInside
///      ▲                                           │  ▲ ▲   │
///      │                  dragExit + dragOutside   │  │ └───┘
///      │                                           ▼  │   dragEnter + dragInside
///      │                                          outside ──┐ move: dragOutside
///      │                                             ▲      │
///      │                                             └──────┘
///      └── end: upInside or upOutside; cancel: touchCancel; stop: nothing
struct ControlTracking: Equatable {
    private(set) var isTracking = false
    /// It stays after tracking until ``forget()``, so that the end's actions can read it (E19).
    private(set) var isTouchInside = false

    /// E11, E12.
    mutating func begin(tapCount: Int) -> UIControl.Event {
        isTracking = true
        isTouchInside = true
        return tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
    }

    /// E17, E18.
    mutating func move(isInside: Bool) -> UIControl.Event {
        let wasInside = isTouchInside
        isTouchInside = isInside
        switch (wasInside, isInside) {
        case (true, true): return .touchDragInside
        case (false, false): return .touchDragOutside
        case (true, false): return [.touchDragOutside, .touchDragExit]
        case (false, true): return [.touchDragInside, .touchDragEnter]
        }
    }

    /// The touch lifts there; tracking goes on until ``end()``.
    mutating func lift(isInside: Bool) { isTouchInside = isInside }

    /// E15.
    mutating func end() -> UIControl.Event {
        isTracking = false
        return isTouchInside ? .touchUpInside : .touchUpOutside
    }

    /// E20.
    mutating func cancel() -> UIControl.Event {
        isTracking = false
        isTouchInside = false
        return .touchCancel
    }

    /// E16: the control wants no more of the touch.
    mutating func stop() {
        isTracking = false
        isTouchInside = false
    }

    /// Drops the values that the end's actions could read.
    mutating func forget() {
        if !isTracking { isTouchInside = false }
    }
}
