import Foundation

/// Returns the template for XCTest that has the same tests as a template for Swift Testing.
func xcTest(from template: URL) throws -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(component: "xctest.awk")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["awk", "-f"] + [script, template].map { $0.path(percentEncoded: false) }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: template.path])
    }
    return String(decoding: text, as: UTF8.self)
}
