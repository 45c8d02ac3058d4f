// SPDX-License-Identifier: Apache-2.0

import Foundation

#if Porting
    import Foundation
    import SourcePorting

    /// Rewrites the files of a module for the build plugin and for people.
    @main
    struct PortingTool {
        static func main() {
            do {
                let arguments = try Arguments(CommandLine.arguments.dropFirst())
                exit(try Porting(arguments).run() ? 0 : 1)
            } catch {
                report("error: \(error)")
                exit(64)
            }
        }
    }
#else
    import Foundation

    /// Without the trait there is no parser, and nothing to rewrite with.
    @main
    struct PortingTool {
        static func main() {
            report(
                "error: responder was built without its trait Porting: say `traits: [\"Porting\"]` where you depend on it"
            )
            exit(1)
        }
    }
#endif

/// Writes a line to the stream that build systems read messages from.
func report(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
