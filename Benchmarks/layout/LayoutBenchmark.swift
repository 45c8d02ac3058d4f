// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the solver costs on layouts of a flat container and of views in views: a line of JSON for each.
///
/// The solver's own files, without views: `layout.py` puts the same systems to Kiwi.
@main
struct LayoutBenchmark {
    struct Answer: Encodable {
        let layout: String
        let views: Int
        /// Microseconds for each constraint, and for each change of the container's width.
        let add: Double
        let change: Double
        /// A value after the last change, that both solvers must agree on.
        let check: Double
    }

    struct System {
        typealias Wish = (expression: LinearExpression, relation: LinearRelation, priority: Float)
        var solver = ConstraintSolver()
        let width: SolverVariable
        var last: SolverVariable
        var wishes: [Wish] = []

        init(flat count: Int) {
            (width, last) = Self.container(&solver)
            for index in 0..<count {
                let (x, length) = (solver.makeVariable(), solver.makeVariable())
                content(length, 50)
                wishes.append((LinearExpression(x) - LinearExpression(constant: Double(index % 40)), .equal, 1000))
                wishes.append((LinearExpression(x) + LinearExpression(length) - LinearExpression(width), .equal, 999))
                last = length
            }
        }

        init(nested count: Int) {
            (width, last) = Self.container(&solver)
            for _ in 0..<count {
                let (x, length) = (solver.makeVariable(), solver.makeVariable())
                content(length, 10)
                wishes.append((LinearExpression(x) - LinearExpression(constant: 1), .equal, 1000))
                wishes.append(
                    (
                        LinearExpression(last) - LinearExpression(length) - LinearExpression(constant: 0.125), .equal,
                        1000
                    ))
                last = length
            }
        }

        private static func container(_ solver: inout ConstraintSolver) -> (SolverVariable, SolverVariable) {
            let width = solver.makeVariable()
            return (width, width)
        }

        private mutating func content(_ length: SolverVariable, _ size: Double) {
            let expression = LinearExpression(length) - LinearExpression(constant: size)
            wishes.append((expression, .greaterThanOrEqual, 750))
            wishes.append((expression, .lessThanOrEqual, 250))
        }
    }

    static func main() throws {
        let encoder = JSONEncoder()
        for argument in CommandLine.arguments.dropFirst() {
            let parts = argument.split(separator: ":")
            guard parts.count == 2, let count = Int(parts[1]) else { continue }
            let system = parts[0] == "flat" ? System(flat: count) : System(nested: count)
            let answer = measure(String(parts[0]), count, system)
            print(String(decoding: try encoder.encode(answer), as: UTF8.self))
        }
    }

    private static func measure(_ layout: String, _ count: Int, _ system: consuming System) -> Answer {
        var system = system
        let clock = ContinuousClock()
        var container: SolverConstraint?
        let adding = clock.measure {
            container = system.solver.add(
                LinearExpression(system.width) - LinearExpression(constant: 800), .equal, priority: 1000)
            for wish in system.wishes {
                _ = system.solver.add(wish.expression, wish.relation, priority: wish.priority)
            }
            system.solver.solve()
        }
        let changes = 100
        let changing = clock.measure {
            for change in 1...changes {
                guard let container else { return }
                system.solver.setConstant(-800 - Double(change), of: container)
                system.solver.solve()
                _ = system.solver.takeChangedVariables()
            }
        }
        return Answer(
            layout: layout, views: count, add: adding / .microseconds(system.wishes.count),
            change: changing / .microseconds(changes), check: system.solver.value(of: system.last))
    }
}
