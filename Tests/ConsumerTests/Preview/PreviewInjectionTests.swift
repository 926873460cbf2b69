import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Text of descriptions and addresses never becomes markup or script.
    @Suite("Text on a preview page")
    struct PreviewInjectionTests {
        private static let attacks = [
            "</script><script>window.injected = 1</script>",
            "<img src=missing.png onerror='window.injected = 2'>",
            "\"><svg onload=window.injected=3>", "'-alert(4)-'", "${alert(5)}",
            "<!-- <script> a <iframe srcdoc='<script>parent.injected = 6</script>'>",
            "]]><a href='javascript:alert(7)'>a</a>", "\u{2028}alert(8)\u{2029}",
            "{{evil}}<!-- data -->",
        ]

        /// The keys whose values are text.
        private static let keys: Set<String> = [
            "summary", "text", "title", "placeholder", "hint", "value", "announcement",
            "comment", "localized", "secondaryText", "buttonTitle", "example",
        ]

        /// Replaces the text in a description.
        ///
        /// - Parameters:
        ///   - key: the key of the value.
        ///   - outer: the key of the object around it.
        private static func hostile(_ value: Any, _ key: String, in outer: String, _ attack: String) -> Any {
            switch value {
            case let object as [String: Any]:
                return Dictionary(uniqueKeysWithValues: object.map { ($0, hostile($1, $0, in: key, attack)) })
            case let list as [Any]: return list.map { hostile($0, key, in: outer, attack) }
            case let text as String where key == "markdown":
                return "\(text) \(attack) [link](javascript:alert(1)) **\(attack)**"
            case let text as String where key == "example":
                return text.hasPrefix("\"") ? InputValue.text(attack).literal : text
            case is String where keys.contains(key) || key == "label" && outer == "accessibility": return attack
            default: return value
            }
        }

        /// Writes the descriptions in the tests and the starters with attacks as text, and files with
        /// errors.
        private static func write(to folder: TemporaryFolder) throws {
            let files = try ["Tests/Golden", "Tests/Fixtures/Modules", "Templates/Starters"].flatMap {
                try Repository.files(in: $0, withSuffix: ".json")
            }
            for (index, file) in files.enumerated() {
                let lines = try Repository.text(of: file).split(separator: "\n")
                // JSONSerialization does not know comments.
                let text = lines.filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
                    .joined(separator: "\n")
                guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
                    continue
                }
                let attack = attacks[index % attacks.count]
                let isDescription = file.hasSuffix(".plugin.json")
                let data = try JSONSerialization.data(
                    withJSONObject: isDescription ? hostile(json, "", in: "", attack) : json)
                try folder.write(String(decoding: data, as: UTF8.self), to: file)
            }
            try folder.write("{ \"summary\": \"\(attacks[1])\", ", to: "Broken.plugin.json")
            try folder.write("{ \"<img src=a onerror=alert(1)>\": 1 }", to: "<img src=a onerror=alert(1)>.plugin.json")
        }

        /// Counts the elements of a page that may not be there.
        private static let intruders = """
            [...document.querySelectorAll("img, iframe, object, embed, link, base, foreignObject")].length
                + [...document.querySelectorAll("*")].filter(element => [...element.attributes].some(attribute =>
                    /^on/i.test(attribute.name) || /^\\s*javascript:/i.test(attribute.value) && attribute.name === "href")).length
                + (window.injected === undefined ? 0 : 1)
            """

        @Test("is never markup or script, in any key")
        func descriptions() throws {
            let folder = try TemporaryFolder()
            try Self.write(to: folder)
            let preview = try Command.plugingen(
                "preview", ".", "--output", "page.html", "--diagnostics", "line", in: folder)
            expect(preview.status, equals: 1, "some files have errors")
            let page = try BrowserTests.newPage()
            try page.setSize(1280, 900)
            let address = "file://" + folder.path(of: "page.html")
            try page.open(address)
            let scripts: Int = try page.evaluate("document.scripts.length")
            let keys: [String] = try page.evaluate("pageData.plugins.map(pluginKey)")
            expect(keys.count > 80, "\(keys)\n\(preview.text)")
            for fragment in ["#"] + keys.map({ "#\($0)" }) {
                try page.go(to: fragment)
                expect(try page.evaluate(Self.intruders), equals: 0, "\(fragment)")
                expect(try page.evaluate("document.scripts.length"), equals: scripts)
            }
            try page.go(to: "#")
            let text: String = try page.evaluate("document.body.textContent")
            for attack in Self.attacks { expect(text.contains(attack), "\(attack)") }
            let records = try page.takeRecords()
            expect(records.problems, equals: [])
            expect(records.requests, equals: [address])
            // The search finds an element and its attribute.
            try page.run("document.body.insertAdjacentHTML('beforeend', '<img onload=a>')")
            expect(try page.evaluate(Self.intruders), equals: 2)
        }

        @Test("of an address is never markup or script")
        func addresses() throws {
            let page = try BrowserTests.newPage()
            try page.open(StarterPage.address())
            for attack in Self.attacks + ["javascript:alert(1)", "%", "%E0%A4%A"] {
                let encoded = InputValue.text(attack).parameter
                for fragment in [
                    "#\(attack)", "#\(encoded)", "#Loading?message=\(encoded)",
                    "#Loading?\(encoded)=1",
                    "#Loading?at=\(encoded)", "#MapOverlay?placeName=\(encoded)",
                ] {
                    try page.go(to: fragment)
                    expect(try page.evaluate(Self.intruders), equals: 0, "\(fragment)")
                }
            }
            expect(try page.takeRecords().problems, equals: [])
        }
    }
}
