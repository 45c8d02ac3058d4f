// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place in a menu. Its elements are requested when the menu is shown.
///
/// Until they have come the menu shows that it waits. Elements of ``init(_:)`` are requested once, those of ``uncached(_:)``
/// every time. ``usingFocus(identifier:shouldCacheItems:)`` asks the menu's responder chain for a provider of elements
/// (`UIResponder.provider(for:)`).
open class UIDeferredMenuElement: UIMenuElement {
    /// Calls the completion once with the elements, now or later.
    typealias Source = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    /// Tells apart the elements that ask the responder chain.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// The identifier of that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// A responder's answer for an element that asks the chain: the source of its elements.
    @MainActor
    open class Provider: NSObject {
        let source: Source

        /// The closure is called whenever the elements are requested. It calls its completion once, now or later.
        public init(
            _ elementProvider:
                @escaping @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) ->
                Void
        ) {
            source = elementProvider
            super.init()
        }
    }

    /// The name that the element was made with, or one of its own.
    open private(set) var identifier: Identifier

    /// `nil` for an element that asks the chain.
    private let source: Source?
    let isCached: Bool
    private var elements: [UIMenuElement]?
    /// The completions that wait for requested elements.
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []
    private static var dynamicIdentifiers = DynamicIdentifiers(prefix: "responder.deferred.dynamic")

    /// Makes an element that asks once and keeps what it got.
    public convenience init(
        _ elementProvider: @escaping @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) {
        self.init(source: elementProvider, isCached: true)
    }

    /// Makes an element that asks every time its menu is shown.
    open class func uncached(
        _ elementProvider: @escaping @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(source: elementProvider, isCached: false)
    }

    /// Makes an element that asks the responder chain of its menu, from the responder at which the search for the commands'
    /// targets begins. The elements come from the first responder whose `provider(for:)` returns a provider. Without a
    /// provider there are none.
    ///
    /// - Parameter shouldCacheItems: Whether it asks once and keeps what it got, or every time its menu is shown.
    open class func usingFocus(identifier: Identifier, shouldCacheItems: Bool) -> UIDeferredMenuElement {
        UIDeferredMenuElement(source: nil, isCached: shouldCacheItems, identifier: identifier)
    }

    private init(source: Source?, isCached: Bool, identifier: Identifier? = nil) {
        self.source = source
        self.isCached = isCached
        self.identifier = identifier ?? Identifier(Self.dynamicIdentifiers.next())
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Passes the elements to the completion; at once if they are kept or come at once. If a request is under way, the
    /// completion waits for it too. But an element that asks the chain makes a new request, because the chain may be another
    /// one.
    func load(from start: UIResponder, _ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let elements { return completion(elements) }
        guard let source else { return askChain(from: start, completion) }
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        source { [weak self] elements in self?.take(elements) ?? completion(elements) }
    }

    private func take(_ elements: [UIMenuElement]) {
        // A second call of the completion changes nothing.
        let waiting = waiting
        self.waiting = []
        if isCached, !waiting.isEmpty { self.elements = elements }
        for completion in waiting { completion(elements) }
    }

    private func askChain(from start: UIResponder, _ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        for responder in start.responderChain() {
            guard let provider = responder.provider(for: self) else { continue }
            var isAnswered = false
            return provider.source { [weak self] elements in
                guard !isAnswered else { return }
                isAnswered = true
                if let self, isCached { self.elements = elements }
                completion(elements)
            }
        }
        completion([])
    }

    /// The element itself: a copy with requests of its own would not be the same place.
    open override func copy(with zone: NSZone? = nil) -> Any { self }
}
