// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension GestureScript.RecognizerPart {
    var isDiscrete: Bool {
        switch kind {
        case .scripted(let behaviour): !behaviour.isContinuous
        case .tap, .swipe: true
        case .longPress, .pan, .edgePan, .pinch, .rotation, .hover: false
        }
    }

    var kindName: String {
        switch kind {
        case .scripted: "scripted"
        case .tap: "tap"
        case .longPress: "long press"
        case .pan: "pan"
        case .edgePan: "edge pan"
        case .pinch: "pinch"
        case .rotation: "rotation"
        case .swipe: "swipe"
        case .hover: "hover"
        }
    }

    @MainActor
    func makeRecognizer(_ watch: RecognizerWatch) -> UIGestureRecognizer {
        switch kind {
        case .scripted(let behaviour): return ScriptedRecognizer(behaviour, watch)
        case .tap(let taps, let touches):
            let recognizer = WatchedTap(watch)
            recognizer.numberOfTapsRequired = taps
            recognizer.numberOfTouchesRequired = touches
            return recognizer
        case .longPress(let taps, let touches, let steps):
            let recognizer = WatchedLongPress(watch)
            recognizer.numberOfTapsRequired = taps
            recognizer.numberOfTouchesRequired = touches
            recognizer.minimumPressDuration = Double(steps) * GestureScript.step
            return recognizer
        case .pan(let minimum, let maximum):
            let recognizer = WatchedPan(watch)
            recognizer.minimumNumberOfTouches = minimum
            recognizer.maximumNumberOfTouches = maximum
            return recognizer
        case .edgePan(let isLeft):
            let recognizer = WatchedEdgePan(watch)
            recognizer.edges = isLeft ? .left : .right
            return recognizer
        case .pinch: return WatchedPinch(watch)
        case .rotation: return WatchedRotation(watch)
        case .swipe(let direction, let touches):
            let recognizer = WatchedSwipe(watch)
            recognizer.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(direction))
            recognizer.numberOfTouchesRequired = touches
            return recognizer
        case .hover: return WatchedHover(watch)
        }
    }
}

extension GestureScript {
    /// The kinds of recognizers that stories of fingers make recognize.
    public static let recognizingKinds = [
        "scripted", "tap", "long press", "pan", "edge pan", "pinch", "rotation", "swipe",
    ]
}
