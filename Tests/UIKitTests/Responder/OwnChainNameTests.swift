// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

// What applications call their own methods of a chain.
extension UIResponder {
    fileprivate func responderChain() -> String { "own" }
    fileprivate func responderChainDescription() -> [String] { ["own"] }
}

@MainActor
@Suite struct OwnChainNameTests {
    @Test("An application's own method has the name of one that UIKit lacks and this package adds")
    func names() {
        #expect("\(UIView().responderChain())" == "own")
        #expect("\(UIView().responderChainDescription())" == #"["own"]"#)
        let chain: [UIResponder] = UIView().responderChain()
        #expect(chain.count == 1)
    }
}
