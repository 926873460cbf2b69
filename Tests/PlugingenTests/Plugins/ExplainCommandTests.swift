import PluginTools
import TestSupport
import Testing

@Suite("plugingen explain")
struct ExplainCommandTests {
    @Test("Explains a problem, with or without the brackets of messages")
    func explanation() throws {
        let command = try Command.plugingen("explain", "unknown-key")
        #expect(command.status == 0)
        #expect(
            command.output == """
                unknown-key: an error

                An object has no such key. A misspelled key would have no effect, and nobody would notice.

                Wrong:

                    { "sumary": "a" }

                Right:

                    { "summary": "a" }

                """)
        #expect(try Command.plugingen("explain", "[unknown-key]").output == command.output)
    }

    @Test("Shows the files of an example")
    func files() throws {
        let command = try Command.plugingen("explain", "invalid-version")
        #expect(
            command.output.contains(
                """
                Wrong:

                    Loading.plugin.json:
                        {}
                    plugingen.json:
                        { "minimumVersions": { "iOS": "14" } }

                """), "\(command.output)")
    }

    @Test("Lists all problems, one line each")
    func list() throws {
        let command = try Command.plugingen("explain")
        #expect(command.status == 0)
        let lines = command.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(lines.count == Explanation.all.count)
        #expect(command.output.hasPrefix("JSON\n  empty-file "))
    }

    @Test("Suggests an identifier")
    func unknown() throws {
        let command = try Command.plugingen("explain", "unknwon-key")
        #expect(command.status == 64)
        #expect(
            command.errors.contains(
                "there is no problem 'unknwon-key'; did you mean 'unknown-key'?"))
        let word = try Command.plugingen("explain", "surrogate")
        #expect(word.errors.contains("'surrogate'; did you mean 'unpaired-surrogate'?"))
        let other = try Command.plugingen("explain", "xylophone")
        #expect(other.errors.contains("'xylophone'; 'plugingen explain' lists all"))
    }
}
