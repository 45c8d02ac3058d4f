// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The machine that the application runs on. Its screens are its hosts' (`UIScreen`).
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

    /// The processor's kind, since nothing says what the machine is called: `x86_64`.
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

    /// Whether changes of the orientation are told.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    private var orientationListeners = 0
    var toldOrientation = UIDeviceOrientation.unknown

    /// Asks for notifications of the orientation, until as many ends as begins.
    open func beginGeneratingDeviceOrientationNotifications() {
        if orientationListeners == 0 { toldOrientation = orientation }
        orientationListeners += 1
    }

    /// Takes back one `beginGeneratingDeviceOrientationNotifications()`; one too many changes nothing.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// One identifier for the applications of a vendor on a device; a new one in every run, because it is not stored.
    open var identifierForVendor: UUID? { vendorIdentifier }
    private let vendorIdentifier = UUID()
}
