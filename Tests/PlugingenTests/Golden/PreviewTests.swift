import TestSupport
import Testing

/// The macro of previews exists only in Xcode, so its uses are compared with the forms that Apple documents:
/// <https://developer.apple.com/documentation/uikit/preview(_:traits:body:)-en9c> (iOS 17, tvOS 17) and
/// <https://developer.apple.com/documentation/appkit/preview(_:traits:body:)-7pfjp> (macOS 14, here for views).
@Suite("Previews", .timed)
struct PreviewTests {
    @Test("have a name, an availability, and an expression for a view controller")
    func form() throws {
        let previews = try uses(in: "Loading", of: "Screens")
        expect(
            previews.map(\.name),
            equals: [
                "Loading", "Loading with message", "Loading, dark", "Loading, large text",
                "Loading, right to left", "Loading", "Loading with message", "Loading, dark",
            ])
        expect(
            previews.map(\.availability),
            equals: Array(repeating: "iOS 17, tvOS 17", count: 5) + Array(repeating: "macOS 14", count: 3))
        expect(
            previews.map(\.body),
            equals: [
                "LoadingViewController().previewed()",
                #"LoadingViewController(message: "Fetching").previewed()"#,
                #"LoadingViewController(message: "Fetching").previewed(.dark)"#,
                #"LoadingViewController(message: "Fetching").previewed(.largeText)"#,
                #"LoadingViewController(message: "Fetching").previewed(.rightToLeft)"#,
                "LoadingViewController().previewed()",
                #"LoadingViewController(message: "Fetching").previewed()"#,
                #"LoadingViewController(message: "Fetching").previewed(.dark)"#,
            ])
    }

    @Test("are only where a description or the configuration asks for them")
    func absence() throws {
        for (plugin, module) in [("Tip", "Screens"), ("Loading", "Hosts")] {
            expect(try uses(in: plugin, of: module).isEmpty)
        }
    }

    private func uses(
        in plugin: String, of module: String
    ) throws -> [(availability: String, name: String, body: String)] {
        let files = try Golden(module: .named(module)).generate()
        let text = try #require(files["Expected/\(plugin)ViewController.swift"])
        let form = /@available\(([^)]*), \*\)\n#Preview\("([^"]*)"\) \{\s+(.*)\s+\}\n/
        let found = text.matches(of: form)
        expect(found.count, equals: text.ranges(of: "#Preview").count, "a preview has another form")
        return found.map { (String($0.1), String($0.2), String($0.3)) }
    }
}
