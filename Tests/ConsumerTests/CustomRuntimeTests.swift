import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Builds the package that `plugingen templates --runtime-tests` writes.
    @Suite("The tests of custom runtime files")
    struct CustomRuntimeTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        @Test(
            "pass with a copy of a built-in file, and fail with a broken one")
        func runTests() throws {
            try plugingen("--eject", "Mine", "Runtime/Parts/PluginTimer")
            let unchanged = try runtimeTests()
            #expect(unchanged.status == 0, "\(unchanged.text)")
            #expect(unchanged.text.contains(/Test run with [1-9]\d* tests .* passed/))

            let path = "Mine/Runtime/Parts/PluginTimer.swift.template"
            let text = try folder.read(path)
            let broken = text.replacing("presentation.dismiss(for: .time)", with: "()")
            try #require(text != broken)
            try folder.write(broken, to: path)
            let changed = try runtimeTests()
            #expect(changed.status == 1)
            #expect(changed.text.contains(/Test run with [1-9]\d* tests .* failed/))
            #expect(changed.text.contains("TimerTests.swift"), "\(changed.text)")
        }

        private func plugingen(_ arguments: String...) throws {
            let command = try Command.run(
                Repository.plugingen.path(percentEncoded: false), ["templates"] + arguments,
                in: folder.path)
            try #require(command.status == 0, "\(command.text)")
        }

        /// Writes the package again and runs the tests of timers, with the headless UIKit.
        private func runtimeTests() throws -> Command {
            try? FileManager.default.removeItem(atPath: folder.path(of: "Out"))
            try plugingen("--runtime-tests", "Out", "--templates", "Mine")
            try folder.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let settings: [SwiftSetting] = [.define("UIKIT"), .define("SUPPORTS_IOS_16")]
                let package = Package(
                    name: "Runtime",
                    dependencies: [.package(path: "\(HeadlessKit.uiKit.package)")],
                    targets: [
                        .target(name: "Runtime", dependencies: ["UIKit"], swiftSettings: settings),
                        .testTarget(
                            name: "RuntimeTests", dependencies: ["Runtime"],
                            swiftSettings: settings),
                    ],
                    swiftLanguageModes: [.v6])
                """, to: "Out/Package.swift")
            let package = Consumer(path: folder.path(of: "Out"), scratch: folder.path(of: "Build"))
            return try package.swift("test", "--filter", "TimerTests")
        }
    }
}
