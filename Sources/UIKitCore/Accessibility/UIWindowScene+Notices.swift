import CoreGraphics

extension UIWindowScene {
    /// More of them in one turn nobody could listen to.
    private static let mostNotices = 64

    /// The host hears of it after the turn's picture, which has the element that it speaks of.
    func add(_ notice: AccessibilityNotice) {
        guard notices.count < Self.mostNotices else { return }
        notices.append(notice)
        application.setNeedsTurn()
    }

    func tellNotices(_ identifier: SceneIdentifier) {
        let waiting = notices
        notices = []
        for notice in waiting { application.hostCan.notices?.notify(notice, of: identifier) }
    }
}
