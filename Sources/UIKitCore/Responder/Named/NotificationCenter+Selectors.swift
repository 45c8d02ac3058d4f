import Dispatch
import Foundation
import Synchronization

extension NotificationCenter {
    /// Has a method of an observer performed with each notification that is posted. The observer is not kept alive, and one that is
    /// gone hears no more.
    ///
    /// - Parameters:
    ///   - aName: the notification's name; every one's when nil.
    ///   - anObject: who posts it; anybody when nil.
    ///
    /// The method is performed on the main actor: at once where the notification is posted on the main thread, otherwise as soon as it
    /// has time.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = ObservingTarget(ObjectCast.object(observer))
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            // Sent to the main thread whole and read there only: its poster does not change a notification afterwards.
            nonisolated(unsafe) let notification = notification
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { target.perform(aSelector, notification) }
            } else {
                DispatchQueue.main.async { target.perform(aSelector, notification) }
            }
        }
        SelectorObservers.add(.init(center: self, target: target, token: token, name: aName, object: anObject))
    }

    /// Ends what an observer was to hear.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// Ends what an observer was to hear of a name (of all when nil), posted by an object (by anybody when nil).
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map(ObjectCast.object)
        SelectorObservers.remove(observer, from: self) { entry in
            (aName == nil || entry.name == aName) && (object == nil || entry.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// The queue of the main actor, which need not run on the main thread: without a run loop Dispatch drains it on any.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread }
}

/// An observer that is not kept alive.
private final class ObservingTarget: @unchecked Sendable {
    // Unchecked: never written after it was made, and reading a weak reference is safe on any thread.
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    @MainActor
    func perform(_ selector: Selector, _ notification: Notification) {
        guard let object else { return }
        let result = selector.performNamed(on: object, sender: notification)
        if result != .performed { UIApplication.shared.report("A notification's observer was not told. \(result)") }
    }
}

/// Who was registered with a selector, so that it can be removed by itself.
private enum SelectorObservers {
    struct Entry: @unchecked Sendable {
        // Unchecked: tokens and centers are passed on to the center alone, which locks; the object is compared only.
        let center: NotificationCenter
        let target: ObservingTarget
        let token: any NSObjectProtocol
        let name: NSNotification.Name?
        private(set) weak var object: AnyObject?

        init(
            center: NotificationCenter, target: ObservingTarget, token: any NSObjectProtocol,
            name: NSNotification.Name?,
            object: Any?
        ) {
            self.center = center
            self.target = target
            self.token = token
            self.name = name
            self.object = object.map(ObjectCast.object)
        }
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(_ entry: Entry) {
        let gone = entries.withLock { entries in
            let gone = entries.filter { $0.target.object == nil }
            if !gone.isEmpty { entries.removeAll { $0.target.object == nil } }
            entries.append(entry)
            return gone
        }
        end(gone)
    }

    static func remove(_ observer: AnyObject, from center: NotificationCenter, where isMeant: (Entry) -> Bool) {
        let ended = entries.withLock { entries in
            let isEnded = { (entry: Entry) in
                entry.center === center
                    && (entry.target.object == nil || entry.target.object === observer && isMeant(entry))
            }
            let ended = entries.filter(isEnded)
            if !ended.isEmpty { entries.removeAll(where: isEnded) }
            return ended
        }
        end(ended)
    }

    // Outside of the lock: letting go of a center's closure can end an observer, whose end removes it.
    private static func end(_ ended: [Entry]) {
        for entry in ended { entry.center.removeObserver(entry.token) }
    }
}
