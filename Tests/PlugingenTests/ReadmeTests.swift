import TestSupport
import Testing

/// What the README shows of the demo app.
@Suite("The README")
struct ReadmeTests {
    @Test("shows the list of the demo app as it is, in less than 15 lines")
    func list() throws {
        let file = try Repository.text(
            of: "Tests/Fixtures/DemoApp/Sources/DemoApp/ItemListViewController.swift")
        let prefix = "import UIKit\n\n"
        try #require(file.hasPrefix(prefix))
        let code = file.dropFirst(prefix.count)
        #expect(try Repository.text(of: "README.md").contains("```swift\n\(code)```\n"))
        #expect(code.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count < 15)
    }
}
