// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RunLoop.Mode {
    /// While fingers are followed. Timers and display links on the application's clock run in every mode (PO6).
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
