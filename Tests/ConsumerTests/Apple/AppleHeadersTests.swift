#if os(Linux)
import Foundation
import PluginCore
import Synchronization
import TestSupport
import Testing

extension CompilationTests {
    /// Compiles generated code and its tests against Apple's own headers, on Linux.
    ///
    /// `PLUGINGEN_TESTS=commit PLUGINGEN_APPLE_SDKS=FOLDER swift test --filter AppleHeadersTests` prints a table of
    /// all builds. With `PLUGINGEN_APPLE_BUILD=tvOS`, only the builds with this in their names run.
    ///
    /// On a Mac, use real builds for simulators instead; see `.github/workflows`.
    @Suite("Apple's headers")
    struct AppleHeadersTests {
        @Test(
            "compile with generated code and its tests",
            .enabled(
                if: AppleSDK.isAvailable, "PLUGINGEN_APPLE_SDKS names no folder with SDKs"))
        func compileModules() async throws {
            let modules = try GeneratedModule.all(withSupportTests: false)
            try await expectNoProblems(of: "modules") { build, sdk in
                let libraries = try TemporaryFolder()
                try AppleLibraries.write(to: libraries, for: build, with: sdk)
                return try await inParallel(modules.filter(build.compiles)) {
                    try build.problems(of: $0, with: sdk, libraries: libraries)
                }
            }
        }

        @Test(
            "compile with the kernel, each part and all parts",
            .enabled(
                if: AppleSDK.isAvailable, "PLUGINGEN_APPLE_SDKS names no folder with SDKs"))
        func compileRuntime() async throws {
            try await expectNoProblems(of: "sets of runtime parts") { build, sdk in
                try await inParallel(Array(RuntimeSetTests.singleSets)) {
                    try build.problems(of: $0, with: sdk)
                }
            }
        }

        @Test("are an excuse for warnings only, because errors hide the tests of a module")
        func reportSkippedTests() throws {
            let message = "no unsafe operations occur within 'unsafe' expression"
            let warning = CompilerProblem(isError: false, message: message)
            let error = CompilerProblem(isError: true, message: message)
            expect(warning.excuse != nil && error.excuse == nil)
            expect(CompilerProblem.skippedTests(of: "Articles", after: [warning]) == nil)
            let problem = CompilerProblem.skippedTests(of: "Articles", after: [warning, error])
            expect(problem?.isError == true && problem?.excuse == nil)
            expect(problem?.message.hasPrefix("the tests of 'Articles' were not compiled"), equals: true)
        }

        /// Compiles something with each build, prints a row, and expects only excused problems.
        ///
        /// - Parameters:
        ///   - subjects: the name of what is compiled.
        ///   - compile: returns the problems of each subject.
        private func expectNoProblems(
            of subjects: String, _ compile: (AppleBuild, AppleSDK) async throws -> [[CompilerProblem]]
        ) async throws {
            show("| build | \(subjects) | errors | warnings | excused |")
            show("|---|---|---|---|---|")
            var excuses: [String: Int] = [:]
            let choice = ProcessInfo.processInfo.environment["PLUGINGEN_APPLE_BUILD"] ?? ""
            let builds = AppleBuild.all.filter { choice.isEmpty || $0.name.contains(choice) }
            try #require(!builds.isEmpty, "no build has '\(choice)' in its name")
            for build in builds {
                guard let sdk = AppleSDK(for: build.platform) else {
                    show("| \(build.name) | 0 | there is no such SDK |")
                    continue
                }
                let results = try await compile(build, sdk)
                let problems = results.flatMap { $0 }
                for problem in problems {
                    if let excuse = problem.excuse { excuses[excuse, default: 0] += 1 }
                }
                let real = problems.filter { $0.excuse == nil }
                let errors = real.filter(\.isError)
                show(
                    "| \(build.name) | \(results.count) | \(errors.count) "
                        + "| \(real.count - errors.count) | \(problems.count - real.count) |")
                expect(!results.isEmpty, "\(build.name)")
                let messages = Set(real.map(\.message)).sorted().joined(separator: "\n")
                expect(real.isEmpty, "\(build.name):\n\(messages)")
            }
            for (excuse, count) in excuses.sorted(by: { $0.key < $1.key }) {
                show("excused \(count): \(excuse)")
            }
        }

        /// Prints a line immediately, even if the output is a file.
        private func show(_ line: String) {
            FileHandle.standardOutput.write(Data((line + "\n").utf8))
        }
    }
}
#endif
