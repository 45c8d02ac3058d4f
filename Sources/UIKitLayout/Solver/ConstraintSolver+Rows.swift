// SPDX-License-Identifier: Apache-2.0

// Inserts constraints into the tableau as rows, and removes them.
extension ConstraintSolver {
    // MARK: Putting in

    private mutating func makeSymbol(_ kind: Tableau.Kind, of constraint: SolverConstraint) -> Int32 {
        let symbol = tableau.makeSymbol(kind)
        owners[symbol] = constraint
        return symbol
    }

    mutating func insert(_ constraint: SolverConstraint) {
        // A conflict may have rebuilt the tableau, and inserted this constraint with all others.
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

    /// Adds `marker = constant + terms`, solved for the symbol of one of the terms.
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

    /// Takes the marker of a required equation out of the basis, unless the equation is redundant.
    private mutating func leaveBasis(_ row: Int32) {
        let constant = tableau.rows[Int(row)].constant
        if abs(constant) > Tableau.tolerance { return tableau.suspects.append(row) }
        let entering =
            tableau.enteringSymbol(row, lowering: constant > 0) ?? tableau.enteringSymbol(row, lowering: constant <= 0)
        if let entering { tableau.pivot(row, entering: entering) }
    }

    /// Adds a cost to a constraint's distance, or removes it.
    mutating func weigh(_ constraint: SolverConstraint, _ amount: Double) {
        guard let record = records[constraint], record.other >= 0 else { return }
        let level = tableau.level(for: record.priority)
        tableau.addWeight(amount, to: record.other, level)
        if record.isEquation { tableau.addWeight(amount, to: record.marker, level) }
    }

    // MARK: Taking out

    /// Takes a constraint out of the tableau. All values must be feasible.
    mutating func withdraw(_ constraint: SolverConstraint) {
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

    /// The row that a marker may enter, so that all values stay feasible. The marker itself may have any value.
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
}
