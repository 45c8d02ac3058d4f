// SPDX-License-Identifier: Apache-2.0

/// Linear equations and inequalities over variables, each required or wanted with a priority, solved incrementally.
///
/// A required constraint holds. For the others, the solver first minimizes the sum of the errors of the highest priority,
/// then that of the next, and so on. No number of lower constraints outweighs a higher one. The method is Cassowary's: an
/// incremental simplex tableau, with costs that are compared priority by priority.
///
/// Changes are gathered: `solve()` finishes them. Adding, removing and changing a constant cost the rows that they touch.
struct ConstraintSolver {
    /// The priority of a constraint that holds in any case; all others are less.
    static let required: Float = 1000

    /// Required constraints that cannot all hold, and the one that was broken.
    struct Conflict {
        let broken: SolverConstraint
        /// In the order in which they were added, the broken one among them.
        let members: [SolverConstraint]
    }

    /// Which constraints of a conflict are broken first: the least ones.
    enum Hold: Comparable {
        /// The application made it.
        case own
        /// A stack view made it.
        case arranged
        /// A frame, a guide of the system, or a size of a content.
        case fixed
    }

    struct Record {
        /// Greater than or equal to zero, or zero.
        var expression: LinearExpression
        let isEquation: Bool
        let isNegated: Bool
        var priority: Float
        let hold: Hold
        /// -1 where the constraint is broken.
        var marker: Int32 = -1
        /// The error variable for the other sign, of a constraint that is not required.
        var other: Int32 = -1
    }

    var tableau = Tableau()
    var records: [SolverConstraint: Record] = [:]
    var owners: [Int32: SolverConstraint] = [:]
    var variables: Set<Int32> = []
    var broken: Set<SolverConstraint> = []
    var conflicts: [Conflict] = []
    /// How often a constant was changed to another one.
    private(set) var changeCount = 0
    private var lastNumber = 0
    var mayMendBroken = false

    // MARK: Variables

    mutating func makeVariable() -> SolverVariable {
        let symbol = tableau.makeSymbol(.free)
        variables.insert(symbol)
        return SolverVariable(symbol: symbol)
    }

    /// Forgets a variable without constraints.
    mutating func remove(_ variable: SolverVariable) {
        let row = tableau.rowOfSymbol[Int(variable.symbol)]
        if row >= 0 { tableau.removeRow(row) }
        variables.remove(variable.symbol)
        tableau.freeSymbol(variable.symbol)
    }

    func value(of variable: SolverVariable) -> Double { tableau.value(of: variable.symbol) }

    /// The variables whose values may have changed since the last call.
    mutating func takeChangedVariables() -> [SolverVariable] {
        tableau.takeChanged().filter { variables.contains($0) }.map(SolverVariable.init)
    }

    // MARK: Constraints

    /// Adds that an expression relates to zero.
    ///
    /// - Parameters:
    ///   - priority: above 0; `required` and above must hold.
    ///   - hold: in a conflict, one of the constraints with the least hold is broken.
    mutating func add(
        _ expression: LinearExpression, _ relation: LinearRelation, priority: Float, hold: Hold = .own
    ) -> SolverConstraint {
        lastNumber += 1
        let constraint = SolverConstraint(number: lastNumber)
        let isNegated = relation == .lessThanOrEqual
        records[constraint] = Record(
            expression: isNegated ? -1 * expression : expression, isEquation: relation == .equal, isNegated: isNegated,
            priority: min(priority, Self.required), hold: hold)
        settle()
        insert(constraint)
        return constraint
    }

    mutating func remove(_ constraint: SolverConstraint) {
        guard records[constraint] != nil else { return }
        settle()
        if broken.remove(constraint) == nil { withdraw(constraint) }
        records[constraint] = nil
        mayMendBroken = !broken.isEmpty
    }

    /// Changes the constant of a constraint's expression.
    mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        guard var record = records[constraint] else { return }
        let signed = record.isNegated ? -constant : constant
        let change = signed - record.expression.constant
        guard change != 0 else { return }
        changeCount += 1
        if !tableau.candidates.isEmpty { tableau.minimizeCosts() }
        record.expression.constant = signed
        records[constraint] = record
        mayMendBroken = !broken.isEmpty
        guard record.marker >= 0 else { return }
        let row = tableau.rowOfSymbol[Int(record.marker)]
        if row >= 0 { return tableau.addToConstant(of: row, change) }
        for row in tableau.rowsContaining(record.marker) {
            guard let index = tableau.termIndex(of: record.marker, inRow: row) else { continue }
            tableau.addToConstant(of: row, -tableau.rows[Int(row)].terms[index].coefficient * change)
        }
    }

    mutating func setPriority(_ priority: Float, of constraint: SolverConstraint) {
        guard let record = records[constraint], record.priority != priority else { return }
        let isMovable = priority < Self.required && record.priority < Self.required && record.marker >= 0
        guard isMovable else {
            settle()
            if broken.remove(constraint) == nil { withdraw(constraint) }
            mayMendBroken = !broken.isEmpty
            records[constraint]?.priority = min(priority, Self.required)
            settle()
            return insert(constraint)
        }
        settle()
        weigh(constraint, -1)
        records[constraint]?.priority = priority
        weigh(constraint, 1)
    }

    /// Finishes all changes: the values are those of the best solution.
    mutating func solve() {
        settle()
        if mayMendBroken { mendBroken() }
    }

    /// The conflicts since the last call whose broken constraint is still broken; the last conflict of each.
    mutating func takeLastingConflicts() -> [Conflict] {
        guard !conflicts.isEmpty else { return [] }
        defer { conflicts = [] }
        var untold = broken
        return conflicts.reversed().filter { untold.remove($0.broken) != nil }.reversed()
    }

    /// Whether a constraint depends on a variable.
    func mentions(_ variable: SolverVariable, in constraint: SolverConstraint) -> Bool {
        guard let terms = records[constraint]?.expression.terms else { return false }
        return terms.reduce(0) { $1.variable == variable ? $0 + $1.coefficient : $0 } != 0
    }

    /// How far the solution misses a constraint.
    func distance(of constraint: SolverConstraint) -> Double {
        guard let record = records[constraint] else { return 0 }
        let value = record.expression.terms.reduce(record.expression.constant) {
            $0 + $1.coefficient * self.value(of: $1.variable)
        }
        return record.isEquation ? abs(value) : max(0, -value)
    }
}
