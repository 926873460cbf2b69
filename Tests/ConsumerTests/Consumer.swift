import Foundation
import TestSupport
import Testing

/// A package that uses plugingen.
struct Consumer {
    let path: String
    /// The folder for its builds.
    let scratch: String
    var options: [String] = []

    /// Runs `swift build`, `swift test` or another command on the package. Warnings are errors.
    func swift(_ command: String, _ arguments: String...) throws -> Command {
        try swift(command, arguments)
    }

    func swift(_ command: String, _ arguments: [String]) throws -> Command {
        let strict = command == "package" ? [] : ["-Xswiftc", "-warnings-as-errors"]
        let words = [command, "--package-path", path, "--scratch-path", scratch] + options + strict + arguments
        let run = try Command.run("swift", words)
        // On Linux, SwiftPM itself sometimes crashes in libdispatch when a child process ends. If
        // the child process crashes, SwiftPM exits with status 1.
        if run.status != SIGSEGV || !run.text.contains("libdispatch") { return run }
        return try Command.run("swift", words)
    }

    /// Expects that the package's tests build, that there are tests, and that all of them pass.
    ///
    /// - Parameter options: additional options of `swift test`.
    func expectTestsPass(_ options: String...) throws {
        let command = try swift("test", options)
        expect(command.status == 0, "\(command.text)")
        let counts = command.text.matches(of: /(?:Test run with|Executed) (\d+) tests?.* (?:passed|0 failures)/)
        expect(counts.contains { Int($0.1) ?? 0 > 0 }, "\(command.text)")
    }
}

extension Consumer {
    /// Creates a package that is built in the folder that all packages of a framework share, where the framework is
    /// compiled once.
    ///
    /// - Parameter kit: the framework that the package depends on; nil for none. Code in the same folder could import it.
    init(path: String, with kit: HeadlessKit?) {
        let builds = Repository.builds.appending(component: kit?.rawValue ?? "NoFramework")
        self.init(path: path, scratch: builds.path(percentEncoded: false))
    }
}

extension Consumer {
    /// The folder of the files that the build plugin generates. SwiftPM names it for the folder of the package.
    var outputs: String {
        "\(scratch)/plugins/outputs/\(URL(filePath: path).lastPathComponent.lowercased())"
    }

    /// Returns the modification date of each generated file, by its path below the folder of its target.
    func generatedFiles() throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: outputs) where file.hasSuffix(".swift") {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(outputs)/\(file)")
            dates[file] = attributes[.modificationDate] as? Date
        }
        return dates
    }

    /// Returns the text of the generated file with a name.
    func generatedFile(_ name: String) throws -> String {
        let file = try generatedFiles().keys.first { $0.hasSuffix("/\(name)") }
        return try String(contentsOfFile: "\(outputs)/\(#require(file, "\(name)"))", encoding: .utf8)
    }

    /// Removes what an earlier package in a folder of the same name has generated.
    func removeOutputs() {
        try? FileManager.default.removeItem(atPath: outputs)
    }
}
