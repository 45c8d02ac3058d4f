// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A size that a screen can be set to.
open class UIScreenMode: NSObject {
    /// In pixels.
    open private(set) var size: CGSize
    /// How much wider than high a pixel is: always 1.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }

    open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

extension UIScreen {
    /// How a picture that is larger than the screen would be fitted.
    public enum OverscanCompensation: Int, Sendable {
        case scale = 0
        case insetBounds = 1
        case none = 2
    }

    /// Whether a screen shows colors by a reference.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        case notSupported = 0
        case notEnabled = 1
        case limited = 2
        case enabled = 3
    }
}
