// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @testable import Mutation

    @Suite("Mutations: places")
    struct PlaceFinderTests {
        @Test("Each kind of change is found where it is, and nothing else")
        func kinds() {
            let found = places(
                """
                struct Limit {
                    var count = 0
                    func take(_ x: Int?) -> Bool {
                        guard let x, x < 3 else { return false }
                        if let y = next(x), isOpen && !isFull { log(y) }
                        total += min(x, count)
                        return x == count
                    }
                    func next(_ x: Int) -> Int? { table[x] }
                    var names: [String] { all.sorted() }
                }
                """)
            #expect(
                found == [
                    "2 constant: 0 → 0 + 1",
                    "4 comparison: x < 3 → x <= 3",
                    "4 condition: x < 3 → !(x < 3)",
                    "4 constant: 3 → 3 + 1",
                    "4 constant: false → true",
                    "5 binding: next(x) → nil",
                    "5 condition: isOpen && !isFull → !(isOpen && !isFull)",
                    "5 condition: isOpen → !(isOpen)",
                    "5 logic: isOpen && !isFull → isOpen || !isFull",
                    "5 condition: !isFull → !(!isFull)",
                    "5 statement: log(y) → ",
                    "6 statement: total += min(x, count) → ",
                    "6 limit: min(x, count) → max(x, count)",
                    "7 result: x == count → !(x == count)",
                    "9 result: table[x] → nil",
                    "10 result: all.sorted() → []",
                ])
        }

        @Test(
            "What would not compile, or is no behaviour, is left out",
            arguments: [
                "enum Kind: Int { case a = 1, b = 2 }",
                "@available(iOS 13, *) func f() { guard case .a = kind else { return } }",
                "func f(_ x: Int) { switch x { case 1, 2...5: break; default: break } }",
                "struct S { let x: S; init(_ y: S) { x = y; self.z = y } }",
                "func f(_ y: S) { let x: S; x = y }",
                "@inlinable func f() -> Bool { true }",
                "func f() { assert(x < 1); precondition(isOpen && isFull, text(1)) }",
                "func f() { guard let x else { brokenRule(text(1)) } }",
                "func f() -> S { make() }",
                "func f() -> S { while true {} }",
                "var s: S { make() }",
                "var s: S { get { make() } }",
                "let c = list.map { make($0) }",
                "var f: (() -> Bool)? { { [self] in isOpen($0) } }",
                "func f() -> S { switch x { case .a: make() } }",
                "let s = if case .a = x { make() } else { other() }",
                "func f() throws { guard case .a = x else { throw E() } }",
                "let s = \"\\(1) of \\(f(true))\"",
                "#if swift(>=6) && !os(Linux)\nfunc f() {}\n#endif",
            ])
        func nothing(_ source: String) {
            #expect(places(source) == [])
        }

        @Test("A key names the place without its line, and tells places that are alike apart")
        func keys() {
            let source = "struct S { func f() { stop(); stop() } }"
            let keys = PlaceFinder.places(in: source, path: "A.swift").map(\.key)
            #expect(
                keys == ["A.swift | S.f | statement | stop() |  | 1", "A.swift | S.f | statement | stop() |  | 2"])
            #expect(PlaceFinder.places(in: "\n\n" + source, path: "A.swift").map(\.key) == keys)
        }

        private func places(_ source: String) -> [String] {
            PlaceFinder.places(in: source, path: "A.swift").map {
                "\($0.line) \($0.change): \($0.original) → \($0.mutated)"
            }
        }
    }
#endif
