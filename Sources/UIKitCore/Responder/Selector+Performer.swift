// SPDX-License-Identifier: Apache-2.0

extension Selector {
    /// How a selector performs the method it was made from.
    ///
    /// A class, so that a selector stays as small as its name and a reference.
    @usableFromInline
    final class Performer: Sendable {
        /// Whether a method ran, or what stopped it.
        enum Outcome {
            case performed
            case target
            case sender(expected: Any.Type)
            case event(expected: Any.Type)
        }

        let targetType: Any.Type
        let argumentCount: Int
        let accepts: @Sendable (_ target: Any) -> Bool
        let perform: @MainActor (_ target: Any, _ sender: Any?, _ event: Any?) -> Outcome

        init<Target>(
            argumentCount: Int, accepts: @escaping @Sendable (Any) -> Bool,
            perform: @escaping @MainActor (Any, Any?, Any?) -> Outcome, on target: Target.Type
        ) {
            targetType = target
            (self.argumentCount, self.accepts, self.perform) = (argumentCount, accepts, perform)
        }

        @usableFromInline
        init<Target, Result>(_ action: @escaping @MainActor (Target) -> Result) {
            targetType = Target.self
            argumentCount = 0
            accepts = { ClassObject.unwrapped($0) is Target }
            perform = { target, _, _ in
                if ObjectCast.fits(target, Target.self) {
                    PerformedResult.keep(action(ObjectCast.load(target)))
                    return .performed
                }
                return cast(target, action)
            }
        }

        @usableFromInline
        init<Target, Sender, Result>(withSender action: @escaping @MainActor (Target, Sender) -> Result) {
            targetType = Target.self
            argumentCount = 1
            accepts = { ClassObject.unwrapped($0) is Target }
            perform = { target, sender, _ in
                // The usual case. It makes no optionals of types that only the caller knows, which take long to make.
                if ObjectCast.fits(target, Target.self), let sender, ObjectCast.fits(sender, Sender.self) {
                    PerformedResult.keep(action(ObjectCast.load(target), ObjectCast.load(sender)))
                    return .performed
                }
                return cast(target, sender, action)
            }
        }

        @usableFromInline
        init<Target, Sender, Event, Result>(
            withSenderAndEvent action: @escaping @MainActor (Target, Sender, Event) -> Result
        ) {
            targetType = Target.self
            argumentCount = 2
            accepts = { ClassObject.unwrapped($0) is Target }
            perform = { target, sender, event in
                guard let target = ClassObject.unwrapped(target) as? Target else { return .target }
                guard let sender = fit(sender, to: Sender.self) else { return .sender(expected: Sender.self) }
                guard let event = fit(event, to: Event.self) else { return .event(expected: Event.self) }
                PerformedResult.keep(action(target, sender, event))
                return .performed
            }
        }
    }
}

extension Selector.Performer {
    /// For a method that does not read its sender.
    @usableFromInline
    convenience init<Target, Sender: AnyObject, Result>(
        ignoringSender action: @escaping @MainActor (Target, Sender) -> Result
    ) {
        self.init(withSender: { (target: Target, sender: Any?) in
            if let sender, ObjectCast.fits(sender, Sender.self) {
                PerformedResult.keep(action(target, ObjectCast.load(sender)))
            } else {
                // The method promises not to look at its sender. It may only retain and release it, and every object allows
                // that. `target` is an object in the place of one that is missing.
                let object: Any = ObjectCast.object(sender ?? target)
                PerformedResult.keep(action(target, ObjectCast.load(object)))
            }
        })
    }
}

/// The argument as the type that a parameter declares; nil when it does not fit.
///
/// Nil fits only an optional. A cast alone would also box it into a parameter of type `Any` or `AnyObject`.
private func fit<Parameter>(_ argument: Any?, to parameter: Parameter.Type) -> Parameter? {
    guard argument != nil || Parameter.self is any ExpressibleByNilLiteral.Type else { return nil }
    return argument as? Parameter
}

@MainActor
@inline(never)
private func cast<Target, Result>(
    _ target: Any, _ action: @MainActor (Target) -> Result
) -> Selector.Performer.Outcome {
    guard let target = ClassObject.unwrapped(target) as? Target else { return .target }
    PerformedResult.keep(action(target))
    return .performed
}

@MainActor
@inline(never)
private func cast<Target, Sender, Result>(
    _ target: Any, _ sender: Any?, _ action: @MainActor (Target, Sender) -> Result
) -> Selector.Performer.Outcome {
    guard let target = ClassObject.unwrapped(target) as? Target else { return .target }
    guard let sender = fit(sender, to: Sender.self) else { return .sender(expected: Sender.self) }
    PerformedResult.keep(action(target, sender))
    return .performed
}

extension Selector.Performer {
    /// For a method that takes more than a sender and an event. To perform it is reported, and does nothing.
    convenience init<Target>(answering name: String, on target: Target.Type) {
        self.init(
            argumentCount: name.count { $0 == ":" }, accepts: { $0 is Target },
            perform: { object, _, _ in
                guard object is Target else { return .target }
                UIApplication.shared.report(
                    "\(name) of \(object) takes more than a sender and an event; it was not performed.")
                return .performed
            }, on: target)
    }
}
