// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The machine that the application runs on. The hosts bring its screens (`UIScreen`).
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let only = UIDevice()

    /// The machine.
    open class var current: UIDevice { only }

    /// The machine's name in its network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// The operating system's name: `Linux`.
    open var systemName: String {
        #if os(Linux)
            "Linux"
        #elseif os(Windows)
            "Windows"
        #else
            ProcessInfo.processInfo.operatingSystemVersionString
        #endif
    }

    /// The operating system's version: `6.8.0`.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The processor's kind, such as `x86_64`: the machine's name is not known.
    open var model: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "unknown"
        #endif
    }

    /// The same as `model`: processors have one name.
    open var localizedModel: String { model }

    /// The idiom of the interface, from the traits of the first screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        (UIApplication.shared.scenes.first?.scene.traitCollection ?? UITraitCollection.current).userInterfaceIdiom
    }

    /// Whether several applications can run at a time.
    open var isMultitaskingSupported: Bool { true }

    /// How the first scene's screen is held, as its shape says; `.unknown` without a scene.
    open var orientation: UIDeviceOrientation {
        UIApplication.shared.scenes.first.map { UIDeviceOrientation($0.scene.interfaceOrientation) } ?? .unknown
    }

    /// Whether changes of the orientation are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// UIKit itself is the first to ask (J44).
    private var orientationListeners = 1

    /// Asks for notifications of the orientation, until as many calls of `endGeneratingDeviceOrientationNotifications`.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

    /// Takes back one `beginGeneratingDeviceOrientationNotifications()`; one too many changes nothing.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    // MARK: What nothing here can tell

    /// Whether changes of the battery are posted. Kept without an effect: nothing is known of the machine on which people see
    /// the application.
    open var isBatteryMonitoringEnabled = false
    /// -1, which stands for an unknown charge.
    open var batteryLevel: Float { -1 }
    /// Whether the battery is being charged: unknown.
    open var batteryState: BatteryState { .unknown }
    /// False, whatever is set, as on a device without a sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something is close to the screen: never, without a sensor.
    open var proximityState: Bool { false }

    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    /// Never posted: ``batteryLevel`` is always unknown.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted: ``batteryState`` is always unknown.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Never posted: ``proximityState`` never changes.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    // MARK: Keyboards of one's own

    /// Makes people feel a tap on a key of the first responder's own input view or accessory view, if that view allows it
    /// (`UIInputViewAudioFeedback`, PO13).
    open func playInputClick() {
        guard let window = UIApplication.shared.keyWindow, let responder = window.firstResponder else { return }
        let views = [responder.inputView, responder.inputAccessoryView]
        let clicks = views.compactMap { $0 as? any UIInputViewAudioFeedback }
        guard clicks.contains(where: \.enableInputClicksWhenVisible), let view = views.compactMap({ $0 }).first else {
            return
        }
        inputClick = inputClick ?? UISelectionFeedbackGenerator()
        inputClick?.didMove(to: view)
        inputClick?.selectionChanged()
    }
    private var inputClick: UISelectionFeedbackGenerator?

    /// One identifier for the applications of a vendor on a device; a new one in every run, because it is not stored.
    open var identifierForVendor: UUID? { vendorIdentifier }
    private let vendorIdentifier = UUID()
}

/// An input view or accessory view whose keys people feel when they tap them (PO13).
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` has an effect while the view is shown.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// By default keys are not felt.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The idiom of the interface, as ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
