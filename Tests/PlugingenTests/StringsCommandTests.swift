import Foundation
import TestSupport
import Testing

@Suite("plugingen strings")
struct StringsCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(
            description([
                (#"item 10"#, #"100 % of \"C:\\drive\"\nor more"#, ""),
                ("item 9", "Nine", "Shown in lists"),
            ]), to: "App/Item.plugin.json")
        try folder.write(
            """
            {
              "handlers": [{ "name": "retry" }],
              "content": {
                "button": "retryButton", "title": { "localized": "error.retry", "value": "Retry" },
                "accessibility": { "hint": { "localized": "error.hint", "value": "Tries again" } },
                "triggers": "retry"
              },
              "accessibility": { "announcement": { "localized": "item 9", "value": "Nine" } }
            }
            """, to: "App/Error.plugin.json")
    }

    /// Returns a description with labels for localized text.
    private func description(_ texts: [(key: String, value: String, comment: String)]) -> String {
        let labels = texts.enumerated().map { index, text in
            """
            { "label": "label\(index)", "text": { "localized": "\(text.key)", "value": "\(text.value)", \
            "comment": "\(text.comment)" } }
            """
        }
        return
            #"{ "content": { "stack": [\#(labels.joined(separator: ", "))] }, "placement": "top" }"#
    }

    private func run(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["strings"] + arguments + ["--diagnostics", "line"], in: folder.path)
    }

    /// Returns a catalog with entries in Xcode's formatting.
    private func catalog(_ entries: String...) -> String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
        \(entries.joined(separator: ",\n"))
          },
          "version" : "1.0"
        }
        """
    }

    private func entry(
        _ key: String, _ value: String, comment: String = "", extraction: String = "manual",
        state: String = "new"
    ) -> String {
        """
            "\(key)" : {
        \(comment.isEmpty ? "" : "      \"comment\" : \"\(comment)\",\n")\
              "extractionState" : "\(extraction)",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "\(state)",
                    "value" : "\(value)"
                  }
                }
              }
            }
        """
    }

    private var allEntries: [String] {
        [
            entry("error.hint", "Tries again"), entry("error.retry", "Retry"),
            entry("item 9", "Nine", comment: "Shown in lists"),
            entry("item 10", #"100 % of \"C:\\drive\"\nor more"#),
        ]
    }

    @Test("Lists each key once, with its default value and its comment")
    func list() throws {
        let command = try run("App")
        #expect(command.status == 0 && command.errors == "")
        #expect(
            command.output == #"""
                Localizable
                  error.hint   "Tries again"
                  error.retry  "Retry"
                  item 9       "Nine"  Shown in lists
                  item 10      "100 % of \"C:\\drive\"\nor more"

                """#)
        #expect(try run("App/Item.plugin.json").output.split(separator: "\n").count == 3)
    }

    @Test(
        "A catalog in the folder of a module gets the text of this module",
        arguments: [true, false])
    func catalogOfModule(isListed: Bool) throws {
        try folder.write(description([("feed", "Feed", "")]), to: "Feed/List.plugin.json")
        if isListed {
            try folder.write(
                """
                { "modules": [{ "name": "App", "descriptions": "App", "output": "App/Generated" },
                  { "name": "Feed", "descriptions": "Feed", "output": "Feed/Generated" }] }
                """, to: "plugingen.json")
        } else {
            try folder.write(
                """
                let package = Package(name: "Shop", targets: [
                    .target(name: "App", path: "App"), .target(name: "Feed", path: "Feed")])
                """, to: "Package.swift")
        }
        let catalog = "Feed/Resources/Localizable.xcstrings"
        let paths = isListed ? [] : ["."]
        func add(_ paths: [String], to catalog: String) throws -> String {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["strings"] + paths + ["--catalog", catalog], in: folder.path)
            #expect(command.status == 0 && command.errors == "", "\(command.text)")
            return command.output
        }
        #expect(
            try add(paths, to: catalog) == """
                added feed
                \(catalog): 1 added, 0 unchanged
                the catalog belongs to another module than the text in 'App'; name these folders to add it too

                """)
        #expect(try folder.read(catalog) == self.catalog(entry("feed", "Feed")))
        #expect(try add(paths, to: "Localizable.xcstrings").contains("5 added, 0 unchanged"))
        #expect(try add(["App", "Feed"], to: catalog).hasSuffix(": 4 added, 1 unchanged\n"))
        // The text of other modules is not unused.
        #expect(try add(paths, to: catalog).contains("\(catalog): 0 added, 1 unchanged\n"))
    }

    @Test("Prints JSON")
    func json() throws {
        let command = try run("App", "--json")
        #expect(command.status == 0 && command.errors == "")
        let json = try JSONDecoder().decode(
            [[String: String]].self, from: Data(command.output.utf8))
        #expect(json.map { $0["key"] } == ["error.hint", "error.retry", "item 9", "item 10"])
        #expect(
            json[2] == [
                "table": "Localizable", "key": "item 9", "value": "Nine",
                "comment": "Shown in lists",
            ])
        #expect(json[3]["value"] == "100 % of \"C:\\drive\"\nor more")
        try folder.write("{}", to: "Plain/Plain.plugin.json")
        #expect(try run("Plain", "--json").output == "[]\n")
        #expect(try run("Plain").output == "")
    }

    @Test("Lists the tables of several configurations separately")
    func tables() throws {
        try folder.write(#"{ "strings": { "table": "Buttons" } }"#, to: "Other/plugingen.json")
        try folder.write(description([("item 9", "9", "")]), to: "Other/Other.plugin.json")
        let command = try run("App", "Other")
        #expect(command.status == 0 && command.errors == "", "\(command.errors)")
        #expect(command.output.hasPrefix("Buttons\n  item 9       \"9\"\n\nLocalizable\n  error."))
        let added = try run("App", "Other", "--catalog", "Buttons.xcstrings")
        #expect(
            added.output == """
                added item 9
                Buttons.xcstrings: 1 added, 0 unchanged
                4 strings are for the table 'Localizable': use --catalog Localizable.xcstrings

                """)
        #expect(try folder.read("Buttons.xcstrings") == catalog(entry("item 9", "9")))
    }

    @Test("Warns of one key with two default values, and uses the first one")
    func differentDefaultValues() throws {
        try folder.write(
            description([("item 9", "9", "A number")]), to: "App/Number.plugin.json")
        for words in [["strings", "App"], ["validate", "App"]] {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                words + ["--diagnostics", "line"], in: folder.path)
            #expect(command.status == 0)
            #expect(
                command.errors.contains(
                    "warning: the key 'item 9' has another default value elsewhere; it is here; use "
                        + "the same value, or two keys (App/Error.plugin.json:8:"),
                "\(command.errors)")
            #expect(command.errors.split(separator: "\n").count == 1, "\(command.errors)")
        }
        #expect(try run("App").output.contains("  \"Nine\"  Shown in lists; A number\n"))
    }

    @Test("Creates a string catalog, and does not change a complete one")
    func creates() throws {
        let first = try run("App", "--catalog", "Deep/er/Localizable.xcstrings")
        #expect(first.status == 0 && first.errors == "", "\(first.errors)")
        #expect(
            first.output == """
                added error.hint
                added error.retry
                added item 9
                added item 10
                Deep/er/Localizable.xcstrings: 4 added, 0 unchanged

                """)
        let text = try folder.read("Deep/er/Localizable.xcstrings")
        #expect(
            text
                == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                \(allEntries.joined(separator: ",\n"))
                  },
                  "version" : "1.0"
                }
                """)
        let before = try folder.modificationDates()
        let second = try run("App", "--catalog", "Deep/er/Localizable.xcstrings")
        #expect(second.output == "Deep/er/Localizable.xcstrings: 0 added, 4 unchanged\n")
        #expect(second.status == 0 && second.errors == "")
        #expect(try folder.modificationDates() == before)
        #expect(try folder.files().count { $0.hasPrefix("Deep") } == 1)
    }

    @Test("Creates nothing without strings for the table, or with --dry-run")
    func createsNothing() throws {
        let dry = try run("App", "--catalog", "Localizable.xcstrings", "--dry-run")
        #expect(dry.output.hasPrefix("would add error.hint\n"))
        #expect(dry.status == 0)
        let other = try run("App", "--catalog", "Other.xcstrings")
        #expect(other.status == 0)
        #expect(
            other.output == """
                Other.xcstrings: 0 added, 0 unchanged
                4 strings are for the table 'Localizable': use --catalog Localizable.xcstrings

                """)
        #expect(try folder.files().allSatisfy { !$0.hasSuffix(".xcstrings") })
    }

    @Test("Uses the source language of a new catalog, or that of the file")
    func sourceLanguage() throws {
        let new = try run(
            "App", "--catalog", "Localizable.xcstrings", "--source-language", "pt-BR")
        #expect(new.status == 0)
        let text = try folder.read("Localizable.xcstrings")
        #expect(text.hasPrefix("{\n  \"sourceLanguage\" : \"pt-BR\",\n"))
        #expect(text.matches(of: /\n        "pt-BR" : \{\n/).count == 4)
        try folder.write(
            #"{ "sourceLanguage" : "de", "strings" : {}, "version" : "1.0" }"#,
            to: "Localizable.xcstrings")
        let other = try run(
            "App", "--catalog", "Localizable.xcstrings", "--source-language", "en")
        #expect(other.status == 1)
        #expect(
            other.errors
                == "Localizable.xcstrings:1:22: error: the source language of this string catalog "
                + "is 'de', not 'en'; remove '--source-language en' [invalid-catalog]\n")
        #expect(try run("App", "--catalog", "Localizable.xcstrings").status == 0)
        #expect(try folder.read("Localizable.xcstrings").contains("\"de\" : {\n"))
    }

    /// Catalogs with `<>` in place of entries to add: `0` is the first of ``allEntries``.
    private static let catalogs = [
        // Other entries of all kinds, with Xcode's formatting of empty ones.
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"\" : {\n\n    },\n"
            + "    \"Hello\\/\\u00e9 é \u{2068}%@\u{2069}\" : {\n      \"shouldTranslate\" : false\n    },\n"
            + "<2><3>    \"Items\" : {\n\n    }\n  },\n  \"version\" : \"1.1\"\n}",
        // Entries at the end only.
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {\n\n    }<last>\n  },\n"
            + "  \"version\" : \"1.0\"\n}\n",
        // No entries, and a byte order mark.
        "\u{FEFF}{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {<only>},\n  \"version\" : \"1.0\"\n}",
        // Everything on one line.
        #"{"version":"1.0","strings":{"a":{}<last>},"sourceLanguage":"en","other":[1.50,null]}"#,
    ]

    @Test("Adds missing entries in Xcode's order, and changes no other byte", arguments: catalogs)
    func adds(pattern: String) throws {
        for lineBreak in ["\n", "\r\n"] where lineBreak == "\n" || pattern.contains("\n") {
            let entries = allEntries
            // The pattern with entries between others has the entries before them already.
            let isMiddle = pattern.contains("<2>")
            let base =
                isMiddle
                ? pattern.replacing("    \"Hello", with: entries[0] + ",\n    \"Hello") : pattern
            let empty = base.replacing(#/<\w+>/#, with: "")
            let all = entries.joined(separator: ",\n")
            let full =
                base
                .replacing("<2>", with: entries[2] + ",\n")
                .replacing("<3>", with: entries[3] + ",\n")
                .replacing("<last>", with: ",\n" + all)
                .replacing("<only>", with: "\n" + all + "\n  ")
            let inserted =
                isMiddle
                ? full.replacing("    \"Hello", with: entries[1] + ",\n    \"Hello") : full
            try folder.write(
                empty.replacing("\n", with: lineBreak), to: "Localizable.xcstrings")
            let command = try run("App", "--catalog", "Localizable.xcstrings")
            #expect(command.status == 0 && command.errors == "", "\(command.errors)")
            #expect(
                try folder.read("Localizable.xcstrings")
                    == inserted.replacing("\n", with: lineBreak))
        }
    }

    @Test("Warns of entries that nothing uses, only if they are as plugingen adds them")
    func unused() throws {
        let unused = [
            entry("a", "A"), entry("b", "B", state: "translated"),
            entry("c", "C", extraction: "extracted_with_value"), #"    "d" : {}"#,
            entry("e", "E").replacing(
                "\"localizations\" : {",
                with:
                    #""localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "E" } },"#
            ),
        ]
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
            \((unused + allEntries).joined(separator: ",\n"))
              },
              "version" : "1.0"
            }
            """
        try folder.write(text, to: "Localizable.xcstrings")
        let whole = try run("App", "--catalog", "Localizable.xcstrings")
        #expect(whole.status == 0)
        #expect(
            whole.errors
                == "Localizable.xcstrings:4:5: warning: no description has a text with the key 'a'; "
                + "plugingen adds such entries; remove it if your code does not use the key "
                + "[unused-string]\n")
        #expect(try folder.read("Localizable.xcstrings") == text)
        // Other descriptions may use the keys.
        let part = try run(
            "App/Item.plugin.json", "App/Error.plugin.json", "--catalog", "Localizable.xcstrings")
        #expect(part.status == 0 && part.errors == "", "\(part.errors)")
    }

    @Test("Warns of other values, unless Xcode updates them")
    func otherValues() throws {
        let text = catalog(
            entry("error.hint", "Another"),
            entry("error.retry", "Again", extraction: "stale", state: "translated"),
            entry("item 9", "Old", extraction: "extracted_with_value"),
            #"    "item 10" : { "localizations" : { "en" : { "variations" : {} } } }"#)
        try folder.write(text, to: "Localizable.xcstrings")
        let command = try run("App", "--catalog", "Localizable.xcstrings")
        #expect(command.status == 0)
        let lines = command.errors.split(separator: "\n")
        try #require(lines.count == 2, "\(command.errors)")
        #expect(
            lines[0].hasPrefix(
                "Localizable.xcstrings:10:23: warning: the catalog's value of 'error.hint' is not the default "
                    + "value of the description; the default value is here (App/Error.plugin.json:5:"
            ),
            "\(lines[0])")
        #expect(
            lines[0].hasSuffix(
                "; the app displays the catalog's value; change one of them [different-default-value]"
            ))
        #expect(lines[1].contains("'error.retry'"))
        #expect(try folder.read("Localizable.xcstrings") == text)
    }

    @Test(
        "Reports what is not a string catalog, and writes nothing",
        arguments: [
            (Data(), "1:1: error: the file holds no value"),
            (Data([0x7B, 0x0A, 0xE9]), "2:1: error: replace what is not UTF-8"),
            (Data([0xFF, 0xFE, 0x7B, 0]), "1:1: error: the file is UTF-16 or UTF-32"),
            (Data("{ \"strings\" : ".utf8), "1:1: error: close this object with '}'"),
            (Data("/* \"a\" = \"b\"; */".utf8), "1:1: error: this file cannot have comments"),
            (
                Data(#"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : [] }"#.utf8),
                "1:59: error: 'strings' must be an object, not an array [invalid-catalog]"
            ),
        ])
    func brokenCatalog(contents: Data, problem: String) throws {
        let path = folder.path(of: "Localizable.xcstrings")
        try contents.write(to: URL(filePath: path))
        let command = try run("App", "--catalog", "Localizable.xcstrings")
        #expect(command.status == 1 && command.output == "")
        #expect(command.errors.contains("Localizable.xcstrings:" + problem), "\(command.errors)")
        #expect(try Data(contentsOf: URL(filePath: path)) == contents)
    }

    @Test("Reports a catalog that cannot be read or written")
    func inaccessible() throws {
        try folder.write("", to: "Folder.xcstrings/file")
        try folder.write(#"{ "strings": { "table": "Folder" } }"#, to: "App/plugingen.json")
        let isFolder = try run("App", "--catalog", "Folder.xcstrings")
        #expect(isFolder.status == 1)
        #expect(
            isFolder.errors
                == "Folder.xcstrings:1:1: error: cannot read: it is a folder [file-access]\n")
        let inFile = try run("App", "--catalog", "Package.swift/Folder.xcstrings")
        #expect(inFile.status == 1 && inFile.output == "")
        #expect(inFile.errors.contains("[file-access]"), "\(inFile.errors)")
        try folder.write("{}", to: "Target.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Link.xcstrings"), withDestinationPath: "Target.json")
        let link = try run("App", "--catalog", "Link.xcstrings")
        #expect(link.status == 1)
        #expect(link.errors.contains("; or name the file that the link leads to"))
        #expect(try folder.read("Target.json") == "{}")
    }

    @Test("Reports mistakes in descriptions and in the catalog in one run, and writes nothing")
    func mistakes() throws {
        try folder.write(#"{ "placement": "topp" }"#, to: "App/Bad.plugin.json")
        try folder.write("[]", to: "Localizable.xcstrings")
        let command = try run("App", "--catalog", "Localizable.xcstrings")
        #expect(command.status == 1 && command.output == "")
        #expect(command.errors.contains("App/Bad.plugin.json:1:16: error: "))
        #expect(command.errors.contains("Localizable.xcstrings:1:1: error: "))
        let new = try run("App", "--catalog", "Other.xcstrings")
        #expect(new.status == 1 && !folder.exists("Other.xcstrings"))
        let list = try run("App")
        #expect(list.status == 1 && list.output == "")
        let missing = try run("No.plugin.json")
        #expect(missing.status == 1 && missing.errors.contains("No.plugin.json:1:1: error: "))
    }

    @Test("Prints problems as JSON")
    func diagnosticsAsJSON() throws {
        try folder.write("[]", to: "Localizable.xcstrings")
        let command = try Command.plugingen(
            "strings", "App", "--catalog", "Localizable.xcstrings", "--diagnostics", "json",
            in: folder)
        let json = try JSONSerialization.jsonObject(with: Data(command.errors.utf8))
        let problems = try #require(json as? [[String: Any]])
        #expect(problems.map { $0["identifier"] as? String } == ["invalid-catalog"])
    }

    @Test(
        "Rejects options that do not fit together, and files that are not catalogs",
        arguments: [
            (["--json", "--catalog", "A.xcstrings"], "use '--catalog' or '--json', not both"),
            (["--dry-run"], "'--dry-run' needs '--catalog FILE'"),
            (["--source-language", "en"], "'--source-language' needs '--catalog FILE'"),
            (
                ["--catalog", "A.strings"],
                "'A.strings' is not a string catalog: its name ends with '.xcstrings', as in "
                    + "Localizable.xcstrings"
            ),
            (["--catalog", "B/.xcstrings"], "'B/.xcstrings' is not a string catalog"),
            (["--catalog"], "'--catalog' needs a value: --catalog FILE"),
        ])
    func usage(arguments: [String], message: String) throws {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), ["strings"] + arguments,
            in: folder.path)
        #expect(command.status == 64)
        #expect(command.errors.hasPrefix("error: \(message)"), "\(command.errors)")
    }
}
