import EventTrace
import UIKitCore

extension UITableViewCell {
    /// A cell of this class, by `init(style:reuseIdentifier:)`, which need not be `required`: for classes that are known only at run time.
    public class func made(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
        guard let cell = ListClasses.make(self, style, reuseIdentifier) as? Self else {
            brokenRule("\(self) cannot be made by init(style:reuseIdentifier:).")
        }
        return cell
    }
}
