// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView.ContentMode {
    /// The frame of content with a size in bounds, both in the same units (points).
    package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let (across, along) = (bounds.width / size.width, bounds.height / size.height)
        let scale: CGFloat
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: scale = min(across, along)
        case .scaleAspectFill: scale = max(across, along)
        default: scale = 1
        }
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(
            x: bounds.minX + (bounds.width - shown.width) * x, y: bounds.minY + (bounds.height - shown.height) * y,
            width: shown.width, height: shown.height)
    }
}
