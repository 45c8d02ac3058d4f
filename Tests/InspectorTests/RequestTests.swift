// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Inspector

@Suite struct RequestTests {
    @Test("a request is read with its members")
    func members() throws {
        let request = try Request.read(#"{"type":"pick","id":7,"x":20.5,"y":40,"unknown":1}"#)
        #expect(request.type == .pick)
        #expect(request.id == 7)
        #expect(request.x == 20.5 && request.y == 40)
    }

    @Test(
        "what is no request is refused with a reason",
        arguments: [
            ("", "a request is not of a known form"),
            ("[]", "a request is not of a known form"),
            (#"{"type":"erase"}"#, "a request is not of a known form"),
            (#"{"type":"pick","x":1e9}"#, "a coordinate is out of range"),
            (#"{"type":"pick","x":1e999}"#, "a request is not of a known form"),
            (#"{"type":"explain","view":-1}"#, "a request is not of a known form"),
            (#"{"type":"perform","action":""}"#, "an action's name has 1 to 200 bytes"),
        ])
    func refused(text: String, reason: String) {
        #expect(throws: RequestError(reason)) { try Request.read(text) }
    }

    @Test("a long request is refused before it is read")
    func long() {
        let text = #"{"type":"hello","x":"# + String(repeating: " ", count: Request.greatestLength) + "1}"
        #expect(throws: RequestError.self) { try Request.read(text) }
    }

    @Test("an action's name may be long, but not without end")
    func name() throws {
        let longest = String(repeating: "a", count: Request.greatestNameLength)
        #expect(try Request.read(#"{"type":"perform","action":"\#(longest)"}"#).action == longest)
        #expect(throws: RequestError.self) { try Request.read(#"{"type":"perform","action":"\#(longest)a"}"#) }
    }
}
