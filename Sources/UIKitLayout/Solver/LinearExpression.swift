// SPDX-License-Identifier: Apache-2.0

/// A variable of a solver: any number, until constraints say which.
struct SolverVariable: Hashable, Sendable {
    let symbol: Int32
}

/// A constraint of a solver. Numbers grow in the order in which constraints came, and are not used again.
struct SolverConstraint: Hashable, Comparable, Sendable {
    let number: Int

    static func < (left: SolverConstraint, right: SolverConstraint) -> Bool { left.number < right.number }
}

/// How an expression relates to zero.
enum LinearRelation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A sum of multiples of variables, and a constant.
struct LinearExpression: Sendable {
    struct Term: Sendable {
        var variable: SolverVariable
        var coefficient: Double
    }

    var terms: [Term] = []
    var constant = 0.0

    init(constant: Double = 0) {
        self.constant = constant
    }

    init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        terms = [Term(variable: variable, coefficient: coefficient)]
    }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for term in other.terms {
            terms.append(Term(variable: term.variable, coefficient: term.coefficient * factor))
        }
    }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right)
        return sum
    }

    static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        var product = LinearExpression()
        product.add(expression, times: factor)
        return product
    }
}
