import UIKitCore

extension UINavigationItem {
    /// The search whose bar is shown below the title while the item is shown (SB10).
    public var searchController: UISearchController? {
        get { searchPart as? UISearchController }
        set { searchPart = newValue }
    }
}
