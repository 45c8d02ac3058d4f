// SPDX-License-Identifier: Apache-2.0

/// Class names for people.
enum ClassName {
    /// `Shop.BuyButton` for `_TtC4Shop9BuyButton`; any other name as it is, and one whose mangling is not a class's too.
    static func shown(_ name: String) -> String {
        guard name.hasPrefix("_Tt") else { return name }
        var reader = MangledName(name.utf8.dropFirst(3))
        guard let type = reader.type(depth: 0), reader.isAtEnd else { return name }
        return type
    }
}

/// Swift's mangling of class names for Objective-C: nominal types, nested, private or generic.
private struct MangledName {
    private var rest: Substring.UTF8View

    /// Deeper names are no class's.
    private static let greatestDepth = 20

    init(_ bytes: Substring.UTF8View) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// `C4Shop4Page`, `GC7SwiftUI14_UIHostingViewV4Shop4Page_`
    mutating func type(depth: Int) -> String? {
        guard depth < Self.greatestDepth else { return nil }
        guard take("G") else { return nominal() }
        guard let name = type(depth: depth + 1) else { return nil }
        var arguments: [String] = []
        while !take("_") {
            guard let argument = type(depth: depth + 1) else { return nil }
            arguments.append(argument)
        }
        return arguments.isEmpty ? nil : "\(name)<\(arguments.joined(separator: ", "))>"
    }

    /// A letter for the type, each type around it and each function around it (`F`), the module, and their names from the outside.
    private mutating func nominal() -> String? {
        var isType: [Bool] = []
        while isType.count < Self.greatestDepth {
            if take("C") || take("V") || take("O") {
                isType.append(true)
            } else if !isType.isEmpty, take("F") {
                isType.append(false)
            } else {
                break
            }
        }
        guard !isType.isEmpty, isType.count < Self.greatestDepth else { return nil }
        var names: [String] = []
        if take("So") || take("SC") {
            // Objective-C's and C's have no module.
        } else if take("s") {
            names.append("Swift")
        } else {
            guard let module = identifier() else { return nil }
            names.append(module)
        }
        for isType in isType.reversed() {
            // Private: a hash of the file stands before the name.
            if take("P") {
                guard identifier() != nil else { return nil }
                _ = take("LL")
            }
            guard let name = identifier() else { return nil }
            if isType {
                names.append(name)
            } else if !skipToLocalName() {
                return nil
            }
        }
        return names.joined(separator: ".")
    }

    /// The signature of the function around a local type, and the number of the type among those of its name: `FT_T_L0_`.
    private mutating func skipToLocalName() -> Bool {
        while !rest.isEmpty {
            guard take("L") else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.drop { (0x30...0x39).contains($0) }
            if take("_"), let next = rest.first, (0x30...0x39).contains(next) { return true }
        }
        return false
    }

    /// A number, and as many characters.
    private mutating func identifier() -> String? {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard let length = Int(Substring(digits)), length > 0, digits.count < 6 else { return nil }
        let after = rest.dropFirst(digits.count)
        let name = after.prefix(length)
        guard name.count == length else { return nil }
        rest = after.dropFirst(length)
        return String(Substring(name))
    }

    private mutating func take(_ letters: StaticString) -> Bool {
        guard rest.starts(with: UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)) else {
            return false
        }
        rest = rest.dropFirst(letters.utf8CodeUnitCount)
        return true
    }
}
