// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// Shows a player that headsets, media keys, desktops and the page's buttons command, and who took each command.
final class PlayerController: UIViewController {
    private static let listedCount = 6
    private static let rowHeight: CGFloat = 20

    private let commands: RemoteCommands
    private var player: Player { commands.player }
    private let playingCard = Card(heading: "Now playing")
    private let takerCard = Card(heading: "Who takes commands")
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let stateLabel = UILabel()
    private let slider = UISlider()
    private let previousButton = UIButton(configuration: .gray())
    private let playButton = UIButton(configuration: .filled())
    private let nextButton = UIButton(configuration: .gray())
    private let modes = UISegmentedControl(items: ["Handlers", "Responders"])
    private let receivers: [RemoteReceiverView]
    private var rows: [UILabel] = []
    private var tick: EventClock.Deadline?

    init(_ commands: RemoteCommands) {
        self.commands = commands
        receivers = ["A", "B"].map { RemoteReceiverView($0, commands: commands) }
        super.init(nibName: nil, bundle: nil)
        title = "Player"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        titleLabel.accessibilityIdentifier = "player.title"
        artistLabel.font = .systemFont(ofSize: 14)
        artistLabel.textColor = .secondaryLabel
        artistLabel.accessibilityIdentifier = "player.artist"
        stateLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        stateLabel.textColor = .secondaryLabel
        stateLabel.adjustsFontSizeToFitWidth = true
        stateLabel.minimumScaleFactor = 0.7
        stateLabel.accessibilityIdentifier = "player.state"
        slider.accessibilityIdentifier = "player.position"
        slider.accessibilityLabel = "Position"
        slider.addTarget(self, action: PlayerController.seek, for: .valueChanged)
        for (button, title, name) in [
            (previousButton, "Previous", "previous"), (playButton, "Play", "play"), (nextButton, "Next", "next"),
        ] {
            button.configuration?.title = title
            button.configuration?.cornerStyle = .capsule
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
            button.accessibilityIdentifier = "player.\(name)"
        }
        previousButton.addTarget(self, action: PlayerController.previous, for: .touchUpInside)
        playButton.addTarget(self, action: PlayerController.toggle, for: .touchUpInside)
        nextButton.addTarget(self, action: PlayerController.next, for: .touchUpInside)
        modes.selectedSegmentIndex = commands.mode.rawValue
        modes.accessibilityIdentifier = "player.mode"
        modes.addTarget(self, action: PlayerController.chooseMode, for: .valueChanged)
        for number in 0..<Self.listedCount {
            let row = UILabel()
            row.font = .systemFont(ofSize: 13)
            row.textColor = number == 0 ? .label : .secondaryLabel
            row.accessibilityIdentifier = "player.log.\(number)"
            rows.append(row)
        }
        for part in [titleLabel, artistLabel, stateLabel, slider, previousButton, playButton, nextButton] {
            playingCard.addSubview(part)
        }
        for part in [modes] + receivers + rows { takerCard.addSubview(part) }
        view.addSubview(playingCard)
        view.addSubview(takerCard)
        commands.observe(self) { [weak self] in self?.show() }
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tick?.cancel()
    }

    // MARK: Person

    private func toggle() { player.toggle() }
    private func previous() { player.previous() }
    private func next() { player.next() }
    private func seek() { player.seek(to: Double(slider.value) * player.track.duration) }
    private func chooseMode() {
        commands.mode = RemoteCommands.Mode(rawValue: modes.selectedSegmentIndex) ?? .handlers
        show()
    }

    // MARK: Looks

    private func show() {
        titleLabel.text = player.track.title
        artistLabel.text = "\(player.track.artist) · \(player.track.album)"
        for label in [titleLabel, artistLabel] {
            label.accessibilityAttributedLabel = label.text.map(player.track.spoken)
        }
        playButton.configuration?.title = player.isPlaying ? "Pause" : "Play"
        showPosition()
        let newest = commands.log.suffix(Self.listedCount).reversed()
        for (row, text) in zip(rows, Array(newest) + Array(repeating: "", count: Self.listedCount)) {
            row.text = text
        }
        if commands.log.isEmpty { rows[0].text = "No command yet." }
    }

    private func showPosition() {
        let position = player.position
        if !slider.isTracking { slider.value = Float(position / player.track.duration) }
        var facts = [
            player.isSeeking ? "seeking" : player.isPlaying ? "playing" : position > 0 ? "paused" : "stopped",
            "\(Self.clock(position)) of \(Self.clock(player.track.duration))",
            "\(ShortText.number(player.rate))×", "volume \(Int((player.volume * 100).rounded())) %",
        ]
        if player.repeatType != .off { facts.append("repeats \(player.repeatType)") }
        if player.shuffleType != .off { facts.append("shuffled") }
        if player.isLiked { facts.append("liked") }
        stateLabel.text = facts.joined(separator: ", ")
        tick?.cancel()
        guard view.window != nil, player.isPlaying || player.isSeeking else { return }
        tick = UIApplication.shared.clock.schedule(after: 0.5) { [weak self] in self?.showPosition() }
    }

    private static func clock(_ seconds: Double) -> String {
        let whole = Int(seconds)
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        let playingHeight = Spacing.padding * 2 + 24 + 28 + 20 + 24 + 36 + 48
        let takerHeight = Spacing.padding * 2 + 24 + 44 + 56 + CGFloat(Self.listedCount) * Self.rowHeight + 8
        if view.bounds.width >= Spacing.twoColumnWidth {
            let width = (area.width - Spacing.gap * 2) / 2
            playingCard.frame = CGRect(x: area.minX, y: area.minY, width: width, height: playingHeight)
            takerCard.frame = CGRect(
                x: area.maxX - width, y: area.minY, width: width, height: min(area.height, takerHeight))
        } else {
            playingCard.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: playingHeight)
            let top = playingCard.frame.maxY + Spacing.gap
            takerCard.frame = CGRect(
                x: area.minX, y: top, width: area.width, height: min(takerHeight, max(0, area.maxY - top)))
        }
        layoutPlaying(playingCard.contentFrame)
        layoutTakers(takerCard.contentFrame)
    }

    private func layoutPlaying(_ content: CGRect) {
        titleLabel.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 26)
        artistLabel.frame = CGRect(x: content.minX, y: content.minY + 28, width: content.width, height: 18)
        stateLabel.frame = CGRect(x: content.minX, y: content.minY + 50, width: content.width, height: 18)
        slider.frame = CGRect(x: content.minX, y: content.minY + 76, width: content.width, height: 30)
        let width = (content.width - Spacing.gap * 2) / 3
        for (place, button) in [previousButton, playButton, nextButton].enumerated() {
            button.frame = CGRect(
                x: content.minX + CGFloat(place) * (width + Spacing.gap), y: content.minY + 114, width: width,
                height: 40)
        }
    }

    private func layoutTakers(_ content: CGRect) {
        modes.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 32)
        let width = (content.width - Spacing.gap) / 2
        for (place, receiver) in receivers.enumerated() {
            receiver.frame = CGRect(
                x: content.minX + CGFloat(place) * (width + Spacing.gap), y: content.minY + 44, width: width, height: 48
            )
        }
        for (place, row) in rows.enumerated() {
            let top = content.minY + 100 + CGFloat(place) * Self.rowHeight
            row.isHidden = top + Self.rowHeight > takerCard.bounds.height
            row.frame = CGRect(x: content.minX, y: top, width: content.width, height: Self.rowHeight)
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
