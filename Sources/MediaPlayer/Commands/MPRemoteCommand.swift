// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A command that headsets, media keys and desktops give, and the handlers that an application registered for it (I25).
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
    /// Its kinds outside of the application; two for a command that begins and ends.
    let kinds: [RemoteCommand.Kind]
    weak var center: MPRemoteCommandCenter?
    private var targets: [CommandTarget] = []

    init(_ kinds: RemoteCommand.Kind...) {
        self.kinds = kinds
        super.init()
    }

    /// Whether the command is offered, and given to its handlers. True at first.
    open var isEnabled = true {
        didSet { changed(isEnabled != oldValue) }
    }

    /// Calls a method of an object for every command from now on. The object is not kept alive.
    ///
    /// The method takes the event and should return a status: see `Selector.init(_:_:)` for methods that do. One that returns
    /// nothing counts as success. A method that the object does not have is reported when the command comes, and counts as
    /// failed.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(CommandTarget(.method(CommandTarget.WeakObject(target as AnyObject), action)))
        changed()
    }

    /// Calls a method of an object for every command from now on. The object is not kept alive. Only here: UIKit's classes take
    /// selectors.
    ///
    ///     center.playCommand.addTarget(player, action: Player.play(_:))
    open func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) {
        targets.append(
            CommandTarget(
                .closure { [weak target] event in target.map { action($0)(event) } }, object: target))
        changed()
    }

    /// Calls a closure for every command from now on. Pass the returned token to `removeTarget(_:)` to remove it; the command
    /// holds the closure.
    @discardableResult
    open func addTarget(
        handler: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        let token = NSObject()
        targets.append(CommandTarget(.closure(handler), token: token))
        changed()
        return token
    }

    /// Removes one method of an object; without an action, all of them.
    open func removeTarget(_ target: Any, action: Selector?) {
        targets.removeAll { $0.belongs(to: target as AnyObject) && (action == nil || $0.action == action) }
        changed()
    }

    /// Removes the handlers of an object or a token; all handlers for `nil`.
    open func removeTarget(_ target: Any?) {
        if let target {
            targets.removeAll { $0.belongs(to: target as AnyObject) }
        } else {
            targets.removeAll()
        }
        changed()
    }

    // MARK: For the center

    /// Whether a handler would be called.
    var hasHandlers: Bool { targets.contains { $0.isAlive } }

    /// Calls every handler, in the order in which they were registered; the worst of their answers.
    func call(_ event: MPRemoteCommandEvent) -> (status: MPRemoteCommandHandlerStatus, handlers: Int) {
        // A snapshot: a handler may remove itself.
        let answers = targets.compactMap { $0.call(event) }
        targets.removeAll { !$0.isAlive }
        return (answers.max { $0.rawValue < $1.rawValue } ?? .commandFailed, answers.count)
    }

    func changed(_ isChange: Bool = true) {
        if isChange { center?.changed() }
    }
}
