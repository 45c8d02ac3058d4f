/// What known classes do otherwise than UIView.
extension ViewTree {
    /// Whether subviews of the view are asked where they lie outside its bounds.
    func reachesOutside(_ index: Int) -> Bool { traits[index].reachesOutside && !views[index].clipsToBounds }

    /// Who gets the touch that a hit test finds for the view: itself, or a view above it that takes over.
    func taker(of index: Int) -> Int { takers?[index] ?? index }

    /// For each view the one that takes over; `nil` where no class does.
    static func takers(_ views: [DumpedView], traits: [ViewTraits], parents: [Int?]) -> [Int]? {
        guard traits.contains(where: \.takesOver) else { return nil }
        var takers: [Int] = []
        takers.reserveCapacity(views.count)
        for index in views.indices {
            let isItsOwn =
                traits[index].takesOver || traits[index].role == .control || traits[index].role == .scroll
                || views[index].hasGestureRecognizers
            let outer = parents[index].map { takers[$0] }
            // Above the one that takes over, views are their own.
            takers.append(isItsOwn ? index : outer.map { traits[$0].takesOver ? $0 : index } ?? index)
        }
        return takers
    }
}
