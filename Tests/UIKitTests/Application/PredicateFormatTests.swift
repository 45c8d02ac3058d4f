// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@Suite("PO8: predicates by their text")
struct PredicateFormatTests {
    private class Animal {
        let name: String
        let legs: Int
        var friend: Animal?
        init(_ name: String, _ legs: Int, _ friend: Animal? = nil) {
            (self.name, self.legs, self.friend) = (name, legs, friend)
        }
    }

    private final class Dog: Animal {
        var born = Date(timeIntervalSinceReferenceDate: 100)
        lazy var isLoud = true
    }

    private func holds(_ object: Any?, _ format: String, _ arguments: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test("Texts are compared by all operators, with and without case and accents")
    func texts() {
        #expect(
            holds("Ärger", "SELF == 'Ärger'") && !holds("Ärger", "SELF = 'ärger'")
                && holds("Ärger", "SELF ==[cd] 'arger'"))
        #expect(holds("Ärger", "SELF BEGINSWITH[d] 'Arg'") && !holds("Ärger", "SELF BEGINSWITH 'Arg'"))
        #expect(holds("Ärger", "self endswith[c] 'GER'") && holds("Ärger", "SELF CONTAINS %@", "rge"))
        #expect(holds("abc", "SELF LIKE 'a*'") && holds("abc", "SELF LIKE '?b?'") && !holds("abc", "SELF LIKE 'b'"))
        #expect(!holds("a.c", "SELF LIKE 'a.c?'") && holds("b", "SELF > 'a' AND SELF <= 'b'"))
        #expect(
            holds("b", "SELF IN {'a', 'b'}") && !holds("c", "SELF IN %@", ["a", "b"]) && holds("b", "SELF IN 'abc'"))
    }

    @Test("A regular expression is that of the whole text")
    func expressions() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(mail.evaluate(with: "me@example.org") && !mail.evaluate(with: "me@example.org, you"))
        #expect(!mail.evaluate(with: "x\nme@example.org") && !mail.evaluate(with: nil) && !mail.evaluate(with: 3))
        #expect(holds("ABC", "SELF MATCHES[c] 'a|abc'") && holds("é", "SELF MATCHES[d] 'e'"))
        #expect(holds("1.5", #"SELF MATCHES "\\d\\.\\d""#))
    }

    @Test("Numbers, dates, nil and what is equal to itself")
    func values() {
        #expect(holds(3, "SELF >= 3 && SELF < %d", 4) && holds(3.5, "SELF BETWEEN {3, 4}") && !holds(3, "SELF != 3.0"))
        #expect(
            holds(-2, "SELF = -2") && holds(true, "SELF == YES") && holds(false, "SELF == FALSE")
                && holds(1e3, "SELF = 1e3"))
        #expect(holds(NSNumber(value: 7), "SELF > %f OR FALSEPREDICATE", 6.5) && holds(Int?.none as Any, "SELF = nil"))
        let (now, later) = (Date(), Date(timeIntervalSinceNow: 5))
        #expect(holds(now, "SELF < %@", later) && !holds(now, "SELF < %@", "text") && holds(now, "SELF != %@", "text"))
        let animal = Animal("a", 4)
        #expect(holds(animal, "SELF == %@", animal) && !holds(animal, "SELF == %@", Animal("a", 4)))
        let isNothing = NSPredicate(format: "SELF == %@", Int?.none)
        #expect(isNothing.evaluate(with: nil) && !isNothing.evaluate(with: 1))
    }

    @Test("Keys are entries of dictionaries and stored properties, of superclasses too, and of each in a list")
    func keys() {
        let dog = Dog("Rex", 4, Animal("Bird", 2))
        #expect(holds(dog, "name == 'Rex' AND friend.legs = 2 AND NOT friend.friend.legs = 2"))
        #expect(holds(dog, "%K BEGINSWITH %@", "friend.name", "B") && holds(dog, "SELF.born < %@", Date()))
        #expect(holds(["name": "x", "list": [1, 2]], "name == 'x' AND list.@count == 2 AND #name CONTAINS 'x'"))
        let pack: [Animal] = [dog, Animal("Cat", 4)]
        #expect(holds(["pack": pack], "ANY pack.name == 'Cat' && ALL pack.legs == 4 && NONE pack.legs = 3"))
        #expect(!holds(["pack": pack], "ALL pack.name == 'Cat'") && !holds(["pack": pack], "ANY pack.legs > 4"))
        let named = NSPredicate(format: "name CONTAINS[c] 'r'")
        #expect((pack as NSArray).filtered(using: named).count == 1)
    }

    @Test("And binds more than or, not most of all; brackets change that")
    func grammar() {
        #expect(holds(1, "SELF = 1 OR SELF = 2 AND SELF = 3") && !holds(1, "(SELF = 1 OR SELF = 2) AND SELF = 3"))
        #expect(
            holds(1, "NOT SELF = 2 AND SELF = 1") && holds(1, "!(SELF = 2 || SELF = 3)") && holds(1, "TRUEPREDICATE"))
        #expect(holds("%@", "SELF == '%@'") && holds("it's", #"SELF == 'it\'s'"#))
    }

    @Test("PO49: numbers are calculated before they are compared; brackets hold numbers or predicates")
    func arithmetic() {
        #expect(holds(["a": 3], "a * 2 + 1 == 7") && holds(["a": 3], "(a + 1) * 2 = 8 AND (a - 1 = 2 OR a = 1)"))
        #expect(holds(["a": 3], "a-1 == 2") && holds(["a": 3], "-a == -3") && holds(["a": "x"], "uppercase(a) == 'X'"))
        #expect(holds(["a": [1, 2, 3]], "sum(a) == 6 AND max(a) > 2.5") && holds(["a": 2.5], "a IN {1, 2 + 0.5}"))
    }

    @Test(
        "What cannot be read is told with its place",
        arguments: [
            ("SELF ==", "Expected is a value after 7 characters."),
            ("SELF 'a'", "Expected is an operator after 5 characters."),
            ("SELF == %@", "Expected is one more argument after 8 characters."),
            ("(SELF == 1", "Expected is \")\" after 10 characters."),
            ("SELF == 'a", "Expected is the end of a text after 10 characters."),
            ("SELF ==[x] 1", "Expected is c or d after 8 characters."),
            ("a == small(b)", "Expected is a known function with as many arguments after 5 characters."),
            ("a == sqrt(1, 2)", "Expected is a known function with as many arguments after 5 characters."),
            ("(1 + 2", "Expected is an operator after 6 characters."),
            ("(1 + 2 == 3", "Expected is \")\" after 11 characters."),
            ("a == 1 b", "Expected is the end after 7 characters."),
        ])
    func faults(format: String, text: String) {
        #expect { try PredicateParser.predicate(of: format, []) } throws: { "\($0)" == text }
    }
}
