// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives bytes that libFuzzer makes up to the readers of what comes from outside, and to those who must agree.
///
///     fuzzing --target=dump -max_total_time=60 FOLDER    a minute of new inputs, from those in the folder
///     fuzzing --target=dump FILE                         one input again
///     fuzzing --target=pages --seeds=FOLDER              writes the inputs that name the protocol's version, and ends
///
/// `Scripts/fuzz` builds and runs it. An input that ends the process, takes too long or breaks a promise is written to a file
/// whose name is printed.
@MainActor
enum Fuzzing {
    private static let option = "--target="
    private static let seeds = "--seeds="
    fileprivate static var target = FuzzTarget.dump

    /// libFuzzer passes options of two dashes over, and gives them to the processes that it starts.
    fileprivate static func choose(_ arguments: [String]) {
        let names = arguments.filter { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
        guard let chosen = names.last.flatMap(FuzzTarget.init) else {
            let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(Data("Say which reader is tried with \(option)NAME: \(known)\n".utf8))
            exit(2)
        }
        target = chosen
        if let folder = arguments.last(where: { $0.hasPrefix(seeds) })?.dropFirst(seeds.count) {
            do {
                try FuzzedSeeds.write(for: chosen, to: String(folder))
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
            exit(0)
        }
    }
}

/// Called by libFuzzer's `main`, on the main thread, before anything else.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
    let texts = (0..<Int(count.pointee)).compactMap { arguments.pointee?[$0].map { String(cString: $0) } }
    MainActor.assumeIsolated { Fuzzing.choose(texts) }
    return 0
}

/// Called by libFuzzer on the main thread, with one input after another.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    // Safe: this is the main thread, as `assumeIsolated` checks, so the bytes cross to nobody; libFuzzer keeps them until the return.
    nonisolated(unsafe) let bytes = UnsafeRawBufferPointer(start: data, count: size)
    MainActor.assumeIsolated { Fuzzing.target.run(bytes) }
    return 0
}
