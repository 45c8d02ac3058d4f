// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The screen that a host connected for a scene.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the scene that connected first. Before any scene, the screen of an application without a host.
    open class var main: UIScreen { UIApplication.shared.mainScreen }

    /// The screens of all scenes, in the order in which they were connected. Without any, the screen of an application
    /// without a host.
    open class var screens: [UIScreen] {
        let scenes = UIApplication.shared.scenes
        return scenes.isEmpty ? [main] : scenes.map(\.scene.screen)
    }

    /// Posted with the screen when a scene's screen was connected.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted with the screen when its scene's delegate was told that the screen is gone.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

    /// In points.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels per point.
    open private(set) var scale: CGFloat = 1

    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels per point, as ``scale``.
    open var nativeScale: CGFloat { scale }

    /// The screen's coordinates as its maker fixed them: the same as `coordinateSpace`, because hosts do not turn screens.
    open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

    /// How many steps a second animations and other motions have.
    open var maximumFramesPerSecond: Int { 60 }

    /// In points: all of the screen.
    open var applicationFrame: CGRect { bounds }

    /// From 0 to 1; 1 at first. Kept: the screen's brightness is its owner's.
    open var brightness: CGFloat = 1 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            if brightness != oldValue {
                NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
            }
        }
    }

    /// Posted with the screen when its ``brightness`` was set to another value.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    /// Whether the screen is recorded or shown elsewhere: always false, because no host reports it.
    open var isCaptured: Bool { false }

    /// A link that performs a method with every picture of the screen, once it is added to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// A view that looks as the windows of the screen's scene look now. It takes no touches.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let box = UIView(frame: bounds)
        box.isUserInteractionEnabled = false
        for window in scene?.windows ?? [] where !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            box.addSubview(picture)
        }
        return box
    }

    /// The item of the screen's scene that has focus.
    open var focusedItem: (any UIFocusItem)? { scene?.focusSystem?.focusedItem }

    /// The view of the screen's scene that has focus.
    open var focusedView: UIView? { focusedItem.flatMap(FocusTree.view(of:)) }

    /// Whether items on the screen can have focus.
    open var supportsFocus: Bool { scene?.focusSystem != nil }

    // MARK: Modes and light

    /// The screen's only mode: as many pixels as the host gives it now.
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }

    /// The current mode alone.
    open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

    /// The current mode.
    open var preferredMode: UIScreenMode? { currentMode }

    /// `nil`: no screen shows what another shows.
    open var mirrored: UIScreen? { nil }

    /// `scale`; hosts' screens lose nothing at their edges.
    open var overscanCompensation: OverscanCompensation { .scale }

    /// No edges are lost.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// Not supported: no host reports it.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// How much brighter than white the screen can show now: 1, nothing brighter.
    open var currentEDRHeadroom: CGFloat { 1 }

    /// How much brighter than white the screen could show: 1, nothing brighter.
    open var potentialEDRHeadroom: CGFloat { 1 }

    /// Seconds between a picture's due time and its light: 0, because no host measures it.
    open var calibratedLatency: TimeInterval { 0 }

    private var scene: UIWindowScene? { UIApplication.shared.scenes.first { $0.scene.screen === self }?.scene }

    /// The screen's own coordinates (points), from its top left corner.
    open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(bounds: bounds) }

    /// The traits of the screen's scene; those in force for an application without scenes.
    open var traitCollection: UITraitCollection { scene?.traitCollection ?? .current }

    func apply(_ description: ScreenDescription) {
        bounds = CGRect(origin: .zero, size: description.size)
        scale = description.scale
    }
}

/// A screen's coordinates: a space that lies on the screen unmoved.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.fromScreen(point)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.toScreen(point)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(around: rect, mappedBy: coordinateSpace.fromScreen)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(around: rect, mappedBy: coordinateSpace.toScreen)
    }
}
