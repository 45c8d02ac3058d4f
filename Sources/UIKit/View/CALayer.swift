import CoreGraphics

/// The looks of a view, by the names that Core Animation gives them.
///
/// A layer here belongs to a view and stores nothing itself: every property reads and writes the view's. A layer without a
/// view keeps its looks until it gets one. There are no sublayers.
@MainActor
open class CALayer: NSObject {
    /// The view whose looks these are.
    public private(set) weak var view: UIView?
    private var detachedLook = LayerLook()

    public required override init() {
        super.init()
    }

    func attach(to view: UIView) {
        self.view = view
        if detachedLook != LayerLook() { view.changeLook { $0 = detachedLook } }
    }

    private var look: LayerLook {
        get { view?.look ?? detachedLook }
        set {
            if let view {
                view.changeLook { $0 = newValue }
            } else {
                detachedLook = newValue
            }
        }
    }

    open var backgroundColor: CGColor? {
        get { look.backgroundColor?.cgColor }
        set { look.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    open var borderColor: CGColor? {
        get { look.borderColor }
        set { look.borderColor = newValue }
    }

    /// In points, inside the bounds.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { look.borderWidth = newValue }
    }

    /// In points. Hit-testing ignores it (B17).
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { look.cornerRadius = newValue }
    }

    open var shadowColor: CGColor? {
        get { look.shadowColor ?? UIColor.black.cgColor }
        set { look.shadowColor = newValue }
    }

    /// 0, no shadow, to 1.
    open var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { look.shadowOpacity = newValue }
    }

    open var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { look.shadowOffset = newValue }
    }

    open var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { look.shadowRadius = newValue }
    }

    /// Drawing order among siblings; hit-testing ignores it (B21).
    open var zPosition: CGFloat {
        get { look.zPosition }
        set { look.zPosition = newValue }
    }

    /// The view's `alpha`; 1 without a view.
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    open var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The view's `center`.
    open var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { view?.anchorPoint = newValue }
    }

    /// The view's `transform3D`.
    open var transform: CATransform3D {
        get { view?.transform3D ?? CATransform3DIdentity }
        set { view?.transform3D = newValue }
    }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        view?.transform = transform
    }

    open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

    /// The class and the address (K12).
    nonisolated open override var description: String { "<\(printedClassName(of: self)): \(printedAddress(of: self))>" }
}
