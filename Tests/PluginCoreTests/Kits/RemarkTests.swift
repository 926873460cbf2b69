import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// The remarks on keys and values that platforms lack.
@Suite(.timed) struct RemarkTests {
    struct Remark: Sendable, CustomTestStringConvertible {
        let kit: String
        let platform: String
        /// The key, or the object's name.
        let owner: String
        /// The value of the key, or the key of the object.
        let part: String
        let text: String

        var testDescription: String { "\(platform) \(owner).\(part)" }

        /// Returns whether a configuration has to name a platform for the remark to be the only problem.
        func isNamed(_ name: String) -> Bool {
            name == platform || Platform.requirements(of: "\(owner).\(part)").contains { $0.platform == name }
        }
    }

    static let all: [Remark] = Kit.all.flatMap { kit in
        kit.platforms.flatMap { platform in
            platform.remarks.map { path, text in
                let parts = path.split(separator: ".").map(String.init)
                return Remark(kit: kit.name, platform: platform.name, owner: parts[0], part: parts[1], text: text)
            }
        }
    }.sorted { $0.testDescription < $1.testDescription }

    /// Descriptions with `<>` in place of a key or value.
    private static let samples = [
        "activity indicator": #""content": { "activityIndicator": "a", "<>": "systemRed" }"#,
        "progress bar": #""content": { "progress": "a", "value": 1, "<>": "systemRed" }"#,
        "progress bar.animated":
            #""inputs": [{ "name": "b", "type": "Double" }], "#
            + #""content": { "progress": "a", "value": { "input": "b" }, "<>": true }"#,
        "transition": #""presentation": { "transition": "<>" }"#,
        "in": #""presentation": { "transition": { "in": "<>" } }"#,
        "out": #""presentation": { "transition": { "out": "<>" } }"#,
        "label": #""handlers": [{ "name": "h", "# + #""parameters": [{ "name": "url", "type": "URL" }] }], "content": "#
            + #"{ "label": "a", "text": { "markdown": "[b](https://c.d)" }, "<>": "h" }"#,
        "label.linkColor": #""content": { "label": "a", "#
            + #""text": { "markdown": "[b](https://c.d)" }, "<>": "systemRed" }"#,
        "stack": #""handlers": [{ "name": "h" }], "#
            + #""content": { "stack": [{ "label": "a", "text": "b" }], "<>": "h" }"#,
        "stack.columnWhere": #""content": { "stack": [{ "label": "a", "text": "b" }], "#
            + #""axis": "horizontal", "<>": "largeText" }"#,
        "size condition":
            #""content": { "label": "a", "text": "b", "hiddenWhen": { "<>": "compactHeight" } }"#,
        "switch": controlSample(#""<>": "a", "isOn": true"#, type: "Bool"),
        "slider": controlSample(#""<>": "a", "value": 0.5"#, type: "Double"),
        "button": buttonSample(#""<>": 8"#),
        "button.cornerRadius": buttonSample(#""style": "filled", "<>": 8"#),
        "button.menu":
            #""handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "#
            + #""<>": [{ "title": "c", "triggers": "h" }] }"#,
        "button.border": buttonSample(#""<>": {}"#),
        "button.titleColor": buttonSample(#""<>": "label""#),
        "button.pressed": buttonSample(#""<>": { "opacity": 0.5 }"#),
        "button.disabled":
            #""inputs": [{ "name": "a", "type": "Bool" }], "handlers": [{ "name": "h" }], "#
            + #""content": { "button": "b", "title": "c", "triggers": "h", "enabledWhen": "a", "<>": { "opacity": 0.5 } }"#,
        "button.underlined": buttonSample(#""<>": true"#),
        "style.search": #""content": { "contentUnavailable": "a", "style": "<>", "text": "b" }"#,
        "style": buttonSample(#""style": "<>""#),
        "shape": buttonSample(#""shape": "<>""#),
        "keyboardType": #""inputs": [{ "name": "b", "type": "String" }], "#
            + #""content": { "textField": "a", "text": { "input": "b" }, "placeholder": "c", "keyboardType": "<>" }"#,
        "text field": #""inputs": [{ "name": "b", "type": "String" }], "#
            + #""content": { "textField": "a", "text": { "input": "b" }, "placeholder": "c", "<>": "send" }"#,
        "to": #""content": { "activityIndicator": "a", "layout": { "to": "<>" } }"#,
        "host": #""host": { "<>": true }"#,
        "popover": #""host": { "popover": { "<>": ["top"] } }"#,
        "within": #""placement": { "within": "<>" }"#,
        "hooks": #""hooks": ["viewDidLoad", "<>"]"#,
        "color": #""content": { "label": "a", "text": "b", "color": "<>" }"#,
        "tint": #""content": { "image": "a", "symbol": "star", "decorative": true, "tint": "<>" }"#,
        "textStyle": #""content": { "label": "a", "text": "b", "textStyle": "<>" }"#,
        "background": #""content": { "label": "a", "text": "b", "background": "<>" }"#,
        "presentation.contentTransition":
            #""inputs": [{ "name": "b", "type": "String" }], "#
            + #""content": { "label": "a", "text": { "input": "b" } }, "# + #""presentation": { "<>": "crossfade" }"#,
        "presentation.swipeToDismiss": #""placement": "top", "presentation": { "<>": true }"#,
        "presentation": #""presentation": { "<>": "success" }"#,
        "backdrop": #""placement": "center", "presentation": { "backdrop": { "<>": true } }"#,
        "traits": #""content": { "label": "a", "text": "b", "# + #""accessibility": { "traits": ["link", "<>"] } }"#,
    ]

    private static func controlSample(_ keys: String, type: String) -> String {
        #""handlers": [{ "name": "h", "parameters": [{ "name": "v", "type": "\#(type)" }] }], "#
            + #""content": { \#(keys), "triggers": "h", "accessibility": { "label": "b" } }"#
    }

    private static func buttonSample(_ key: String) -> String {
        #""handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", \#(key) }"#
    }

    @Test(
        "warn at the key or value, and only if the module supports the platform",
        arguments: all)
    func warnings(remark: Remark) throws {
        let sample = try #require(
            Self.samples["\(remark.owner).\(remark.part)"] ?? Self.samples[remark.owner],
            "add a sample of '\(remark.owner)' to RemarkTests.samples")
        let text = sample.replacing("<>", with: remark.part)
        let kits = Set(["UIKit", remark.kit])
        for kits in [[remark.kit], Kit.all.map(\.name).filter(kits.contains)] {
            let names = kits.map { "\"\($0)\"" }.joined(separator: ", ")
            let file = SourceFile(path: "", text: "{ \"kits\": [\(names)], \(text) }")
            let configuration = ModuleConfiguration(
                minimumVersions: MinimumVersions { remark.isNamed($0) ? "17" : nil })
            let (plugin, found) = readDescription(file, configuration: configuration)
            expect(plugin != nil)
            try #require(found.count == 1, "\(found)")
            expect(found[0].severity == .warning && found[0].identifier == .frameworkDifference)
            expect(found[0].message, equals: remark.text)
            expect(found[0].place.file.text(in: found[0].place.range), equals: "\"\(remark.part)\"")
        }
        let others = Kit.all.map(\.name).filter { $0 != remark.kit }
        for kit in others where !Self.all.contains(where: { $0.kit == kit && $0.part == remark.part }) {
            let file = SourceFile(path: "", text: "{ \"kits\": [\"\(kit)\"], \(text) }")
            expect(
                !readDescription(file).diagnostics.contains {
                    $0.identifier == .frameworkDifference
                })
        }
    }

    @Test("of a platform that is not the framework's only one need a configuration that names it")
    func unnamedPlatform() {
        let text = #"{ "content": { "label": "a", "text": "b", "textStyle": "largeTitle" } }"#
        expect(readDescription(SourceFile(path: "", text: text)).diagnostics.isEmpty)
    }

    @Test(
        "are all in the tables of the page on frameworks",
        arguments: [
            ("macOS", "Differences on a Mac"),
            ("tvOS", "Differences on tvOS"),
            ("visionOS", "Differences on visionOS"),
        ])
    func page(platform: String, heading: String) throws {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/Frameworks.md") })
        let section = try #require(page.sections.first { $0.heading == heading })
        var listed: [String] = []
        for row in section.table.dropFirst(2) {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: [" "]) }
            let names = cells[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
            if cells[0].contains("`: ") {
                listed += names.dropFirst().map { "\(names[0]).\($0): \(cells[1])" }
            } else {
                let owner = names.dropFirst().joined(separator: " and ")
                listed.append("of \(owner).\(names[0]): \(cells[1])")
            }
        }
        let keys = [
            "size condition": "of shownWhen and hiddenWhen",
            "activity indicator": "of activityIndicator", "progress bar": "of progress",
            "button": "of button", "host": "of host", "popover": "of popover",
            "text field": "of textField",
        ]
        expect(
            listed.sorted(),
            equals: Self.all.filter { $0.platform == platform }
                .map { "\(keys[$0.owner] ?? $0.owner).\($0.part): \($0.text)" }.sorted())
    }

    @Test("exist for macOS, tvOS and visionOS")
    func count() {
        expect(Self.all.count > 32 && Set(Self.all.map(\.platform)) == ["macOS", "tvOS", "visionOS"])
    }
}
