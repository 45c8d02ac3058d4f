// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a picker shows while its host's user is asked: the words, a button that asks again, and one that cancels (FL2).
final class FileAskingController: UIViewController {
    private let words: AskingView.Words
    private let purpose: () -> FileRequest.Purpose
    private let finish: (Result) -> Void
    /// The question that has no answer yet.
    private var request: (number: UInt32, scene: UIWindowScene)?
    private var hasAsked = false
    private var isOver = false
    private var content: AskingView? { viewIfLoaded as? AskingView }

    /// How a question ends.
    enum Result {
        /// Files were chosen, and copied (FL6); or they have been saved, and there are none.
        case done([(item: PasteboardContent.Item, place: URL)])
        case cancelled
    }

    /// - Parameter finish: called once.
    init(_ words: AskingView.Words, purpose: @escaping () -> FileRequest.Purpose, finish: @escaping (Result) -> Void) {
        self.words = words
        self.purpose = purpose
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let content = AskingView(words)
        content.chosen = { [weak self] in self?.ask() }
        content.cancelled = { [weak self] in self?.cancel() }
        view = content
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if !hasAsked { ask() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        withdraw()
    }

    /// The picker is presented, perhaps not for the first time.
    func restart() {
        withdraw()
        (hasAsked, isOver) = (false, false)
    }

    /// Asks, or asks again: what waits is withdrawn.
    private func ask() {
        guard !isOver, let scene = view.window?.windowScene else { return }
        withdraw()
        hasAsked = true
        let number = HostFiles.of(scene).ask(purpose(), in: scene) { [weak self] in
            self?.take($0, from: scene)
        }
        if let number {
            request = (number, scene)
            content?.show(words.text, asks: true)
        } else {
            isUnavailable()
        }
    }

    private func withdraw() {
        guard let request else { return }
        self.request = nil
        HostFiles.of(request.scene).withdraw(request.number, in: request.scene)
    }

    private func take(_ answer: FileAnswer, from scene: UIWindowScene) {
        request = nil
        switch answer.outcome {
        case .done: keep(answer.content, for: scene)
        case .dismissed: end(.cancelled)
        case .unavailable: isUnavailable()
        case .tooLarge: content?.show("That is too large. Choose again?", asks: true)
        case .tooMany: content?.show("These are too many. Choose again?", asks: true)
        case .failed: content?.show("That did not work. Try again?", asks: true)
        }
    }

    private func keep(_ chosen: PasteboardContent, for scene: UIWindowScene) {
        do {
            let places = try PickedFiles.keep(chosen, for: scene)
            end(.done(zip(chosen.items, places).map { ($0, $1) }))
        } catch {
            UIApplication.shared.report("\(error)")
            content?.show("\(error)", asks: true)
        }
    }

    private func isUnavailable() { content?.show("This screen has no way to do it.", asks: false) }

    /// What was chosen could not be used: the words say why, and the user may choose again.
    func reopen(because reason: String) {
        isOver = false
        content?.show(reason, asks: true)
    }

    func cancel() { end(.cancelled) }

    private func end(_ result: Result) {
        guard !isOver else { return }
        isOver = true
        withdraw()
        finish(result)
    }

    // MARK: Keys

    private static let escapeAction = Selector("_cancelByKey", FileAskingController.cancel)

    /// FL3: Escape cancels.
    override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escapeAction)
        ]
    }

    override func accessibilityPerformEscape() -> Bool {
        cancel()
        return true
    }
}
