// SPDX-License-Identifier: Apache-2.0

/// Programming mistakes that delivery survived.
struct FaultLog {
    /// How many are remembered.
    static let capacity = 100

    /// Oldest first; the last hundred.
    private(set) var faults: [String] = []
    /// Texts that were reported outside of the program.
    private(set) var told: Set<String> = []

    /// Remembers a mistake. True if it has to be reported outside of the program: once per text.
    mutating func add(_ fault: String) -> Bool {
        if faults.count == Self.capacity { faults.removeFirst() }
        faults.append(fault)
        // Many name a view, and views come and go for as long as the program runs.
        if told.count == Self.capacity { told.removeAll() }
        return told.insert(fault).inserted
    }
}
