// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

extension UIStoryboard {
    fileprivate static func named(_ name: String) -> Self { Self(name: name, bundle: nil) }
}

extension UINib {
    fileprivate static func named(_ name: String) -> Self { Self(nibName: name, bundle: nil) }
}

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

    @Test("PO2: a controller's view is that of the nib of its name, or of its class")
    func controllers() {
        _ = TestScreen()
        class Sheet: UIViewController {}
        final class Named: UIViewController {}
        final class Own: UIViewController {
            override func loadView() { view = UIView() }
        }
        for name in ["Sheet", "Other", "Own"] {
            UINib.setContents(named: name) { _ in [Card()] }
        }
        UINib.setContents(named: "Named") { owner in
            (owner as? UIViewController)?.view = Card()
            return []
        }
        defer { for name in ["Sheet", "Other", "Own", "Named"] { UINib.setContents(named: name, nil) } }
        #expect((Sheet().view as? Card)?.isAwake == true)
        #expect(Sheet(nibName: "Other", bundle: nil).view is Card)
        #expect(Named().view is Card)
        #expect(!(Own().view is Card) && !(UIViewController().view is Card))
    }

    @Test("PO2: a storyboard's controller in its own class; a creator's takes its place")
    func creators() {
        _ = TestScreen()
        final class Page: UIViewController {
            var number = 0
            var isAwake = false
            init?(coder: NSCoder, number: Int) {
                super.init(coder: coder)
                self.number = number
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
            override func awakeFromNib() { isAwake = true }
        }
        UIStoryboard.setContents(named: "Creators", ["Page": { Page(nibName: nil, bundle: nil) }], initial: "Page")
        let storyboard = UIStoryboard(name: "Creators", bundle: nil)
        let own: Page = storyboard.instantiateViewController(identifier: "Page")
        #expect(own.number == 0 && own.isAwake && own.storyboard === storyboard)
        let made = storyboard.instantiateViewController(identifier: "Page") { Page(coder: $0, number: 7) }
        #expect(made.number == 7 && made.isAwake && made.storyboard === storyboard)
        let none: Page = storyboard.instantiateViewController(identifier: "Page") { _ in nil }
        #expect(none.number == 0)
        #expect(storyboard.instantiateInitialViewController { Page(coder: $0, number: 8) }?.number == 8)
        let plain = storyboard.instantiateViewController(identifier: "Page")
        plain.modalTransitionStyle = .coverVertical
        #expect(plain is Page)
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

    @Test("PO51: a class method of an extension makes storyboards and nibs with Self(…)")
    func ownClass() {
        _ = TestScreen()
        UINib.setContents(named: "Card") { _ in [Card()] }
        UIStoryboard.setContents(named: "Cards", ["Card": { UIViewController() }], initial: "Card")
        #expect(UINib.named("Card").instantiate(withOwner: nil).first is Card)
        #expect(UIStoryboard.named("Cards").instantiateInitialViewController() != nil)
        UINib.setContents(named: "Card", nil)
    }
}
