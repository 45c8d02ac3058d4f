// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import UIKitLayout

/// Random systems, changed at random, beside the answers of one that tries all candidates.
private struct SolverStory {
    private static let priorities: [Float] = [1000, 999, 750, 250, 250, 50]
    private static let factors: [Double] = [-1, 0, 0, 1, 1, 2, 0.5]

    var random: SeededGenerator
    var solver = ConstraintSolver()
    let variables: [SolverVariable]
    var wishes: [(number: SolverConstraint, wish: SolverOracle.Wish)] = []
    var conflictCount = 0

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let dimension = 1 + random.pick(3)
        var solver = ConstraintSolver()
        variables = (0..<dimension).map { _ in solver.makeVariable() }
        self.solver = solver
        self.random = random
        // The least wish of all: without it the best is not at a corner.
        for place in 0..<dimension {
            let coefficients = (0..<dimension).map { $0 == place ? 1.0 : 0 }
            add(SolverOracle.Wish(coefficients: coefficients, constant: 0, isEquation: true, priority: 0.5))
        }
    }

    private mutating func add(_ wish: SolverOracle.Wish) {
        let isTurned = !wish.isEquation && random.once(in: 2)
        let relation: LinearRelation =
            wish.isEquation ? .equal : isTurned ? .lessThanOrEqual : .greaterThanOrEqual
        let expression = Self.expression(wish, variables)
        wishes.append(
            (solver.add(isTurned ? -1 * expression : expression, relation, priority: wish.priority), wish))
    }

    static func expression(_ wish: SolverOracle.Wish, _ variables: [SolverVariable]) -> LinearExpression {
        zip(variables, wish.coefficients).reduce(into: LinearExpression(constant: wish.constant)) {
            $0.add(LinearExpression($1.0, $1.1))
        }
    }

    mutating func step() {
        let dimension = variables.count
        let place = dimension + random.pick(wishes.count - dimension)
        switch wishes.count == dimension ? 0 : random.pick(10) {
        case 0..<5:
            let wish = SolverOracle.Wish(
                coefficients: (0..<dimension).map { _ in random.pick(from: Self.factors) },
                constant: Double(random.pick(41) - 20), isEquation: random.once(in: 2),
                priority: random.pick(from: Self.priorities))
            if wish.coefficients.contains(where: { $0 != 0 }) { add(wish) }
        case 5, 6: solver.remove(wishes.remove(at: place).number)
        case 7, 8:
            wishes[place].wish.constant = Double(random.pick(41) - 20)
            let isNegated = solver.records[wishes[place].number]?.isNegated == true
            let constant = wishes[place].wish.constant
            solver.setConstant(isNegated ? -constant : constant, of: wishes[place].number)
        default:
            wishes[place].wish.priority = random.pick(from: Self.priorities)
            solver.setPriority(wishes[place].wish.priority, of: wishes[place].number)
        }
    }

    /// What is wrong with the solution; `nil` where it is as good as any.
    mutating func fault() -> String? {
        solver.solve()
        for conflict in solver.takeLastingConflicts() {
            conflictCount += 1
            let members = wishes.filter { conflict.members.contains($0.number) }.map(\.wish)
            let oracle = SolverOracle(
                wishes: members + wishes.prefix(variables.count).map(\.wish), dimension: variables.count)
            if members.count == conflict.members.count, let least = oracle.leastCosts?.first, least < 1e-6 {
                return "those fit together: \(members)"
            }
        }
        let kept = wishes.filter { !solver.broken.contains($0.number) }.map(\.wish)
        let oracle = SolverOracle(wishes: kept, dimension: variables.count)
        let mine = oracle.costs(at: variables.map { solver.value(of: $0) })
        guard let least = oracle.leastCosts else { return "no candidates" }
        let differs = SolverOracle.isLess(least, mine) || SolverOracle.isLess(mine, least)
        return differs ? "\(mine) is not \(least)" : nil
    }

    /// The same wishes in a new solver.
    var anew: ConstraintSolver {
        var fresh = ConstraintSolver()
        for _ in variables { _ = fresh.makeVariable() }
        for (number, wish) in wishes where !solver.broken.contains(number) {
            _ = fresh.add(
                Self.expression(wish, variables), wish.isEquation ? .equal : .greaterThanOrEqual,
                priority: wish.priority)
        }
        fresh.solve()
        return fresh
    }
}

@Suite("The solver")
struct ConstraintSolverTests {
    @Test("L6: whatever is added, removed and changed, no other solution misses less, priority by priority")
    func randomSystems() {
        var conflictCount = 0
        for seed in 0..<300 as Range<UInt64> {
            var story = SolverStory(seed: seed)
            for step in 0..<14 {
                story.step()
                if let fault = story.fault() {
                    Issue.record("seed \(seed), step \(step): \(fault)")
                    return
                }
            }
            conflictCount += story.conflictCount
        }
        #expect(conflictCount > 10)
    }

    @Test("L6: a system that was changed many times misses as much as one built anew")
    func anew() {
        for seed in 1000..<1100 as Range<UInt64> {
            var story = SolverStory(seed: seed)
            for _ in 0..<40 { story.step() }
            story.solver.solve()
            let fresh = story.anew
            let oracle = SolverOracle(
                wishes: story.wishes.filter { !story.solver.broken.contains($0.number) }.map(\.wish),
                dimension: story.variables.count)
            let costs = [story.solver, fresh].map { solver in
                oracle.costs(at: story.variables.map { solver.value(of: $0) })
            }
            let differs = SolverOracle.isLess(costs[0], costs[1]) || SolverOracle.isLess(costs[1], costs[0])
            #expect(!differs, "seed \(seed): \(costs)")
        }
    }

    @Test("L6: a higher priority wins over any number of lower ones")
    func priorities() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<500 {
            _ = solver.add(LinearExpression(x) - LinearExpression(constant: 5), .equal, priority: 749)
        }
        let high = solver.add(LinearExpression(x) - LinearExpression(constant: 90), .equal, priority: 750)
        solver.solve()
        #expect(solver.value(of: x) == 90)
        solver.remove(high)
        solver.solve()
        #expect(solver.value(of: x) == 5)
    }

    @Test("L5: a changed constant moves what hangs on it, and names nothing else")
    func constants() {
        var solver = ConstraintSolver()
        let columns = (0..<50).map { _ in (solver.makeVariable(), solver.makeVariable()) }
        var edits: [SolverConstraint] = []
        for (x, y) in columns {
            edits.append(solver.add(LinearExpression(x) - LinearExpression(constant: 1), .equal, priority: 1000))
            _ = solver.add(
                LinearExpression(y) - LinearExpression(x) - LinearExpression(constant: 2), .equal, priority: 1000)
        }
        solver.solve()
        _ = solver.takeChangedVariables()
        let pivots = solver.tableau.pivotCount
        solver.setConstant(-7, of: edits[20])
        solver.solve()
        #expect(Set(solver.takeChangedVariables()) == [columns[20].0, columns[20].1])
        #expect(solver.value(of: columns[20].1) == 9 && solver.tableau.pivotCount == pivots)
    }

    @Test("L10: a conflict names those that can't hold together, and no others")
    func conflicts() {
        var solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let first = solver.add(LinearExpression(x) - LinearExpression(constant: 10), .equal, priority: 1000)
        _ = solver.add(LinearExpression(z) - LinearExpression(constant: 1), .equal, priority: 1000)
        let second = solver.add(LinearExpression(y) - LinearExpression(x), .greaterThanOrEqual, priority: 1000)
        let third = solver.add(LinearExpression(y) - LinearExpression(constant: 4), .lessThanOrEqual, priority: 1000)
        solver.solve()
        let conflict = solver.takeLastingConflicts().first
        #expect(conflict?.members == [first, second, third] && conflict?.broken == third)
        #expect(solver.value(of: x) == 10 && solver.value(of: y) >= 10)
        solver.setConstant(-3, of: first)
        solver.solve()
        #expect(solver.broken.isEmpty && solver.takeLastingConflicts().isEmpty)
        #expect(solver.value(of: x) == 3 && (3...4).contains(solver.value(of: y)))
    }
}
