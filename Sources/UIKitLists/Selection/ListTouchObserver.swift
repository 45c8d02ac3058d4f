// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Follows the touches in a list, recognizes nothing, and knows which recognizer took them. The list itself gets only the
/// touches that reach it.
///
/// It stays possible until its touches are over. A recognizer that takes the touches asks whether it may prevent this one;
/// the observer remembers it. At reset, the observer writes into the trace why touches never reached the list.
final class ListTouchObserver: UIGestureRecognizer {
    private weak var selection: ListSelection?
    /// The recognizer that recognized and takes touches from views.
    private(set) weak var taker: UIGestureRecognizer?
    /// The touches that came down in a row, with its cell.
    private var touches: [(touch: UITouch, view: UIView?, cell: any ListCell, isHeard: Bool)] = []
    /// The touches that the list does not use: they go on up the chain until they are over (C26).
    private var passedOn: Set<UITouch> = []

    init(_ selection: ListSelection) {
        self.selection = selection
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        allowedPressTypes = []
    }

    /// Passes touches to the list, one after the other.
    func pass(_ touches: Set<UITouch>, to handle: (UITouch) -> Void) {
        for touch in touches.sorted(by: { $0.identifier.number < $1.identifier.number }) {
            for place in self.touches.indices where self.touches[place].touch === touch {
                self.touches[place].isHeard = true
            }
            handle(touch)
        }
    }

    /// C26: touches that have just begun and press no row or item go on up the chain.
    func passOn(begun touches: Set<UITouch>, _ tell: (Set<UITouch>) -> Void) {
        let unused = touches.filter { selection?.uses($0) != true }
        guard !unused.isEmpty else { return }
        passedOn.formUnion(unused)
        tell(unused)
    }

    /// C26: touches whose beginning went up the chain do so too.
    func passOn(_ touches: Set<UITouch>, areOver: Bool = false, _ tell: (Set<UITouch>) -> Void) {
        guard !passedOn.isEmpty else { return }
        // Usually all touches; then a moving finger needs no new set.
        let unused = touches.isSubset(of: passedOn) ? touches : passedOn.intersection(touches)
        guard !unused.isEmpty else { return }
        if areOver { passedOn.subtract(unused) }
        tell(unused)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        if preventingGestureRecognizer.cancelsTouchesInView || preventingGestureRecognizer.withholdsContentTouches {
            taker = taker ?? preventingGestureRecognizer
        }
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A recognizer that took the touches of an earlier attempt took none of this one's.
        if self.touches.isEmpty { taker = nil }
        guard let selection, view?.windowApplication.isTracing == true else { return }
        for touch in touches {
            guard let cell = selection.cell(of: touch) else { continue }
            self.touches.append((touch, touch.view, cell, false))
        }
    }

    override func reset() {
        super.reset()
        let (touches, taker) = (self.touches, self.taker)
        self.touches = []
        // For a touch that continues, the recognizer may be found later.
        if touches.allSatisfy({ $0.touch.phase == .ended || $0.touch.phase == .cancelled }) { self.taker = nil }
        guard let selection else { return }
        for item in touches where !item.isHeard && !item.touch.isHeldFromView {
            if let taker {
                selection.missed(item.touch, because: selection.refusal(for: taker), in: item.cell)
            } else if let keeper = item.view, keeper !== item.cell, item.touch.phase == .ended {
                let subject = keeper.windowApplication.subject(of: keeper)
                selection.missed(item.touch, because: .kept(by: subject), in: item.cell)
            }
        }
    }
}
