// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One button, and a label that says how often it was touched.
class HelloViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        label.text = "Nobody has said hello."
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = "greeting"

        button.setTitle("Say hello", for: .normal)
        button.addTarget(self, action: #selector(sayHello), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    @objc private func sayHello() {
        count += 1
        label.text = count == 1 ? "Hello!" : "Hello, \(count) times."
    }
}
