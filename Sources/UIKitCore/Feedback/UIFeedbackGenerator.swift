// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Makes people feel that something happened: their device vibrates, if the host has one that can.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view whose screen vibrates; `nil` for the screen of the foremost scene.
    open private(set) weak var view: UIView?

    public override init() {}

    /// A generator of a view's, which is added to the view's interactions.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Does nothing in this class.
    open func willMove(to view: UIView?) {}
    /// The generator's vibrations go to the view's screen from here on.
    open func didMove(to view: UIView?) { self.view = view }

    /// Announces that feedback is about to come. It does nothing, because hosts need no time to be ready.
    open func prepare() {}

    func vibrate(_ pattern: [TimeInterval]) {
        let application = view?.windowApplication ?? .shared
        guard let scene = view?.window?.windowScene ?? application.foremostScene else { return }
        application.hostCan.haptics?.vibrate(pattern, in: scene.identifier)
    }
}

/// Feedback for an impact: something hit something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of an impact. A host has only one strength, so heavier impacts last longer, from 10 to 35 ms.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4

        /// In seconds. A host has only one strength, so heavier impacts last longer.
        var length: TimeInterval {
            switch self {
            case .light: 0.010
            case .medium: 0.020
            case .heavy: 0.035
            case .soft: 0.025
            case .rigid: 0.012
            }
        }
    }

    private let style: FeedbackStyle

    public convenience override init() { self.init(style: .medium) }

    /// A generator of impacts, felt on the screen of the foremost scene.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator of impacts, felt on the view's screen; it is added to the view's interactions.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// An impact of intensity 1.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// An impact of an intensity from 0, which is none, to 1.
    open func impactOccurred(intensity: CGFloat) {
        guard intensity > 0 else { return }
        vibrate([style.length * TimeInterval(min(intensity, 1))])
    }

    /// An impact of intensity 1; the location has no effect, because devices vibrate as a whole.
    open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }
    /// An impact of an intensity; the location has no effect, because devices vibrate as a whole.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// One short vibration, of 8 ms.
    open func selectionChanged() { vibrate([0.008]) }
    /// One short vibration; the location has no effect, because devices vibrate as a whole.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback for the success or failure of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How the task went. Each has vibrations of its own: two, or three for an error.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2

        /// Vibrations, and the pauses between them, in seconds.
        var pattern: [TimeInterval] {
            switch self {
            case .success: [0.015, 0.080, 0.025]
            case .warning: [0.025, 0.120, 0.015]
            case .error: [0.020, 0.060, 0.020, 0.060, 0.035]
            }
        }
    }

    /// The vibrations for a task's result.
    open func notificationOccurred(_ notificationType: FeedbackType) { vibrate(notificationType.pattern) }

    /// The vibrations for a task's result. The location has no effect, because devices vibrate as a whole.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
