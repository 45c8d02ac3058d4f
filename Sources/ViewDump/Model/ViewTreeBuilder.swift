// SPDX-License-Identifier: Apache-2.0

/// Gathers views in the order of a dump and finds their superviews by depth.
struct ViewTreeBuilder {
    private(set) var views: [DumpedView] = []
    private(set) var parents: [Int?] = []
    private(set) var omissions: [Omission] = []
    /// The views from the last root to the last view, each with its depth in the dump.
    private var open: [(depth: Int, index: Int)] = []
    /// Omissions beyond this are counted, not kept: a damaged line is reported; for a damaged file one report is enough.
    private var unkept = 0
    private static let keptOmissions = 100
    /// One omission of each kind is kept, however many there are.
    private var keptDoubts: Set<Doubt.Kind> = []

    /// Adds a view below the last one that is less deep.
    ///
    /// - Parameter isIndentation: the depth is a number of characters, of which a level may have any number.
    mutating func add(_ view: DumpedView, depth: Int, isIndentation: Bool = false) {
        while let last = open.last, last.depth >= depth { open.removeLast() }
        if !isIndentation, let last = open.last, depth > last.depth + 1 {
            leaveOut(
                Omission(
                    line: view.line, column: view.column,
                    problem:
                        "\(depth - last.depth) levels deeper than its superview on line \(views[last.index].line): a line is missing in between",
                    doubt: .missingLevel))
        }
        parents.append(open.last?.index)
        open.append((depth, views.count))
        views.append(view)
    }

    mutating func leaveOut(_ omission: Omission) {
        let isNewDoubt = omission.doubt.map { keptDoubts.insert($0).inserted } ?? false
        if omissions.count < Self.keptOmissions || isNewDoubt { omissions.append(omission) } else { unkept += 1 }
    }

    /// - Throws: `DumpError.Problem.noViews` when nothing was added.
    func tree(format: DumpFormat, lineCount: Int) throws(DumpError) -> ViewTree {
        guard !views.isEmpty else { throw DumpError(line: 1, problem: .noViews(format)) }
        var all = omissions
        if unkept > 0 { all.append(Omission(line: lineCount, problem: "\(unkept) more like these")) }
        return ViewTree(format: format, views: views, parents: parents, omissions: all)
    }
}
