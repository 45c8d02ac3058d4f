// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@Suite("Foundation as iOS has it")
struct FoundationNamesTests {
    @Test("A scanner gives texts of Foundation's, and nothing if nothing is read")
    func scanner() {
        let scanner = Scanner(string: "abc12 end")
        var found: NSString? = "before"
        #expect(!scanner.scanCharacters(from: .decimalDigits, into: &found))
        #expect(found == "before")
        #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &found) && found == "abc")
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "12")
        #expect(scanner.scanUpTo("d", into: &found) && found == "en")
        #expect(!scanner.scanString("x", into: &found) && found == "en")
        #expect(scanner.scanString("d", into: &found) && found == "d")
    }

    @Test("PO40: values of one object's address are equal, find each other in a dictionary, and give the object back")
    func addresses() {
        let (first, second) = (NSObject(), NSObject())
        let value = NSValue(nonretainedObject: first)
        #expect(value == NSValue(nonretainedObject: first) && value != NSValue(nonretainedObject: second))
        #expect([value: 1][NSValue(nonretainedObject: first)] == 1)
        #expect(value.nonretainedObjectValue as AnyObject? === first)
        #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
        #expect(NSValue(cgPoint: .zero).nonretainedObjectValue == nil)
        weak var released: NSObject?
        do {
            let object = NSObject()
            released = object
            _ = NSValue(nonretainedObject: object)
        }
        #expect(released == nil)
    }

    @Test("A dictionary takes a value by its key, and loses it with nil")
    func dictionary() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue(1, forKey: "a")
        #expect(dictionary["a"] as? Int == 1)
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.count == 0)
    }

    @Test("A whole file is read by the old name of an option")
    func reading() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Data(contentsOf: file, options: .dataReadingMapped) == Data("text".utf8))
    }
}
