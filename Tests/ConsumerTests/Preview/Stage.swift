import Foundation
import TestSupport
import Testing

/// The program of `Fixtures/Stage`, which shows generated code on the headless UIKit: that of the
/// starters, and that of the plugins in `Fixtures/Stage/Group`, which replace each other.
struct Stage {
    struct Request: Encodable {
        var layouts: [LayoutRequest] = []
        var runs: [RunRequest] = []
    }

    struct LayoutRequest: Encodable {
        let plugin: String
        let host: String
        let size: String
        let isRightToLeft: Bool
        let time: Double
    }

    struct RunRequest: Encodable {
        let plugin: String
        var removedAt: Double?
        var replacedAt: Double?
        var replacement: String?
        var dismissedAt: Double?
        var reducesMotion = false
        var times: [Double] = []
    }

    struct Answer: Decodable {
        let layouts: [Layout]
        let runs: [[Moment]]
    }

    struct Moment: Decodable {
        struct Next: Decodable {
            let phase: String
            let opacity: Double
            let backdropOpacity: Double
        }

        let time: Double
        let phase: String
        let isShown: Bool
        let opacity: Double
        let backdropOpacity: Double
        let destination: Double
        let isPushing: Bool
        let ignoresTouches: Bool
        let blocksTouches: Bool
        let next: Next?
    }

    /// The folder of the program, which is not committed.
    private let folder = Repository.builds.appending(component: "Stage")

    /// The program with all values of the plugins, which is compiled once.
    static func shared() throws -> Stage { try compiled.get() }

    private static let compiled = Result {
        let plugins = try StarterPage.data().plugins + GroupPage.data().plugins
        return try Stage(plugins.flatMap(PluginValues.all))
    }

    /// Generates the plugins, and compiles them together with the program.
    private init(_ plugins: [PluginValues]) throws {
        try? FileManager.default.removeItem(at: folder)
        let generated = path(of: "Generated")
        let generation = try Command.plugingen(
            "generate", StarterPage.sources, GroupPage.sources, "--output", generated)
        try #require(generation.status == 0, "\(generation.text)")
        let lines = try plugins.map { values in
            let controller = try String(
                contentsOfFile: "\(generated)/\(values.plugin.name)ViewController.swift",
                encoding: .utf8)
            return #"    "\#(values.title)": { \#(values.expression(for: controller)) },"#
        }
        try write(
            """
            import UIKit

            @MainActor let plugins: [String: @MainActor () -> any PluginViewController] = [
            \(lines.joined(separator: "\n"))
            ]
            """, to: "Generated/Plugins.swift")
        let options = try HeadlessKit.uiKit.options()
        let products = try URL(filePath: #require(options.last)).deletingLastPathComponent()
        let sources =
            try ["Stage", "Starters/Support"].flatMap {
                try Repository.files(in: "Tests/Fixtures/\($0)", withSuffix: ".swift")
            }.map { Repository.path($0) }
            + FileManager.default.contentsOfDirectory(atPath: generated)
            .map { "\(generated)/\($0)" }
        let objects = try ["UIKit", "HeadlessKit"].flatMap { module in
            // The folder can also have objects of sources that are gone.
            try Repository.files(in: "Tests/Fixtures/UIKit/Sources/\(module)", withSuffix: ".swift")
                .map { "\(URL(filePath: $0).lastPathComponent).o" }
                .map { products.appending(path: "\(module).build/\($0)") }
                .map { $0.path(percentEncoded: false) }
        }
        let compilation = try Command.run(
            "swiftc",
            ["-swift-version", "6", "-o", path(of: "Stage")] + options + sources + objects)
        try #require(compilation.status == 0, "\(compilation.text)")
    }

    private func path(of item: String) -> String {
        folder.appending(path: item).path(percentEncoded: false)
    }

    private func write(_ text: String, to item: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: item))
    }

    func answer(to request: Request) throws -> Answer {
        let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        try write(text, to: "request.json")
        let run = try Command.run(path(of: "Stage"), [path(of: "request.json")])
        try #require(run.status == 0, "\(run.text)")
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    }
}

/// The places of a plugin's views on a screen: those of generated code, or those on a page.
struct Layout: Decodable {
    struct NamedView: Decodable {
        let name: String
        let area: Area
        let isHidden: Bool
    }

    let plugin: Area
    let isHidden: Bool
    let scrolls: Bool
    let views: [NamedView]

    /// Returns the area of a view that is not hidden.
    func area(of name: String) -> Area? {
        views.first { $0.name == name && !$0.isHidden }?.area
    }
}
