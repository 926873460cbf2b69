import TestSupport
import Testing

/// Tests that the template language does not depend on the rest of the program.
@Suite("The sources of the template language", .timed)
struct MustacheSourcesTests {
    private static let files = Result {
        try Repository.files(in: "Sources/PluginCore/Mustache", withSuffix: ".swift")
    }

    @Test("import only the C library")
    func imports() throws {
        let lines = try Self.files.get().flatMap {
            try Repository.text(of: $0).split(separator: "\n")
        }
        let imports = Set(lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") })
        expect(imports, equals: ["import SystemCalls"])
    }

    @Test("do not refer to plugins or frameworks, and do not use pointers")
    func words() throws {
        for file in try Self.files.get() {
            let code = try Repository.text(of: file).replacing(/import \w+/, with: "")
            for word in ["plugin", "kit", "unsafe", "pointer"] {
                expect(!code.lowercased().contains(word), "\(file)")
            }
        }
    }
}
