/// One of the two arrangements of views and controllers whose chain is shown.
enum ChainArrangement: Int, CaseIterable {
    /// One controller: its root view holds a panel, which holds the leaf.
    case oneController
    /// A controller whose view is inside another controller's root view.
    case childController

    var title: String {
        switch self {
        case .oneController: "One controller"
        case .childController: "Child in a root"
        }
    }
}
