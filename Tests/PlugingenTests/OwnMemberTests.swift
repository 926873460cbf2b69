import TestSupport
import Testing

/// Extensions in the app's own sources with the names of generated methods.
@Suite("Own members beside descriptions", .timed)
struct OwnMemberTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("{}", to: "Sources/App/Loading.plugin.json")
        let recovery = """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "retry", "dismissesPlugin": true }],
              "content": { "stack": [
                { "label": "messageLabel", "text": { "input": "message" } },
                { "button": "retryButton", "title": "Retry", "triggers": "retry" },
              ] },
              "host": { "recovery": { "message": "message", "retry": "retry" } },
            }
            """
        try folder.write(recovery, to: "Sources/App/Failure.plugin.json")
    }

    /// Returns the lines of the reported members.
    private func reportedLines(_ command: String...) throws -> [Int] {
        let run = try Command.run(
            Repository.plugingen.path(percentEncoded: false), command + ["--diagnostics", "line"], in: folder.path)
        expect(run.status, equals: 0, "\(run.errors)")
        return run.errors.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /Sources\/App\/Own\.swift:(\d+):.* \[own-member\]/).flatMap { Int($0.output.1) }
        }
    }

    @Test(
        "Are reported in extensions of view controllers and of protocols for them",
        arguments: [
            "extension UIViewController { func add(_ child: UIViewController) {} }",
            "public extension UIKit.UIViewController { func add(_ c: UIViewController, frame: CGRect? = nil) {} }",
            "@nonobjc extension UIViewController { func add<T: UIViewController>(_ child: T) -> T { child } }",
            "extension UIViewController { func remove() {} }",
            "extension UIViewController { @objc func remove(animated: Bool) {} }",
            "extension Showing where Self: UIViewController { func showLoading() {} }",
            "extension Showing { func hideLoading() {} }; protocol Showing {}",
            "extension UIViewController { var shownLoading: UIView? { nil } }",
            "extension UIViewController { func withFailureRecovery() {} }",
            "extension UIViewController { var a: String { \"}\" }; func showFailure() {} }",
        ])
    func reported(source: String) throws {
        try folder.write("import UIKit\n" + source + "\n", to: "Sources/App/Own.swift")
        expect(try reportedLines("validate", "Sources"), equals: [2])
        expect(try reportedLines("generate", "Sources", "--output", "Sources/App/Made"), equals: [2])
    }

    @Test(
        "Are not reported where Swift cannot confuse them",
        arguments: [
            "extension Array { mutating func add(_ controller: UIViewController) {} }",
            "extension UIViewController { func add(_ view: UIView) {} }",
            "extension UIViewController { func add(child: UIViewController) {} }",
            "extension UIViewController { func remove(_ view: UIView) {} }",
            "extension UIViewController { func other() { func add(_ a: UIViewController) {} } }",
            "extension Model { func showLoading() {} }", "protocol Showing { func showLoading() }",
            "final class Host: UIViewController { func showLoading() {} }",
            "// extension UIViewController { func showLoading() {} }",
            "let a = \"extension UIViewController { func showLoading() {} }\"",
            "extension UIViewController { func showSpinner() { showLoading() } }",
        ])
    func unreported(source: String) throws {
        try folder.write("import UIKit\n" + source + "\n", to: "Sources/App/Own.swift")
        expect(try reportedLines("validate", "Sources"), equals: [])
    }

    @Test("Are reported with a way to rename the generated ones, which ends the warning")
    func renaming() throws {
        try folder.write(
            "extension UIViewController {\n  func add(_ a: UIViewController) {}\n  func showLoading() {}\n}",
            to: "Sources/App/Own.swift")
        let run = try Command.plugingen("validate", "Sources", in: folder)
        expect(run.errors.contains(#""names": { "add": "addPlugin" } in plugingen.json"#))
        expect(
            run.errors.contains(
                #""host": { "show": "showLoadingPlugin" } in 'Loading.plugin.json'"#))
        try folder.write(#"{ "names": { "add": "addPlugin" } }"#, to: "Sources/App/plugingen.json")
        try folder.write(
            #"{ "host": { "show": "showLoadingPlugin" } }"#, to: "Sources/App/Loading.plugin.json")
        expect(try reportedLines("validate", "Sources"), equals: [])
    }
}
