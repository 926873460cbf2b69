import Foundation
import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of a user's package, built and tested with the real `swift`.
    @Suite("The demo app", .ofCommits)
    struct DemoAppTests {
        @Test(
            "builds and passes its tests, and then builds again without running a command")
        func builds() throws {
            let package = Consumer(path: Repository.path("Tests", "Fixtures", "DemoApp"), with: .uiKit)
            try package.expectTestsPass()

            // The first build after a test run links the program again, with other options.
            _ = try package.swift("build", "--build-tests")
            let second = try package.swift("build", "--build-tests")
            expect(second.status, equals: 0, "\(second.text)")
            expect(!second.text.contains("Generating"), "\(second.text)")
            expect(!second.text.contains("Emitting module"), "\(second.text)")
        }

        @Test("builds and passes its tests with Xcode's build system", .ofNights)
        func buildsWithSwiftBuild() throws {
            let package = Consumer(
                path: Repository.path("Tests", "Fixtures", "DemoApp"),
                scratch: Repository.builds.appending(component: "DemoApp-swiftbuild").path(percentEncoded: false),
                options: ["--build-system", "swiftbuild"])
            try package.expectTestsPass()
        }
    }
}
