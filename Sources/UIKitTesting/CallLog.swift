import UIKitCore

/// The calls that a test's responders received, in order, to be compared whole.
@MainActor
public final class CallLog {
    public private(set) var entries: [String] = []

    public init() {}

    public func callAsFunction(_ entry: String) { entries.append(entry) }

    /// The entries so far; the log is empty afterwards.
    public func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
