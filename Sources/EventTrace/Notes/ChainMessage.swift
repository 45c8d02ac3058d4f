// SPDX-License-Identifier: Apache-2.0

/// The messages that travel the responder chain, by their method in Swift's spelling.
public enum ChainMessage: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case touchesBegan = "touchesBegan(_:with:)"
    case touchesMoved = "touchesMoved(_:with:)"
    case touchesEnded = "touchesEnded(_:with:)"
    case touchesCancelled = "touchesCancelled(_:with:)"
    case touchesEstimatedPropertiesUpdated = "touchesEstimatedPropertiesUpdated(_:)"
    case pressesBegan = "pressesBegan(_:with:)"
    case pressesChanged = "pressesChanged(_:with:)"
    case pressesEnded = "pressesEnded(_:with:)"
    case pressesCancelled = "pressesCancelled(_:with:)"
    case motionBegan = "motionBegan(_:with:)"
    case motionEnded = "motionEnded(_:with:)"
    case motionCancelled = "motionCancelled(_:with:)"
    case remoteControlReceived = "remoteControlReceived(with:)"

    /// The method as Swift spells it: `touchesBegan(_:with:)`.
    public var description: String { rawValue }
}
