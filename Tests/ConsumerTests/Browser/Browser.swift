import Foundation
import TestSupport
import Testing

/// A headless Chromium with an empty profile.
final class Browser: Sendable {
    /// The browser of the running suite.
    @TaskLocal static var current: Browser?

    private let connection: BrowserConnection
    private let profile: TemporaryFolder

    init() throws {
        profile = try TemporaryFolder("profile")
        connection = try BrowserConnection(
            #require(Chromium.path, "there is no Chromium"),
            Chromium.options(profile: profile.path))
    }

    func close() {
        connection.close()
    }

    /// Opens an empty tab.
    func newPage() throws -> BrowserPage {
        let created = try connection.call("Target.createTarget", ["url": "about:blank"], session: nil)
        let target = try JSONDecoder().decode(Answer<CreatedTarget>.self, from: created).result.targetId
        let attached = try connection.call(
            "Target.attachToTarget", ["targetId": target, "flatten": true], session: nil)
        let session = try JSONDecoder().decode(Answer<AttachedTarget>.self, from: attached).result.sessionId
        return try BrowserPage(connection, target: target, session: session)
    }
}

/// Starts a browser before the tests of a suite, and closes it after them.
struct BrowserTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let browser = try Browser()
        defer { browser.close() }
        try await Browser.$current.withValue(browser, operation: function)
    }
}

extension Trait where Self == BrowserTrait {
    static var browser: Self { BrowserTrait() }
}
