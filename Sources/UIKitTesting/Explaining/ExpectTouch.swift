// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitExplaining
import ViewDump

/// Throws if a touch would not reach a view, with the obstacles and the remedies.
///
///     @Test func payIsReachable() throws {
///         try expectTouch(reaches: payButton)
///     }
///
/// The views are asked as for a real touch, overrides included; no touch begins, and nothing is recorded. A touch that a
/// subview gets does not count as reaching the view.
///
/// - Parameters:
///   - view: in a window that a scene shows.
///   - point: in the view's own coordinates; its middle when left out, as ``Finger/tap(_:at:holding:)`` touches it.
/// - Throws: `UnreachedView`, whose text a test framework shows as the failure's.
@MainActor
public func expectTouch(reaches view: UIView, at point: CGPoint? = nil) throws(UnreachedView) {
    let explanation = view.explainTouches(at: point.map(view.screenPoint) ?? view.touchPoint)
    guard explanation.whyNot?.obstacles.isEmpty ?? false else { throw UnreachedView(explanation: explanation) }
}

/// A touch at a point would not reach a view.
public struct UnreachedView: Error, CustomStringConvertible {
    /// The obstacles, and the smallest change that removes each.
    public let explanation: Explanation

    /// The explanation: the obstacles and the remedies.
    public var description: String { "\(explanation)" }
}
