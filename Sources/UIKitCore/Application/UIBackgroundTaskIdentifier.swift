// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A task that an application would like to end before it is suspended.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// The task of that number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// The page on which a device shows the application's settings. No host has one: `canOpenURL(_:)` says no.
    public nonisolated static let openSettingsURLString = "app-settings:"
}
