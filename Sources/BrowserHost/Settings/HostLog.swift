import Foundation

/// Where a host writes what its user may want to know: standard error, a line each.
struct HostLog: Sendable {
    var write: @Sendable (String) -> Void

    static let standardError = HostLog { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
