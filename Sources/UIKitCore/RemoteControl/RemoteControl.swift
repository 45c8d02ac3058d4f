// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Commands from the outside, and reports to the outside. An application has one of these.
///
///     host or companion ── RemoteCommand ──> handlers (MediaPlayer)        I26
///                                             none ──> first responder     I22
///                                                      none ──> application, delegate   I23
@preconcurrency @MainActor
public final class RemoteControl {
    /// Checked, unlike in other parts: application code may keep this object. Filled in by the application's initializer.
    private unowned var owner: UIApplication?
    private var application: UIApplication {
        guard let owner else { brokenRule("A remote control needs its application.") }
        return owner
    }
    private var announced: NowPlaying?
    @exclusivity(unchecked) private var needsAnnouncement = false
    private var undelivered: TargetedEvent?

    /// Takes commands before responders do.
    public var taker: (any RemoteCommandTaker)? {
        didSet { setNeedsAnnouncement() }
    }

    /// How many of the application's requests for events were not taken back (I21).
    var receiverCount = 0 {
        didSet { setNeedsAnnouncement() }
    }

    init() {}

    func attach(to application: UIApplication) { owner = application }

    // MARK: The way in

    func accept(_ command: RemoteCommand, in scene: UIWindowScene?) {
        switch taker?.take(command, at: application.clock.now) ?? .notRegistered {
        case .handled(let status, let count): record(command, .handled(status: status, handlers: count))
        case .disabled: record(command, .disabled)
        case .notRegistered: send(command, in: scene)
        }
    }

    private func send(_ command: RemoteCommand, in scene: UIWindowScene?) {
        guard let subtype = command.kind.subtype else { return record(command, .noEvent) }
        // I21.
        guard receiverCount > 0 else { return record(command, .notReceiving) }
        record(command, .event)
        let event = TargetedEvent(
            type: .remoteControl, subtype: subtype, window: scene == nil ? application.keyWindow : scene?.keyWindow,
            time: application.clock.now)
        let outer = undelivered
        undelivered = event
        application.dispatch(event)
        undelivered = outer
    }

    /// The work of `UIWindow.sendEvent` for remote-control events, or of `UIApplication.sendEvent` without a window.
    func deliver(_ event: TargetedEvent) {
        guard undelivered === event else { return }
        undelivered = nil
        let receiver = event.receiver(in: application)
        application.delivery.start(.remoteControlReceived, at: receiver) {
            receiver.remoteControlReceived(with: event)
        }
    }

    private func record(_ command: RemoteCommand, _ outcome: RemoteCommandNote.Outcome) {
        application.tracer?.record(
            .remoteCommand(RemoteCommandNote(command: command.kind.rawValue, outcome: outcome)))
    }

    // MARK: The way out

    /// The application's playing item and the commands that a handler, or a responder that gets an event, takes now.
    public var nowPlaying: NowPlaying {
        var playing = taker?.nowPlaying ?? NowPlaying()
        if receiverCount > 0 {
            playing.commands.formUnion(RemoteCommand.Kind.allCases.filter { $0.subtype != nil })
        }
        return playing
    }

    /// Reports to the outside at the end of this turn, or of the next one.
    public func setNeedsAnnouncement() {
        needsAnnouncement = true
        application.setNeedsTurn()
    }

    /// Reports to a host or companion that comes late.
    func announce(to companion: any HostCompanion) {
        if let announced { companion.nowPlayingChanged(announced) }
    }

    @inline(__always)
    func announce() {
        if needsAnnouncement { announceChange() }
    }

    private func announceChange() {
        needsAnnouncement = false
        let playing = nowPlaying
        let next = playing.commands.isEmpty && playing.item == NowPlaying.Item() ? nil : playing
        guard next != announced else { return }
        announced = next
        application.hostCan.nowPlaying?.nowPlayingChanged(next)
        for companion in application.companions { companion.nowPlayingChanged(next) }
    }
}
