// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The progress of long work, on the standard error if that is a terminal. Short work shows nothing.
final class Progress {
    private let title: String
    private let isShown: Bool
    private let start = ProcessInfo.processInfo.systemUptime
    private var hasShown = false
    private static let patience = 0.5

    init(_ title: String) {
        self.title = title
        isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// - Parameter part: from 0 to 1.
    func show(_ part: Double) {
        guard isShown, ProcessInfo.processInfo.systemUptime - start > Self.patience else { return }
        hasShown = true
        Output.show("\r\(title): \(Int(part * 100)) %")
    }

    /// Leaves nothing on the line.
    func finish() {
        if hasShown { Output.show("\r\u{1B}[K") }
    }
}
