import CoreGraphics

/// A button of a bar. It is no responder, and yet a place in a chain: an action without a target is looked for from the
/// responder on whose bar it is (C36).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UIActionSender {
    /// How much a button stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        /// What ends something.
        case done = 2
    }

    open var style: Style = .plain { didSet { changed() } }
    /// What is sent when the button is chosen, unless it has a primary action.
    open var action: Selector?
    /// Who gets `action`; `nil` leaves it to the chain.
    open weak var target: AnyObject?
    /// What is done when the button is chosen; gives the button its title and image where it has none.
    open var primaryAction: UIAction? { didSet { changed() } }
    /// Shown in the place of a button.
    open var customView: UIView? { didSet { changed() } }
    /// In points; 0, as at first, is what the content needs.
    open var width: CGFloat = 0 { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    weak var group: UIBarButtonItemGroup?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// C36: the responder on whose bar the button is.
    open var next: UIResponder? { group?.assistantItem?.responder }

    /// The title that is shown.
    var shownTitle: String? { title ?? primaryAction?.title }
    var shownImage: UIImage? { image ?? primaryAction?.image }

    override func changed() {
        group?.assistantItem.map { item in
            for (_, scene) in UIApplication.shared.scenes { scene.keyboard.assistantChanged(item) }
        }
    }

    /// The button was chosen.
    func choose() {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
