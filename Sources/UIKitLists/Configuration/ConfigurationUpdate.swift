// SPDX-License-Identifier: Apache-2.0

/// Whether a cell's configurations are to follow its state, or are just doing so (T45).
///
/// What the update itself sets is shown by it: it asks for no other one, which would ask again.
struct ConfigurationUpdate {
    var isNeeded = true
    var isUnderWay = false

    /// True if an update is to be made now.
    mutating func begin() -> Bool {
        guard isNeeded, !isUnderWay else { return false }
        isNeeded = false
        isUnderWay = true
        return true
    }
}
