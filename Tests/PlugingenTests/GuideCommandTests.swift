import TestSupport
import Testing

@Suite("plugingen guide", .timed)
struct GuideCommandTests {
    @Test("Prints a page in Markdown, whose commands work for its descriptions")
    func page() throws {
        let command = try Command.plugingen("guide")
        expect(command.status == 0 && command.errors == "")
        expect(command.output.hasPrefix("# plugingen: a guide for coding assistants\n"))
        let lines = command.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let blocks = CodeBlock.blocks(in: lines)
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "modules": [{ "name": "App", "descriptions": "App", "output": "App/Generated" }] }"#,
            to: "plugingen.json")
        let names = command.output.matches(of: /`(\w+)\.plugin\.json`:/).map { $0.output.1 }
        let descriptions = blocks.filter { $0.language == "json" }
        try #require(names.count == descriptions.count)
        for (name, block) in zip(names, descriptions) {
            try folder.write(block.text, to: "App/\(name).plugin.json")
        }
        let generation = try Command.plugingen("generate", "App", "--output", "App/Generated", in: folder)
        expect(generation.status, equals: 0, "\(generation.text)")
        for line in blocks.filter({ $0.language == "sh" }).flatMap(\.lines) {
            let words = line.split(separator: " ").map(String.init)
            try #require(words.first == "plugingen")
            let run = try Command.run(
                Repository.plugingen.path(percentEncoded: false), Array(words.dropFirst()), in: folder.path)
            expect(run.status, equals: 0, "\(line): \(run.text)")
        }
        // The methods of the page are in the generated code.
        let code = try folder.files().filter { $0.hasSuffix(".swift") }.map(folder.read).joined()
        let calls = blocks.filter { $0.language == "swift" }.flatMap(\.lines)
        expect(calls.count, equals: 8)
        for line in calls {
            let call = try #require(line.firstMatch(of: /(\w+)(\(| \{)/))
            expect(code.contains("func \(call.output.1)"), "\(line)")
        }
    }
}
