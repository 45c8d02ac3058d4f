// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A whole random story as data: views, recognizers and what relates them, fingers in columns of time, and interference.
///
/// Parts refer to each other by index. A part that was taken out stays in its place and is not there; what refers to it does
/// nothing. So a script can lose any part and still be played.
public struct GestureScript: Hashable, Sendable {
    /// Seconds between a column and the next.
    public static let step = 0.05

    public struct ViewPart: Hashable, Sendable {
        public var isThere = true
        /// An earlier view; `nil` for the window.
        public var parent: Int?
        public var isInSecondWindow = false
        public var frame: CGRect
        public var isMultipleTouchEnabled = false
        public var isExclusiveTouch = false
        public var kind = Kind.plain

        public enum Kind: String, Hashable, Sendable { case plain, button, slider }
    }

    public struct RecognizerPart: Hashable, Sendable {
        public var isThere = true
        public var view: Int
        public var kind: Kind
        public var cancelsTouchesInView = true
        public var delaysTouchesBegan = false
        public var delaysTouchesEnded = true
        public var isEnabled = true
        public var requiresExclusiveTouchType = true
        /// Every so many questions are answered no; 0 for never.
        public var refusesTouches = 0
        public var refusesToBegin = 0

        public enum Kind: Hashable, Sendable {
            case scripted(Behaviour)
            case tap(taps: Int, touches: Int)
            case longPress(taps: Int, touches: Int, steps: Int)
            case pan(minimum: Int, maximum: Int)
            case edgePan(left: Bool)
            case pinch
            case rotation
            case swipe(direction: Int, touches: Int)
            case hover
        }
    }

    /// What a recognizer of the test does with its touches.
    public struct Behaviour: Hashable, Sendable {
        public enum Moment: String, Hashable, Sendable { case began, moved, ended, later, never }

        public var isContinuous = false
        /// When it recognizes: at the touch-down of its last finger, at its `count`th move, when all have lifted, `count`
        /// steps after the first touch-down, or never.
        public var moment: Moment
        public var count = 1
        public var touches = 1
        /// Whether it says that it fails when its touches end or move too often; others leave it to the environment.
        public var failsByItself = true
        /// Steps that it waits after the last finger lifted before it fails; 0 for none.
        public var patience = 0
        /// Ignores every so many touches; 0 for none.
        public var ignores = 0
    }

    /// How two recognizers stand to each other.
    public struct Relation: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// `one.require(toFail: other)`
            case requires
            /// one's delegate: `shouldRequireFailureOf` other
            case delegateRequires
            /// one's delegate: `shouldBeRequiredToFailBy` other
            case delegateIsRequired
            /// one's class: `shouldRequireFailure(of: other)`
            case classRequires
            /// one's class: `shouldBeRequiredToFail(by: other)`
            case classIsRequired
            /// one's delegate allows both
            case simultaneous
            /// one's class: `canPrevent(other)` is false
            case cannotPrevent
            /// one's class: `canBePrevented(by: other)` is false
            case cannotBePrevented
        }

        public var isThere = true
        public var kind: Kind
        public var one: Int
        public var other: Int
    }

    /// What the test does to the application.
    public enum Deed: Hashable, Sendable {
        case removeView(Int)
        case addView(Int)
        case hideView(Int)
        case toggleInteraction(Int)
        case removeRecognizer(Int)
        case addRecognizer(Int, to: Int)
        case toggleRecognizer(Int)
        case cancelAll
        case leaveAndReturn
        case hideSecondWindow
    }

    /// A deed in the middle of somebody's callback.
    public struct Trigger: Hashable, Sendable {
        public enum Subject: Hashable, Sendable { case view(Int), recognizer(Int) }

        public enum Moment: String, Hashable, Sendable, CaseIterable {
            case began, moved, ended, cancelled, action, shouldBegin, shouldReceive, simultaneous, reset
        }

        public var isThere = true
        public var subject: Subject
        public var moment: Moment
        /// How many such callbacks go before it.
        public var skipped: Int
        public var deed: Deed
    }

    public struct PointerDeed: Hashable, Sendable {
        public enum Kind: Character, Hashable, Sendable { case down = "d", move = "m", up = "u", cancel = "c" }

        public var finger: Int
        public var kind: Kind
        /// In points of the screen; of no meaning for ends.
        public var point: CGPoint
    }

    /// What happens at one time: first the deeds, then the fingers in one frame.
    public struct Column: Hashable, Sendable {
        public var deeds: [Deed] = []
        public var pointers: [PointerDeed] = []

        public var isEmpty: Bool { deeds.isEmpty && pointers.isEmpty }
    }

    public var seed: UInt64
    public var views: [ViewPart] = []
    public var recognizers: [RecognizerPart] = []
    public var relations: [Relation] = []
    public var triggers: [Trigger] = []
    public var columns: [Column] = []

    /// Whether a relation of a kind leads from one recognizer to another.
    func relates(_ kind: Relation.Kind, _ one: Int, _ other: Int) -> Bool {
        relations.contains { $0.isThere && $0.kind == kind && $0.one == one && $0.other == other }
    }

    /// How much there is, to compare scripts while one shrinks.
    public var size: Int {
        views.count(where: \.isThere) * 4 + recognizers.count(where: \.isThere) * 8
            + relations.count(where: \.isThere) * 4 + triggers.count(where: \.isThere) * 4 + columns.count
            + columns.reduce(0) { $0 + $1.deeds.count * 3 + $1.pointers.count * 2 }
    }
}
