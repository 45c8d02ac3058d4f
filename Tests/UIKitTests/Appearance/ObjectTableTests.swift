// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Tables of objects")
struct ObjectTableTests {
    @Test("A table of objects that it does not hold forgets those that went")
    func weakSet() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        table.add(kept)
        do { table.add(NSObject()) }
        #expect(table.allObjects == [kept] && table.contains(kept) && table.count == 1)
        let each = table.objectEnumerator()
        #expect(each.nextObject() as? NSObject === kept && each.nextObject() == nil)
        table.remove(kept)
        #expect(table.anyObject == nil)
    }

    @Test("Equal objects are one, unless the very object counts; a table that holds them keeps them")
    func equality() {
        let equal = NSHashTable<NSString>(options: .strongMemory)
        equal.add(NSString(string: "a"))
        equal.add(NSString(string: "a"))
        #expect(equal.count == 1 && equal.contains(NSString(string: "a")))
        #expect(equal.member(NSString(string: "a")) == "a" && equal.member("b") == nil)
        let same = NSHashTable<NSMutableString>(options: [.weakMemory, .objectPointerPersonality])
        let (first, second) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
        same.add(first)
        same.add(second)
        #expect(same.count == 2 && !same.contains(NSMutableString(string: "a")))
        let many = (0..<20).map { _ in NSMutableString(string: "b") }
        for each in many { same.add(each) }
        #expect(zip(same.allObjects, [first, second] + many).allSatisfy { $0 === $1 } && same.anyObject === first)
        same.removeAllObjects()
        #expect(same.count == 0)
    }

    @Test("A map finds objects by equal keys, and forgets entries of which one part went")
    func maps() {
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let kept = NSObject()
        map.setObject(kept, forKey: "kept")
        do { map.setObject(NSObject(), forKey: "gone") }
        map.setObject(nil, forKey: "none")
        #expect(map.object(forKey: NSString(string: "kept")) === kept && map.object(forKey: "gone") == nil)
        #expect(map.count == 1 && map.dictionaryRepresentation().count == 1)
        #expect(map.keyEnumerator().nextObject() as? String == "kept")
        #expect(map.objectEnumerator()?.nextObject() as? NSObject === kept)
        map.setObject(map, forKey: "kept")
        #expect(map.object(forKey: "kept") === map && map.count == 1)
        map.removeObject(forKey: "kept")
        #expect(map.count == 0)
        let byKey = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        do { byKey.setObject("value", forKey: NSObject()) }
        byKey.setObject("value", forKey: kept)
        #expect(byKey.count == 1 && byKey.object(forKey: kept) == "value")
        byKey.removeAllObjects()
        #expect(byKey.object(forKey: kept) == nil)
        let copied = NSMapTable<NSMutableString, NSObject>(keyOptions: .copyIn, valueOptions: .weakMemory)
        let key = NSMutableString(string: "a")
        copied.setObject(kept, forKey: key)
        key.append("b")
        #expect(copied.dictionaryRepresentation().isEmpty || copied.count == 1)
        #expect(NSMapTable<NSObject, NSObject>.weakToWeakObjects().count == 0)
        #expect(NSMapTable<NSObject, NSObject>.strongToStrongObjects().count == 0)
    }
}
