// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Messages between applications and assistive technology.
public enum UIAccessibility {
    /// A message of an application to assistive technology (AX14).
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number that UIKit gives the notification.
        public var rawValue: UInt32

        /// The notification with a number. To post a number other than the four below has no effect.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A text to speak: the argument is a string.
        public static let announcement = Notification(rawValue: 1008)
        /// A part of the screen changed: the argument is the element to go to, a string to speak, or `nil`.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The screen changed: the argument is the element to go to, a string to speak, or `nil` for the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The visible content was scrolled: the argument is a string that says where to.
        public static let pageScrolled = Notification(rawValue: 1009)

        fileprivate var kind: AccessibilityNotice.Kind? {
            switch self {
            case .announcement: .announcement
            case .layoutChanged: .layoutChanged
            case .screenChanged: .screenChanged
            case .pageScrolled: .pageScrolled
            default: nil
            }
        }
    }

    /// Posts a message to assistive technology, at the end of the turn (AX14). A text goes to the scenes of the user whose
    /// event is being handled, an element's notice to its scene.
    ///
    /// - Parameter argument: A `String` or `NSAttributedString`, a view, a `UIAccessibilityElement`, or `nil`.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        guard let kind = notification.kind else { return }
        let application = UIApplication.shared
        var notice = AccessibilityNotice(kind: kind)
        var scenes = application.scenes.map(\.scene)
        switch argument {
        case let text as String: notice.text = text
        case let text as NSAttributedString: notice.text = text.string
        case let view as UIView:
            notice.view = view.displayIdentifier
            scenes = [view.window?.windowScene].compactMap { $0 }
        case let element as UIAccessibilityElement:
            guard let view = element.view else { return }
            notice.view = view.displayIdentifier
            notice.element = view.foundElements?.firstIndex { $0.element === element }
            scenes = [view.window?.windowScene].compactMap { $0 }
        default: break
        }
        if notice.view == nil {
            let visitor = application.visitors.current
            scenes.removeAll { $0.visitor !== visitor }
        }
        let isChange = kind == .layoutChanged || kind == .screenChanged
        for scene in scenes {
            scene.add(notice)
            if isChange { scene.windows.forEach(readAgain(in:)) }
        }
    }

    /// AX27, AX37: rows of tables, and elements that a view's class counts, are read again.
    @MainActor
    private static func readAgain(in view: UIView) {
        if view.accessibilityContainerType == .dataTable || view.foundElements != nil {
            view.markChanged(.accessibility)
        }
        for subview in view.subviews { readAgain(in: subview) }
    }

    // MARK: What people asked for

    /// The settings of the user whose event is being handled, from this user's front scene.
    @MainActor
    static var settings: AccessibilitySettings { scene?.screenDescription.accessibility ?? [] }

    @MainActor
    private static var scene: UIWindowScene? {
        let application = UIApplication.shared
        let visitor = application.visitors.current
        let own = application.scenes.map(\.scene).filter { $0.visitor === visitor }
        return own.first { $0.activationState == .foregroundActive } ?? own.first ?? application.foremostScene
    }

    /// Whether people want less motion. Then all animations of views are short (AX15).
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool { settings.contains(.reducesMotion) }

    /// Whether people want more contrast; the trait `accessibilityContrast` says the same.
    @preconcurrency @MainActor
    public static var isDarkerSystemColorsEnabled: Bool { settings.contains(.increasesContrast) }

    /// Whether people want less transparency.
    @preconcurrency @MainActor
    public static var isReduceTransparencyEnabled: Bool { settings.contains(.reducesTransparency) }

    /// Whether the host shows light as dark, and dark as light.
    @preconcurrency @MainActor
    public static var isInvertColorsEnabled: Bool { settings.contains(.invertsColors) }

    /// Whether colors alone carry no meaning: the host paints in a few colors of its own.
    @preconcurrency @MainActor
    public static var shouldDifferentiateWithoutColor: Bool { settings.contains(.forcesColors) }

    /// Whether assistive technology has done something in a scene of the user whose event is being handled. Browsers do not
    /// report a running screen reader. So this is false before its first action (AX16).
    @preconcurrency @MainActor
    public static var isVoiceOverRunning: Bool { scene?.isAccessibilityUsed ?? false }

    /// Whether people want bold text: always false, because no host reports it.
    @preconcurrency @MainActor
    public static var isBoldTextEnabled: Bool { false }

    /// Whether the screen shows only grays: always false, because no host reports it.
    @preconcurrency @MainActor
    public static var isGrayscaleEnabled: Bool { false }

    /// Whether people use switches instead of touches: always false, because no host reports it.
    @preconcurrency @MainActor
    public static var isSwitchControlRunning: Bool { false }

    /// A rectangle of a view (points) in the screen's coordinates.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: screenSpace(of: view))
    }

    @MainActor
    private static func screenSpace(of view: UIView) -> any UICoordinateSpace {
        view.window?.screen.coordinateSpace ?? UIScreen.main.coordinateSpace
    }

    /// A path of a view (points) in the screen's coordinates. A view that is turned or scaled turns and scales it.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let space = screenSpace(of: view)
        let origin = view.convert(CGPoint.zero, to: space)
        let (right, down) = (view.convert(CGPoint(x: 1, y: 0), to: space), view.convert(CGPoint(x: 0, y: 1), to: space))
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
                ty: origin.y))
        return converted
    }

    /// Posted when `isVoiceOverRunning` becomes true.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when `isReduceMotionEnabled` changed on a screen, without an object.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` changed on a screen, without an object.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when `isReduceTransparencyEnabled` changed on a screen, without an object.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when `isInvertColorsEnabled` changed on a screen, without an object.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when `shouldDifferentiateWithoutColor` changed on a screen, without an object.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

    private static let changes: [(AccessibilitySettings, Foundation.Notification.Name)] = [
        (.reducesMotion, reduceMotionStatusDidChangeNotification),
        (.increasesContrast, darkerSystemColorsStatusDidChangeNotification),
        (.reducesTransparency, reduceTransparencyStatusDidChangeNotification),
        (.invertsColors, invertColorsStatusDidChangeNotification),
        (.forcesColors, differentiateWithoutColorDidChangeNotification),
    ]

    static func tellStatus(from old: AccessibilitySettings, to new: AccessibilitySettings) {
        let changed = old.symmetricDifference(new)
        for (setting, name) in changes where changed.contains(setting) {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    @MainActor
    static func noteUse(of scene: UIWindowScene) {
        guard !scene.isAccessibilityUsed else { return }
        scene.isAccessibilityUsed = true
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
}
