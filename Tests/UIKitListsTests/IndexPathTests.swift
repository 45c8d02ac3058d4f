// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitLists

@Suite("Index paths")
struct IndexPathTests {
    @Test("T1: a path has a section and a row, which is its item too")
    func parts() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        path.row = 5
        path.section = 2
        #expect(path == IndexPath(item: 5, section: 2))
        #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
        let object = NSIndexPath(row: 3, section: 1)
        #expect(object.section == 1 && object.row == 3 && object == NSIndexPath(item: 3, section: 1))
        #expect(object as IndexPath == IndexPath(row: 3, section: 1))
    }
}
