// SPDX-License-Identifier: Apache-2.0

/// How the saving of a picture or a film ended, for a selector that was made with ``Selector/init(saving:on:_:)``.
package struct SavingOutcome {
    /// Why it was not saved; `nil` if it was.
    package var error: (any Error)?
    /// What the caller gave along.
    package var context: UnsafeMutableRawPointer?

    /// An outcome of saving.
    package init(error: (any Error)?, context: UnsafeMutableRawPointer?) {
        (self.error, self.context) = (error, context)
    }
}

extension Selector {
    /// Makes a selector of a method that hears how saving ended: `image(_:didFinishSavingWithError:contextInfo:)` (FL15).
    ///
    /// - Precondition: `name` contains three colons.
    public init<Target, Content, Failure, Context, Result>(
        saving name: String, on target: Target.Type,
        _ action: @escaping @MainActor (Target, Content, Failure, Context) -> Result
    ) {
        self.init(
            name,
            Performer(
                argumentCount: 3, accepts: { ClassObject.unwrapped($0) is Target },
                perform: { target, sender, event in
                    guard let target = ClassObject.unwrapped(target) as? Target else { return .target }
                    guard let content = sender as? Content else { return .sender(expected: Content.self) }
                    guard let outcome = event as? SavingOutcome, let failure: Failure = outcome.failure() else {
                        return .event(expected: Failure.self)
                    }
                    guard let context: Context = outcome.pointer() else { return .event(expected: Context.self) }
                    PerformedResult.keep(action(target, content, failure, context))
                    return .performed
                }, on: target))
    }
}

extension SavingOutcome {
    /// The error as the type that a parameter declares; `nil` if it does not fit.
    fileprivate func failure<Failure>() -> Failure? {
        guard let error else { return Optional<Never>.none as? Failure }
        return error as? Failure ?? (error as NSError) as? Failure
    }

    /// The context as the type that a parameter declares; `nil` if it does not fit. Methods often declare a pointer that is always there,
    /// and get none on iOS: here it points nowhere.
    fileprivate func pointer<Pointer>() -> Pointer? {
        if context == nil, Pointer.self is any ExpressibleByNilLiteral.Type { return Optional<Never>.none as? Pointer }
        let place = context ?? UnsafeMutableRawPointer(bitPattern: 1)
        return place as? Pointer ?? place.map { UnsafeRawPointer($0) } as? Pointer
    }
}
