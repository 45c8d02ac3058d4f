// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Names of Apple's libraries, and properties that are only kept")
struct FoundationNameTests {
    @Test("Angles of GLKit's; the length of the texts in a utsname")
    func names() {
        #expect(abs(GLKMathDegreesToRadians(180) - .pi) < 1e-6 && abs(GLKMathRadiansToDegrees(.pi / 2) - 90) < 1e-4)
        #if os(Linux)
            #expect(MemoryLayout.size(ofValue: utsname().machine) == Int(_SYS_NAMELEN))
        #endif
    }

    @Test("Bytes as C functions of Apple's make and change them")
    func bytes() throws {
        let data = try #require(CFDataCreateMutable(kCFAllocatorDefault, 0))
        CFDataSetLength(data, 3)
        let pointer = try #require(CFDataGetMutableBytePtr(data))
        pointer[1] = 7
        #expect(CGDataProvider(data: data)?.data == Data([0, 7, 0]))
        let copy = try #require(CFDataCreate(nil, UnsafePointer(pointer), 2))
        #expect(copy == Data([0, 7]) && CFDataGetLength(copy) == 2)
        var isReleased = false
        let provider = CGDataProvider(dataInfo: nil, data: pointer, size: 3) { _, data, size in
            isReleased = data == UnsafeRawPointer(pointer) && size == 3
        }
        #expect(provider?.data == Data([0, 7, 0]) && isReleased)
    }

    @Test("Items share a background at first, and views are inverted")
    func kept() {
        let item = UIBarButtonItem()
        #expect(!item.hidesSharedBackground && item.sharesBackground)
        item.hidesSharedBackground = true
        #expect(item.hidesSharedBackground)
        let view = UIView()
        #expect(!view.accessibilityIgnoresInvertColors)
        view.accessibilityIgnoresInvertColors = true
        #expect(view.accessibilityIgnoresInvertColors && !view.accessibilityViewIsModal)
    }
}
