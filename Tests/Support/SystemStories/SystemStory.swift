// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A random run of a whole application: what it is made of, what comes in, and what its code does in the middle of callbacks.
///
/// A story is data. One that breaks a promise can lose parts until nothing more can go, prints as what is left, and is kept in a file.
public struct SystemStory: Equatable, Sendable, Codable {
    /// A view, in another or in a controller's.
    public struct Part: Equatable, Sendable, Codable {
        public enum Kind: String, CaseIterable, Sendable, Codable {
            case plain, control, button, toggle, slider, stepper, segments, scroll, textField, textView, controller
        }

        var kind: Kind
        /// An earlier part; `nil` for the root controller's view.
        var parent: Int?
        var isInSecondWindow: Bool
        var isOnSecondScreen: Bool
        var frame: CGRect
        var isMultipleTouchEnabled: Bool
        var isExclusiveTouch: Bool
        var isThere = true
    }

    public struct Recognizer: Equatable, Sendable, Codable {
        public enum Kind: String, CaseIterable, Sendable, Codable {
            case tap, doubleTap, longPress, pan, pinch, rotation, swipe, hover, edgePan
        }

        var kind: Kind
        var part: Int
        var delaysTouchesBegan: Bool
        var isThere = true
    }

    /// When application code interferes: the call of this kind after so many others.
    public enum Moment: String, CaseIterable, Sendable, Codable {
        case sendEvent, windowSendEvent, hitTest, pointInside
        case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
        case pressesBegan, pressesChanged, pressesEnded, pressesCancelled, motion, remote
        case gestureShouldReceive, gestureShouldBegin, gestureSimultaneously, gestureAction, gestureReset
        case controlAction, controlBegan, controlEnded
        case layout, movedToWindow, scrolled
        case becameFirst, resignedFirst, canPerform, editingShouldBegin, editingBegan, editingEnded, textShouldChange
        case textChanged, selectionChanged
        case willAppear, didAppear, willDisappear, didDisappear
        case sceneActive, sceneInactive, timer
    }

    /// What application code does.
    public enum Deed: Equatable, Sendable, Codable {
        case removeView(Int), addView(Int, to: Int), hideView(Int), toggleInteraction(Int), toggleEnabled(Int)
        case setFrame(Int, CGRect), setAlpha(Int), reorder(Int), forget(Int)
        case removeRecognizer(Int), addRecognizer(Int, to: Int), toggleRecognizer(Int), removeTargets(Int)
        case becomeFirst(Int), resignFirst(Int), endEditing, setText(Int), undo(Int)
        case setNext(Int, Int?), resend, sendAction(Int), ignoreInteraction, stopIgnoring
        case hideWindow, removeWindow, addWindow, makeKey, replaceRoot
        /// As a layout does that gives no thought to a tiny screen.
        case inset(Int, by: CGFloat)
        case present, dismiss, destroyScene, animate(Int), scroll(Int), layoutNow, runTurn, showMenu(Int)
    }

    public struct Trigger: Equatable, Sendable, Codable {
        var moment: Moment
        /// How many calls of the kind pass first.
        var skipped: Int
        var deed: Deed
        var isThere = true
    }

    /// What comes in, after a wait.
    public struct Move: Equatable, Sendable, Codable {
        var wait: TimeInterval
        var scene: UInt32
        var inputs: [Input]
    }

    public let seed: UInt64
    public internal(set) var parts: [Part] = []
    public internal(set) var recognizers: [Recognizer] = []
    public internal(set) var triggers: [Trigger] = []
    public internal(set) var moves: [Move] = []
}

extension SystemStory: CustomStringConvertible {
    public var description: String {
        var lines = ["seed \(seed)"]
        for (index, part) in parts.enumerated() where part.isThere {
            var place = part.parent.map { "in v\($0)" } ?? "in the root"
            if part.isInSecondWindow { place += " of the second window" }
            if part.isOnSecondScreen { place += ", second screen" }
            let frame = part.frame
            lines.append(
                "v\(index): \(part.kind.rawValue) \(place) at (\(frame.minX), \(frame.minY)), \(frame.width) × \(frame.height)"
                    + (part.isMultipleTouchEnabled ? ", several touches" : "")
                    + (part.isExclusiveTouch ? ", exclusive" : ""))
        }
        for (index, recognizer) in recognizers.enumerated() where recognizer.isThere {
            lines.append(
                "r\(index): \(recognizer.kind.rawValue) on v\(recognizer.part)"
                    + (recognizer.delaysTouchesBegan ? ", delays" : ""))
        }
        for trigger in triggers where trigger.isThere {
            lines.append("on \(trigger.moment.rawValue) after \(trigger.skipped) others: \(trigger.deed)")
        }
        for move in moves {
            lines.append("+\(move.wait) s, scene \(move.scene): \(move.inputs.map(Self.text).joined(separator: "; "))")
        }
        return lines.joined(separator: "\n")
    }

    /// An input, as far as stories vary it.
    private static func text(_ input: Input) -> String {
        switch input {
        case .pointer(let sample): return "finger \(sample.pointer) \(sample.phase) \(text(sample.location))"
        case .hover(let sample): return "hover \(sample.phase) \(text(sample.location))"
        case .scroll(let sample):
            return "wheel \(text(sample.location)) by (\(sample.delta.dx), \(sample.delta.dy)), \(sample.isContinuous)"
        case .key(let sample):
            return
                "key \(sample.usage.rawValue) \(sample.isDown ? "down" : "up"), modifiers \(sample.modifiers.rawValue)"
        case .gamepad(let sample): return "gamepad \(sample.change)"
        case .text(let sample): return "text \(sample.edit)"
        case .resize(let screen), .connect(let screen, _): return "screen \(screen.size.width) × \(screen.size.height)"
        default: return "\(input)"
        }
    }

    private static func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
}
