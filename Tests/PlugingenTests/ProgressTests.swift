import Foundation
import TestSupport
import Testing

@testable import plugingen

private typealias Command = TestSupport.Command

@Suite("Progress", .timed)
struct ProgressTests {
    private final class Terminal {
        var now = 5_000
        var written: [String] = []
    }

    @Test("Progress appears after a second, updates ten times a second, and is erased")
    func times() {
        let terminal = Terminal()
        var progress = Progress(isShown: true, milliseconds: { terminal.now }, write: { terminal.written.append($0) })
        for step in 0..<130 {
            terminal.now = 5_000 + step * 10
            progress.show("\(step)")
        }
        expect(terminal.written, equals: ["\r\u{1B}[K100", "\r\u{1B}[K110", "\r\u{1B}[K120"])
        progress.end()
        progress.end()
        expect(terminal.written.dropFirst(3), equals: ["\r\u{1B}[K"])
    }

    @Test("Progress does not appear within the first second, or if it is turned off")
    func nothing() {
        let terminal = Terminal()
        for isShown in [true, false] {
            var progress = Progress(
                isShown: isShown, milliseconds: { terminal.now }, write: { terminal.written.append($0) })
            terminal.now += isShown ? 999 : 5_000
            progress.show("reading")
            progress.end()
        }
        expect(terminal.written.isEmpty)
    }

    /// The fake `swift` waits until the progress appears on the terminal.
    @Test(
        "Progress appears on a terminal, but not in a pipe",
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
            echo '{ "targets": [{ "name": "App", "path": "Sources/App", "type": "library" }] }'
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
        expect(command.status, equals: 0, "\(command.text)")
        let typescript = try folder.read("typescript")
        expect(typescript.contains("\r\u{1B}[Kasking SwiftPM for the package's targets"))
        expect(typescript.contains("\r\u{1B}[Kwrote Sources/App/Loading.plugin.json"))

        // The recording exists already, so `swift` does not wait. Pipes show no progress.
        let piped = try Command.plugingen(
            "new", "Error", in: folder,
            environment: [
                "PATH": folder.path(of: "bin") + ":" + (environment("PATH") ?? ""),
                "TYPESCRIPT": folder.path(of: "typescript"),
            ])
        expect(piped.status, equals: 0)
        expect(!piped.text.contains("\u{1B}") && !piped.text.contains("asking"))
    }

    private func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
