// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A message that the user's own program for messages writes: an address with what is in it (FL13).
struct ComposedMessage {
    /// `mailto` or `sms`.
    let scheme: String
    var recipients: [String] = []
    /// The other fields, in their order.
    var fields: [(name: String, value: String)] = []

    /// The address: recipients and fields, each with percent signs for what has a meaning in it.
    var url: URL? {
        let names = recipients.map(Self.escaped).joined(separator: ",")
        let query = fields.filter { !$0.value.isEmpty }.map { "\($0.name)=\(Self.escaped($0.value))" }
        return URL(string: "\(scheme):\(names)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&")))
    }

    private static func escaped(_ text: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~@+")
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    /// Whether somebody takes such addresses.
    @MainActor
    static func isPossible(_ scheme: String) -> Bool {
        URL(string: "\(scheme):").map { UIApplication.shared.canOpenURL($0) } ?? false
    }
}

/// Says what is in a message, and hands it to the user's program.
final class ComposingController: UIViewController {
    private let heading: String
    private let message: () -> ComposedMessage
    /// Called with whether the program got the message.
    private let done: (Bool) -> Void

    init(_ heading: String, _ message: @escaping () -> ComposedMessage, done: @escaping (Bool) -> Void) {
        self.heading = heading
        self.message = message
        self.done = done
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let message = message()
        let lines = [message.recipients.joined(separator: ", ")] + message.fields.map(\.value)
        let content = AskingView(
            AskingView.Words(
                heading: heading, text: lines.filter { !$0.isEmpty }.joined(separator: "\n"), button: "Open"))
        content.chosen = { [weak self] in self?.open() }
        content.cancelled = { [weak self] in self?.done(false) }
        view = content
    }

    private func open() {
        guard let url = message().url, let scene = view.window?.windowScene else { return }
        scene.open(url, options: nil) { [weak self] isTaken in
            if isTaken {
                self?.done(true)
            } else {
                (self?.view as? AskingView)?.show("Nothing here takes messages.", asks: false)
            }
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        done(false)
        return true
    }
}
