// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// One registration for a command.
@MainActor
final class CommandTarget {
    struct WeakObject {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    enum Kind {
        case method(WeakObject, Selector)
        /// `nil` if the object is gone.
        case closure(@MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus?)
    }

    private let kind: Kind
    /// The token of a closure; held, because it belongs to the registration.
    private let token: AnyObject?
    /// The object whose method a closure calls.
    private weak var object: AnyObject?
    private let hasObject: Bool

    init(_ kind: Kind, token: AnyObject? = nil, object: AnyObject? = nil) {
        self.kind = kind
        self.token = token
        self.object = object
        hasObject = object != nil
    }

    var action: Selector? {
        if case .method(_, let action) = kind { action } else { nil }
    }

    /// I25: objects are held weakly, and a released one is not called.
    var isAlive: Bool {
        if case .method(let target, _) = kind { return target.object != nil }
        return !hasObject || object != nil
    }

    func belongs(to object: AnyObject) -> Bool {
        if case .method(let target, _) = kind { return target.object === object }
        return token === object || (hasObject && self.object === object)
    }

    func call(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus? {
        switch kind {
        case .closure(let handler): return handler(event)
        case .method(let target, let action):
            guard let object = target.object else { return nil }
            return MethodAnswer.collect {
                let result = action.performNamed(on: object, sender: event)
                if result == .performed { return true }
                UIApplication.shared.report("A remote command's target was not called. \(result)")
                return false
            }
        }
    }
}

/// The status that a method returned on its way through a selector, which has no result.
@MainActor
enum MethodAnswer {
    private static var status: MPRemoteCommandHandlerStatus?

    static func note(_ answer: MPRemoteCommandHandlerStatus) { status = answer }

    /// The answer of the method that the closure performs; success if it returns none, failure if it was not performed.
    static func collect(_ perform: () -> Bool) -> MPRemoteCommandHandlerStatus {
        let outer = status
        status = nil
        defer { status = outer }
        return perform() ? status ?? .success : .commandFailed
    }
}

extension Selector {
    /// Makes a selector that performs a handler of remote commands, and passes on the status that it returns.
    ///
    ///     Selector("play:", Player.play(_:))
    ///
    /// - Precondition: `name` contains one colon.
    public init<Target, Event: MPRemoteCommandEvent>(
        _ name: String,
        _ method: @escaping @MainActor (Target) -> @MainActor (Event) -> MPRemoteCommandHandlerStatus
    ) {
        self.init(name, on: Target.self) { (target: Target, event: Event) in
            MethodAnswer.note(method(target)(event))
        }
    }
}
