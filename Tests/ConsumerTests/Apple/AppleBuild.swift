import Foundation
import PluginCore
import TestSupport
import Testing

/// A build of generated code against Apple's headers, for one platform and language mode.
struct AppleBuild {
    let platform: ApplePlatform
    let version: String
    let mode: LanguageMode

    static let all: [AppleBuild] =
        builds(.iOS, "15.0", [.swift5, .swift6, .swift6.isolated, .swift6.withUpcomingFeatures])
        + builds(.iOS, "17.0", [.swift5, .swift6])
        + builds(.catalyst, "15.0", [.swift6]) + builds(.tvOS, "15.0", [.swift6])
        + builds(.macOS, "12.0", [.swift5, .swift6.isolated, .swift6.withUpcomingFeatures])

    private static func builds(_ platform: ApplePlatform, _ version: String, _ modes: [LanguageMode]) -> [AppleBuild] {
        modes.map { AppleBuild(platform: platform, version: version, mode: $0) }
    }

    var name: String { "\(platform.rawValue) \(version), \(mode.name)" }

    /// Returns whether the module supports the platform.
    func compiles(_ module: GeneratedModule) -> Bool {
        module.kits.contains(platform.framework) && module.supports(platform)
    }

    /// Compiles a module, and its generated tests for both testing frameworks.
    ///
    /// - Parameter libraries: the folder that `AppleLibraries` writes for the platform.
    ///
    /// - Returns: the problems that the compiler reports, and one more if it cannot compile the tests
    ///   because the module has errors.
    func problems(
        of module: GeneratedModule, with sdk: AppleSDK, libraries: TemporaryFolder
    ) throws -> [CompilerProblem] {
        let products = try TemporaryFolder()
        let options =
            sdk.options(for: platform, version: module.minimumVersion(of: platform) ?? version)
            + mode.options
            + ["-package-name", "Golden", "-parse-as-library", "-plugin-path", libraries.path]
        var problems = try Self.problems(
            of: module.folder.files(below: "Sources"),
            options + [
                "-module-name", module.name, "-enable-testing", "-emit-module-path",
                products.path(of: "\(module.name).swiftmodule"),
            ])
        let tests = try ["Tests", "XCTests"].map { ($0, try module.folder.files(below: $0)) }.filter { !$0.1.isEmpty }
        if tests.isEmpty { return problems }
        if let skipped = CompilerProblem.skippedTests(of: module.name, after: problems) {
            return problems + [skipped]
        }
        for (name, files) in tests {
            problems += try Self.problems(
                of: files,
                options + [
                    "-module-name", module.name + name, "-I", products.path, "-I",
                    libraries.path, "-plugin-path", Toolchain.testingPlugins(),
                ])
        }
        return problems
    }

    /// Compiles the shared code of a module with some parts.
    ///
    /// - Returns: the problems that the compiler reports, each with the names of the parts.
    func problems(of parts: [RuntimePart], with sdk: AppleSDK) throws -> [CompilerProblem] {
        let folder = try TemporaryFolder()
        let versions = MinimumVersions { $0 == platform.versionedName ? version : nil }
        let source = CompilationTests.RuntimeSetTests.source(of: parts, for: platform.framework, versions)
        try folder.write(source, to: "ChildContainment.swift")
        let name =
            switch parts {
            case []: "the kernel"
            case RuntimePart.allCases: "all parts"
            default: parts.map(\.rawValue).joined(separator: ", ")
            }
        return try Self.problems(
            of: [folder.path(of: "ChildContainment.swift")],
            sdk.options(for: platform, version: version) + mode.options
                + ["-module-name", "Runtime", "-parse-as-library"]
        ).map { CompilerProblem(isError: $0.isError, message: "\(name): \($0.message)") }
    }

    /// Compiles files to SIL, and returns the problems that the compiler reports.
    static func problems(of files: [String], _ options: [String]) throws -> [CompilerProblem] {
        let product = try TemporaryFolder()
        let cache = Repository.builds.appending(component: "AppleModules")
        let command = try Command.run(
            "swiftc",
            [
                "-frontend", "-emit-sil", "-diagnostic-style", "llvm", "-module-cache-path",
                cache.path(percentEncoded: false), "-plugin-path", Toolchain.macros(),
                "-o", product.path(of: "Module.sil"),
            ] + options + files)
        let problems = CompilerProblem.all(in: command.errors)
        if command.status != 0, !problems.contains(where: \.isError) {
            return [CompilerProblem(isError: true, message: "the compiler ended: \(command.text)")]
        }
        return problems
    }
}
