// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The calls that a test's responders received, in order, for a comparison of the whole list.
@MainActor
public final class CallLog {
    /// The calls so far, oldest first: `card.began`.
    public private(set) var entries: [String] = []

    /// An empty log.
    public init() {}

    /// Adds an entry at the end: `log("card.began")`.
    public func callAsFunction(_ entry: String) { entries.append(entry) }

    /// The entries so far; the log is empty afterwards.
    public func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
