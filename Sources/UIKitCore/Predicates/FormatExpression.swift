// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// An expression by its text: `FormatExpression(format: "2 * (3 + 4)")`. It stands for `NSExpression`, which Foundation has by its
/// name alone here; the plugin writes this name in rewritten sources (PO49).
///
/// Its value is calculated when it is asked for.
open class FormatExpression: NSObject {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        case function = 4
        case unionSet = 5
        case intersectSet = 6
        case minusSet = 7
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    let content: PredicateValue

    init(_ content: PredicateValue) {
        self.content = content
        super.init()
    }

    /// An expression by its text: numbers, texts, key paths, `+ - * / **`, brackets, lists in `{}` and functions such as `sqrt(2)`.
    /// `%@` and the signs of numbers take the next argument, `%K` takes it as a key path.
    ///
    /// As on iOS, a text that cannot be read ends the program, with a message that says what was expected and where.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// An expression by its text, with the arguments in a list; see ``init(format:_:)``.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do {
            self.init(try PredicateParser.expression(of: expressionFormat, arguments))
        } catch {
            brokenRule("The expression \"\(expressionFormat)\" cannot be read. \(error)")
        }
    }

    /// An expression whose value is always the same.
    public convenience init(forConstantValue value: Any?) { self.init(PredicateValue.constant(of: value)) }

    /// The value of an object under a key path.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.keyPath(keyPath.split(separator: ".").map(String.init)))
    }

    /// The list of the values of expressions.
    public convenience init(forAggregate subexpressions: [FormatExpression]) {
        self.init(.list(subexpressions.map(\.content)))
    }

    /// A function by its name as a selector, such as `sum:`. Of a name that is not known the program ends.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard ExpressionFunctions.takes(name, parameters.count) else {
            brokenRule("Expressions have no function \(name) of \(parameters.count) arguments.")
        }
        self.init(
            .function(name, parameters.map { ($0 as? FormatExpression)?.content ?? PredicateValue.constant(of: $0) }))
    }

    /// One of two expressions, as a predicate decides.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: FormatExpression, falseExpression: FormatExpression
    ) {
        self.init(.conditional(predicate, trueExpression.content, falseExpression.content))
    }

    /// The object that is asked about, itself.
    open class func expressionForEvaluatedObject() -> FormatExpression { FormatExpression(.keyPath([])) }

    // MARK: Parts

    /// The kind of the expression.
    open var expressionType: ExpressionType {
        switch content {
        case .constant: .constantValue
        case .keyPath(let keys): keys.isEmpty ? .evaluatedObject : .keyPath
        case .list: .aggregate
        case .function: .function
        case .conditional: .conditional
        }
    }

    /// The value of a constant; `nil` for other kinds.
    open var constantValue: Any? {
        guard case .constant(let value) = content else { return nil }
        return Self.object(value)
    }

    /// The key path; empty for other kinds.
    open var keyPath: String {
        guard case .keyPath(let keys) = content else { return "" }
        return keys.joined(separator: ".")
    }

    /// The name of the function as a selector; empty for other kinds.
    open var function: String {
        guard case .function(let name, _) = content else { return "" }
        return name
    }

    /// The arguments of a function; `nil` for other kinds.
    open var arguments: [FormatExpression]? {
        guard case .function(_, let arguments) = content else { return nil }
        return arguments.map(FormatExpression.init)
    }

    /// The expressions of a list; `nil` for other kinds.
    open var collection: Any? {
        guard case .list(let values) = content else { return nil }
        return values.map(FormatExpression.init)
    }

    /// The predicate of a conditional expression; for other kinds one that is always true.
    open var predicate: NSPredicate {
        guard case .conditional(let predicate, _, _) = content else { return NSPredicate(value: true) }
        return predicate
    }

    /// What counts if the predicate is true; the expression itself for other kinds.
    open var `true`: FormatExpression {
        guard case .conditional(_, let yes, _) = content else { return self }
        return FormatExpression(yes)
    }

    /// What counts if the predicate is false; the expression itself for other kinds.
    open var `false`: FormatExpression {
        guard case .conditional(_, _, let no) = content else { return self }
        return FormatExpression(no)
    }

    // MARK: Value

    /// The value, for an object whose keys are asked for. Numbers are `NSNumber`: whole ones give whole ones, so that 5 / 2 is 2, but for
    /// a division by zero, which is infinite.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        Self.object(content.read(from: object))
    }

    private static func object(_ value: Any?) -> Any? {
        switch value {
        case let whole as Int: NSNumber(value: whole)
        case let number as Double: NSNumber(value: number)
        case let list as [Any?]: list.map { object($0) ?? NSNull() }
        default: value
        }
    }
}
