// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether the device is held upright, either end up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned that way: upright or on a side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// A device's turn to one side turns its interface to the other side.
    init(_ orientation: UIInterfaceOrientation) {
        switch orientation {
        case .unknown: self = .unknown
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        }
    }
}

extension UIDevice {
    /// Posted with the device when its orientation changed. UIKit itself asks for that (J44); who asks as well changes nothing.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// A scene's screen changed its shape; the first scene's is the device's.
    func noteTurn(of scene: UIWindowScene) {
        guard isGeneratingDeviceOrientationNotifications, scene === UIApplication.shared.scenes.first?.scene else {
            return
        }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
