// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a screen's user types with, as far as its host knows.
public enum HostKeyboard: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing: text comes from a software keyboard of our own.
    case none
    /// Keys.
    case hardware
    /// A soft keyboard of the host's own, which it shows while text is edited.
    case soft
}

extension UIWindowScene {
    /// What the scene's user types with.
    public var hostKeyboard: HostKeyboard { screenDescription.keyboard }
}
