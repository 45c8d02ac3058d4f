// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO2: what stands for archives")
struct UINibTests {
    private final class Card: UIView {
        var isAwake = false
        override func awakeFromNib() { isAwake = true }
    }

    @Test("PO2: a nib makes what the program says, anew each time, and wakes it")
    func contents() {
        _ = TestScreen()
        UINib.setContents(named: "Card") { owner in owner is UIView ? [Card()] : [] }
        let nib = UINib(nibName: "Card", bundle: nil)
        let first = nib.instantiate(withOwner: UIView()).first as? Card
        #expect(first?.isAwake == true && nib.instantiate(withOwner: UIView()).first as? Card !== first)
        #expect(Bundle.main.loadNibNamed("Card", owner: nil) == nil)
        UINib.setContents(named: "Card", nil)
        #expect(nib.instantiate(withOwner: UIView()).isEmpty)
    }

    @Test("PO2: a segue that a program performs does what its handler does")
    func segue() {
        _ = TestScreen()
        let (from, to) = (UIViewController(), UIViewController())
        var performed = 0
        let segue = UIStoryboardSegue(identifier: "go", source: from, destination: to) { performed += 1 }
        segue.perform()
        #expect(performed == 1 && segue.destination === to && segue.identifier == "go")
        from.performSegue(withIdentifier: "go", sender: nil)
        #expect(performed == 1)
    }
}
