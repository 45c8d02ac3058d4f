// SPDX-License-Identifier: Apache-2.0

/// Whether a cell's configurations need an update for its state, or are in one (T45).
///
/// Changes made by the update itself request no further update, or updates would never end.
struct ConfigurationUpdate {
    var isNeeded = true
    var isUnderWay = false

    /// Returns whether an update is needed now.
    mutating func begin() -> Bool {
        guard isNeeded, !isUnderWay else { return false }
        isNeeded = false
        isUnderWay = true
        return true
    }
}
