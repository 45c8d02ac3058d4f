// SPDX-License-Identifier: Apache-2.0

// Conflicts: required constraints that cannot all hold.
extension ConstraintSolver {
    // MARK: Conflicts

    mutating func settle() {
        while let row = tableau.restoreFeasibility() { breakOne(of: row) }
        tableau.minimizeCosts()
        while let row = tableau.restoreFeasibility() { breakOne(of: row) }
    }

    /// Breaks one of the required constraints of a conflict, which a row shows.
    private mutating func breakOne(of row: Int32) {
        let content = tableau.rows[Int(row)]
        var members = Set(([content.basic] + content.terms.map(\.symbol)).compactMap { owners[$0] })
        members = members.filter { (records[$0]?.priority ?? 0) >= Self.required }
        let sorted = members.sorted()
        let least = sorted.compactMap { records[$0]?.hold }.min()
        guard let victim = sorted.last(where: { records[$0]?.hold == least }) else {
            tableau.suspects.removeAll()
            return
        }
        conflicts.append(Conflict(broken: victim, members: sorted))
        broken.insert(victim)
        rebuild()
    }

    /// Builds the tableau again from the constraints that are not broken.
    private mutating func rebuild() {
        for constraint in records.keys {
            records[constraint]?.marker = -1
            records[constraint]?.other = -1
        }
        owners = [:]
        tableau = tableau.emptied(keeping: variables)
        for constraint in records.keys.sorted() where !broken.contains(constraint) {
            // A conflict in this loop starts a new rebuild, which finishes the work.
            insert(constraint)
            settle()
        }
    }

    /// Tries the broken constraints again, the oldest first: their conflict may be gone.
    mutating func mendBroken() {
        mayMendBroken = false
        for constraint in broken.sorted() {
            let before = self
            let wereBroken = broken
            broken.remove(constraint)
            settle()
            insert(constraint)
            settle()
            if broken.isSuperset(of: wereBroken) || !broken.isSubset(of: wereBroken) { self = before }
        }
    }
}
