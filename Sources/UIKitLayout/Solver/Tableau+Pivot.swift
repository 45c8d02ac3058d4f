// SPDX-License-Identifier: Apache-2.0

// Rows in terms of others: substitution, and symbols that change places.
extension Tableau {
    // MARK: Substitution

    /// Replaces a symbol outside of the basis by an expression, in all rows and in the costs.
    mutating func substitute(_ symbol: Int32, _ constant: Double, _ terms: ContiguousArray<Term>, except own: Int32) {
        let places = columns[Int(symbol)]
        columns[Int(symbol)] = []
        for place in places where place != own {
            if let index = termIndex(of: symbol, inRow: place) { merge(constant, terms, intoRow: place, at: index) }
        }
        for level in levels.indices {
            let cost = levels[level].costs[Int(symbol)]
            guard cost != 0 else { continue }
            levels[level].costs[Int(symbol)] = 0
            for term in terms { addCost(cost * term.coefficient, to: term.symbol, level) }
        }
    }

    /// Replaces one term of a row by an expression. Both are sorted.
    private mutating func merge(
        _ constant: Double, _ terms: ContiguousArray<Term>, intoRow row: Int32, at removed: Int
    ) {
        var result = scratch
        scratch = []
        result.removeAll(keepingCapacity: true)
        let old = rows[Int(row)].terms
        let factor = old[removed].coefficient
        var left = 0
        var right = 0
        while left < old.count || right < terms.count {
            if left == removed {
                left += 1
            } else if right == terms.count || (left < old.count && old[left].symbol < terms[right].symbol) {
                result.append(old[left])
                left += 1
            } else if left == old.count || terms[right].symbol < old[left].symbol {
                let product = factor * terms[right].coefficient
                if abs(product) > Self.epsilon {
                    result.append(Term(symbol: terms[right].symbol, coefficient: product))
                    arrivals.append(terms[right].symbol)
                }
                right += 1
            } else {
                let sum = old[left].coefficient + factor * terms[right].coefficient
                if abs(sum) > Self.epsilon { result.append(Term(symbol: old[left].symbol, coefficient: sum)) }
                left += 1
                right += 1
            }
        }
        scratch = rows[Int(row)].terms
        rows[Int(row)].terms = result
        // A column is tidied by what the rows have: they have it now.
        for symbol in arrivals { noteColumn(symbol, row) }
        arrivals.removeAll(keepingCapacity: true)
        if constant != 0 { addToConstant(of: row, factor * constant) }
    }

    /// Replaces a row's basic symbol by another symbol; the old one becomes zero.
    mutating func pivot(_ row: Int32, entering: Int32) {
        guard let index = termIndex(of: entering, inRow: row) else { return }
        pivotCount += 1
        let leaving = rows[Int(row)].basic
        var terms = rows[Int(row)].terms
        let coefficient = terms.remove(at: index).coefficient
        for place in terms.indices { terms[place].coefficient /= -coefficient }
        let place = terms.firstIndex { $0.symbol > leaving } ?? terms.count
        terms.insert(Term(symbol: leaving, coefficient: 1 / coefficient), at: place)
        let constant = -rows[Int(row)].constant / coefficient
        noteChange(of: leaving)
        noteChange(of: entering)
        rowOfSymbol[Int(leaving)] = -1
        rowOfSymbol[Int(entering)] = row
        rows[Int(row)] = Row(basic: entering, constant: constant, terms: terms)
        noteColumn(leaving, row)
        substitute(entering, constant, terms, except: row)
        suspects.append(row)
    }

    /// A tableau without rows, with the same free symbols.
    func emptied(keeping variables: Set<Int32>) -> Tableau {
        var empty = Tableau()
        for symbol in kinds.indices {
            _ = empty.makeSymbol(variables.contains(Int32(symbol)) ? .free : .unused)
        }
        for symbol in kinds.indices.reversed() where !variables.contains(Int32(symbol)) {
            empty.freeSymbol(Int32(symbol))
        }
        for variable in variables { empty.noteChange(of: variable) }
        return empty
    }
}
