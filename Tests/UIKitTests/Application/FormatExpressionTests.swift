// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@Suite("PO49: expressions by their text")
struct FormatExpressionTests {
    private func value(_ format: String, of object: Any? = nil) -> Any? {
        FormatExpression(format: format).expressionValue(with: object, context: nil)
    }

    @Test(
        "Signs bind as in school; whole numbers stay whole",
        arguments: [
            ("1+2*3", 7), ("(1+2)*3", 9), ("2-3-4", -5), ("8/4/2", 1), ("5/2", 2), ("5.0/2", 2.5), ("2**3**2", 512),
            ("-3+1", -2), ("2*-3", -6), ("-(1+2)", -3), ("2-1", 1), ("2 - -1", 3), ("1.5e1+1", 16), ("7", 7),
            ("modulus:by:(7, 4)", 3), ("sqrt(16)+abs(-1)", 5), ("floor(2.7)", 2), ("trunc(-2.7)", -2),
            ("ceiling(2.1)", 3), ("ln(exp(2))", 2), ("log(1000)", 3), ("average({1, 2, 6})", 3), ("median({3, 1})", 2),
            ("min({3, 1})+max(4, 5)", 6), ("count({3, 1})", 2), ("length('abc')", 3),
        ])
    func arithmetic(format: String, expected: Double) throws {
        let value = try #require(value(format) as? Double)
        #expect(abs(value - expected) < 1e-12)
        #expect((self.value(format) as? NSNumber)?.doubleValue == value)
    }

    @Test("Numbers are read as Int where they are whole; a division by zero and a sum too large are not")
    func kinds() {
        #expect(value("3*4") as? Int == 12 && value("1/0") as? Double == .infinity && value("2.5*2") as? Int == 5)
        #expect(value("9223372036854775807+1") as? Double == 9_223_372_036_854_775_808)
        #expect(value("-9223372036854775807-1") as? Int == .min && value("sum({1, 2})") as? Int == 3)
        #expect(value("1 + nil") == nil && value("'a' + 1") == nil && value("uppercase('a')") as? String == "A")
    }

    @Test("Arguments, key paths and the object")
    func arguments() {
        let expression = FormatExpression(format: "%K * %@ + %d", "price", 2, 1)
        #expect(expression.expressionValue(with: ["price": 3], context: nil) as? Int == 7)
        #expect(value("SELF + 1", of: 4) as? Double == 5 && FormatExpression(forKeyPath: "a.b").keyPath == "a.b")
        let sum = FormatExpression(forFunction: "sum:", arguments: [FormatExpression(forKeyPath: "prices")])
        #expect(sum.expressionValue(with: ["prices": [1.5, 2]], context: nil) as? Double == 3.5)
    }

    @Test("An expression is taken apart and made anew with other numbers, as public code does it")
    func parts() {
        func withFractions(_ expression: FormatExpression) -> FormatExpression {
            switch expression.expressionType {
            case .constantValue:
                let number = expression.constantValue as? NSNumber
                return number.map { FormatExpression(forConstantValue: NSNumber(value: $0.doubleValue)) } ?? expression
            case .function:
                return FormatExpression(
                    forFunction: expression.function, arguments: expression.arguments?.map(withFractions) ?? [])
            default: return expression
            }
        }
        let whole = FormatExpression(format: "7 / 2 + 1")
        #expect(whole.expressionValue(with: nil, context: nil) as? Double == 4)
        #expect(withFractions(whole).expressionValue(with: nil, context: nil) as? Double == 4.5)
        let choice = FormatExpression(
            forConditional: NSPredicate(format: "SELF > 2"), trueExpression: FormatExpression(format: "10"),
            falseExpression: FormatExpression(format: "20"))
        #expect(choice.expressionValue(with: 3, context: nil) as? Int == 10 && choice.expressionType == .conditional)
        #expect(choice.false.expressionValue(with: 3, context: nil) as? Int == 20)
        let list = FormatExpression(forAggregate: [choice, whole])
        #expect(list.expressionType == .aggregate && (list.collection as? [FormatExpression])?.count == 2)
    }
}
