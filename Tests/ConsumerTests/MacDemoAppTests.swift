import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of a user's package with a Mac app, built and tested with the real `swift`.
    @Suite("The demo app for Macs")
    struct MacDemoAppTests {
        @Test(
            "builds and passes its tests",
            .enabled(if: TestRun.scope >= .commit, "a test of commits: it takes a minute"))
        func builds() throws {
            let package = Consumer(
                path: Repository.path("Tests", "Fixtures", "MacDemoApp"),
                scratch: Repository.builds.appending(component: "MacDemoApp").path(
                    percentEncoded: false))
            try package.expectTestsPass()
        }
    }
}
