import UIKit

class LikeController: UIViewController {
    private let label = UILabel()
    private var likes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 40, y: 80, width: 240, height: 30)
        view.addSubview(label)
        show()
    }

    private func show() {
        label.text = "\(likes) likes"
    }
}
