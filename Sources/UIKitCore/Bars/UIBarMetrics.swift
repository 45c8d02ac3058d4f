// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The height of the bars that a value is for. Here all bars have the default height.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

/// A bar that has a place in a view.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is; its delegate decides (N55).
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is (N55).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where a bar is, asked when it is laid out; `any` leaves it to the bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// By default the bar decides.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
