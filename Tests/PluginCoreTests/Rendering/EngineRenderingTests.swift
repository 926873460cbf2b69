import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite("Modules with an engine", .timed)
struct EngineRenderingTests {
    private let notice = """
        {
          "access": "public",
          "inputs": [{ "name": "message", "type": "String" }],
          "handlers": [{ "name": "closeHandler" }],
          "content": { "label": "messageLabel", "text": { "input": "message" } },
          "placement": "bottom",
          "accessibility": { "announcement": { "input": "message" } },
          "host": { "hide": false, "shown": false }
        }
        """

    @Test("get controllers that import the engine, with members as visible as the class")
    func controller() throws {
        let files = try generate(["Notice": notice], #"{ "engine": "AppSupport" }"#)
        expect(
            try #require(files["NoticeViewController.swift"]).hasPrefix(
                """
                #if canImport(UIKit) && !os(watchOS)
                public import AppSupport
                public import UIKit

                /// The Notice plugin.
                @MainActor
                public final class NoticeViewController: UIViewController, PluginViewController {
                    public var message: String {
                        didSet {
                            if isViewLoaded { applyMessage() }
                            presentation.announceChange()
                        }
                    }

                    /// Released when the plugin is removed.
                    public var closeHandler: @MainActor () -> Void = {}

                    public let presentation = PluginPresentation(
                        placement: ChildPlacement(edges: [.leading, .bottom, .trailing], area: .safeArea))

                    let messageLabel = UILabel()

                    public init(message: String) {
                        self.message = message
                        super.init(nibName: nil, bundle: nil)
                    }

                    public required init?(coder: NSCoder) {
                        message = ""
                        super.init(coder: coder)
                    }

                    public override func loadView() { view = PluginView() }

                    public override func viewDidLoad() {
                        super.viewDidLoad()
                        configureContent()
                        layOutContent()
                        applyMessage()
                    }

                    public var announcement: String? { message }

                    public func releaseHandlers() { closeHandler = {} }

                """))
    }

    @Test("import the engine in their tests")
    func tests() throws {
        let files = try generate(["Notice": notice], #"{ "engine": "AppSupport" }"#)
        let imports = """
            import Testing
            import UIKit

            @testable import AppSupport
            @testable import Feed

            """
        expect(try #require(files["NoticeViewControllerTests.swift"]).contains(imports))
        let support = try #require(files["PluginTestSupport.swift"])
        expect(support.contains(imports))
        expect(support.contains("final class HostWindow"))
    }

    @Test("keep colors and fonts, which their tests distinguish from those of the engine")
    func tokens() throws {
        let files = try generate(
            ["Notice": notice],
            """
            {
              "engine": "AppSupport",
              "appearance": {
                "colors": { "ink": { "light": "#000000" } }, "fonts": { "title": { "swift": "Theme.font" } },
              },
            }
            """)
        let appearance = try #require(files["PluginAppearance.swift"])
        expect(appearance.contains("enum PluginColors {\n    static let ink = UIColor(light: "))
        expect(appearance.contains("enum PluginFonts {\n    static var title: UIFont {"))
        expect(!appearance.contains("class "))
        let support = try #require(files["PluginTestSupport.swift"])
        expect(
            support.contains(
                """
                @testable import Feed
                @testable import enum Feed.PluginColors
                @testable import enum Feed.PluginFonts

                """))
    }

    @Test("use the names of the engine's methods")
    func names() throws {
        let files = try generate(
            ["Notice": notice], #"{ "engine": "AppSupport" }"#,
            engine: #"{ "providesEngine": "public", "names": { "add": "embed" } }"#)
        expect(try #require(files["NoticeViewController.swift"]).contains("embed(notice"))
    }

    @Test("find all parts in the engine", arguments: Kit.all.map(\.name))
    func parts(kit: String) throws {
        let files = try generate([:], #"{ "providesEngine": "package", "kits": ["\#(kit)"] }"#)
        let code = try #require(files["ChildContainment.swift"])
        for part in ["struct ChildArea", "class PluginTimer", "class PluginHostingView", "enum PluginPreviewStyle"] {
            expect(code.contains(" \(part)"), "\(part)")
        }
        expect(code.contains("final class PluginFeedback"), equals: (kit == "UIKit"))
        expect(code.contains("final class PluginSwitch"), equals: (kit == "AppKit"))
    }

    @Test("get an engine whose access is the configured one", arguments: ["package", "public"])
    func access(access: String) throws {
        let files = try generate([:], #"{ "providesEngine": "\#(access)" }"#)
        let code = try #require(files["ChildContainment.swift"])
        for declaration in [
            "    \(access) func add(_ child: UIViewController, in container: UIView? = nil) {",
            "\(access) protocol PluginViewController: UIViewController {",
            "nonisolated \(access) struct ChildPlacement: Sendable {", "\nstruct PluginClock: ",
        ] {
            expect(code.contains(declaration), "\(declaration)")
        }
        expect(files.count, equals: 1)
    }

    /// Returns the generated files of a module named 'Feed', without their headers, by their names.
    private func generate(
        _ plugins: [String: String], _ configuration: String, engine: String? = nil
    ) throws -> [String: String] {
        var found = DiagnosticCollector()
        func read(_ text: String) throws -> ModuleConfiguration {
            let file = SourceFile(path: "plugingen.json", text: text)
            return try #require(readConfiguration(file, reporting: &found))
        }
        var configuration = try read(configuration)
        if let engine { configuration.use(try read(engine), at: "", reporting: &found) }
        let descriptions = try plugins.map { name, text in
            let file = SourceFile(path: "\(name).plugin.json", text: text)
            return try #require(readDescription(file, name: name, configuration: configuration, reporting: &found))
        }
        let files = Module(descriptions, configuration: configuration).files(
            GenerationOptions(sourcesDirectory: "", tests: .init(directory: "", module: "Feed")), reporting: &found)
        expect(!found.hasErrors)
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                let text = String(decoding: file.bytes, as: UTF8.self)
                let start = text.firstRange(of: "\n\n")?.upperBound ?? text.startIndex
                return (file.path, String(text[start...]))
            })
    }
}
