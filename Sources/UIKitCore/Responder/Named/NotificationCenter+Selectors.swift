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
    /// has time. Observers of one name and poster hear in the order in which they were added (PO48).
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.add(
            Observation(ObjectCast.object(observer), aSelector), to: ObserverLine(self, aName, anObject), from: anObject
        )
    }

    /// Ends all observations of an observer.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// Ends an observer's observations of a name (of all names when nil), posted by an object (by any object when nil).
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map(ObjectCast.object)
        SelectorObservers.remove(observer, from: self) { line in
            (aName == nil || line.name == aName) && (object == nil || line.object === object)
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

/// An observer that is not kept alive, and what it performs.
private final class Observation: @unchecked Sendable {
    // Unchecked: but for the atomic value nothing is written after it was made, and reading a weak reference is safe on any thread.
    private(set) weak var object: AnyObject?
    private let selector: Selector
    /// Whether the observer was removed.
    let isEnded = Atomic(false)

    init(_ object: AnyObject, _ selector: Selector) {
        self.object = object
        self.selector = selector
    }

    @MainActor
    func perform(_ notification: Notification) {
        guard !isEnded.load(ordering: .relaxed), let object else { return }
        let result = selector.performNamed(on: object, sender: notification)
        if result != .performed { UIApplication.shared.report("A notification's observer was not told. \(result)") }
    }
}

/// The observers of one name and one poster. For the center they are one: it tells its observers in no order (PO48).
private final class ObserverLine: @unchecked Sendable {
    // Unchecked: what is not constant is only touched behind the lock of `SelectorObservers`. The object is only compared.
    let center: NotificationCenter
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    private let hasObject: Bool
    /// In the order in which they were added.
    var observations: [Observation] = []
    var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: Any?) {
        self.center = center
        self.name = name
        self.object = object.map(ObjectCast.object)
        hasObject = object != nil
    }

    func isLike(_ other: ObserverLine) -> Bool {
        center === other.center && name == other.name && hasObject == other.hasObject && object === other.object
    }

    func listen(to poster: Any?) -> any NSObjectProtocol {
        center.addObserver(forName: name, object: poster, queue: nil) { [weak self] notification in
            guard let self else { return }
            let all = SelectorObservers.observations(in: self)
            // The notification goes to the main thread and is read only there. Its poster does not change it afterwards.
            nonisolated(unsafe) let notification = notification
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { tell(all, notification) }
            } else {
                DispatchQueue.main.async { self.tell(all, notification) }
            }
        }
    }

    /// Observers that an earlier one removed hear nothing.
    @MainActor
    private func tell(_ all: [Observation], _ notification: Notification) {
        for observation in all { observation.perform(notification) }
    }
}

/// The registrations of observers with selectors, so that each can be removed by itself.
private enum SelectorObservers {
    private struct Registrations {
        var lines: [ObserverLine] = []
        /// How many observations were added since those of freed observers were looked for.
        var added = 0
        /// How many may be added before they are looked for again.
        var limit = least

        static let least = 64
    }

    private static let registrations = Mutex(Registrations())

    static func observations(in line: ObserverLine) -> [Observation] {
        registrations.withLock { _ in line.observations }
    }

    static func add(_ observation: Observation, to new: ObserverLine, from poster: Any?) {
        let (isNew, isMuch) = registrations.withLock { all in
            let line = all.lines.first { $0.isLike(new) } ?? new
            line.observations.append(observation)
            if line === new { all.lines.append(new) }
            all.added += 1
            return (line === new, all.added > all.limit)
        }
        if isMuch { dropFreed() }
        guard isNew else { return }
        let token = new.listen(to: poster)
        let isKept = registrations.withLock { all in
            new.token = token
            return all.lines.contains { $0 === new }
        }
        // Another thread has removed the observer meanwhile.
        if !isKept { end([new]) }
    }

    static func remove(_ observer: AnyObject, from center: NotificationCenter, where isMeant: (ObserverLine) -> Bool) {
        let gone = removed { line, observation in
            line.center === center
                && (observation.object == nil || observation.object === observer && isMeant(line))
        }
        end(gone.lines)
    }

    /// Ends the observations of freed observers. It is done again when as many have been added as were left, so that many observers
    /// cost no more than few.
    private static func dropFreed() {
        let gone = removed { _, observation in observation.object == nil }
        registrations.withLock { all in
            all.added = 0
            all.limit = max(Registrations.least, all.lines.reduce(0) { $0 + $1.observations.count })
        }
        end(gone.lines)
    }

    private static func removed(
        where isGone: (ObserverLine, Observation) -> Bool
    ) -> (lines: [ObserverLine], observations: [Observation]) {
        registrations.withLock { all in
            var observations: [Observation] = []
            for line in all.lines {
                let gone = line.observations.filter { isGone(line, $0) }
                guard !gone.isEmpty else { continue }
                for observation in gone { observation.isEnded.store(true, ordering: .relaxed) }
                observations += gone
                line.observations.removeAll { $0.isEnded.load(ordering: .relaxed) }
            }
            let empty = all.lines.filter { $0.observations.isEmpty }
            if !empty.isEmpty { all.lines.removeAll { $0.observations.isEmpty } }
            return (empty, observations)
        }
    }

    // Outside of the lock: a freed closure of the center can free an observer, and the observer's `deinit` removes its
    // observations.
    private static func end(_ lines: [ObserverLine]) {
        for line in lines {
            if let token = line.token { line.center.removeObserver(token) }
        }
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
