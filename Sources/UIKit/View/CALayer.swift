import CoreGraphics

/// The looks of a view, by the names that Core Animation gives them.
///
/// A layer here belongs to a view and stores nothing itself: every property reads and writes the view's. A layer without a
/// view keeps its own values, and gives its looks to the view it gets. There are no sublayers.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view whose looks these are.
    public private(set) weak var view: UIView?
    /// The values of a layer without a view.
    var detached = DetachedLayer()

    public required override init() {
        super.init()
    }

    func attach(to view: UIView) {
        self.view = view
        if detached.look != LayerLook() { view.changeLook { $0 = detached.look } }
    }

    private var look: LayerLook {
        get { view?.look ?? detached.look }
        set {
            if let view {
                view.changeLook { $0 = newValue }
            } else {
                detached.look = newValue
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

    /// Black at first; without a color there is no shadow.
    open var shadowColor: CGColor? {
        get { look.shadowColor }
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

    /// The view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? detached.opacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { detached.opacity = newValue } }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? detached.isHidden }
        set { if let view { view.isHidden = newValue } else { detached.isHidden = newValue } }
    }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? detached.masksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { detached.masksToBounds = newValue } }
    }

    open var frame: CGRect {
        get { view?.frame ?? detached.frame }
        set { if let view { view.frame = newValue } else { detached.frame = newValue } }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? detached.bounds }
        set { if let view { view.bounds = newValue } else { detached.bounds = newValue } }
    }

    /// The view's `center`.
    open var position: CGPoint {
        get { view?.center ?? detached.position }
        set { if let view { view.center = newValue } else { detached.position = newValue } }
    }

    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? detached.anchorPoint }
        set { if let view { view.anchorPoint = newValue } else { detached.anchorPoint = newValue } }
    }

    /// The view's `transform3D`.
    open var transform: CATransform3D {
        get { view?.transform3D ?? detached.transform }
        set { if let view { view.transform3D = newValue } else { detached.transform = newValue } }
    }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// The class and the address (K12).
    nonisolated open override var description: String { "<\(printedClassName(of: self)): \(printedAddress(of: self))>" }
}
