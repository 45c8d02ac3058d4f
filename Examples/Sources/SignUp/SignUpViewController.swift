// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

/// Three fields and a button, bound to a ``Registration`` by Combine.
class SignUpViewController: UIViewController {
    private let registration = Registration()
    private let scrollView = UIScrollView()
    private let greeting = UILabel()
    private let nameField = SignUpViewController.field("Name")
    private let passwordField = SignUpViewController.field("Password, eight letters at least", isSecret: true)
    private let repeatedField = SignUpViewController.field("The same password", isSecret: true)
    private let problem = UILabel()
    private let button = UIButton(type: .system)
    private var cancellables = Set<AnyCancellable>()
    private var countdown: AnyCancellable?

    private static func field(_ label: String, isSecret: Bool = false) -> UITextField {
        let field = UITextField()
        field.placeholder = label
        field.accessibilityLabel = label
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = isSecret
        field.autocapitalizationType = .none
        return field
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign up"
        view.backgroundColor = .systemBackground
        greeting.text = "Welcome"
        greeting.font = .preferredFont(forTextStyle: .largeTitle)
        problem.numberOfLines = 0
        problem.textColor = .secondaryLabel
        problem.accessibilityIdentifier = "problem"
        button.setTitle("Sign up", for: .normal)
        button.addTarget(self, action: #selector(signUp), for: .touchUpInside)
        arrange()
        bind()
    }

    private func bind() {
        bind(nameField, to: \.name)
        bind(passwordField, to: \.password)
        bind(repeatedField, to: \.repeated)
        registration.$isComplete
            .receive(on: DispatchQueue.main)
            .assign(to: \.isEnabled, on: button)
            .store(in: &cancellables)
        registration.$nameProblem
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.problem.text = $0 }
            .store(in: &cancellables)
        scrollView.publisher(for: \.contentOffset)
            .map { max(0.2, 1 - $0.y / 100) }
            .assign(to: \.alpha, on: greeting)
            .store(in: &cancellables)
    }

    private func bind(_ field: UITextField, to property: ReferenceWritableKeyPath<Registration, String>) {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
            .compactMap { ($0.object as? UITextField)?.text }
            .assign(to: property, on: registration)
            .store(in: &cancellables)
    }

    /// A letter goes out; another may be asked for after three seconds.
    @objc private func signUp() {
        button.isEnabled = false
        countdown = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(3) { seconds, _ in seconds - 1 }
            .prepend(3)
            .prefix { $0 >= 0 }
            .sink { [weak self] seconds in
                self?.problem.text = seconds > 0 ? "A letter is on its way. Another in \(seconds) s." : nil
                self?.button.isEnabled = seconds == 0
            }
    }

    private func arrange() {
        let stack = UIStackView(arrangedSubviews: [greeting, nameField, passwordField, repeatedField, problem, button])
        stack.axis = .vertical
        stack.spacing = 16
        for each in [scrollView, stack] as [UIView] { each.translatesAutoresizingMaskIntoConstraints = false }
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}
