// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Files of a page's user, on their way between page and program.
enum WireFiles {
    /// The limit of one file's bytes: a message has no room for more.
    static let longest = 4 << 20

    static func readAnswer(from reader: inout ByteReader) throws(ProtocolError) -> (answer: FileAnswer, time: Double) {
        let request: UInt32 = try reader.integer("request")
        let outcome = try reader.choice("outcome", as: WireFileOutcome.self, below: 6).outcome
        let time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        var answer = FileAnswer(request: request, outcome: outcome)
        if outcome == .done { answer.content = try WireItems.read(from: &reader, longest: longest) }
        return (answer, time)
    }

    /// The types, as an input element's `accept` has them; empty for files of any type.
    static func accepted(_ types: [String]) -> String {
        guard let names = FileTypes.names(of: types) else { return "" }
        // A browser knows more kinds of pictures than the table, and offers a phone's photos for this name.
        let families = [("public.image", "image/*"), ("public.movie", "video/*"), ("public.audio", "audio/*")]
            .filter { types.contains($0.0) }.map(\.1)
        return (families + names.mediaTypes + names.endings.map { ".\($0)" }).joined(separator: ",")
    }
}

extension WireFileOutcome {
    fileprivate var outcome: FileAnswer.Outcome {
        switch self {
        case .done: .done
        case .dismissed: .dismissed
        case .unavailable: .unavailable
        case .tooLarge: .tooLarge
        case .tooMany: .tooMany
        case .failed: .failed
        }
    }
}

extension PaintWriter {
    /// A request for files.
    mutating func fileRequest(_ request: FileRequest) {
        kind(.fileRequest)
        integer(request.number)
        switch request.purpose {
        case .choose(let choice):
            integer(WireFiles.Purpose.choose.rawValue)
            integer(UInt8(clamping: choice.limit))
            integer(choice.adaptsPictures ? WireFileFlags.adaptsPictures : 0)
            text(WireFiles.accepted(choice.types))
        case .save(let content):
            integer(WireFiles.Purpose.save.rawValue)
            items(content)
        }
    }

    /// Nobody waits for a request's answer any more.
    mutating func fileWithdrawal(_ request: UInt32) {
        kind(.fileWithdrawal)
        integer(request)
    }

    /// Files with one type each; their page needs no type to save them.
    private mutating func items(_ content: PasteboardContent) {
        let items = content.items.prefix(WireItems.most)
        integer(UInt8(items.count))
        for item in items {
            text(item.name ?? "")
            let bytes = item.representations.first?.data ?? Data()
            integer(UInt32(bytes.count))
            data(bytes)
        }
    }
}
