import Foundation

/// A place in a menu whose elements are asked for when the menu is shown.
///
/// Until they have come the menu shows that it waits. Elements of ``init(_:)`` are asked for once, those of
/// ``uncached(_:)`` every time.
open class UIDeferredMenuElement: UIMenuElement {
    /// Calls the completion once with the elements, now or later.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var elements: [UIMenuElement]?
    /// Those who wait for the elements that were asked for.
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

    /// Makes an element that asks once and keeps what it got.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(provider: elementProvider, isCached: true)
    }

    /// Makes an element that asks every time its menu is shown.
    open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, isCached: false)
    }

    private init(provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Gives the elements to the completion: at once where they are kept or come at once. Who asks while others wait waits
    /// with them.
    func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let elements { return completion(elements) }
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        provider { [weak self] elements in self?.take(elements) ?? completion(elements) }
    }

    private func take(_ elements: [UIMenuElement]) {
        // Whoever calls its completion twice is heard once.
        let waiting = waiting
        self.waiting = []
        if isCached, !waiting.isEmpty { self.elements = elements }
        for completion in waiting { completion(elements) }
    }

    /// The element itself: a copy that asked anew would not be the same place.
    open override func copy(with zone: NSZone? = nil) -> Any { self }
}
