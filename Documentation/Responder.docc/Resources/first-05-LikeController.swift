import UIKit

class LikeController: UIViewController {
    private let label = UILabel()
    private var likes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 40, y: 80, width: 240, height: 30)
        view.addSubview(label)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Like") { [weak self] _ in self?.like() })
        button.frame = CGRect(x: 40, y: 130, width: 120, height: 44)
        view.addSubview(button)
        show()
    }

    private func like() {
        likes += 1
        show()
    }

    private func show() {
        label.text = "\(likes) likes"
    }
}
