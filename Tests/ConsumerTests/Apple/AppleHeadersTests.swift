#if os(Linux)
import Foundation
import Synchronization
import TestSupport
import Testing

extension CompilationTests {
    /// Compiles generated code and its tests against Apple's own headers, on Linux.
    ///
    /// `PLUGINGEN_APPLE_SDKS=FOLDER swift test --filter AppleHeadersTests` prints a table of all
    /// builds. With `PLUGINGEN_APPLE_BUILD=tvOS`, only the builds with this in their names run.
    ///
    /// On a Mac, use real builds for simulators instead; see `.github/workflows`.
    @Suite("Apple's headers")
    struct AppleHeadersTests {
        @Test(
            "compile with generated code and its tests",
            .enabled(
                if: AppleSDK.isAvailable, "PLUGINGEN_APPLE_SDKS names no folder with SDKs"))
        func compile() async throws {
            let modules = try GeneratedModule.all(withSupportTests: false)
            show("| build | modules | errors | warnings | excused |\n|---|---|---|---|---|")
            var excuses: [String: Int] = [:]
            let choice = ProcessInfo.processInfo.environment["PLUGINGEN_APPLE_BUILD"] ?? ""
            for build in AppleBuild.all where choice.isEmpty || build.name.contains(choice) {
                guard let sdk = AppleSDK(for: build.platform) else {
                    show("| \(build.name) | 0 | there is no such SDK |")
                    continue
                }
                let modules = modules.filter(build.compiles)
                let problems = try await problems(of: modules, with: build, in: sdk)
                for problem in problems {
                    if let excuse = problem.excuse { excuses[excuse, default: 0] += 1 }
                }
                let real = problems.filter { $0.excuse == nil }
                let errors = real.filter(\.isError)
                show(
                    "| \(build.name) | \(modules.count) | \(errors.count) "
                        + "| \(real.count - errors.count) | \(problems.count - real.count) |")
                #expect(real.isEmpty, "\(build.name):\n\(Set(real.map(\.message)).sorted())")
            }
            for (excuse, count) in excuses.sorted(by: { $0.key < $1.key }) {
                show("excused \(count): \(excuse)")
            }
        }

        /// Prints a line immediately, even if the output is a file.
        private func show(_ line: String) {
            FileHandle.standardOutput.write(Data((line + "\n").utf8))
        }

        private func problems(
            of modules: [GeneratedModule], with build: AppleBuild, in sdk: AppleSDK
        ) async throws -> [CompilerProblem] {
            let libraries = try TemporaryFolder()
            try AppleLibraries.write(to: libraries, for: build, with: sdk)
            let problems = Mutex<[CompilerProblem]>([])
            try await inParallel(modules) { module in
                let found = try build.problems(of: module, with: sdk, libraries: libraries)
                problems.withLock { $0 += found }
            }
            return problems.withLock { $0 }
        }
    }
}
#endif
