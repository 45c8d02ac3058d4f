// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The animations of one `UIView.animate` call, and its completion.
///
///     running -- the clock comes to the end --> over, finished
///        |------ all were removed or replaced --> over, unfinished
@MainActor
final class AnimationGroup {
    private struct Member {
        weak var view: UIView?
        let animation: ViewAnimation
    }

    /// The application of the first view that moved. All animations of the group end by its clock. `nil` before a view moved.
    private var owner: UIApplication?
    private var application: UIApplication { owner ?? .shared }
    private var completion: ((Bool) -> Void)?
    private var members: [Member] = []
    private var deadline: EventClock.Deadline?
    private var isFinished = true
    /// The transactions that the animations began in.
    private var hold: TransactionHold

    /// - Parameter hold: An object that the animations retain until they are over; none where their owner decides when that is.
    init(completion: ((Bool) -> Void)?, hold: TransactionHold) {
        self.completion = completion
        self.hold = hold
    }

    var isEmpty: Bool { members.isEmpty }

    func add(_ animation: ViewAnimation, of view: UIView) {
        if owner == nil { owner = view.windowApplication }
        members.append(Member(view: view, animation: animation))
    }

    /// The block has run, and all its animations are known. An animation that repeats without end is never over by itself.
    func commit() {
        if HeldAnimations.take(self) { return }
        guard let end = members.map(\.animation.endTime).max() else { return finish(at: application.clock.now) }
        guard end < .infinity else { return }
        deadline = application.clock.schedule(at: end) { [self] in
            let over = members
            members = []
            for member in over { member.view?.endAnimation(member.animation) }
            complete()
        }
    }

    /// Removes all animations from their views, and returns them. This ends none of them.
    func surrender() -> [(UIView, ViewAnimation)] {
        let all = members
        members = []
        return all.compactMap { member in
            guard let view = member.view else { return nil }
            view.endAnimation(member.animation)
            return (view, member.animation)
        }
    }

    /// The owner of the animations has brought them to an end.
    func completeAsHeld() { complete() }

    /// An animation ended before its time.
    func lost(_ animation: ViewAnimation) {
        guard let place = members.firstIndex(where: { $0.animation === animation }) else { return }
        members.remove(at: place)
        isFinished = false
        guard members.isEmpty else { return }
        deadline?.cancel()
        finish(at: application.clock.now)
    }

    /// The completion is never called inside the call that leads to it.
    private func finish(at time: TimeInterval) {
        guard completion != nil || !hold.isEmpty else { return }
        application.clock.schedule(at: time) { [self] in complete() }
    }

    private func complete() {
        let completion = completion
        self.completion = nil
        completion?(isFinished)
        hold.release()
    }
}
