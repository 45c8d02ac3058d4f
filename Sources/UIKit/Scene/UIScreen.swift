import CoreGraphics

/// The screen that a host connected for a scene.
@MainActor
open class UIScreen: NSObject {
    /// The screen of the scene connected first; before any, the one an application without a host has.
    public static var main: UIScreen { UIApplication.shared.mainScreen }

    /// In points.
    public private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels per point.
    public private(set) var scale: CGFloat = 1

    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    open var nativeScale: CGFloat { scale }

    open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(bounds: bounds) }

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
