// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

/// What somebody enters to sign up, and what follows from it.
final class Registration: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var repeated = ""
    /// What is wrong with the name. It is looked up when nobody has typed for a while.
    @Published private(set) var nameProblem: String?
    @Published private(set) var isComplete = false

    private static let taken: Set<String> = ["ada", "grace"]

    init() {
        $name
            .debounce(for: .milliseconds(400), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { Self.taken.contains($0.lowercased()) ? "“\($0)” is taken." : nil }
            .assign(to: &$nameProblem)
        let isFilled = Publishers.CombineLatest3($name, $password, $repeated)
            .map { name, password, repeated in !name.isEmpty && password.count >= 8 && password == repeated }
        isFilled.combineLatest($nameProblem) { $0 && $1 == nil }
            .removeDuplicates()
            .assign(to: &$isComplete)
    }
}
