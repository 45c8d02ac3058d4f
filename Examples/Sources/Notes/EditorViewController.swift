// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A note as one text. It is kept when the editor goes away.
class EditorViewController: UIViewController {
    private let textView = UITextView()
    private let note: String
    private let keep: (String) -> Void

    init(note: String, keep: @escaping (String) -> Void) {
        self.note = note
        self.keep = keep
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The controller is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.text = note
        textView.font = .preferredFont(forTextStyle: .body)
        textView.accessibilityLabel = "Note"
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        keep(textView.text)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Close", action: #selector(close), input: "w", modifierFlags: .command)]
    }

    @objc private func close() { navigationController?.popViewController(animated: true) }
}
