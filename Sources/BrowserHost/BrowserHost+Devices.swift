// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Messages between application and page about the page's device: its sensors, its media keys, and the use of its keys.
extension BrowserHost: NowPlayingHost, MotionHost, FocusHost, FocusLeavingHost, NoticeHost, HapticHost {
    /// The page's device vibrates, if it can and its user has touched the page.
    public func vibrate(_ pattern: [TimeInterval], in scene: SceneIdentifier) {
        tell(scene) { $0.vibrate(pattern) }
    }

    /// Tells every open page the playing item and the media keys that the application takes; `nil` removes both. A page
    /// that comes later gets the same.
    public func nowPlayingChanged(_ nowPlaying: NowPlaying?) {
        self.nowPlaying = nowPlaying
        for session in sessions.values {
            if let client = session.client { sendNowPlaying(to: client) }
        }
    }

    /// Tells every open page whether to send each sample of its motion sensors, or only those that may be part of a
    /// shake.
    public func setMotionDemand(_ wantsEverySample: Bool) {
        self.wantsEverySample = wantsEverySample
        for session in sessions.values {
            if let client = session.client { sendMotionDemand(to: client) }
        }
    }

    /// Has the scene's page draw the focus ring, in the place of the last one; `nil` removes it. Does nothing while
    /// the scene has no page.
    public func showFocus(_ ring: FocusRing?, of scene: SceneIdentifier) {
        tell(scene) { $0.focusRing(ring) }
    }

    /// The page has a bar of its own.
    public var leavesFocus: Bool { true }

    /// The page's focus moves to the parts beside the screen.
    public func focusLeft(_ scene: SceneIdentifier, forward: Bool) {
        tell(scene) { $0.focusLeaves(forward: forward) }
    }

    /// The page announces it in a live region, or moves its focus.
    public func notify(_ notice: AccessibilityNotice, of scene: SceneIdentifier) {
        tell(scene) { $0.notice(notice) }
    }

    /// A page begins without a playing item, and sends only samples that may be a shake.
    func tellDevices(_ client: ScreenClient) {
        if nowPlaying != nil { sendNowPlaying(to: client) }
        if wantsEverySample { sendMotionDemand(to: client) }
    }

    private func sendNowPlaying(to client: ScreenClient) {
        var writer = PaintWriter()
        let now = application?.clock.now ?? 0
        writer.nowPlaying(nowPlaying, position: nowPlaying?.position(at: now) ?? 0)
        client.socket.send(writer.bytes)
    }

    private func sendMotionDemand(to client: ScreenClient) {
        var writer = PaintWriter()
        writer.sensors(wantsEverySample: wantsEverySample)
        client.socket.send(writer.bytes)
    }
}

/// Messages to a page about drags from outside, and about its pointer.
extension BrowserHost: DragHost, PointerHost {
    /// Tells the scene's page the effect of a drop, for its pointer to show. Does nothing while the scene has no
    /// page.
    public func dragOperationChanged(_ operation: DragOperation, of scene: SceneIdentifier) {
        tell(scene) { $0.dropOperation(operation) }
    }

    /// Tells the scene's page how its pointer looks from now on. Does nothing while the scene has no page.
    public func pointerLookChanged(_ look: PointerLook, of scene: SceneIdentifier) {
        tell(scene) { $0.pointerLook(look) }
    }
}
