extension UIView {
    /// The application of the view's window; the program's own while the view is in no window.
    package var windowApplication: UIApplication { windowStorage?.application ?? .shared }
}
