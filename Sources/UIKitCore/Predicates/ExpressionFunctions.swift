// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The functions of expressions, by their names as selectors (PO49).
///
/// Numbers are `Int` or `Double`. What whole numbers give is whole, unless it is too large.
enum ExpressionFunctions {
    /// Each with the number of its arguments; `nil` for any.
    private static let all: [String: Int?] = [
        "add:to:": 2, "from:subtract:": 2, "multiply:by:": 2, "divide:by:": 2, "modulus:by:": 2, "raise:toPower:": 2,
        "sqrt:": 1, "log:": 1, "ln:": 1, "exp:": 1, "floor:": 1, "ceiling:": 1, "trunc:": 1, "abs:": 1,
        "uppercase:": 1, "lowercase:": 1, "length:": 1, "random": 0, "now": 0,
        "sum:": nil, "count:": nil, "min:": nil, "max:": nil, "average:": nil, "median:": nil,
    ]

    static func takes(_ name: String, _ count: Int) -> Bool {
        guard let known = all[name] else { return false }
        return known.map { $0 == count } ?? (count > 0)
    }

    /// `nil` where an argument is missing, or is of another kind.
    static func value(of name: String, _ arguments: [Any?]) -> Any? {
        guard takes(name, arguments.count) else { return nil }
        switch name {
        case "random": return Double.random(in: 0..<1)
        case "now": return Date()
        case "uppercase:": return (arguments[0] as? String)?.uppercased()
        case "lowercase:": return (arguments[0] as? String)?.lowercased()
        case "length:": return (arguments[0] as? String)?.utf16.count
        default: break
        }
        switch arguments.count {
        case 2 where all[name] == 2: return value(of: name, arguments[0], arguments[1])
        case 1 where all[name] == 1: return value(of: name, arguments[0])
        default:
            return value(of: name, overList: arguments.count == 1 ? arguments[0] as? [Any?] ?? arguments : arguments)
        }
    }

    private static func number(_ value: Any?) -> Double? { value as? Double ?? (value as? Int).map(Double.init) }

    private static func value(of name: String, _ argument: Any?) -> Any? {
        if let whole = argument as? Int, ["floor:", "ceiling:", "trunc:", "abs:"].contains(name), whole != .min {
            return name == "abs:" ? abs(whole) : whole
        }
        guard let number = number(argument) else { return nil }
        return switch name {
        case "sqrt:": number.squareRoot()
        case "log:": log10(number)
        case "ln:": log(number)
        case "exp:": exp(number)
        case "floor:": number.rounded(.down)
        case "ceiling:": number.rounded(.up)
        case "trunc:": number.rounded(.towardZero)
        default: abs(number)
        }
    }

    private static func value(of name: String, _ left: Any?, _ right: Any?) -> Any? {
        if let left = left as? Int, let right = right as? Int, let whole = whole(name, left, right) { return whole }
        guard let left = number(left), let right = number(right) else { return nil }
        return switch name {
        case "add:to:": left + right
        case "from:subtract:": left - right
        case "multiply:by:": left * right
        case "divide:by:": left / right
        case "modulus:by:": left.truncatingRemainder(dividingBy: right)
        default: pow(left, right)
        }
    }

    /// `nil` for what is no whole number, or too large for one.
    private static func whole(_ name: String, _ left: Int, _ right: Int) -> Int? {
        let (value, isTooLarge): (Int, Bool)
        switch name {
        case "add:to:": (value, isTooLarge) = left.addingReportingOverflow(right)
        case "from:subtract:": (value, isTooLarge) = left.subtractingReportingOverflow(right)
        case "multiply:by:": (value, isTooLarge) = left.multipliedReportingOverflow(by: right)
        case "divide:by:": (value, isTooLarge) = left.dividedReportingOverflow(by: right)
        case "modulus:by:": (value, isTooLarge) = left.remainderReportingOverflow(dividingBy: right)
        default: return nil
        }
        return isTooLarge ? nil : value
    }

    private static func value(of name: String, overList list: [Any?]) -> Any? {
        if name == "count:" { return list.count }
        let numbers = list.compactMap(number)
        let isWhole = list.allSatisfy { $0 is Int }
        let sorted = numbers.sorted()
        let sum = numbers.reduce(0, +)
        let found: Double?
        switch name {
        case "sum:": found = sum
        case "min:": found = sorted.first
        case "max:": found = sorted.last
        case "average:": return numbers.isEmpty ? nil : sum / Double(numbers.count)
        default:
            guard !sorted.isEmpty else { return nil }
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }
        guard let found else { return nil }
        return isWhole ? Int(exactly: found) ?? found : found
    }
}
