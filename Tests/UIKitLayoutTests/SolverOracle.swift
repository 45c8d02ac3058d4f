// SPDX-License-Identifier: Apache-2.0

/// The best solution of a small system, found by trying: the least distances by priority are taken on at a point where as many constraints as
/// there are variables hold exactly.
struct SolverOracle {
    struct Wish {
        var coefficients: [Double]
        var constant: Double
        /// Equation, or greater than or equal to zero.
        var isEquation: Bool
        var priority: Float

        func distance(at point: [Double]) -> Double {
            let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
            return isEquation ? abs(value) : max(0, -value)
        }
    }

    let wishes: [Wish]
    let dimension: Int

    /// The sums of distances, the highest priority first.
    func costs(at point: [Double]) -> [Double] {
        Set(wishes.map(\.priority)).sorted(by: >).map { priority in
            wishes.filter { $0.priority == priority }.reduce(0) { $0 + $1.distance(at: point) }
        }
    }

    /// The costs that no point has less of; where something is required, its cost is zero in the answer or nothing fits.
    var leastCosts: [Double]? {
        var best: [Double]?
        choose(dimension, from: 0, []) { chosen in
            guard let point = Self.intersection(chosen.map { wishes[$0] }) else { return }
            let costs = costs(at: point)
            if best == nil || Self.isLess(costs, best ?? []) { best = costs }
        }
        return best
    }

    static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (mine, other) in zip(left, right) where abs(mine - other) > 1e-5 { return mine < other }
        return false
    }

    private func choose(_ count: Int, from first: Int, _ chosen: [Int], _ visit: ([Int]) -> Void) {
        if count == 0 { return visit(chosen) }
        guard first < wishes.count else { return }
        for index in first..<wishes.count { choose(count - 1, from: index + 1, chosen + [index], visit) }
    }

    /// Where the expressions of some wishes are zero, by elimination.
    private static func intersection(_ wishes: [Wish]) -> [Double]? {
        var matrix = wishes.map { $0.coefficients + [-$0.constant] }
        let size = wishes.count
        for column in 0..<size {
            guard let pivot = (column..<size).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
                abs(matrix[pivot][column]) > 1e-9
            else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<size where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for place in column...size { matrix[row][place] -= factor * matrix[column][place] }
            }
        }
        return (0..<size).map { matrix[$0][size] / matrix[$0][$0] }
    }
}
