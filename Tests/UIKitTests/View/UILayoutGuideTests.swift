// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor
@Suite("Layout guides")
struct UILayoutGuideTests {
    @Test("a guide belongs to one view, and leaves it for another")
    func owner() {
        let first = UIView()
        let second = UIView()
        let guide = UILayoutGuide()
        first.addLayoutGuide(guide)
        #expect(first.layoutGuides == [guide] && guide.owningView === first)
        second.addLayoutGuide(guide)
        #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
        first.removeLayoutGuide(guide)
        #expect(guide.owningView === second)
        second.removeLayoutGuide(guide)
        #expect(second.layoutGuides.isEmpty && guide.owningView == nil)
    }

    @Test("a guide is where it is put")
    func frame() {
        let guide = UILayoutGuide()
        #expect(guide.layoutFrame == .zero)
        guide.layoutFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        guide.identifier = "gap"
        #expect(guide.description.contains("\"gap\"; layoutFrame = {{1, 2}, {3, 4}}"))
    }
}
