import CoreGraphics

/// What a bar shows of something to do: a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    /// Whether it can be chosen; true at first.
    open var isEnabled = true { didSet { changed() } }
    /// A number for the application's use.
    open var tag = 0

    public override init() {
        super.init()
    }

    func changed() {}
}
