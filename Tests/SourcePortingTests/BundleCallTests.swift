// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("PO36: what an app asks its bundle for")
    struct BundleCallTests {
        private func expect(_ source: String, _ expected: String, _ place: SourceLocation = #_sourceLocation) {
            #expect(ported(source) == expected, sourceLocation: place)
        }

        @Test("PO36: methods for resources, texts and information are asked of what the app has, of whatever bundle")
        func methods() {
            expect(
                "let u = Bundle.main.url(forResource: \"a\", withExtension: \"b\")",
                "let u = Bundle.main.applicationContents.url(forResource: \"a\", withExtension: \"b\")")
            expect(
                "let p = Bundle(for: A.self).path(forResource: n, ofType: \"b\")!",
                "let p = Bundle(for: A.self).applicationContents.path(forResource: n, ofType: \"b\")!")
            expect(
                "let t = bundle?.localizedString(forKey: k, value: nil, table: nil)",
                "let t = bundle?.applicationContents.localizedString(forKey: k, value: nil, table: nil)")
            expect(
                "let l = b.paths(forResourcesOfType: \"png\", inDirectory: nil)",
                "let l = b.applicationContents.paths(forResourcesOfType: \"png\", inDirectory: nil)")
            expect(
                "let v = Bundle.main.object(forInfoDictionaryKey: \"CFBundleVersion\") as? String",
                "let v = Bundle.main.applicationContents.object(forInfoDictionaryKey: \"CFBundleVersion\") as? String")
            for other in [
                "let d = defaults.object(forKey: \"a\")", "let u = url(for: a)", "let p = view.path(for: a)",
                "let p = Bundle.path(forResource: \"a\", ofType: nil, inDirectory: d)",
                "class Store { func path(forResource a: String) {} }\nlet p = store.path(forResource: a)",
            ] {
                expect(other, other)
            }
        }

        @Test("PO36: formats out of the app's texts have the forms of words that their numbers need")
        func formats() {
            expect("let t = String.localizedStringWithFormat(f, n)", "let t = String.localizedText(f, n)")
            expect(
                "let t = String(format: NSLocalizedString(\"a\", comment: \"\"), n)",
                "let t = String(localizedFormat: Bundle.localizedText(\"a\", comment: \"\"), n)")
            expect(
                "let t = String(format: b.localizedString(forKey: k, value: v, table: nil), locale: l, n)",
                "let t = String(localizedFormat: b.applicationContents.localizedString(forKey: k, value: v, table: nil), locale: l, n)"
            )
            for other in [
                "let t = String(format: \"%d\", n)", "let t = NSString.localizedStringWithFormat(f, n)",
                "let t = String(format: localizedString(k), arguments: a)",
            ] {
                expect(other, other)
            }
        }

        @Test("PO36: properties are those of the app where a bundle is asked")
        func properties() {
            expect(
                "let v = Bundle.main.infoDictionary?[\"CFBundleVersion\"]",
                "let v = Bundle.main.applicationContents.infoDictionary?[\"CFBundleVersion\"]")
            expect(
                "let i = Bundle(for: type(of: self)).bundleIdentifier!",
                "let i = Bundle(for: type(of: self)).applicationContents.bundleIdentifier!")
            expect("let p = mainBundle.resourcePath!", "let p = mainBundle.applicationContents.resourcePath!")
            for other in [
                "let i = app.bundleIdentifier", "let l = product.localizations", "let b = Bundle.main.bundlePath",
            ] {
                expect(other, other)
            }
        }

        @Test("PO36: an extension of the class asks itself, with or without a word for it")
        func extensions() {
            let source = """
                extension Bundle {
                    var version: String? { infoDictionary?["V"] as? String }
                    static var name: String? { Bundle.main.infoDictionary?["N"] as? String }
                    func decode(_ f: String) -> URL? { self.url(forResource: f, withExtension: nil) ?? url(forResource: f, withExtension: "a") }
                }
                extension Store { var i: String { infoDictionary } }
                """
            let result = ported(source).split(separator: "\n")
            #expect(result[1].contains("{ applicationContents.infoDictionary?["))
            #expect(result[2].contains("{ Bundle.main.applicationContents.infoDictionary?["))
            #expect(
                result[3].contains(
                    "{ self.applicationContents.url(forResource: f, withExtension: nil) ?? applicationContents.url("))
            #expect(result[5].contains("{ infoDictionary }"))
        }

        @Test("PO38: an app's folders are those of its container")
        func folders() {
            expect(
                "let u = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]",
                "let u = FileManager.default.applicationURLs(for: .documentDirectory, in: .userDomainMask)[0]")
            expect(
                "let u = try! m.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
                "let u = try! m.applicationURL(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)"
            )
            expect(
                "let p = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first!",
                "let p = FileManager.applicationPaths(.documentDirectory, .userDomainMask, true).first!")
            expect("let h = NSHomeDirectory()", "let h = FileManager.applicationHome()")
            expect("let d = URL.documentsDirectory", "let d = URL.applicationFolder(.documentDirectory)")
            expect(
                "let d = URL.cachesDirectory.appending(path: \"a\")",
                "let d = URL.applicationFolder(.cachesDirectory).appending(path: \"a\")")
            for other in [
                "let u = store.urls(for: a)",
                "class Store { func urls(for a: Int, in b: Int) {} }\nlet u = s.urls(for: 1, in: 2)",
            ] {
                expect(other, other)
            }
        }

        @Test(
            "PO36: texts for the user are looked up in what the app has, unless the module has a function of that name")
        func texts() {
            expect(
                "let t = NSLocalizedString(\"a\", comment: \"b\")",
                "let t = Bundle.localizedText(\"a\", comment: \"b\")")
            let own =
                "struct A { func NSLocalizedString(_ a: String) -> String { a }\nvar t: String { NSLocalizedString(\"a\") } }"
            expect(own, own)
        }
    }
#endif
