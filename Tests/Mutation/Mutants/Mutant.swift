// SPDX-License-Identifier: Apache-2.0

import MutantSwitch

/// What stands in a mutated copy of the sources around each changed place: the original while the mutant's number is not on.
///
/// Places nest, and no operand is written twice: the copy stays as large as the original, whatever is sampled.
public enum Mutant {
    /// A truth, or its opposite.
    public static func flip(_ number: Int32, _ value: Bool) -> Bool { value != responder_mutant_is_on(number) }

    /// Whether a statement is run.
    public static func keeps(_ number: Int32) -> Bool { !responder_mutant_is_on(number) }

    public static func and(_ number: Int32, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
        responder_mutant_is_on(number) ? try left || right() : try left && right()
    }

    public static func or(_ number: Int32, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
        responder_mutant_is_on(number) ? try left && right() : try left || right()
    }

    public static func less<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Bool {
        responder_mutant_is_on(number) ? left <= right : left < right
    }

    public static func atMost<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Bool {
        responder_mutant_is_on(number) ? left < right : left <= right
    }

    public static func greater<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Bool {
        responder_mutant_is_on(number) ? left >= right : left > right
    }

    public static func atLeast<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Bool {
        responder_mutant_is_on(number) ? left > right : left >= right
    }

    public static func min<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Value {
        responder_mutant_is_on(number) ? Swift.max(left, right) : Swift.min(left, right)
    }

    public static func max<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Value {
        responder_mutant_is_on(number) ? Swift.min(left, right) : Swift.max(left, right)
    }

    /// A number, or one more.
    public static func constant<Value: FixedWidthInteger>(_ number: Int32, _ value: Value) -> Value {
        responder_mutant_is_on(number) ? value &+ 1 : value
    }

    public static func constant<Value: BinaryFloatingPoint>(_ number: Int32, _ value: Value) -> Value {
        responder_mutant_is_on(number) ? value + 1 : value
    }

    /// What is bound or given back, or nothing.
    public static func none<Value>(_ number: Int32, _ value: Value?) -> Value? {
        responder_mutant_is_on(number) ? nil : value
    }

    public static func empty<Value: RangeReplaceableCollection>(_ number: Int32, _ value: Value) -> Value {
        responder_mutant_is_on(number) ? Value() : value
    }
}
