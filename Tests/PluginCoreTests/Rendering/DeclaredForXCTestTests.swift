import TestSupport
import Testing

@testable import PluginCore

@Suite("Tests declared for XCTest", .timed)
struct DeclaredForXCTestTests {
    @Test(
        "have classes for suites, and methods for tests",
        arguments: [
            (
                """
                @MainActor
                @Suite("Loading plugin")
                struct LoadingTests {
                }
                """,
                """
                /// Loading plugin.
                nonisolated final class LoadingTests: XCTestCase {
                }
                """
            ),
            (
                suite(
                    """
                        private let clock = ManualClock()

                        @Test("is shown")
                        func isShown() {
                            clock.run { expect(true, "it is hidden") }
                        }
                    """),
                xcTestCase(
                    """
                        @MainActor
                        private lazy var clock = ManualClock()

                        /// Is shown.
                        @MainActor
                        func testIsShown() async {
                            clock.run { expect(true, "it is hidden") }
                        }
                    """)
            ),
            (
                suite(
                    """
                        @Test("calls \\"retry\\" (once)")
                        func waits() async {
                        }
                    """),
                xcTestCase(
                    """
                        /// Calls \\"retry\\" (once).
                        @MainActor
                        func testWaits() async {
                        }
                    """)
            ),
            (
                suite(
                    """
                        /// Makes one.
                        private func makePlugin() -> LoadingViewController {
                            func inner() {}
                        }
                        private struct Failure: Error {}
                    """),
                xcTestCase(
                    """
                        /// Makes one.
                        @MainActor
                        private func makePlugin() -> LoadingViewController {
                            func inner() {}
                        }
                        private struct Failure: Error {}
                    """)
            ),
        ])
    func suites(swiftTesting: String, xcTest: String) {
        expect(declaredForXCTest(swiftTesting), equals: xcTest)
    }

    @Test(
        "keep the code outside of suites",
        arguments: [
            "",
            """
            #if canImport(UIKit)
            import XCTest

            @MainActor
            final class HostWindow: UIWindow {
                private let host: UIViewController
                private func move() {}
                func resize() {}
            }
            #endif

            """,
            """
            /// A test of the user's own.
            final class UserTests: XCTestCase {
                func testThis() {}
            }
            """,
        ])
    func rest(text: String) {
        expect(declaredForXCTest(text), equals: text)
    }

    @Test("end with their suite")
    func ends() {
        let clock = "struct Clock {\n    private let now = 0\n    func run() {}\n}\n"
        expect(declaredForXCTest(suite("") + "\n" + clock), equals: xcTestCase("") + "\n" + clock)
    }
}

private func suite(_ body: String) -> String {
    "@MainActor\n@Suite(\"tests\")\nstruct Tests {\n\(body)\n}"
}

private func xcTestCase(_ body: String) -> String {
    "/// Tests.\nnonisolated final class Tests: XCTestCase {\n\(body)\n}"
}
