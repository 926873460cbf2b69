import Foundation
import Testing

/// A page of the reference for the description language.
package struct ReferencePage: Sendable, CustomTestStringConvertible {
    package let path: String
    package var lines: [String]

    package var testDescription: String { path }

    package static func all() throws -> [ReferencePage] {
        let folder = "Sources/PluginCore/PluginCore.docc"
        return try Repository.files(in: folder, withSuffix: ".md").map { path in
            let lines = try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
            return ReferencePage(path: path, lines: lines.map(String.init))
        }
    }

    /// The text below each heading, except for that of the page.
    package var sections: [Section] {
        let starts = lines.indices.filter { lines[$0].hasPrefix("##") }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
            Section(
                heading: String(lines[start].drop { $0 == "#" || $0 == " " }),
                range: (start + 1)..<end,
                lines: Array(lines[(start + 1)..<end]))
        }
    }

    /// The blocks of code, in order.
    package var blocks: [CodeBlock] { CodeBlock.blocks(in: lines) }

    /// The blocks of JSON and Swift in groups, each with a configuration and all examples that use it.
    package var modules: [[CodeBlock]] {
        blocks.filter { ["json", "swift"].contains($0.language) }.reduce(into: []) { modules, block in
            if block.isConfiguration || modules.isEmpty { modules.append([]) }
            modules[modules.count - 1].append(block)
        }
    }

    /// The templates that the page shows by file name, which is the second word after the backticks of a code block.
    private var templates: [CodeBlock] { blocks.filter { $0.language.hasPrefix("mustache ") } }

    /// Writes the configuration and the descriptions of a group, and the page's templates.
    package func write(_ module: [CodeBlock], to folder: TemporaryFolder, at path: String = "") throws {
        try folder.write("", to: "\(path)Templates/.keep")
        for block in templates {
            try folder.write(block.text + "\n", to: "\(path)Templates/\(block.language.dropFirst("mustache ".count))")
        }
        for block in module where block.language == "json" {
            let name = try block.isConfiguration ? "plugingen.json" : "\(block.plugin).plugin.json"
            try folder.write(block.text, to: path + name)
        }
    }

    package func write() throws {
        let text = lines.joined(separator: "\n")
        try Data(text.utf8).write(to: Repository.root.appending(path: path))
    }

    package struct Section: Sendable {
        package let heading: String
        /// The range of the lines in the page.
        package let range: Range<Int>
        package let lines: [String]

        package var blocks: [CodeBlock] { CodeBlock.blocks(in: lines) }

        /// The lines of the table, including the column heads and the rule below them.
        package var table: [String] { lines.filter { $0.hasPrefix("|") } }
    }
}

/// A block of code between two lines of backticks.
package struct CodeBlock: Sendable {
    /// The text after the backticks of the first line.
    package let language: String
    package private(set) var lines: [String] = []

    package var text: String { lines.joined(separator: "\n") }

    /// Whether the block is the configuration for the descriptions below it.
    package var isConfiguration: Bool { lines.first == "// plugingen.json" }

    /// The name of the plugin that the block describes.
    package var plugin: Substring {
        get throws { try #require(lines.first?.wholeMatch(of: /\/\/ (\w+)\.plugin\.json/)?.output.1) }
    }

    package static func blocks(in lines: [String]) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: CodeBlock?
        for line in lines {
            if line == "```" {
                open.map { blocks.append($0) }
                open = nil
            } else if line.hasPrefix("```") {
                open = CodeBlock(language: String(line.dropFirst(3)))
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }
}

extension [CodeBlock] {
    /// Whether one of the blocks describes a plugin.
    package var describesPlugins: Bool { contains { $0.language == "json" && !$0.isConfiguration } }
}
