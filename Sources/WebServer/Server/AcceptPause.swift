// SPDX-License-Identifier: Apache-2.0

import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#elseif os(Windows)
    import ucrt
#endif

/// Stops accepting for a moment when the system has no file left for another connection. Otherwise the system would report
/// that again and again, and the server would do nothing else.
///
/// A stranger, if there is one, makes room; visitors keep their connections.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = any Channel

    /// Until the next try.
    private static let pause = TimeAmount.milliseconds(100)
    /// Until the log is told again.
    private static let silence = TimeAmount.seconds(10)

    private let core: ServerCore
    private var isPaused = false
    private var toldAt: NIODeadline?

    init(_ core: ServerCore) { self.core = core }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, Self.isShortage(error.errnoCode) else {
            return context.fireErrorCaught(error)
        }
        guard !isPaused else { return }
        isPaused = true
        let channel = context.channel
        core.crowdOut(core.connections.takeOldestStranger())
        let now = NIODeadline.now()
        if toldAt.map({ now - $0 >= Self.silence }) ?? true {
            toldAt = now
            core.configuration.log(.paused(reason: "\(error)"))
        }
        _ = channel.setOption(.autoRead, value: false)
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: Self.pause) {
            bound.value.isPaused = false
            _ = channel.setOption(.autoRead, value: true)
        }
    }

    private static func isShortage(_ code: CInt) -> Bool { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) }
}
