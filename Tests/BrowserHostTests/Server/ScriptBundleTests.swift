// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles
import Testing

@testable import BrowserHost
@testable import PageParts

@Suite("A page's modules in one script")
struct ScriptBundleTests {
    private func bundle(_ modules: [String: String]) -> String {
        let files = modules.map { PageFile(name: $0.key, bytes: Array($0.value.utf8)) }
        return ScriptBundle.text(of: files, from: "main.js")
    }

    @Test("a module is a function behind those that it imports, and each is there once")
    func order() {
        let text = bundle([
            "main.js": "import { b } from \"./b.js\";\nimport { a as first, c } from \"./a.js\";\nfirst(b, c);",
            "b.js": "import * as all from \"./a.js\";\nimport \"./effect-only.js\";\nexport const b = all.a;\n",
            "a.js": "export async function a() {}\nexport class c extends Object {}\nconst own = 1;\nexport { own };",
            "effect-only.js": "globalThis.x = 1;",
            "unused.js": "never();",
        ])
        #expect(
            text == """
                // a.js
                const $a = (() => {
                async function a() {}
                class c extends Object {}
                const own = 1;
                return { a, c, own };
                })();
                // effect-only.js
                const $effect_only = (() => {
                globalThis.x = 1;
                return {  };
                })();
                // b.js
                const $b = (() => {
                const all = $a;
                const b = all.a;

                return { b };
                })();
                // main.js
                const $main = (() => {
                const { b } = $b;
                const { a: first, c } = $a;
                first(b, c);
                return {  };
                })();

                """)
    }

    @Test("an import may have several lines")
    func lines() {
        let text = bundle([
            "main.js": "import {\n  one,\n  two,\n} from \"./a.js\";\none();", "a.js": "export const one = 1, two = 2;",
        ])
        #expect(text.contains("const {   one,   two, } = $a;\none();"))
    }

    @Test("the page's own modules are bundled whole, and what no module of it is is served by itself")
    func page() {
        let files = PageFile.all(of: embeddedBrowserHost())
        let text = ScriptBundle.text(of: files.scripts, from: "main.js")
        #expect(PageFiles.all.contains { $0.path == PageFiles.script })
        let apart: Set = ["sign-out.js"]
        for file in files.scripts {
            #expect(text.contains("// \(file.name)\nconst $") != apart.contains(file.name), "\(file.name)")
        }
        #expect(!text.contains("\nimport ") && !text.contains("\nexport "))
        #expect(PageFiles.all.contains { $0.path == "/page/sign-out.js" })
    }

    @Test("a module that is not there, a circle and a form that is not known end the program")
    func mistakes() async {
        await #expect(processExitsWith: .failure) {
            _ = ScriptBundle.text(of: [], from: "main.js")
        }
        await #expect(processExitsWith: .failure) {
            let circle = PageFile(name: "main.js", bytes: Array("import \"./main.js\";".utf8))
            _ = ScriptBundle.text(of: [circle], from: "main.js")
        }
        await #expect(processExitsWith: .failure) {
            let form = PageFile(name: "main.js", bytes: Array("export default 3;".utf8))
            _ = ScriptBundle.text(of: [form], from: "main.js")
        }
    }
}
