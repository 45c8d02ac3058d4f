import CoreGraphics

/// The container around the view of a root controller or of a sheet (C4, J16).
final class UIDropShadowView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
