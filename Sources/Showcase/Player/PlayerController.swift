// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// Shows a player that headsets, media keys, desktops and the page's buttons command, and the part that took each command.
final class PlayerController: UIViewController {
    private static let listedCount = 6

    private let commands: RemoteCommands
    private var player: Player { commands.player }
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let sayButton = UIButton(configuration: .plain())
    private let announcer = Announcer()
    private let stateLabel = UILabel()
    private let slider = UISlider()
    private let previousButton = UIButton(configuration: .gray())
    private let playButton = UIButton(configuration: .filled())
    private let nextButton = UIButton(configuration: .gray())
    private let modes = UISegmentedControl(items: ["Handlers", "Responders"])
    private let receivers: [RemoteReceiverView]
    private var rows: [UILabel] = []

    init(_ commands: RemoteCommands) {
        self.commands = commands
        receivers = ["A", "B"].map { RemoteReceiverView($0, commands: commands) }
        super.init(nibName: nil, bundle: nil)
        title = "Player"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.scaledFont = .systemFont(ofSize: 20, weight: .semibold)
        for label in [titleLabel, artistLabel] { label.numberOfLines = 0 }
        titleLabel.accessibilityIdentifier = "player.title"
        artistLabel.scaledFont = .systemFont(ofSize: 14)
        artistLabel.textColor = .secondaryLabel
        artistLabel.accessibilityIdentifier = "player.artist"
        stateLabel.scaledFont = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        stateLabel.textColor = .secondaryLabel
        stateLabel.adjustsFontSizeToFitWidth = true
        stateLabel.minimumScaleFactor = 0.45
        stateLabel.accessibilityIdentifier = "player.state"
        slider.accessibilityIdentifier = "player.position"
        slider.accessibilityLabel = "Position"
        slider.addTarget(self, action: #selector(seek), for: .valueChanged)
        for (button, title, name) in [
            (previousButton, "Previous", "previous"), (playButton, "Play", "play"), (nextButton, "Next", "next"),
        ] {
            button.configuration?.title = title
            button.configuration?.cornerStyle = .capsule
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 0, bottom: 9, trailing: 0)
            button.accessibilityIdentifier = "player.\(name)"
        }
        previousButton.addTarget(self, action: #selector(previous), for: .touchUpInside)
        playButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        nextButton.addTarget(self, action: #selector(goOn), for: .touchUpInside)
        sayButton.configuration?.title = "Say"
        sayButton.accessibilityLabel = "Say the title"
        sayButton.accessibilityIdentifier = "player.say"
        sayButton.addTarget(self, action: #selector(say), for: .touchUpInside)
        sayButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        announcer.onChange = { [weak self] in self?.showTitle() }
        modes.selectedSegmentIndex = commands.mode.rawValue
        modes.accessibilityIdentifier = "player.mode"
        modes.addTarget(self, action: #selector(chooseMode), for: .valueChanged)
        for number in 0..<Self.listedCount {
            let row = UILabel()
            row.scaledFont = .systemFont(ofSize: 13)
            row.numberOfLines = 0
            row.textColor = number == 0 ? .label : .secondaryLabel
            row.accessibilityIdentifier = "player.log.\(number)"
            rows.append(row)
        }
        addColumns()
        commands.observe(self) { [weak self] in self?.show() }
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        announcer.stop()
        cancelTick()
    }

    // MARK: Person

    @objc private func toggle() { player.toggle() }
    @objc private func previous() { player.previous() }
    @objc private func goOn() { player.next() }
    @objc private func say() { announcer.isSpeaking ? announcer.stop() : announcer.say(player.track) }
    @objc private func seek() { player.seek(to: Double(slider.value) * player.track.duration) }
    @objc private func chooseMode() {
        commands.mode = RemoteCommands.Mode(rawValue: modes.selectedSegmentIndex) ?? .handlers
        show()
    }

    // MARK: Looks

    private func show() {
        showTitle()
        titleLabel.accessibilityAttributedLabel = player.track.spoken(player.track.title)
        showArtist()
        playButton.configuration?.title = player.isPlaying ? "Pause" : "Play"
        showPosition()
        let newest = commands.log.suffix(Self.listedCount).reversed()
        for (row, text) in zip(rows, Array(newest) + Array(repeating: "", count: Self.listedCount)) {
            row.text = text
        }
        if commands.log.isEmpty { rows[0].text = "No command yet." }
    }

    /// The word that is spoken is marked.
    private func showTitle() {
        let title = NSMutableAttributedString(
            string: player.track.title, attributes: [.foregroundColor: UIColor.label])
        if let word = announcer.word(in: player.track) {
            title.addAttribute(.foregroundColor, value: UIColor.tintColor, range: word)
        }
        titleLabel.attributedText = title
    }

    /// A heart in the text if the track is liked.
    private func showArtist() {
        let text = "\(player.track.artist) · \(player.track.album)"
        let shown = NSMutableAttributedString(string: player.isLiked ? text + " " : text)
        artistLabel.accessibilityAttributedLabel = player.track.spoken(text)
        if player.isLiked, let heart = UIImage(systemName: "heart.fill")?.withTintColor(.systemPink) {
            shown.append(NSAttributedString(attachment: NSTextAttachment(image: heart)))
        }
        artistLabel.attributedText = shown
    }

    @objc private func showPosition() {
        let position = player.position
        if !slider.isTracking { slider.value = Float(position / player.track.duration) }
        var facts = [
            player.isSeeking ? "seeking" : player.isPlaying ? "playing" : position > 0 ? "paused" : "stopped",
            "\(Self.minutes(position)) of \(Self.minutes(player.track.duration))",
            "\(ShortText.number(player.rate))×", "volume \(Int((player.volume * 100).rounded())) %",
        ]
        if player.repeatType != .off { facts.append("repeats \(player.repeatType.name)") }
        if player.shuffleType != .off { facts.append("shuffled") }
        if player.isLiked { facts.append("liked") }
        stateLabel.text = facts.joined(separator: ", ")
        cancelTick()
        guard view.window != nil, player.isPlaying || player.isSeeking else { return }
        perform(#selector(showPosition), with: nil, afterDelay: 0.5)
    }

    private func cancelTick() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(showPosition), object: nil)
    }

    private static func minutes(_ seconds: Double) -> String {
        let whole = Int(seconds)
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    // MARK: Layout

    private lazy var titleRow = UIStackView(arrangedSubviews: [titleLabel, sayButton])
    private lazy var buttons = UIStackView(arrangedSubviews: [previousButton, playButton, nextButton])
    private lazy var columns: Columns = {
        let receiverRow = UIStackView(arrangedSubviews: receivers)
        for row in [buttons, receiverRow] {
            row.distribution = .fillEqually
            row.spacing = Spacing.gap
        }
        receiverRow.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
        titleRow.spacing = Spacing.gap
        let playing = UIStackView(column: [titleRow, artistLabel, stateLabel, slider, buttons], spacing: 4)
        playing.setCustomSpacing(8, after: stateLabel)
        playing.setCustomSpacing(8, after: slider)
        let taking = UIStackView(column: [modes, receiverRow] + rows, spacing: 4)
        for part in [modes, receiverRow] { taking.setCustomSpacing(Spacing.gap, after: part) }
        return Columns(
            Card(heading: "Now playing", content: playing), Card(heading: "Who takes commands", content: taking),
            keepsHeights: true)
    }()

    private func addColumns() {
        view.addSubview(columns, pinnedTo: view, edges: [.top, .leading, .trailing])
        columns.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor).isActive = true
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
        // What is large needs a line of its own.
        for row in [buttons, titleRow] {
            row.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        }
    }
}

/// A receiver of remote-control events.
final class RemoteReceiverView: ReceiverView {
    private let commands: RemoteCommands

    init(_ name: String, commands: RemoteCommands) {
        self.commands = commands
        super.init(name, identifier: "player.receiver.\(name)")
    }

    required init?(coder: NSCoder) { nil }

    override func remoteControlReceived(with event: UIEvent?) {
        commands.perform(event, takenBy: "first responder, receiver \(name)")
    }
}
