// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Lists of objects by their addresses")
struct NSPointerArrayTests {
    @Test("Weak places become empty; compact() takes them away; objects are found by their addresses")
    func places() {
        let array = NSPointerArray.weakObjects()
        let kept = UIView()
        var freed: UIView? = UIView()
        array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        freed.map { array.addPointer(Unmanaged.passUnretained($0).toOpaque()) }
        array.addPointer(nil)
        #expect(array.count == 3 && array.allObjects.count == 2)
        freed = nil
        #expect(array.count == 3 && array.allObjects.count == 1 && array.pointer(at: 1) == nil)
        #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
        array.compact()
        #expect(array.count == 1)
        let strong = NSPointerArray.strongObjects()
        let other = UIView()
        strong.addPointer(Unmanaged.passUnretained(other).toOpaque())
        strong.insertPointer(Unmanaged.passUnretained(kept).toOpaque(), at: 0)
        #expect(strong.allObjects.count == 2 && strong.allObjects.first as? UIView === kept)
        withExtendedLifetime(other) {}
        strong.replacePointer(at: 0, withPointer: nil)
        strong.removePointer(at: 1)
        strong.count = 4
        #expect(strong.count == 4 && strong.allObjects.isEmpty)
    }
}
