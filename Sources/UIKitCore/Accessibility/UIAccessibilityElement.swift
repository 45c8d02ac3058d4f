import CoreGraphics

/// A thing that assistive technology finds in a view, and that is no view: a bar of a chart, a word of a drawing.
///
/// It counts once its view lists it in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view that the element is in. Not kept alive.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true { didSet { accessibilityChanged() } }
    open var accessibilityLabel: String? { didSet { accessibilityChanged() } }
    open var accessibilityHint: String? { didSet { accessibilityChanged() } }
    open var accessibilityValue: String? { didSet { accessibilityChanged() } }
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityChanged() } }
    /// A name for tests and traces, never shown.
    open var accessibilityIdentifier: String? { didSet { accessibilityChanged() } }
    /// The language of label, value and hint, as BCP 47 names it; `nil` for the interface's.
    open var accessibilityLanguage: String? { didSet { accessibilityChanged() } }
    private var screenFrame: CGRect?
    private var screenPoint: CGPoint?

    /// - Parameter container: The view that the element is in.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = ObjectCast.object(container)
        super.init()
    }

    private var view: UIView? { accessibilityContainer as? UIView }

    /// Where the element is on its screen, in points.
    open var accessibilityFrame: CGRect {
        get {
            guard screenFrame == nil, let view else { return screenFrame ?? .zero }
            return view.convert(accessibilityFrameInContainerSpace, to: UIScreen.main.coordinateSpace)
        }
        set {
            screenFrame = newValue
            accessibilityChanged()
        }
    }

    /// Where the element is in its view, in the view's coordinates (points). It moves with the view.
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet {
            screenFrame = nil
            accessibilityChanged()
        }
    }

    /// Where a touch activates the element, on its screen in points: the middle of its frame unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get { screenPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { screenPoint = newValue }
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    override func accessibilityChanged() { view?.accessibilityChanged() }
}
