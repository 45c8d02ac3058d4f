/// A queue that keeps its room, so that filling and emptying it again allocates nothing.
struct InOrder<Element> {
    private var elements: [Element] = []
    /// How many at the front have been taken out.
    private var taken = 0

    var isEmpty: Bool { taken == elements.count }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard taken < elements.count else { return nil }
        let element = elements[taken]
        taken += 1
        if taken == elements.count {
            if taken == 1 { elements.removeLast() } else { elements.removeAll(keepingCapacity: true) }
            taken = 0
        }
        return element
    }
}
