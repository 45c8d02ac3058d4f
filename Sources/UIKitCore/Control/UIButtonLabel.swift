/// The label of a button: what an application changes of it makes the button lay itself out.
final class UIButtonLabel: ControlLabel {
    override var text: String? { didSet { if text != oldValue { tellButton() } } }
    override var font: UIFont! { didSet { if font != oldValue { tellButton() } } }
    override var numberOfLines: Int { didSet { if numberOfLines != oldValue { tellButton() } } }

    private func tellButton() { superview?.setNeedsLayout() }
}
