// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// A predicate as it was read.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(PredicateComparison)

    func isTrue(of object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let inner): !inner.isTrue(of: object)
        case .all(let parts): parts.allSatisfy { $0.isTrue(of: object) }
        case .any(let parts): parts.contains { $0.isTrue(of: object) }
        case .comparison(let comparison): comparison.isTrue(of: object)
        }
    }
}

/// Two values and the required relation between them.
struct PredicateComparison {
    /// For how many of the left side's values it has to be true.
    enum Quantity {
        case one, any, all, none
    }

    enum Kind: String {
        case equal = "==", unequal = "!=", less = "<", greater = ">", atMost = "<=", atLeast = ">="
        case between = "BETWEEN", isIn = "IN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES"

        init?(sign: String) {
            switch sign {
            case "=": self = .equal
            case "<>": self = .unequal
            case "=<": self = .atMost
            case "=>": self = .atLeast
            default: self.init(rawValue: sign)
            }
        }
    }

    var quantity: Quantity
    var kind: Kind
    var options: String.CompareOptions
    var left: PredicateValue
    var right: PredicateValue

    func isTrue(of object: Any?) -> Bool {
        let (left, right) = (Self.number(left.read(from: object)), Self.number(right.read(from: object)))
        guard quantity != .one else { return holds(left, right) }
        guard let values = left as? [Any?] else { return quantity == .none }
        return switch quantity {
        case .any: values.contains { holds($0, right) }
        case .none: !values.contains { holds($0, right) }
        case .all, .one: values.allSatisfy { holds($0, right) }
        }
    }

    /// Whole numbers are compared as any others.
    private static func number(_ value: Any?) -> Any? {
        switch value {
        case let whole as Int: Double(whole)
        case let list as [Any?]: list.map(number)
        default: value
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch kind {
        case .equal: isEqual(left, right)
        case .unequal: !isEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .greater: order(left, right) == .orderedDescending
        case .atMost: isEqual(left, right) || order(left, right) == .orderedAscending
        case .atLeast: isEqual(left, right) || order(left, right) == .orderedDescending
        case .between: isBetween(left, right)
        case .isIn: contains(right, left)
        case .contains: contains(left, right)
        case .beginsWith, .endsWith: fits(left, right)
        case .like, .matches: isMatch(left, right)
        }
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (nil, _), (_, nil): return false
        case (let left as String, let right as String): return left.compare(right, options: options) == .orderedSame
        case (let left as [Any?], let right as [Any?]):
            return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
        case (let left as AnyHashable, let right as AnyHashable): return left == right
        case (let left?, let right?): return (left as AnyObject) === (right as AnyObject)
        }
    }

    /// `nil` for values without an order.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        switch (left, right) {
        case (let left as Double, let right as Double):
            left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        case (let left as String, let right as String): left.compare(right, options: options)
        case (let left as Date, let right as Date): left.compare(right)
        default: nil
        }
    }

    private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
        guard let limits = limits as? [Any?], limits.count == 2 else { return false }
        guard let low = order(limits[0], value), let high = order(value, limits[1]) else { return false }
        return low != .orderedDescending && high != .orderedDescending
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let text = whole as? String, let part = part as? String {
            return text.range(of: part, options: options) != nil
        }
        return (whole as? [Any?])?.contains { isEqual($0, part) } ?? false
    }

    private func fits(_ text: Any?, _ part: Any?) -> Bool {
        guard let text = text as? String, let part = part as? String else { return false }
        let end: String.CompareOptions = kind == .endsWith ? [.anchored, .backwards] : .anchored
        return text.range(of: part, options: options.union(end)) != nil
    }

    /// Whether the pattern matches the whole text, with all its lines.
    private func isMatch(_ text: Any?, _ pattern: Any?) -> Bool {
        guard var text = text as? String, var pattern = pattern as? String else { return false }
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        if kind == .like {
            pattern = NSRegularExpression.escapedPattern(for: pattern)
                .replacingOccurrences(of: "\\*", with: "[\\s\\S]*").replacingOccurrences(of: "\\?", with: "[\\s\\S]")
        }
        var flags: NSRegularExpression.Options = []
        if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags) else {
            brokenRule("\"\(pattern)\" in a predicate is no regular expression.")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

/// A side of a comparison, or an expression.
indirect enum PredicateValue {
    case constant(Any?)
    /// From the object; empty for the object itself.
    case keyPath([String])
    case list([PredicateValue])
    /// By the name that it has as a selector, with arguments (PO49).
    case function(String, [PredicateValue])
    case conditional(NSPredicate, PredicateValue, PredicateValue)

    /// Numbers are `Double`, or `Int` where digits alone or a function of whole numbers made them.
    func read(from object: Any?) -> Any? {
        switch self {
        case .constant(let value): return value
        case .list(let values): return values.map { $0.read(from: object) }
        case .function(let name, let arguments):
            return ExpressionFunctions.value(of: name, arguments.map { $0.read(from: object) })
        case .conditional(let predicate, let yes, let no):
            return (predicate.evaluate(with: object) ? yes : no).read(from: object)
        case .keyPath(let keys):
            return keys.reduce(Self.plain(object)) { value, key in value.flatMap { Self.value(of: $0, key) } }
        }
    }

    /// A constant of the application's: whole numbers stay whole (PO49).
    static func constant(of value: Any?) -> PredicateValue {
        switch value {
        case let number as Bool: .constant(number ? 1.0 : 0.0)
        case let whole as any BinaryInteger: .constant(Int(exactly: whole) ?? Double(whole))
        case let number as NSNumber where !["d", "f"].contains(String(cString: number.objCType)):
            .constant(Int(exactly: number) ?? number.doubleValue)
        default: .constant(plain(value))
        }
    }

    /// Texts, numbers, dates and lists as Swift has them, `nil` for `NSNull`; anything else as it is.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return plain(mirror.children.first?.value) }
        switch value {
        case is NSNull: return nil
        case let text as String: return text
        case let text as NSString: return text as String
        case let number as Bool: return number ? 1.0 : 0.0
        case let number as any BinaryInteger: return Double(number)
        case let number as any BinaryFloatingPoint: return Double(number)
        case let number as NSNumber: return number.doubleValue
        case let date as NSDate: return date as Date
        case let list as NSArray: return list.map { plain($0) }
        case let set as NSSet: return set.map { plain($0) }
        case let list as [Any]: return list.map { plain($0) }
        case let set as Set<AnyHashable>: return set.map { plain($0.base) }
        default: return value
        }
    }

    /// PO8: an object's value under a key: a dictionary's entry, or a stored property. For a list, the values of its elements.
    private static func value(of object: Any, _ key: String) -> Any? {
        if let list = object as? [Any?] {
            return key == "@count" ? Double(list.count) : list.map { $0.flatMap { value(of: $0, key) } }
        }
        if let text = object as? String, key == "length" { return Double(text.utf16.count) }
        if let dictionary = object as? [AnyHashable: Any] { return plain(dictionary[key]) }
        if let dictionary = object as? NSDictionary { return plain(dictionary[key]) }
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            for child in mirror.children where child.label == key || child.label == "$__lazy_storage_$_" + key {
                return plain(child.value)
            }
        }
        brokenRule(
            "A predicate asks \(type(of: object)) for \"\(key)\", which is neither a stored property nor an entry.")
    }
}
