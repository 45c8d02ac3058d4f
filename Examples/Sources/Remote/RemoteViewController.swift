// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// A player without sound, for what commands players: buttons, headsets, media keys and desktops; a shake goes on to any track.
class RemoteViewController: UIViewController {
    private let tracks = Track.all
    private var index = 0
    private var isPlaying = false
    private let titleLabel = UILabel()
    private let playButton = UIButton(type: .system)

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityIdentifier = "track"
        playButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        let back = UIButton(type: .system)
        back.setTitle("Back", for: .normal)
        back.addTarget(self, action: #selector(previous), for: .touchUpInside)
        let next = UIButton(type: .system)
        next.setTitle("Next", for: .normal)
        next.addTarget(self, action: #selector(goOn), for: .touchUpInside)

        let buttons = UIStackView(arrangedSubviews: [back, playButton, next])
        buttons.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [titleLabel, buttons])
        stack.axis = .vertical
        stack.spacing = 32
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            buttons.heightAnchor.constraint(equalToConstant: 60),
        ])
        listen()
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Shakes go to the first responder.
        becomeFirstResponder()
    }

    // MARK: Commands from outside

    private func listen() {
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.addTarget { [weak self] _ in self?.play(true) ?? .commandFailed }
        center.pauseCommand.addTarget { [weak self] _ in self?.play(false) ?? .commandFailed }
        center.togglePlayPauseCommand.addTarget { [weak self] _ in
            guard let self else { return .commandFailed }
            return play(!isPlaying)
        }
        center.nextTrackCommand.addTarget { [weak self] _ in self?.go(by: 1) ?? .commandFailed }
        center.previousTrackCommand.addTarget { [weak self] _ in self?.go(by: -1) ?? .commandFailed }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
        // Any other track; the same one for the same number of shakes, so that a recorded session can be replayed.
        _ = go(by: 2)
    }

    // MARK: Playing

    @objc private func toggle() { _ = play(!isPlaying) }
    @objc private func goOn() { _ = go(by: 1) }
    @objc private func previous() { _ = go(by: -1) }

    private func play(_ isPlaying: Bool) -> MPRemoteCommandHandlerStatus {
        self.isPlaying = isPlaying
        show()
        return .success
    }

    private func go(by step: Int) -> MPRemoteCommandHandlerStatus {
        index = (index + step + tracks.count) % tracks.count
        show()
        return .success
    }

    private func show() {
        let track = tracks[index]
        titleLabel.text = track.title
        playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
        let center = MPNowPlayingInfoCenter.default()
        center.nowPlayingInfo = [
            MPMediaItemPropertyTitle: track.title, MPMediaItemPropertyPlaybackDuration: track.duration,
            MPNowPlayingInfoPropertyPlaybackRate: isPlaying ? 1.0 : 0.0,
        ]
        center.playbackState = isPlaying ? .playing : .paused
    }
}
