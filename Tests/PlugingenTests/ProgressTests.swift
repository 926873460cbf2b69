import Foundation
import TestSupport
import Testing

@testable import plugingen

private typealias Command = TestSupport.Command

@Suite("Progress")
struct ProgressTests {
    private final class Terminal {
        var now = 5_000
        var written: [String] = []
    }

    @Test("is shown after a second, at most ten times a second, and is taken back")
    func times() {
        let terminal = Terminal()
        var progress = Progress(
            isShown: true, milliseconds: { terminal.now }, write: { terminal.written.append($0) })
        for step in 0..<130 {
            terminal.now = 5_000 + step * 10
            progress.show("\(step)")
        }
        #expect(terminal.written == ["\r\u{1B}[K100", "\r\u{1B}[K110", "\r\u{1B}[K120"])
        progress.end()
        progress.end()
        #expect(terminal.written.dropFirst(3) == ["\r\u{1B}[K"])
    }

    @Test("is not shown of what is done within a second, nor where nobody sees it")
    func nothing() {
        let terminal = Terminal()
        for isShown in [true, false] {
            var progress = Progress(
                isShown: isShown, milliseconds: { terminal.now },
                write: { terminal.written.append($0) })
            terminal.now += isShown ? 999 : 5_000
            progress.show("reading")
            progress.end()
        }
        #expect(terminal.written.isEmpty)
    }

    /// The `swift` that the program asks waits until the progress can be read on the terminal.
    @Test(
        "is seen on a terminal, and not in a pipe",
        .enabled(if: Shell.finds("script"), "there is no 'script' to make a terminal with"))
    func terminal() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("", to: "Sources/App/App.swift")
        try folder.write(
            """
            #!/bin/sh
            turns=0
            until grep -q 'asking SwiftPM' "$TYPESCRIPT" || [ $turns -ge 300 ]; do
                sleep 0.1
                turns=$((turns + 1))
            done
            echo '{ "targets": [{ "name": "App", "type": "regular" }] }'
            """, to: "bin/swift")
        let plugingen = Repository.plugingen.path(percentEncoded: false)
        #if os(Linux)
        let record = "script -q -f -c \"'\(plugingen)' new Loading\" typescript"
        #else
        let record = "script -q -t 0 typescript '\(plugingen)' new Loading"
        #endif
        let command = try Command.run(
            "bash", ["-c", "chmod +x bin/swift; touch typescript; \(record)"], in: folder.path,
            environment: [
                "PATH": folder.path(of: "bin") + ":" + (environment("PATH") ?? ""),
                "TYPESCRIPT": folder.path(of: "typescript"), "TERM": "xterm",
            ])
        #expect(command.status == 0, "\(command.text)")
        let typescript = try folder.read("typescript")
        #expect(typescript.contains("\r\u{1B}[Kasking SwiftPM for the package's targets"))
        #expect(typescript.contains("\r\u{1B}[Kwrote Sources/App/Loading.plugin.json"))

        // The recording is there already: nothing waits, and nothing is shown in files.
        let piped = try Command.plugingen(
            "new", "Error", in: folder,
            environment: [
                "PATH": folder.path(of: "bin") + ":" + (environment("PATH") ?? ""),
                "TYPESCRIPT": folder.path(of: "typescript"),
            ])
        #expect(piped.status == 0)
        #expect(!piped.text.contains("\u{1B}") && !piped.text.contains("asking"))
    }

    private func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
