// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SourcePorting
    import Testing

    @Suite("PO32, PO33: storyboards and nibs of a module")
    struct InterfaceArchiveTests {
        private func document(_ attributes: String = "", _ content: String = "") -> String {
            "<document targetRuntime=\"iOS.CocoaTouch\"\(attributes)>\(content)</document>"
        }

        private func port(_ files: [String: String], sources: [String] = []) -> Porter.Result {
            Porter(options: PortingOptions(tellsPlaces: false)).port(
                texts(sources),
                interfaces: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) })
        }

        private func source(_ files: [String: String], sources: [String] = []) -> String {
            port(files, sources: sources).support.first { $0.path == "InterfaceArchives.swift" }?.text ?? ""
        }

        private func complaints(_ files: [String: String], sources: [String] = []) -> [String] {
            port(files, sources: sources).diagnostics.map(\.description)
        }

        // MARK: What the program gets

        @Test("PO32: the program gets each archive by its name, in JSON, without what only Interface Builder reads")
        func contents() {
            let text = document(
                " a=\"1\"",
                """
                <dependencies><plugIn/></dependencies>
                <objects><view id="b"><string key="text"> &quot;##</string><simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/></view></objects>
                <point key="canvasLocation" x="1"/>
                <mutableData key="keyedArchiveRepresentation">AAAA</mutableData>
                """)
            #expect(
                source(["Sub/Card.xib": text]).lines(with: "case") == [
                    ####"case "Card.xib": return ###"{"tag":"document","attributes":{"a":"1","targetRuntime":"iOS.CocoaTouch"},"children":[{"tag":"objects","children":[{"tag":"view","attributes":{"id":"b"},"children":[{"tag":"string","attributes":{"key":"text"},"text":" \"##"}]}]}]}"###"####
                ])
        }

        @Test("PO32: a text in Base64 is a text like any other")
        func base64() {
            let text = document("", "<string base64-UTF8=\"YES\" key=\"text\">\nQQpC\nww\n</string>")
            #expect(source(["A.xib": text]).contains(##"{"tag":"string","attributes":{"key":"text"},"text":"A\nB"##))
            let broken = document("", "<string base64-UTF8=\"YES\">?</string>")
            #expect(source(["A.xib": broken]).contains(##""attributes":{"base64-UTF8":"YES"},"text":"?""##))
        }

        @Test("PO32: launch screens and archives of other systems are left out; the class is there all the same")
        func leftOut() {
            let result = source([
                "Launch.storyboard": document(" launchScreen=\"YES\""),
                "Menu.xib": "<document targetRuntime=\"MacOSX.Cocoa\"/>",
                "Watch.storyboard": "<document targetRuntime=\"watchKit\"/>",
            ])
            #expect(result.contains("final class InterfaceArchives: InterfaceArchiveListing"))
            #expect(result.lines(with: "case").isEmpty)
            #expect(port([:], sources: ["class A {}"]).support.isEmpty)
        }

        @Test("PO32: of several languages the base is taken, else English, else the first")
        func languages() {
            let files = [
                "A/Base.lproj/Main.storyboard": document(" n=\"base\""),
                "A/en.lproj/Main.storyboard": document(" n=\"en\""),
                "de.lproj/Card.xib": document(" n=\"de\""), "en.lproj/Card.xib": document(" n=\"en\""),
                "fr.lproj/Row.xib": document(" n=\"fr\""), "it.lproj/Row.xib": document(" n=\"it\""),
            ]
            let cases = source(files).lines(with: "case")
            #expect(cases.count == 3)
            for (text, name) in zip(["base", "en", "fr"], ["Main.storyboard", "Card.xib", "Row.xib"]) {
                #expect(cases.contains { $0.contains("\"\(name)\"") && $0.contains("\"n\":\"\(text)\"") })
            }
            #expect(complaints(files).isEmpty)
        }

        @Test("PO32: of two archives of one name the first is taken, and the other is told of")
        func names() {
            let files = ["A/Row.xib": document(" n=\"1\""), "B/Row.xib": document(" n=\"2\"")]
            #expect(source(files).contains(#""n":"1""#) && !source(files).contains(#""n":"2""#))
            #expect(
                complaints(files) == [
                    "B/Row.xib:1:1: warning: A/Row.xib has the same name, and is the one that is found by it; "
                        + "leave one of them out by leavesOut in porting.json"
                ])
        }

        @Test("PO32: a damaged archive is an error with its place, one of another form is left out")
        func damage() {
            let remedy = "open and save it in Xcode, or leave it out by leavesOut in porting.json"
            #expect(
                complaints(["A.xib": "<document>\n<a>"]) == [
                    "A.xib:2:4: error: the archive is damaged: <a> of line 2 does not end; \(remedy)"
                ])
            #expect(
                complaints(["A.xib": "<archive/>"])
                    == ["A.xib:1:1: warning: the archive is in the form of Xcode 4, and left out; \(remedy)"])
            #expect(
                complaints(["A.xib": "<a/>"]) == [
                    "A.xib:1:1: warning: the archive begins with <a>, as none of Interface Builder does, and is left out; \(remedy)"
                ])
        }

        // MARK: The main storyboard

        private func plist(_ content: String) -> String {
            "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"a\" \"b\"><plist version=\"1.0\"><dict>\(content)</dict></plist>"
        }

        private func scenes(_ configurations: String) -> String {
            plist(
                "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
                    + "<key>UIWindowSceneSessionRoleApplication</key><array><dict>\(configurations)</dict></array></dict></dict>"
                    + "<key>UIMainStoryboardFile</key><string>Old</string>")
        }

        private func main(_ files: [String: String]) -> String? {
            let all = files.merging(
                ["Main.storyboard": document(), "Old.storyboard": document(), "New.storyboard": document()]
            ) { first, _ in first }
            return source(all).lines(with: "static var main").first
        }

        private let none = "static var main: String? { nil }"
        private func begins(_ name: String) -> String { "static var main: String? { \"\(name)\" }" }

        @Test("PO37: the text of the application's property list is in the source, also without any archive")
        func informationText() {
            let text = plist("<key>CFBundleName</key>\n<string>A \"quoted\"# \\ name</string>")
            let result = source(["A/Info.plist": text])
            #expect(result.contains("static var information: String? { ##\"\"\"\n\(text)\n\"\"\"## }"))
            #expect(result.contains("static var main: String? { nil }"))
            let line = plist("<key>CFBundleName</key><string>A</string>")
            #expect(source(["A-Info.plist": line]).contains("static var information: String? { #\"\(line)\"# }"))
            // Of an extension's and the application's the application's.
            let both = ["A/Info.plist": plist("<key>NSExtension</key><dict/>"), "B/Info.plist": line]
            #expect(source(both).contains("{ #\"\(line)\"# }"))
            #expect(source(["Info.plist": ""]).contains("static var information: String? { nil }"))
        }

        @Test("PO33: without a property list that says otherwise the application begins with Main, if there is one")
        func standard() {
            #expect(main([:]) == begins("Main"))
            #expect(main(["Info.plist": plist("<key>CFBundleName</key><string>A</string>")]) == begins("Main"))
            #expect(source(["Other.storyboard": document()]).lines(with: "static var main") == [none])
        }

        @Test("PO33: the property list names the storyboard; scenes have their own")
        func information() {
            #expect(main(["Info.plist": plist("<key>UIMainStoryboardFile</key><string>Old</string>")]) == begins("Old"))
            #expect(main(["Info.plist": plist("<key>UIMainStoryboardFile</key><string/>")]) == none)
            #expect(
                main(["Info.plist": scenes("<key>UISceneStoryboardFile</key><string>New</string>")]) == begins("New"))
            #expect(main(["Info.plist": scenes("<key>UISceneConfigurationName</key><string>A</string>")]) == none)
            #expect(main(["Info.plist": plist("<key>UIApplicationSceneManifest</key><dict/>")]) == none)
        }

        @Test(
            "PO33: the application's property list is the one next to the top; extensions, frameworks and tests have their own"
        )
        func several() {
            let old = plist("<key>UIMainStoryboardFile</key><string>Old</string>")
            let new = plist("<key>UIMainStoryboardFile</key><string>New</string>")
            #expect(main(["A/B/Info.plist": old, "B/App-Info.plist": new]) == begins("New"))
            let of = { (kind: String) in
                self.plist("<key>\(kind)</key><string>BNDL</string><key>UIMainStoryboardFile</key><string>Old</string>")
            }
            #expect(main(["Another-Info.plist": plist(""), "Info.plist": new]) == begins("New"))
            for kind in ["NSExtension", "CFBundlePackageType", "WKApplication"] {
                #expect(main(["Info.plist": of(kind), "B/Info.plist": new]) == begins("New"))
            }
        }

        @Test("PO33: a storyboard that is not there, and a damaged property list, are told of")
        func missing() {
            let file = ["A.xib": document()]
            let named = file.merging(["Info.plist": plist("<key>UIMainStoryboardFile</key><string>B</string>")]) { $1 }
            #expect(
                complaints(named) == [
                    "Info.plist:1:1: warning: there is no storyboard B, with which the application should begin; "
                        + "name one that is in the target's folder"
                ])
            #expect(
                complaints(file.merging(["Info.plist": "{}"]) { $1 }) == [
                    "Info.plist:1:3: warning: the file tells no main storyboard: a text stands outside of the document; "
                        + "open and save it in Xcode"
                ])
            #expect(
                complaints(file.merging(["Info.plist": "<plist><array/></plist>"]) { $1 }) == [
                    "Info.plist:1:1: warning: the file tells no main storyboard: it is no property list with keys; "
                        + "open and save it in Xcode"
                ])
        }
    }
#endif
