// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("Rows that a data source deletes, inserts or moves")
    struct EditableRowsTests {
        private let deletes = """
            func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
            """
        private let moves = "func tableView(_ t: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}"
        private let edited =
            "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }"
        private let moved =
            "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"

        private func answers(_ sources: String...) -> [String] {
            module(sources).flatMap { $0.lines(with: "RowAt indexPath: IndexPath) -> Bool { true }") }
        }

        @Test("T52, T58: a class with the method says of all its rows that they can be edited, or moved")
        func methods() {
            #expect(answers("class A: NSObject, UITableViewDataSource {\n\(deletes)\n}") == [edited])
            #expect(answers("public class A: UIViewController {\npublic \(moves)\n}") == ["public " + moved])
            #expect(
                answers("class A: UITableViewController {\noverride \(deletes)\noverride \(moves)\n}")
                    == ["override " + edited, "override " + moved])
            #expect(
                answers("class A: UIViewController {\n}", "extension A: UITableViewDelegate {\n\(deletes)\n}") == [
                    edited
                ])
        }

        @Test("T52, T58: who answers keeps the answer; a subclass inherits it, a diffable data source says no")
        func answered() {
            let no = "func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { false }"
            #expect(answers("class A: UIViewController {\n\(deletes)\n}\nextension A {\n\(no)\n}").isEmpty)
            #expect(
                answers(
                    "class A: UITableViewController {\noverride \(deletes)\n}\nclass B: A {\noverride \(deletes)\n}")
                    == ["override " + edited])
            #expect(answers("class A: UITableViewDiffableDataSource<Int, Int> {\noverride \(deletes)\n}").isEmpty)
            #expect(answers("class A: UIViewController {\n}").isEmpty)
        }

        @Test("T52: under the conditions of the method")
        func conditions() {
            let text = ported("class A: UIViewController {\n#if DEBUG\n\(deletes)\n#endif\n}")
            #expect(text.contains("#if DEBUG\n" + edited + "\n#endif"))
        }
    }
#endif
