import TestSupport
import Testing

extension ConsumerTests {
    /// Tests of a user's package with a Mac app, built and tested with the real `swift`.
    @Suite("The demo app for Macs", .ofCommits)
    struct MacDemoAppTests {
        @Test("builds and passes its tests", .ofNights)
        func builds() throws {
            try Consumer(path: Repository.path("Tests", "Fixtures", "MacDemoApp"), with: .appKit).expectTestsPass()
        }
    }
}
