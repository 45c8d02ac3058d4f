// SPDX-License-Identifier: Apache-2.0

// The two simplex methods. The primal one starts from feasible values, and makes them optimal. The dual one starts from
// optimal values, and makes them feasible. Each change of a system destroys only one of the two properties.
extension Tableau {
    /// The number of steps without gain after which the order of the symbols decides. That rule cannot cycle.
    private static let patience = 100

    // MARK: Primal

    /// Brings the costs to their least.
    mutating func minimizeCosts() {
        var idle = 0
        while let entering = nextCandidate(byOrder: idle > Self.patience) {
            let direction: Double = kinds[Int(entering)] == .free && costSign(of: entering) > 0 ? -1 : 1
            guard let (row, step) = leavingRow(entering, direction) else {
                // Costs are sums of amounts that can't be less than zero: only rounding suggests otherwise.
                clearCosts(of: entering)
                continue
            }
            idle = step > Self.tolerance ? 0 : idle + 1
            pivot(row, entering: entering)
        }
    }

    private mutating func nextCandidate(byOrder: Bool) -> Int32? {
        if byOrder {
            let first = kinds.indices.first { isWorthEntering(Int32($0)) }
            if first == nil { candidates.removeAll() }
            return first.map(Int32.init)
        }
        while let symbol = candidates.popLast() {
            if isWorthEntering(symbol) { return symbol }
        }
        return nil
    }

    private func isWorthEntering(_ symbol: Int32) -> Bool {
        switch kinds[Int(symbol)] {
        case .restricted: !isBasic(symbol) && costSign(of: symbol) < 0
        case .free: !isBasic(symbol) && costSign(of: symbol) != 0
        case .fixed, .unused: false
        }
    }

    /// The first row whose symbol would become less than zero.
    private mutating func leavingRow(_ entering: Int32, _ direction: Double) -> (row: Int32, step: Double)? {
        var best: (row: Int32, step: Double)?
        for row in rowsContaining(entering) {
            guard kinds[Int(rows[Int(row)].basic)] == .restricted, let index = termIndex(of: entering, inRow: row)
            else { continue }
            let slope = rows[Int(row)].terms[index].coefficient * direction
            guard slope < -Self.epsilon else { continue }
            let step = max(0, rows[Int(row)].constant) / -slope
            if let current = best {
                let isTie = abs(step - current.step) <= Self.epsilon
                guard isTie ? rows[Int(row)].basic < rows[Int(current.row)].basic : step < current.step else {
                    continue
                }
            }
            best = (row, step)
        }
        return best
    }

    // MARK: Dual

    /// Makes all values feasible. Returns a row that cannot become feasible, if there is one.
    mutating func restoreFeasibility() -> Int32? {
        while let row = suspects.popLast() {
            let basic = rows[Int(row)].basic
            guard basic >= 0, isForbidden(row) else { continue }
            let isTooLarge = kinds[Int(basic)] == .fixed && rows[Int(row)].constant > 0
            guard let entering = enteringSymbol(row, lowering: isTooLarge) else {
                suspects.append(row)
                return row
            }
            pivot(row, entering: entering)
        }
        return nil
    }

    private func isForbidden(_ row: Int32) -> Bool {
        switch kinds[Int(rows[Int(row)].basic)] {
        case .restricted: rows[Int(row)].constant < -Self.tolerance
        case .fixed: abs(rows[Int(row)].constant) > Self.tolerance
        case .free, .unused: false
        }
    }

    /// The symbol that can raise a row's value, or lower it, at the least cost.
    func enteringSymbol(_ row: Int32, lowering: Bool) -> Int32? {
        var best: Term?
        for var term in rows[Int(row)].terms {
            if lowering { term.coefficient.negate() }
            switch kinds[Int(term.symbol)] {
            case .free: if abs(term.coefficient) > Self.tolerance { return term.symbol }
            case .fixed, .unused: continue
            case .restricted:
                guard term.coefficient > Self.tolerance else { continue }
                if let current = best, !isCheaper(term, than: current) { continue }
                best = term
            }
        }
        return best?.symbol
    }

    private func isCheaper(_ left: Term, than right: Term) -> Bool {
        for level in levels {
            let mine = level.costs[Int(left.symbol)] * right.coefficient
            let other = level.costs[Int(right.symbol)] * left.coefficient
            if mine < other - Self.epsilon { return true }
            if mine > other + Self.epsilon { return false }
        }
        return false
    }
}
