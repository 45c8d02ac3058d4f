// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The keyboard of a screen's user, as far as the host knows it.
public enum HostKeyboard: String, Sendable, Hashable, Codable, CaseIterable {
    /// None: the application's own software keyboard types.
    case none
    /// Keys.
    case hardware
    /// A soft keyboard of the host's own, which it shows while text is edited.
    case soft
}

extension UIWindowScene {
    /// The keyboard of the scene's user.
    public var hostKeyboard: HostKeyboard { screenDescription.keyboard }
}
