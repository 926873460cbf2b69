import TestSupport
import Testing

@testable import PluginCore

@Suite("Shell quoting", .timed)
struct ShellQuotedTests {
    @Test(
        "A shell argument is quoted only if necessary",
        arguments: [
            ("Sources/App", "Sources/App"), ("--output=a_b.c", "--output=a_b.c"), ("", "''"),
            ("A b", "'A b'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("~", "'~'"),
            ("λ", "'λ'"), ("*", "'*'"),
        ])
    func quotes(word: String, expected: String) throws {
        expect(shellQuoted(word), equals: expected)
        let command = try Command.run("sh", ["-c", "printf %s \(expected)"])
        expect(command.output, equals: word)
    }

    @Test(
        "Invisible characters are escaped",
        arguments: ["a\u{1B}[31m", "b\n'c'", "\u{9B}\\", "\u{202E}"])
    func escapes(word: String) throws {
        let quoted = shellQuoted(word)
        expect(quoted.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(quoted)")
        let command = try Command.run("bash", ["-c", "printf %s \(quoted)"])
        expect(command.output, equals: word)
    }
}
