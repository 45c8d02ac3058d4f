// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a picker shows while its host's user is asked: the words, a button that asks again, and one that cancels (FL2).
final class FileAskingController: UIViewController {
    /// What is written, and on the button that asks.
    struct Words {
        var heading: String
        var text: String
        var button: String
    }

    private let words: Words
    private let purpose: () -> FileRequest.Purpose
    private let finish: (Result) -> Void
    /// The question that has no answer yet.
    private var request: (number: UInt32, scene: UIWindowScene)?
    private var hasAsked = false
    private var isOver = false
    private var content: FileAskingView? { viewIfLoaded as? FileAskingView }

    /// How a question ends.
    enum Result {
        /// Files were chosen, and copied (FL6); or they have been saved, and there are none.
        case done([(item: PasteboardContent.Item, place: URL)])
        case cancelled
    }

    /// - Parameter finish: called once.
    init(_ words: Words, purpose: @escaping () -> FileRequest.Purpose, finish: @escaping (Result) -> Void) {
        self.words = words
        self.purpose = purpose
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let content = FileAskingView(words)
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

/// A heading, words, and two buttons, in the middle of their room.
final class FileAskingView: UIView {
    var chosen: () -> Void = {}
    var cancelled: () -> Void = {}
    private let heading = UILabel(frame: .zero)
    private let text = UILabel(frame: .zero)
    private let choose: UIButton
    private let cancel: UIButton
    private static let widest: CGFloat = 320
    private static let gap: CGFloat = 12

    init(_ words: FileAskingController.Words) {
        choose = UIButton(configuration: .filled())
        cancel = UIButton(configuration: .gray())
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        heading.text = words.heading
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.accessibilityTraits = .header
        text.font = .preferredFont(forTextStyle: .body)
        text.textColor = .secondaryLabel
        for label in [heading, text] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        choose.configuration?.title = words.button
        cancel.configuration?.title = "Cancel"
        for button in [choose, cancel] {
            button.configuration?.buttonSize = .large
            addSubview(button)
        }
        choose.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .primaryActionTriggered)
        cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .primaryActionTriggered)
        show(words.text, asks: true)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter asks: whether the user can be asked again.
    func show(_ words: String, asks: Bool) {
        text.text = words
        choose.isHidden = !asks
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
        let width = min(room.width, Self.widest)
        let parts = [heading, text, choose, cancel].filter { !$0.isHidden }
        let heights = parts.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
        let height = heights.reduce(0, +) + Self.gap * CGFloat(parts.count - 1)
        var y = max(room.minY, room.midY - height / 2)
        for (part, height) in zip(parts, heights) {
            part.frame = CGRect(x: room.midX - width / 2, y: y, width: width, height: height)
            y += height + Self.gap
        }
    }
}
