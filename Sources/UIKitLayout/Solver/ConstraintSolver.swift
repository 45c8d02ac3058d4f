/// Linear equations and inequalities over variables, each required or wanted with a priority, solved incrementally.
///
/// A required constraint holds. Of the others, those of the highest priority are missed by the least sum of distances, then those of the next
/// among what is left, and so on: no number of lower ones outweighs a higher one. The method is Cassowary's, a simplex tableau
/// that each change spoils as little as it can, with costs that are compared priority by priority.
///
/// Changes are gathered: `solve()` finishes them. Adding, removing and changing a constant cost the rows that they touch.
struct ConstraintSolver {
    /// The priority of a constraint that holds in any case; all others are less.
    static let required: Float = 1000

    /// Required constraints of which not all can hold, and the one that was left out.
    struct Conflict {
        let broken: SolverConstraint
        /// In the order in which they came, the broken one among them.
        let members: [SolverConstraint]
    }

    struct Record {
        /// Greater than or equal to zero, or zero.
        var expression: LinearExpression
        let isEquation: Bool
        let isNegated: Bool
        var priority: Float
        let isProtected: Bool
        /// -1 where the constraint is broken.
        var marker: Int32 = -1
        /// What the expression lacks: the other half of the distance of one that is not required.
        var other: Int32 = -1
    }

    var tableau = Tableau()
    private(set) var records: [SolverConstraint: Record] = [:]
    private var owners: [Int32: SolverConstraint] = [:]
    private var variables: Set<Int32> = []
    private(set) var broken: Set<SolverConstraint> = []
    private(set) var conflicts: [Conflict] = []
    /// How often a constant was changed to another one.
    private(set) var changeCount = 0
    private var lastNumber = 0
    private var mayMendBroken = false

    // MARK: Variables

    mutating func makeVariable() -> SolverVariable {
        let symbol = tableau.makeSymbol(.free)
        variables.insert(symbol)
        return SolverVariable(symbol: symbol)
    }

    /// Forgets a variable that no constraint has any more.
    mutating func remove(_ variable: SolverVariable) {
        let row = tableau.rowOfSymbol[Int(variable.symbol)]
        if row >= 0 { tableau.removeRow(row) }
        variables.remove(variable.symbol)
        tableau.freeSymbol(variable.symbol)
    }

    func value(of variable: SolverVariable) -> Double { tableau.value(of: variable.symbol) }

    /// The variables whose values may have changed since this was asked last.
    mutating func takeChangedVariables() -> [SolverVariable] {
        tableau.takeChanged().filter { variables.contains($0) }.map(SolverVariable.init)
    }

    // MARK: Constraints

    /// Adds that an expression relates to zero.
    ///
    /// - Parameters:
    ///   - priority: above 0; `required` and above must hold.
    ///   - isProtected: of constraints that can't all hold, one that is not protected is broken.
    mutating func add(
        _ expression: LinearExpression, _ relation: LinearRelation, priority: Float, isProtected: Bool = false
    ) -> SolverConstraint {
        lastNumber += 1
        let constraint = SolverConstraint(number: lastNumber)
        let isNegated = relation == .lessThanOrEqual
        records[constraint] = Record(
            expression: isNegated ? -1 * expression : expression, isEquation: relation == .equal, isNegated: isNegated,
            priority: min(priority, Self.required), isProtected: isProtected)
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

    /// What could not hold since this was asked last.
    mutating func takeConflicts() -> [Conflict] {
        defer { conflicts = [] }
        return conflicts
    }

    /// How far the solution misses a constraint.
    func distance(of constraint: SolverConstraint) -> Double {
        guard let record = records[constraint] else { return 0 }
        let value = record.expression.terms.reduce(record.expression.constant) {
            $0 + $1.coefficient * self.value(of: $1.variable)
        }
        return record.isEquation ? abs(value) : max(0, -value)
    }

    // MARK: Putting in

    private mutating func makeSymbol(_ kind: Tableau.Kind, of constraint: SolverConstraint) -> Int32 {
        let symbol = tableau.makeSymbol(kind)
        owners[symbol] = constraint
        return symbol
    }

    private mutating func insert(_ constraint: SolverConstraint) {
        // A conflict on the way to this may have put it in with all the others.
        guard var record = records[constraint], record.marker < 0, !broken.contains(constraint) else { return }
        let (constant, terms) = substituted(record.expression)
        let isRequired = record.priority >= Self.required
        record.marker = makeSymbol(record.isEquation && isRequired ? .fixed : .restricted, of: constraint)
        record.other = isRequired ? -1 : makeSymbol(.restricted, of: constraint)
        records[constraint] = record
        // marker = expression + other
        var full = terms
        if record.other >= 0 { full.append(Tableau.Term(symbol: record.other, coefficient: 1)) }
        let isKept = !record.isEquation && constant >= -Tableau.tolerance
        if !isKept, let free = freestSymbol(terms) {
            solveFor(free, marker: record.marker, constant, full)
        } else if !isRequired, constant < 0 {
            insertNegative(record, constant, full)
        } else {
            let row = tableau.insertRow(record.marker, constant, Tableau.normalized(full))
            if record.isEquation, isRequired { leaveBasis(row) } else { tableau.suspects.append(row) }
        }
        weigh(constraint, 1)
    }

    /// An expression by symbols outside of the basis.
    private func substituted(_ expression: LinearExpression) -> (Double, ContiguousArray<Tableau.Term>) {
        var constant = expression.constant
        var terms: ContiguousArray<Tableau.Term> = []
        for term in expression.terms {
            let row = tableau.rowOfSymbol[Int(term.variable.symbol)]
            if row < 0 {
                terms.append(Tableau.Term(symbol: term.variable.symbol, coefficient: term.coefficient))
                continue
            }
            constant += term.coefficient * tableau.rows[Int(row)].constant
            for inner in tableau.rows[Int(row)].terms {
                terms.append(
                    Tableau.Term(symbol: inner.symbol, coefficient: inner.coefficient * term.coefficient))
            }
        }
        return (constant, Tableau.normalized(terms))
    }

    /// The free symbol that the fewest rows have.
    private func freestSymbol(_ terms: ContiguousArray<Tableau.Term>) -> Int32? {
        terms.filter { tableau.kinds[Int($0.symbol)] == .free && abs($0.coefficient) > Tableau.tolerance }
            .min { tableau.columnCount(of: $0.symbol) < tableau.columnCount(of: $1.symbol) }?.symbol
    }

    /// Adds `marker = constant + terms`, solved for one of the terms' symbols.
    private mutating func solveFor(
        _ symbol: Int32, marker: Int32, _ constant: Double, _ terms: ContiguousArray<Tableau.Term>
    ) {
        var terms = terms
        guard let index = terms.firstIndex(where: { $0.symbol == symbol }) else { return }
        let coefficient = terms.remove(at: index).coefficient
        for place in terms.indices { terms[place].coefficient /= -coefficient }
        terms.append(Tableau.Term(symbol: marker, coefficient: 1 / coefficient))
        terms = Tableau.normalized(terms)
        tableau.substitute(symbol, -constant / coefficient, terms, except: -1)
        tableau.insertRow(symbol, -constant / coefficient, terms)
    }

    /// Adds `marker = constant + terms + other` with a constant below zero: the other symbol has a value.
    private mutating func insertNegative(
        _ record: Record, _ constant: Double, _ terms: ContiguousArray<Tableau.Term>
    ) {
        var turned = ContiguousArray(terms.filter { $0.symbol != record.other })
        for place in turned.indices { turned[place].coefficient.negate() }
        turned.append(Tableau.Term(symbol: record.marker, coefficient: 1))
        tableau.insertRow(record.other, -constant, Tableau.normalized(turned))
    }

    /// Takes the marker of a required equation out of the basis, unless others say the same already.
    private mutating func leaveBasis(_ row: Int32) {
        let constant = tableau.rows[Int(row)].constant
        if abs(constant) > Tableau.tolerance { return tableau.suspects.append(row) }
        let entering =
            tableau.enteringSymbol(row, lowering: constant > 0) ?? tableau.enteringSymbol(row, lowering: constant <= 0)
        if let entering { tableau.pivot(row, entering: entering) }
    }

    /// Lets a constraint's distance cost something, or no more.
    private mutating func weigh(_ constraint: SolverConstraint, _ amount: Double) {
        guard let record = records[constraint], record.other >= 0 else { return }
        let level = tableau.level(for: record.priority)
        tableau.addWeight(amount, to: record.other, level)
        if record.isEquation { tableau.addWeight(amount, to: record.marker, level) }
    }

    // MARK: Taking out

    /// Takes a constraint out of the tableau, whose values are all allowed.
    private mutating func withdraw(_ constraint: SolverConstraint) {
        guard let record = records[constraint], record.marker >= 0 else { return }
        weigh(constraint, -1)
        if !tableau.isBasic(record.marker), let row = rowToLeave(for: record.marker) {
            tableau.pivot(row, entering: record.marker)
        }
        let row = tableau.rowOfSymbol[Int(record.marker)]
        if row >= 0 { tableau.removeRow(row) }
        forget(record.marker)
        if record.other >= 0 { forget(record.other) }
        records[constraint]?.marker = -1
        records[constraint]?.other = -1
    }

    private mutating func forget(_ symbol: Int32) {
        owners[symbol] = nil
        let row = tableau.rowOfSymbol[Int(symbol)]
        if row >= 0 { tableau.removeRow(row) }
        tableau.freeSymbol(symbol)
    }

    /// The row that a marker may take over, so that all values stay allowed: the marker itself may have any.
    private mutating func rowToLeave(for marker: Int32) -> Int32? {
        var fallback: Int32?
        var best: (row: Int32, isFalling: Bool, step: Double)?
        for row in tableau.rowsContaining(marker) {
            guard let index = tableau.termIndex(of: marker, inRow: row) else { continue }
            let content = tableau.rows[Int(row)]
            switch tableau.kinds[Int(content.basic)] {
            case .fixed: return row
            case .free, .unused: fallback = row
            case .restricted:
                let slope = content.terms[index].coefficient
                let candidate = (row: row, isFalling: slope < 0, step: max(0, content.constant) / abs(slope))
                guard let current = best else {
                    best = candidate
                    continue
                }
                if candidate.isFalling != current.isFalling {
                    if candidate.isFalling { best = candidate }
                } else if candidate.step < current.step {
                    best = candidate
                }
            }
        }
        return best?.row ?? fallback
    }

    // MARK: Conflicts

    private mutating func settle() {
        while let row = tableau.restoreFeasibility() { breakOne(of: row) }
        tableau.minimizeCosts()
        while let row = tableau.restoreFeasibility() { breakOne(of: row) }
    }

    /// Leaves out one of the required constraints that a row shows not to fit together.
    private mutating func breakOne(of row: Int32) {
        let content = tableau.rows[Int(row)]
        var members = Set(([content.basic] + content.terms.map(\.symbol)).compactMap { owners[$0] })
        members = members.filter { (records[$0]?.priority ?? 0) >= Self.required }
        let sorted = members.sorted()
        guard let victim = sorted.last(where: { records[$0]?.isProtected == false }) ?? sorted.last else {
            tableau.suspects.removeAll()
            return
        }
        conflicts.append(Conflict(broken: victim, members: sorted))
        broken.insert(victim)
        rebuild()
    }

    /// Makes the tableau anew of the constraints that are not broken.
    private mutating func rebuild() {
        for constraint in records.keys {
            records[constraint]?.marker = -1
            records[constraint]?.other = -1
        }
        owners = [:]
        tableau = tableau.emptied(keeping: variables)
        for constraint in records.keys.sorted() where !broken.contains(constraint) {
            // A conflict in the middle of this begins it again, and finishes it.
            insert(constraint)
            settle()
        }
    }

    /// Tries the broken ones again, the oldest first: what they did not go together with may be gone.
    private mutating func mendBroken() {
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
