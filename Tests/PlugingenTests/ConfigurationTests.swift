import Foundation
import TestSupport
import Testing

@Suite("plugingen.json", .timed)
struct ConfigurationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("{}", to: "Sources/App/Deep/Loading.plugin.json")
    }

    private func generate(_ arguments: String...) throws -> Command {
        try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            [
                "generate", "Sources/App", "--output", "Out", "--tests-output", "Tests", "--module",
                "App", "--diagnostics", "line", "--quiet",
            ] + arguments, in: folder.path)
    }

    @Test(
        "A configuration is read from the descriptions' folder or the package's folder",
        arguments: ["plugingen.json", "Sources/App/plugingen.json"])
    func applies(path: String) throws {
        try folder.write(#"{ "access": "public", "prefix": "ABC" }"#, to: path)
        let command = try generate()
        expect(command.status, equals: 0, "\(command.text)")
        let text = try folder.read("Out/LoadingViewController.swift")
        expect(text.contains("public final class ABCLoadingViewController: UIViewController"))
        expect(text.contains("public func showLoading() -> ABCLoadingViewController"))
        expect(
            try folder.read("Tests/LoadingViewControllerTests.swift").contains("struct ABCLoadingViewControllerTests"))
    }

    @Test("The nearest configuration applies, whichever folder is specified")
    func nearest() throws {
        try folder.write(#"{ "prefix": "ABC" }"#, to: "plugingen.json")
        try folder.write(#"{ "prefix": "XYZ" }"#, to: "Sources/App/Deep/plugingen.json")
        for path in [".", "Sources", "Sources/App/Deep/Loading.plugin.json"] {
            let command = try Command.plugingen("generate", path, "--output", "Out", "--force", in: folder)
            expect(command.status, equals: 0, "\(command.text)")
            let text = try folder.read("Out/LoadingViewController.swift")
            expect(text.contains("class XYZLoadingViewController"), "\(path)")
        }
    }

    @Test("A run uses one configuration and reports all others")
    func others() throws {
        try folder.write(#"{ "prefix": "ABC" }"#, to: "Sources/App/plugingen.json")
        try folder.write(#"{ "prefix": "XYZ" }"#, to: "Sources/Kit/plugingen.json")
        try folder.write("{}", to: "Sources/Kit/Error.plugin.json")
        let command = try Command.plugingen(
            "generate", "Sources", "--output", "Out", "--diagnostics", "line", in: folder)
        expect(
            command.errors,
            equals: """
                Sources/Kit/plugingen.json:1:1: warning: this file is not read: a run uses one \
                configuration for all descriptions; 'Sources/App/plugingen.json' applies to all of them; \
                name the descriptions of one module [unread-configuration]

                """)
        for path in ["Sources/App", "Sources/Kit"] {
            let command = try Command.plugingen("generate", path, "--output", "Out of \(path.suffix(3))", in: folder)
            expect(command.errors.isEmpty, "\(command.errors)")
        }
    }

    @Test("'validate' applies a configuration only to the descriptions in its folder")
    func validation() throws {
        try folder.write(
            #"{ "minimumVersions": { "iOS": "17", "tvOS": "17" } }"#,
            to: "Sources/Kit/plugingen.json")
        let text =
            #"{ "content": { "label": "a", "text": "A", "textStyle": "extraLargeTitle", "background": "clear" } }"#
        try folder.write(text, to: "Sources/Kit/Loading.plugin.json")
        let error =
            #"{ "inputs": [{ "name": "message", "type": "String" }], "#
            + #""handlers": [{ "name": "retryHandler" }], "content": { "stack": ["#
            + #"{ "label": "a", "text": { "input": "message" } }, "#
            + #"{ "button": "b", "title": "B", "triggers": "retryHandler" }], "background": "clear" }, "host": "#
            + #"{ "recovery": { "message": "message", "retry": "retryHandler", "while": "Loading" } } }"#
        try folder.write(error, to: "Sources/App/Error.plugin.json")
        func validate(_ paths: [String]) throws -> Command {
            try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["validate"] + paths + ["--diagnostics", "line"], in: folder.path)
        }
        let loading = #"{ "host": { "while": true } }"#
        try folder.write(loading, to: "Sources/App/Deep/Loading.plugin.json")
        for paths in [["."], ["Sources"], ["Sources/App", "Sources/Kit/Loading.plugin.json"]] {
            expect(try validate(paths).text, equals: "3 descriptions are valid\n", "\(paths)")
        }
        let alone = try validate(["Sources/App/Error.plugin.json"])
        expect(alone.text, equals: "1 description is valid\n")
        try folder.write(
            #"{ "content": { }, "host": { "while": true } }"#,
            to: "Sources/App/Deep/Loading.plugin.json")
        expect(try validate(["Sources/App/Error.plugin.json"]).text.hasPrefix("1 description is"))
        try folder.write("{}", to: "Sources/App/Own/Banner.plugin.json")
        try folder.write(#"{ "prefix": 3 }"#, to: "Sources/App/Own/plugingen.json")
        expect(try validate(["Sources/App/Error.plugin.json"]).text.hasPrefix("1 description is"))
        try FileManager.default.removeItem(atPath: folder.path(of: "Sources/App/Own"))
        expect(try validate(["Sources/Kit"]).status, equals: 0)
        expect(try validate(["Sources/App"]).status, equals: 1)
        try folder.write(text, to: "Sources/App/Deep/Loading.plugin.json")
        let bad = try validate(["Sources"])
        expect(
            bad.errors.hasPrefix("Sources/App/Deep/Loading.plugin.json:1:56: error: 'extraLargeTitle' needs iOS 17"),
            "\(bad.errors)")
        try folder.write("{}", to: "Sources/App/Other/Loading.plugin.json")
        expect(try validate(["Sources"]).errors.contains("another description is named 'Loading'"))
    }

    @Test(
        "A configuration that is not an object is reported at its place by all commands, and not taken for one without modules",
        arguments: ["{ \"kits\": ", "", "<<<<<<< HEAD", "[]"])
    func brokenConfiguration(text: String) throws {
        try folder.write("{}", to: "Loading.plugin.json")
        try folder.write(text, to: "plugingen.json")
        for command in ["generate", "check", "doctor", "validate"] {
            let run = try Command.run(
                Repository.plugingen.path(percentEncoded: false), [command, "--diagnostics", "line"], in: folder.path)
            expect(run.status, equals: 1, "\(command): \(run.text)")
            expect(run.errors.hasPrefix("plugingen.json:1:"), "\(command): \(run.errors)")
        }
    }

    @Test("The targets of a package come from the manifest, not from configurations")
    func targets() throws {
        for target in ["App/Deep", "Kit"] {
            try folder.write("{}", to: "Sources/\(target)/Loading.plugin.json")
        }
        for (targets, isApart) in [
            (#".target(name: "App"), .target(name: "Kit")"#, true),
            (#".target(name: "All", path: "Sources")"#, false),
        ] {
            try folder.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "P", targets: [\(targets)])
                """, to: "Package.swift")
            for target in ["App", "Kit"] { try folder.write("", to: "Sources/\(target)/A.swift") }
            for words in [["validate"], ["validate", "Sources"], ["validate", "."]] {
                let run = try Command.run(Repository.plugingen.path(percentEncoded: false), words, in: folder.path)
                expect(run.status, equals: (isApart ? 0 : 1), "\(words): \(run.text)")
                expect(run.errors.contains("[plugin-collision]"), equals: !isApart, "\(run.errors)")
            }
        }
    }

    @Test("A configuration is found and reported for paths that begin with '..'")
    func parentFolders() throws {
        try folder.write(#"{ "prefix": "ABC" }"#, to: "Sources/App/plugingen.json")
        try folder.write(#"{ "prefix": "xyz" }"#, to: "Sources/Kit/plugingen.json")
        try folder.write("{}", to: "Sources/Kit/Error.plugin.json")
        try folder.write("class LoadingViewController {}", to: "Sources/Kit/Other.swift")
        func validate(_ path: String, in directory: String) throws -> Command {
            try Command.run(
                Repository.plugingen.path(percentEncoded: false),
                ["validate", path, "--diagnostics", "line"], in: folder.path(of: directory))
        }
        let good = try validate("../App", in: "Sources/Kit")
        expect(good.status, equals: 0, "\(good.text)")
        let bad = try validate("../Kit", in: "Sources/App")
        let start = "../Kit/plugingen.json:1:13: error: 'prefix'"
        expect(bad.errors.hasPrefix(start), "\(bad.errors)")
    }

    @Test("A description overrides the configuration")
    func isOverruled() throws {
        try folder.write(#"{ "access": "public" }"#, to: "plugingen.json")
        try folder.write(
            #"{ "access": "internal" }"#, to: "Sources/App/Deep/Loading.plugin.json")
        _ = try generate()
        let text = try folder.read("Out/LoadingViewController.swift")
        expect(text.contains("\nfinal class LoadingViewController"))
    }

    @Test("There are no test files if the configuration turns tests off")
    func withoutTests() throws {
        try folder.write(#"{ "tests": "none" }"#, to: "plugingen.json")
        let command = try generate()
        expect(command.status, equals: 0, "\(command.text)")
        expect(try folder.files().allSatisfy { !$0.hasPrefix("Tests/") })
    }

    @Test("A description can turn its tests off while others use XCTest")
    func withXCTest() throws {
        try folder.write(#"{ "tests": "xctest" }"#, to: "plugingen.json")
        try folder.write(#"{ "tests": "none" }"#, to: "Sources/App/Plain.plugin.json")
        let command = try generate()
        expect(command.status, equals: 0, "\(command.text)")
        expect(try folder.read("Tests/LoadingViewControllerTests.swift").contains("XCTestCase"))
        expect(
            try folder.read("Tests/PlainViewControllerTests.swift")
                .hasSuffix("// No tests: the description says so.\n"))
    }

    @Test("A configuration outside the package is not read")
    func staysInPackage() throws {
        try folder.write("", to: "Sources/App/Package.swift")
        try folder.write(#"{ "prefix": "ABC" }"#, to: "plugingen.json")
        _ = try generate()
        expect(try !folder.read("Out/LoadingViewController.swift").contains("ABC"))
    }

    @Test(
        "Without a package, the search for a configuration ends at the current folder",
        arguments: ["Sources/App", ".", "Sources/App/Loading.plugin.json"])
    func withoutPackage(path: String) throws {
        let loose = try TemporaryFolder()
        try loose.write("{}", to: "Project/Sources/App/Loading.plugin.json")
        try loose.write(#"{ "prefix": "ABC" }"#, to: "Project/plugingen.json")
        try loose.write(#"{ "prefix": "XYZ" }"#, to: "plugingen.json")
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["generate", path, "--output", "Out"], in: loose.path(of: "Project"))
        expect(command.status, equals: 0, "\(command.text)")
        expect(try loose.read("Project/Out/LoadingViewController.swift").contains("class ABCLoadingViewController"))
    }

    @Test("A file specified with --configuration is used instead of plugingen.json")
    func named() throws {
        try folder.write(#"{ "prefix": "ABC" }"#, to: "plugingen.json")
        try folder.write(#"{ "prefix": "XYZ" }"#, to: "Other/settings.json")
        let command = try generate("--configuration", "Other/settings.json")
        expect(command.status, equals: 0, "\(command.text)")
        expect(try folder.read("Out/LoadingViewController.swift").contains("XYZLoadingViewController"))
    }

    @Test("A missing file for --configuration is reported with advice")
    func missing() throws {
        let command = try generate("--configuration", "none.json")
        expect(command.status, equals: 1)
        expect(
            command.errors,
            equals: """
                none.json:1:1: error: cannot read the configuration: no such file or directory; \
                '--configuration' names a file; without it, plugingen looks for 'plugingen.json' in the \
                folder of the descriptions and in the folders around it, up to the package [file-access]

                """)
        expect(!folder.exists("Out"))
    }

    @Test(
        "All mistakes in the keys and values of a configuration are reported with their positions")
    func mistakes() throws {
        try folder.write(
            #"{ "acess": "public", "prefix": "a-b", "tests": "XCTest" }"#, to: "plugingen.json")
        let command = try generate()
        expect(command.status, equals: 1)
        let lines = command.errors.split(separator: "\n").map(String.init)
        expect(lines.count, equals: 3)
        expect(
            lines.first?.hasPrefix(
                "plugingen.json:1:3: error: a configuration has no key 'acess'; did you mean 'access'?"), equals: true)
        expect(
            lines.contains {
                $0.contains(
                    ":1:32: error: 'prefix' is 'a-b', which is not a Swift identifier")
            })
        expect(lines.contains { $0.contains("error: unknown value 'XCTest' of 'tests'") })
    }
}
