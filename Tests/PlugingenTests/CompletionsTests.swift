import Foundation
import TestSupport
import Testing

@testable import plugingen

private typealias Command = TestSupport.Command

/// The scripts, loaded and used in each shell that is installed.
@Suite("plugingen completions", .timed)
struct CompletionsTests {
    private static let starters = [
        "Banner", "EmptyState", "Error", "Header", "Loading", "MapOverlay", "MiniPlayer", "Offline",
        "Paywall", "Permission", "Progress", "SearchResults", "Skeleton", "Toast",
    ]

    /// Command lines, and the completions of their last word.
    private static let lines: [(words: [String], completions: [String])] = [
        (["gene"], ["generate"]),
        (["comp"], ["completions"]),
        (["new", "Ma"], ["MapOverlay"]),
        (["new", ""], starters),
        (["new", "--from", "E"], ["EmptyState", "Error"]),
        (["new", "help", "--from", "E"], ["EmptyState", "Error"]),
        (["generate", "--out"], ["--output"]),
        (["generate", "--tests-"], ["--tests-output", "--tests-prefix"]),
        (["generate", "--output", ""], [#"My App's "x""#, "other"]),
        (["generate", "--output", "other", "a"], ["a b.plugin.json"]),
        (["generate", "--quiet", "a"], ["a b.plugin.json"]),
        (["generate", "-o", ""], [#"My App's "x""#, "other"]),
        (["generate", "-o", "other", "-q", "a"], ["a b.plugin.json"]),
        (["validate", "a"], ["a b.plugin.json"]),
        (["validate", "--diagnostics", ""], ["json", "line", "text"]),
        (["templates", "--data", "a"], ["a b.plugin.json"]),
        (["schema", "--conf"], ["--configuration"]),
        (["completions", ""], ["bash", "fish", "words", "zsh"]),
        (["help", "gene"], ["generate"]),
    ]

    @Test("Completes arguments in bash")
    func bash() throws {
        for (words, completions) in Self.lines + [
            (["new", "--from", "=", "E"], ["EmptyState", "Error"]),
            (["new", "--from", "="], Self.starters),
            (["validate", "--", "--"], []),
        ] {
            let found = try complete(
                "bash",
                """
                source ../script
                COMP_WORDS=(plugingen "$@"); COMP_CWORD=$#
                _plugingen
                for completion in "${COMPREPLY[@]}"; do echo "$completion"; done
                """, words)
            expect(found, equals: completions, "\(words)")
        }
        let registered = try complete("bash", "source ../script; complete -p plugingen", [])
        expect(registered, equals: ["complete -F _plugingen plugingen"])
    }

    @Test(
        "Completes arguments in fish",
        .enabled(if: Shell.finds("fish"), "there is no fish on this machine"))
    func fish() throws {
        for (words, completions) in Self.lines + [(["new", "--from=E"], ["--from=EmptyState", "--from=Error"])] {
            let line = words.joined(separator: " ")
            let found = try complete(
                "fish", "source ../script; complete -C \"plugingen $argv\"", [line], options: ["--no-config"])
            let names = found.map { line in
                let name = line.split(separator: "\t")[0]
                return String(name.hasSuffix("/") ? name.dropLast() : name)
            }
            expect(names.sorted(), equals: completions, "\(words): \(found)")
        }
    }

    /// Completion in zsh needs a terminal: `zpty` creates one, and zsh writes the matches to a file.
    @Test(
        "Completes arguments in zsh, whether the script is sourced or autoloaded",
        .enabled(if: Shell.finds("zsh"), "there is no zsh on this machine"))
    func zsh() throws {
        let found = try completeInZsh(
            "cp ../script ../_plugingen; fpath=(.. $fpath); autoload -Uz compinit; compinit -u -D",
            ["new", "--from", "E"])
        expect(found, equals: ["EmptyState", "Error"])
        for (words, completions) in Self.lines + [(["new", "--from=E"], ["--from=EmptyState", "--from=Error"])] {
            let found = try completeInZsh("autoload -Uz compinit; compinit -u -D; source ../script", words)
            expect(found, equals: completions, "\(words)")
        }
    }

    @Test("Completes all commands and options, with their meaning")
    func knowsAll() throws {
        let commands = Plugingen.commands.map { $0.syntax }
        expect(completions(of: [""], for: commands).starts(with: commands.map { "\($0.name)\t\($0.summary)" }))
        for syntax in commands {
            let names = completions(of: [syntax.name, "-"], for: commands).map {
                String($0.prefix { $0 != "\t" })
            }
            expect(names, equals: syntax.allOptions.flatMap(\.names))
        }
    }

    /// - Parameter loading: The commands that load the script.
    private func completeInZsh(_ loading: String, _ words: [String]) throws -> [String] {
        try complete(
            "zsh",
            """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PS1=; \(loading)
            compadd() {
                local -a hits
                if [[ ${@[(I)-(O|A|D)]} -eq 0 ]]; then
                    builtin compadd -O hits "$@"
                    (( $#hits )) && print -rl -- "${(Q@)hits}" >> ../found
                fi
                builtin compadd "$@"
            }
            LISTMAX=1000; echo REA''DY'
            zpty -r shell out '*READY*'
            zpty -n -w shell "plugingen $1"$'\\t'
            zpty -n -w shell $'\\C-a\\C-kecho DO""NE\\n'
            zpty -r shell out '*DONE*'
            zpty -d shell
            sort -u ../found
            """, [words.joined(separator: " ")], options: ["-f"])
    }

    /// A folder with the script of each shell.
    private static let scripts: TemporaryFolder = {
        do {
            let folder = try TemporaryFolder()
            for shell in CompletedShell.allCases.map(\.rawValue) {
                try folder.write(Command.plugingen("completions", shell).output, to: shell)
            }
            return folder
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    /// Returns a shell's completions of the words, in a folder with names that are hard to quote.
    private func complete(
        _ shell: String, _ program: String, _ words: [String], options: [String] = []
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        let descriptions = ["Loading", "Load$(touch hacked)"].map { "other/\($0).plugin.json" }
        for item in [#"My App's "x"/c"#, "other/c", "a b.plugin.json"] + descriptions {
            try folder.write("", to: "work/" + item)
        }
        try folder.copy(Self.scripts.path(of: shell), to: "script")
        try folder.write("", to: "found")
        try folder.write(program, to: "program")
        let products = Repository.plugingen.deletingLastPathComponent().path(percentEncoded: false)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let limit = Shell.finds("timeout") ? ["timeout", "30"] : ["env"]
        let command = try Command.run(
            limit[0], limit.dropFirst() + [shell] + options + ["../program"] + words,
            in: folder.path(of: "work"),
            environment: ["HOME": folder.path, "TERM": "xterm", "PATH": "\(products):\(path)"])
        expect(command.errors, equals: "", "\(words)")
        expect(!folder.exists("work/hacked"))
        return command.output.split(separator: "\n").map(String.init).sorted()
    }
}
