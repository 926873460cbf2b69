import TestSupport
import Testing

/// Sources of a target that have the names of generated files or types.
@Suite("Sources beside descriptions", .timed)
struct SourceCollisionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("{}", to: "Sources/App/Deep/Loading.plugin.json")
    }

    private func errors(_ arguments: String...) throws -> [String] {
        let command = try Command.run(
            Repository.plugingen.path(percentEncoded: false), arguments + ["--diagnostics", "line"], in: folder.path)
        expect(command.status, equals: (command.errors.isEmpty ? 0 : 1))
        return command.errors.split(separator: "\n").map(String.init)
    }

    @Test(
        "Reports a source with the name of a generated file, ignoring case",
        arguments: [
            ("Sources/App/LoadingViewController.swift", "LoadingViewController.swift"),
            ("Sources/App/Deep/loadingviewcontroller.swift", "LoadingViewController.swift"),
            ("Sources/App/Other/childContainment.swift", "ChildContainment.swift"),
        ])
    func namesakes(path: String, generated: String) throws {
        try folder.write("class Other {}", to: path)
        let expected = [
            "Sources/App/Deep/Loading.plugin.json:1:1: error: '\(generated)' is generated, and the "
                + "target has a file of this name; rename '\(path)'"
                + (generated == "ChildContainment.swift" ? "" : ", or the description") + " [source-collision]"
        ]
        expect(try errors("validate", "Sources"), equals: expected)
        expect(try errors("validate", "Sources/App/Deep"), equals: expected)
        expect(try errors("generate", "Sources", "--output", "Out", "--quiet"), equals: expected)
        expect(!folder.exists("Out"))
    }

    @Test("Reports a source with the name of a custom template's file at the template")
    func namesakesOfExtraFiles() throws {
        try folder.write(#"{ "templates": "Own" }"#, to: "Sources/App/plugingen.json")
        let template = "Sources/App/Own/{{plugin}}View.swift.mustache"
        try folder.write("", to: template)
        try folder.write("", to: "Sources/App/Own/Tests/{{plugin}}Other.swift.mustache")
        try folder.write("struct Mine {}", to: "Sources/App/LoadingView.swift")
        try folder.write("", to: "Sources/App/LoadingOther.swift")
        let expected = [
            "\(template):1:1: error: 'LoadingView.swift' is generated, and the target has a file of "
                + "this name; rename 'Sources/App/LoadingView.swift', or the template " + "[source-collision]"
        ]
        expect(try errors("validate", "Sources/App"), equals: expected)
        expect(try errors("generate", "Sources/App", "--output", "Sources/App/Made"), equals: expected)
        expect(try folder.read("Sources/App/LoadingView.swift"), equals: "struct Mine {}")
    }

    @Test("Does not overwrite a source that has the name of a generated file")
    func keepsSources() throws {
        try folder.write("class Other {}", to: "Sources/App/LoadingViewController.swift")
        expect(try errors("generate", "Sources", "--output", "Sources/App", "--quiet").count, equals: 1)
        expect(try folder.read("Sources/App/LoadingViewController.swift"), equals: "class Other {}")
    }

    @Test("Ignores sources in other targets and hidden folders, and generated files")
    func others() throws {
        try folder.write("class LoadingViewController {}", to: "Sources/Other/ChildContainment.swift")
        try folder.write("", to: "Sources/App/.hidden/LoadingViewController.swift")
        try folder.write("", to: "Sources/App/LoadingViewControllerTests.swift")
        for _ in 1...2 {
            expect(try errors("generate", "Sources", "--output", "Sources/App/Made", "--quiet"), equals: [])
        }
        expect(folder.exists("Sources/App/Made/LoadingViewController.swift"))
        expect(try errors("validate", "Sources"), equals: [])
    }

    @Test(
        "Reports a source that declares a generated type",
        arguments: [
            "public final class LoadingViewController: UIViewController {",
            "struct LoadingViewController<Value> {}", "enum LoadingViewController{}",
            "actor LoadingViewController {", "protocol LoadingViewController",
            "@MainActor typealias LoadingViewController = Int",
        ])
    func types(declaration: String) throws {
        try folder.write("import UIKit\n\n" + declaration + "\n}", to: "Sources/App/Views.swift")
        let before = try #require(declaration.firstRange(of: "LoadingViewController")).lowerBound
        let column = declaration.distance(from: declaration.startIndex, to: before) + 1
        expect(
            try errors("validate", "Sources"),
            equals: [
                "Sources/App/Deep/Loading.plugin.json:1:1: error: a type 'LoadingViewController' is "
                    + "generated, and the target has one of this name; rename the description, or "
                    + "what is declared here (Sources/App/Views.swift:3:\(column)) " + "[source-collision]"
            ])
    }

    @Test(
        "Reports a source that declares a type shared by all plugins",
        arguments: ["PluginView", "PluginClock"])
    func sharedTypes(name: String) throws {
        try folder.write("struct \(name) {}", to: "Sources/App/Views.swift")
        expect(
            try errors("validate", "Sources"),
            equals: [
                "Sources/App/Deep/Loading.plugin.json:1:1: error: a type '\(name)' is generated, and "
                    + "the target has one of this name; rename what is declared here "
                    + "(Sources/App/Views.swift:1:8) [source-collision]"
            ])
    }

    @Test(
        "Ignores sources that only mention a generated type",
        arguments: [
            "let a = LoadingViewController.self", "// class LoadingViewController",
            "enum Old {\n    class LoadingViewController {}\n}",
            "extension LoadingViewController {}", "class LoadingViewControllerBase {}",
            "final class B: LoadingViewController {}",
        ])
    func mentions(text: String) throws {
        try folder.write(text, to: "Sources/App/Views.swift")
        expect(try errors("validate", "Sources"), equals: [])
    }

    @Test("Without a package, checks only the folder of the description")
    func withoutPackage() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "App/Loading.plugin.json")
        try folder.write("", to: "App/Deep/LoadingViewController.swift")
        expect(try Command.plugingen("validate", in: folder).status, equals: 0)
        try folder.write("", to: "App/LoadingViewController.swift")
        expect(try Command.plugingen("validate", "App", in: folder).status, equals: 1)
    }
}
