// SPDX-License-Identifier: Apache-2.0

import EventTrace
import SeededRandom
import Testing
import UIKitCore
import UIKitExplaining
import UIKitTesting

@testable import ViewDump

/// Random views: their dump, read again, must answer as they do.
@MainActor
@Suite("Dumps of live views", .serialized)
struct DumpAgreementTests {

    /// In quarters of a point, which a dump's six digits hold.
    private func number(in range: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGFloat {
        CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
    }

    private func makeView(_ depth: Int, _ random: inout SeededGenerator) -> UIView {
        let view: UIView =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: UILabel()
            case 1: UIControl()
            case 2: UIScrollView()
            default: UIView()
            }
        view.bounds = CGRect(
            x: 0, y: 0, width: number(in: 0...300, &random), height: number(in: 0...300, &random))
        view.center = CGPoint(x: number(in: -50...390, &random), y: number(in: -50...500, &random))
        if let list = view as? UIScrollView {
            list.contentSize = CGSize(width: 2_000, height: 2_000)
            list.showsVerticalScrollIndicator = false
            list.showsHorizontalScrollIndicator = false
            list.contentOffset = CGPoint(x: number(in: 0...100, &random), y: number(in: 0...100, &random))
        }
        view.isHidden = Int.random(in: 0..<12, using: &random) == 0
        view.alpha = [1, 1, 1, 1, 0.5, 0.01, 0.009, 0][Int.random(in: 0..<8, using: &random)]
        if Int.random(in: 0..<8, using: &random) == 0 { view.isUserInteractionEnabled.toggle() }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        case 1: view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: -4)
        case 2: view.transform = CGAffineTransform(scaleX: -1, y: 1)
        case 3: view.transform = CGAffineTransform(scaleX: 0, y: 0)
        default: break
        }
        if depth > 0 {
            for _ in 0..<Int.random(in: 0...4, using: &random) { view.addSubview(makeView(depth - 1, &random)) }
        }
        return view
    }

    @Test("K16, B10: the dump of random views gives the receiver that UIKit gives, at random points", arguments: 0..<40)
    func agree(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let screen = TestScreen()
        for _ in 0..<4 { screen.window.addSubview(makeView(3, &random)) }
        screen.settle()
        let tree = try DumpReader.tree(from: screen.window.recursiveDescription())
        for _ in 0..<100 {
            // Between the quarters, so that no rounding decides which side of an edge a point is on.
            let point = CGPoint(
                x: number(in: 0...389, &random) + 0.123, y: number(in: 0...843, &random) + 0.077)
            let receiver = screen.window.hitTest(point, with: nil)
            let outcome = TouchWalk.run(tree, at: TracePoint(x: point.x, y: point.y))
            let found = outcome.receiver.flatMap { tree.views[$0].address }
            #expect(found == receiver.map(\.addressText), "seed \(seed), \(point)")
            let live = screen.scene.explainHitTest(at: point)
            #expect(live.receiver.map { live.tree.views[$0].address } == found, "seed \(seed), \(point)")
        }
    }
}
