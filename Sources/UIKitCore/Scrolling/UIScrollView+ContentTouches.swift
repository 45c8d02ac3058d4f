extension UIScrollView {
    /// G95, G97: whether a recognizer of the scroll view may take its touches from the content that has them.
    func mayTakeContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
        for touch in recognizer.followedTouches {
            guard let view = touch.view, view !== self, touch.ledger.state == .told else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }
}
