// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @testable import Mutation

    @Suite("Mutations: the sample")
    struct SampleTests {
        private let folders = ["A", "B"].enumerated().map { index, name in
            PlaceFinder.places(
                in: (0..<(index == 0 ? 200 : 50)).map { "func f\($0)() { stop() }" }.joined(separator: "\n"),
                path: "\(name)/File.swift")
        }

        @Test("The same seed gives the same sample, another seed another one")
        func seeds() {
            let first = Sample.chosen(from: folders, count: 50, seed: 7)
            #expect(first == Sample.chosen(from: folders, count: 50, seed: 7))
            #expect(Set(first) != Set(Sample.chosen(from: folders, count: 50, seed: 8)))
        }

        @Test("Each folder has its share, and no place is taken twice")
        func shares() {
            let sample = Sample.chosen(from: folders, count: 50, seed: 1, least: 5)
            #expect(sample.count { $0.path.hasPrefix("A/") } == 40)
            #expect(sample.count { $0.path.hasPrefix("B/") } == 10)
            #expect(Set(sample).count == 50)
        }

        @Test("A folder that is small beside the others has the least that was asked for")
        func least() {
            let sample = Sample.chosen(from: [folders[0], Array(folders[1].prefix(6))], count: 50, seed: 1, least: 20)
            #expect(sample.count { $0.path.hasPrefix("B/") } == 6)
        }

        @Test("A sample of as many as there are has every place")
        func all() {
            let sample = Sample.chosen(from: [folders[0], Array(folders[1].prefix(6))], count: 206, seed: 1)
            #expect(Set(sample) == Set(folders[0] + folders[1].prefix(6)))
        }

        @Test("A place that is added changes at most one of the others")
        func stability() {
            let before = Set(Sample.chosen(from: [Array(folders[0].dropLast())], count: 50, seed: 3))
            let after = Set(Sample.chosen(from: [folders[0]], count: 50, seed: 3))
            #expect(before.subtracting(after).count <= 1)
        }
    }
#endif
