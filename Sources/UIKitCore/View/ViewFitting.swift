// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The priority of a wish in a layout, from 1 to 1000. 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number. Higher priorities win over lower ones. It is not bounded.
    public var rawValue: Float

    /// The priority of that number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of that number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: it must be.
    public static let required = UILayoutPriority(1000)
    /// 750: the resistance of content to being cut off, at first.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: more than a scene's wish to stay as large as it is.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: a scene's wish to stay as large as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: less than a scene's wish to stay as large as it is.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the resistance of content to more room than it needs, at first.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the wish for the target size of `systemLayoutSizeFitting`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first number is smaller.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// A higher priority, by a distance. It is not bounded.
    public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + distance)
    }
    /// A lower priority, by a distance. It is not bounded.
    public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - distance)
    }
}

/// The axes of a layout. Apps know it as `LayoutAxis`: the class is in UIKitLayout, above the core.
public enum LayoutAxis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
}

/// An application's settings of how a view follows the size of its content.
struct ViewFitting {
    var hugging: [LayoutAxis: UILayoutPriority] = [:]
    var resistance: [LayoutAxis: UILayoutPriority] = [:]

    @MainActor
    static func size(of view: UIView) -> CGSize {
        let own = view.intrinsicContentSize
        let size = view.bounds.size
        return CGSize(
            width: own.width == UIView.noIntrinsicMetric ? size.width : own.width,
            height: own.height == UIView.noIntrinsicMetric ? size.height : own.height)
    }
}

extension UIView {
    /// An axis along which the content has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    package func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let limits = CGSize(
            width: horizontal > .fittingSizeLevel && target.width > 0 ? target.width : .greatestFiniteMagnitude,
            height: vertical > .fittingSizeLevel && target.height > 0 ? target.height : .greatestFiniteMagnitude)
        let natural = sizeThatFits(limits)
        func size(_ own: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority, _ axis: LayoutAxis)
            -> CGFloat
        {
            let holds =
                target < own
                ? contentCompressionResistancePriority(for: axis) : contentHuggingPriority(for: axis)
            return priority > holds ? target : own
        }
        return CGSize(
            width: size(natural.width, target.width, horizontal, .horizontal),
            height: size(natural.height, target.height, vertical, .vertical))
    }
}
