// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("Packages that stand for frameworks (PO26)")
    struct SubstituteTests {
        private let combine: Set<String> = ["UIKit", "OpenCombineShim"]

        @Test("A module that depends on OpenCombine may import Combine, whole or a part of it, and ask for it")
        func imports() {
            let file = ported(
                "import Combine\nimport class Combine.AnyCancellable\n#if canImport(Combine)\nlet a = 1\n#endif\n",
                modules: combine)
            #expect(
                file.lines(with: "mport") == [
                    "import OpenCombineShim", "import       OpenCombineShim", "#if canImport(OpenCombineShim)",
                ])
            let crypto = ported("import CryptoKit\nlet d = CryptoKit.SHA256.hash(data: x)\n", modules: ["Crypto"])
            #expect(crypto.lines(with: "Crypto") == ["import Crypto", "let d = Crypto   .SHA256.hash(data: x)"])
        }

        @Test("A file that names what Combine declares sees it without an import, as Foundation shows it on iOS")
        func importsOfFoundation() {
            let model = "class Model: ObservableObject {\n@Published var count = 0\n}\n"
            #expect(
                ported("import Foundation\n" + model, modules: combine).lines(with: "import")
                    == ["import Foundation; import OpenCombineShim"])
            #expect(ported("import Foundation\n" + model, modules: ["UIKit"]).lines(with: "OpenCombine").isEmpty)
            let own = "import Foundation\nclass ObservableObject {}\nclass Model: ObservableObject {}\n"
            #expect(ported(own, modules: combine).lines(with: "OpenCombine").isEmpty)
        }

        @Test("PO43: a module that makes rectangles without end has its own answer what they intersect, once")
        func endlessRectangles() {
            let line = "let line = CGRect(x: -.infinity, y: 0, width: .infinity, height: 1).intersects(frame)"
            func methods(_ sources: [String]) -> [Int] {
                raw(sources).map { $0.lines(with: "func intersects(_ other").count }
            }
            #expect(methods(["let a = 1", line, line]) == [0, 1, 0])
            #expect(methods(["let a = CGRect.zero.intersects(frame)", "let b = CGFloat.infinity"]) == [0, 0])
            #expect(methods([line, "extension CGRect { func intersects(_ r: CGRect) -> Bool { true } }"]) == [0, 0])
        }

        @Test("A type that is named with its framework is OpenCombine's; a type of the module with that name stays")
        func qualified() {
            let file = ported(
                "import Combine\nlet p: Combine.AnyPublisher<Int, Never> = Combine.Just(1).eraseToAnyPublisher()\n",
                modules: combine)
            #expect(
                file.lines(with: "let p") == [
                    "let p: OpenCombine.AnyPublisher<Int, Never> = OpenCombine.Just(1).eraseToAnyPublisher()"
                ])
            let own = ported("import Combine\nenum Combine { static let a = 1 }\nlet p = Combine.a\n", modules: combine)
            #expect(own.lines(with: "let p") == ["let p = Combine.a"])
        }

        @Test("The main queue and the main run loop as schedulers are the application's clock; others stay")
        func schedulers() {
            let file = ported(
                """
                import Combine
                let a = p.receive(on: DispatchQueue.main).debounce(for: .seconds(1), scheduler: RunLoop.main)
                let b = p.receive(on: queue).subscribe(on: DispatchQueue.global()).receive(on: OperationQueue.main)
                let c = p.debounce(for: 1, scheduler: DispatchQueue.main, options: o)
                let t = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                var k: Timer.TimerPublisher?
                """, modules: combine)
            #expect(
                file.lines(with: " = p") + file.lines(with: "Timer") == [
                    "let a = p.receive(on: ApplicationScheduler.main).debounce(for: .seconds(1), scheduler: ApplicationScheduler.main)",
                    "let b = p.receive(on: queue).subscribe(on: DispatchQueue.global()).receive(on: ApplicationScheduler.main)",
                    "let c = p.debounce(for: 1, scheduler: DispatchQueue.main, options: o)",
                    "let t = ApplicationTimer.publish(every: 1, on: .main, in: .common).autoconnect()",
                    "var k: ApplicationTimer.TimerPublisher?",
                ])
        }

        @Test("What OpenCombine lacks comes as a file of the module, and only where it depends on OpenCombine")
        func support() {
            let options = PortingOptions(modules: combine)
            let support = Porter(options: options).port(texts(["import Combine\n"])).support
            #expect(support.map(\.path) == ["CombineSupport.swift"])
            #expect(support.first?.text.hasPrefix("// What Combine has") == true)
            #expect(Porter().port(texts(["import Combine\n"])).support.isEmpty)
        }

        @Test("In a file that stands under a condition as a whole, what is missing is imported under the condition")
        func conditions() {
            let file = raw([
                "#if !(os(iOS) && arch(arm))\nimport Foundation\nlet s: Selector? = nil\n#else\nimport Foundation\n#endif\n"
            ])[0]
            #expect(file.lines(with: "import") == Array(repeating: "import Foundation; import UIKit", count: 2))
        }

        @Test("Locks of the system are UIKit's here, with whatever they are imported (PO27)")
        func locks() {
            #expect(raw(["import os.lock\nvar l = os_unfair_lock()\n"])[0].hasPrefix("import UIKit"))
            #expect(
                raw(["import Foundation\nvar l = os_unfair_lock()\n"])[0].contains("import Foundation; import UIKit"))
        }

        @Test("A module that does not depend on it is told what would help, and nothing is rewritten")
        func missing() {
            let told = Porter().port(texts(["import Combine\nlet a = p.receive(on: DispatchQueue.main)\n"]))
            #expect(
                told.files[0].text.contains("#if canImport(Combine)\n")
                    && told.files[0].text.contains("DispatchQueue.main"))
            #expect(
                told.diagnostics.map(\.remedy) == [
                    "depend on the product OpenCombineShim of https://github.com/OpenCombine/OpenCombine, which then stands for it"
                ])
            // Another file needs what this one declares, so it stays, and the import is told of.
            let kept = Porter().port(texts(["import Combine\nclass Model {}\n", "import UIKit\nlet m = Model()\n"]))
            #expect(kept.diagnostics.map(\.reason) == ["Combine is not here"])
            // Most frameworks have no package.
            let other = Porter().port(texts(["import MapKit\n"]))
            #expect(other.diagnostics.map(\.remedy) == ["write `#if canImport(MapKit)` around it"])
        }
    }
#endif
