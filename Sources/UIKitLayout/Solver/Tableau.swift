// SPDX-License-Identifier: Apache-2.0

/// The rows of a simplex tableau: each expresses one symbol in the basis by symbols outside of it.
///
///     basic = constant + Σ coefficient · symbol          symbols outside of the basis are zero
///
/// Rows are sorted runs of terms in one piece of memory. A column is a list of the rows that may have a symbol: rows that
/// lost it stay in the list until it is read. The costs are those of a lexicographic objective, one dense array for each
/// priority. No gain of lower priorities makes up for a loss of a higher one.
struct Tableau {
    enum Kind: UInt8 {
        /// Any number.
        case free
        /// Zero or more.
        case restricted
        /// Zero, always: the marker of a required equation.
        case fixed
        /// Not in use.
        case unused
    }

    struct Term {
        var symbol: Int32
        var coefficient: Double
    }

    struct Row {
        /// -1 where the row is not in use.
        var basic: Int32
        var constant: Double
        var terms: ContiguousArray<Term>
    }

    struct Level {
        let priority: Float
        var costs: ContiguousArray<Double>
    }

    /// Smaller coefficients and costs are rounding.
    static let epsilon = 1e-9
    /// Smaller constants are.
    static let tolerance = 1e-7

    var rows: ContiguousArray<Row> = []
    private(set) var kinds: ContiguousArray<Kind> = []
    /// The row of a symbol in the basis, -1 outside.
    var rowOfSymbol: ContiguousArray<Int32> = []
    var columns: ContiguousArray<ContiguousArray<Int32>> = []
    var columnLimits: ContiguousArray<Int> = []
    /// The highest priority first.
    var levels: [Level] = []
    private var freeSymbols: [Int32] = []
    private var freeRows: [Int32] = []
    /// Symbols that may improve the solution by entering the basis.
    var candidates: [Int32] = []
    /// Rows whose basic symbol may be infeasible.
    var suspects: [Int32] = []
    /// Free symbols whose value may have changed.
    private(set) var changed: [Int32] = []
    private var isChanged: ContiguousArray<Bool> = []
    var scratch: ContiguousArray<Term> = []
    var arrivals: ContiguousArray<Int32> = []
    var pivotCount = 0

    // MARK: Symbols

    mutating func makeSymbol(_ kind: Kind) -> Int32 {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            return symbol
        }
        kinds.append(kind)
        rowOfSymbol.append(-1)
        columns.append([])
        columnLimits.append(16)
        isChanged.append(false)
        for level in levels.indices { levels[level].costs.append(0) }
        return Int32(kinds.count - 1)
    }

    /// Forgets a symbol that no row has.
    mutating func freeSymbol(_ symbol: Int32) {
        removeFromRows(symbol)
        for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
        kinds[Int(symbol)] = .unused
        columnLimits[Int(symbol)] = 16
        freeSymbols.append(symbol)
    }

    /// Removes a symbol's rounding remainders from the rows.
    private mutating func removeFromRows(_ symbol: Int32) {
        let places = columns[Int(symbol)]
        columns[Int(symbol)] = []
        for place in places {
            if let index = termIndex(of: symbol, inRow: place) { rows[Int(place)].terms.remove(at: index) }
        }
    }

    func isBasic(_ symbol: Int32) -> Bool { rowOfSymbol[Int(symbol)] >= 0 }

    func value(of symbol: Int32) -> Double {
        let row = rowOfSymbol[Int(symbol)]
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    mutating func noteChange(of symbol: Int32) {
        guard kinds[Int(symbol)] == .free, !isChanged[Int(symbol)] else { return }
        isChanged[Int(symbol)] = true
        changed.append(symbol)
    }

    mutating func takeChanged() -> [Int32] {
        for symbol in changed { isChanged[Int(symbol)] = false }
        defer { changed.removeAll(keepingCapacity: true) }
        return changed
    }

    // MARK: Costs

    mutating func level(for priority: Float) -> Int {
        if let level = levels.firstIndex(where: { $0.priority == priority }) { return level }
        let place = levels.firstIndex { $0.priority < priority } ?? levels.count
        levels.insert(
            Level(priority: priority, costs: ContiguousArray(repeating: 0, count: kinds.count)), at: place)
        return place
    }

    mutating func addCost(_ amount: Double, to symbol: Int32, _ level: Int) {
        var cost = levels[level].costs[Int(symbol)] + amount
        if abs(cost) < Self.epsilon { cost = 0 }
        levels[level].costs[Int(symbol)] = cost
        candidates.append(symbol)
    }

    /// Makes a symbol cost more by an amount, in the basis or not.
    mutating func addWeight(_ amount: Double, to symbol: Int32, _ level: Int) {
        let row = rowOfSymbol[Int(symbol)]
        guard row >= 0 else { return addCost(amount, to: symbol, level) }
        for term in rows[Int(row)].terms { addCost(amount * term.coefficient, to: term.symbol, level) }
    }

    /// The sign of a symbol's cost at the highest priority at which it has one.
    func costSign(of symbol: Int32) -> Int {
        for level in levels {
            let cost = level.costs[Int(symbol)]
            if cost > Self.tolerance { return 1 }
            if cost < -Self.tolerance { return -1 }
        }
        return 0
    }

    mutating func clearCosts(of symbol: Int32) {
        for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
    }

    // MARK: Rows and columns

    func termIndex(of symbol: Int32, inRow row: Int32) -> Int? {
        let terms = rows[Int(row)].terms
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].symbol == symbol ? low : nil
    }

    /// The rows that have a symbol outside of the basis, each once; the list is tidied on the way.
    mutating func rowsContaining(_ symbol: Int32) -> ContiguousArray<Int32> {
        var places = columns[Int(symbol)]
        if places.count > 1 { places.sort() }
        var live: ContiguousArray<Int32> = []
        for place in places where live.last != place && termIndex(of: symbol, inRow: place) != nil {
            live.append(place)
        }
        columns[Int(symbol)] = live
        columnLimits[Int(symbol)] = max(16, 2 * live.count)
        return live
    }

    /// An upper bound for the number of rows that have a symbol.
    func columnCount(of symbol: Int32) -> Int { columns[Int(symbol)].count }

    mutating func noteColumn(_ symbol: Int32, _ row: Int32) {
        columns[Int(symbol)].append(row)
        if columns[Int(symbol)].count > columnLimits[Int(symbol)] { _ = rowsContaining(symbol) }
    }

    /// Sorts terms, adds up those of the same symbol, and drops zero terms.
    static func normalized(_ terms: ContiguousArray<Term>) -> ContiguousArray<Term> {
        var result: ContiguousArray<Term> = []
        for term in terms.sorted(by: { $0.symbol < $1.symbol }) {
            if let last = result.last, last.symbol == term.symbol {
                result[result.count - 1].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        result.removeAll { abs($0.coefficient) < epsilon }
        return result
    }

    /// Adds a row for a symbol, which enters the basis.
    @discardableResult
    mutating func insertRow(_ basic: Int32, _ constant: Double, _ terms: ContiguousArray<Term>) -> Int32 {
        let row: Int32
        if let reused = freeRows.popLast() {
            row = reused
            rows[Int(row)] = Row(basic: basic, constant: constant, terms: terms)
        } else {
            row = Int32(rows.count)
            rows.append(Row(basic: basic, constant: constant, terms: terms))
        }
        rowOfSymbol[Int(basic)] = row
        for term in terms { noteColumn(term.symbol, row) }
        noteChange(of: basic)
        return row
    }

    mutating func removeRow(_ row: Int32) {
        let basic = rows[Int(row)].basic
        noteChange(of: basic)
        rowOfSymbol[Int(basic)] = -1
        rows[Int(row)] = Row(basic: -1, constant: 0, terms: [])
        freeRows.append(row)
    }

    mutating func addToConstant(of row: Int32, _ amount: Double) {
        rows[Int(row)].constant += amount
        noteChange(of: rows[Int(row)].basic)
        suspects.append(row)
    }
}
