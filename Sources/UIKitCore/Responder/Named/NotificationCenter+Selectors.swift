// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

extension NotificationCenter {
    /// Performs a method of an observer with each posted notification. The center does not retain the observer.
    ///
    /// - Parameters:
    ///   - aName: the notification's name; every name when nil.
    ///   - anObject: the poster; any object when nil.
    ///
    /// The method is performed on the main actor: at once where the notification is posted on the main thread, otherwise as soon as it
    /// has time.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = ObservingTarget(ObjectCast.object(observer))
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            // The notification goes to the main thread and is read only there. Its poster does not change it afterwards.
            nonisolated(unsafe) let notification = notification
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { target.perform(aSelector, notification) }
            } else {
                DispatchQueue.main.async { target.perform(aSelector, notification) }
            }
        }
        SelectorObservers.add(.init(center: self, target: target, token: token, name: aName, object: anObject))
    }

    /// Ends all observations of an observer.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// Ends an observer's observations of a name (of all names when nil), posted by an object (by any object when nil).
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map(ObjectCast.object)
        SelectorObservers.remove(observer, from: self) { entry in
            (aName == nil || entry.name == aName) && (object == nil || entry.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }

    /// Ends all observations of a class (PO28).
    public func removeObserver(_ observer: AnyClass) { removeObserver(ClassObject.of(observer)) }

    // Without it the compiler takes Foundation's method where a class stands by its name, and nothing ends.
    /// Ends a class's observations of a name (of all names when nil), posted by an object (by any object when nil; PO28).
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer.Type, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        removeObserver(observer as AnyClass, name: aName, object: anObject)
    }

    /// Ends a class's observations of a name (of all names when nil), posted by an object (by any object when nil; PO28).
    public func removeObserver(_ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(ClassObject.of(observer), name: aName, object: anObject)
    }
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

/// The registration of an observer with a selector, so that it can be removed by itself.
private enum SelectorObservers {
    struct Entry: @unchecked Sendable {
        // Unchecked: tokens go only to their center, which locks. The object is only compared.
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

    // Outside of the lock: a freed closure of the center can free an observer, and the observer's `deinit` removes its
    // observations.
    private static func end(_ ended: [Entry]) {
        for entry in ended { entry.center.removeObserver(entry.token) }
    }
}

/// Hears a notification that UIKit posts, until it is freed.
@MainActor
package final class NoticeObserver {
    private let token: any NSObjectProtocol

    /// - Parameter action: gets the notification, whose object and values are those of the main actor.
    package init(_ name: Notification.Name, _ action: @escaping @MainActor (Notification) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            // UIKit posts on the main actor, without a queue: the notification stays there.
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { action(notification) }
        }
    }

    @MainActor deinit { NotificationCenter.default.removeObserver(token) }
}
