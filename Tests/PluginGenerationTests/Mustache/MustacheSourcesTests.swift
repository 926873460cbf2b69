import TestSupport
import Testing

/// The template language could be taken out of the program and used for anything else.
@Suite("The sources of the template language")
struct MustacheSourcesTests {
    private static let files = Result {
        try Repository.files(in: "Sources/PluginGeneration/Mustache", withSuffix: ".swift")
    }

    @Test("import diagnostics and the C library, and nothing else")
    func imports() throws {
        let lines = try Self.files.get().flatMap {
            try Repository.text(of: $0).split(separator: "\n")
        }
        let imports = Set(lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") })
        #expect(imports == ["import PluginDescriptions", "import SystemCalls"])
    }

    @Test("know nothing of plugins and frameworks, and use no pointers")
    func words() throws {
        for file in try Self.files.get() {
            let code = try Repository.text(of: file).replacing(/import \w+/, with: "")
            for word in ["plugin", "kit", "unsafe", "pointer"] {
                #expect(!code.lowercased().contains(word), "\(file)")
            }
        }
    }
}
