// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitCore

/// Takes what it is told to, and does something when it is asked for the first time.
private final class AskedView: UIView {
    var takes = true
    var change: (() -> Void)?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let change = change
        self.change = nil
        change?()
        return takes
    }
}

/// Does something when it dies.
private final class MortalView: UIView {
    var end: (() -> Void)?
    @MainActor deinit { end?() }
}

/// Overrides run an app's code in the middle of a search. With few siblings, with many, and with an index of them.
@MainActor
@Suite("B13: who lives and who dies while views are asked", .serialized)
struct SearchLifetimeTests {
    private static let ways: [(others: Int, isIndexed: Bool)] = [(0, false), (200, false), (200, true)]
    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let root = UIView(frame: frame)

    private func add<View: UIView>(_ view: View, to parent: UIView, behind others: Int = 0) -> View {
        view.frame = Self.frame
        parent.addSubview(view)
        for _ in 0..<others { parent.addSubview(UIView()) }
        return view
    }

    private func hit(isIndexed: Bool = false) -> UIView? {
        func hit() -> UIView? { root.hitTest(CGPoint(x: 50, y: 50), with: nil) }
        return isIndexed ? ChildIndexing.alwaysIndexes(hit) : hit()
    }

    @Test("The view whose subviews are asked lives until they have been, and no view longer than the search")
    func asked() {
        for (others, isIndexed) in Self.ways {
            weak var gone: UIView?
            weak var asked: UIView?
            weak var last: UIView?
            var livedOn = false
            do {
                let parent = add(UIView(), to: root)
                let first = add(AskedView(), to: parent, behind: others)
                let second = add(AskedView(), to: first, behind: others)
                (gone, asked, last) = (parent, first, second)
                first.change = { [weak parent] in
                    parent?.removeFromSuperview()
                    livedOn = parent != nil
                }
            }
            #expect(hit(isIndexed: isIndexed) === last && livedOn)
            #expect(gone == nil && asked == nil && last == nil, "\(others) others")
        }
    }

    @Test("Subviews are looked at as they are after the last one above them has died")
    func died() {
        for (others, isIndexed) in Self.ways {
            var asked: UIView?
            do {
                let parent = add(MortalView(), to: root)
                let first = add(AskedView(), to: parent, behind: others)
                let hidden = add(AskedView(), to: first)
                first.change = { [unowned parent] in parent.removeFromSuperview() }
                parent.end = { [weak hidden] in hidden?.isHidden = true }
                asked = first
            }
            #expect(hit(isIndexed: isIndexed) === asked, "\(others) others")
        }
    }
}
