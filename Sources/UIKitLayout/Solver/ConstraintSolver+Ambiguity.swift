// SPDX-License-Identifier: Apache-2.0

// Finds what the constraints of a system leave undetermined. For debugging: its cost depends on the rows and columns that it reads.
extension ConstraintSolver {
    /// Whether a variable has only one optimal value.
    mutating func isDetermined(_ variable: SolverVariable) -> Bool {
        let row = tableau.rowOfSymbol[Int(variable.symbol)]
        guard row >= 0 else { return false }
        for term in tableau.rows[Int(row)].terms {
            switch tableau.kinds[Int(term.symbol)] {
            case .free: return false
            case .fixed, .unused: continue
            case .restricted:
                guard tableau.costSign(of: term.symbol) == 0 else { continue }
                if tableau.room(of: term.symbol) > Tableau.tolerance { return false }
            }
        }
        return true
    }
}

extension Tableau {
    /// How far a symbol outside of the basis can increase before another symbol's value becomes invalid.
    mutating func room(of symbol: Int32) -> Double {
        var room = Double.infinity
        for row in rowsContaining(symbol) {
            guard kinds[Int(rows[Int(row)].basic)] == .restricted, let index = termIndex(of: symbol, inRow: row) else {
                continue
            }
            let slope = rows[Int(row)].terms[index].coefficient
            if slope < -Self.epsilon { room = min(room, max(0, rows[Int(row)].constant) / -slope) }
        }
        return room
    }
}
