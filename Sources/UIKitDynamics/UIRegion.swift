// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A part of the plane, around the point (0, 0): where a ``UIFieldBehavior`` acts (Y31).
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private indirect enum Shape {
        case everything
        case circle(CGFloat)
        case rectangle(CGSize)
        case outside(Shape)
        case either(Shape, Shape)
        case both(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everything: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .outside(let shape): !shape.contains(point)
            case .either(let first, let second): first.contains(point) || second.contains(point)
            case .both(let first, let second): first.contains(point) && second.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// A circle.
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }

    /// A rectangle.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// The whole plane.
    public static let infinite = UIRegion(.everything)

    /// All that is not in the region.
    open func inverse() -> UIRegion { UIRegion(.outside(shape)) }

    /// What is in the region or in another.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.either(shape, region.shape)) }

    /// What is in the region and not in another.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.both(shape, .outside(region.shape))) }

    /// What is in the region and in another.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.both(shape, region.shape)) }

    /// Whether a point is in the region; its edge is.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}
