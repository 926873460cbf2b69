import Foundation

/// A folder that exists as long as a test needs it.
package final class TemporaryFolder: Sendable {
    package let path: String

    /// Creates the folder.
    ///
    /// - Parameter name: the end of the last part of the path.
    package init(_ name: String = "test") throws {
        let url = FileManager.default.temporaryDirectory.appending(component: "plugingen-\(UUID().uuidString)")
            .appending(component: name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        // The real path of the folder, which programs that run in it see.
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    deinit {
        let outer = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.removeItem(at: outer)
    }

    package func path(of item: String) -> String {
        path + "/" + item
    }

    /// Writes a file, and creates the folders around it.
    package func write(_ text: String, to item: String) throws {
        let url = URL(filePath: path(of: item))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Copies a file or a folder, without the builds in it.
    package func copy(_ source: String, to item: String) throws {
        let target = path(of: item)
        try FileManager.default.createDirectory(
            at: URL(filePath: target).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: source, toPath: target)
        try? FileManager.default.removeItem(atPath: target + "/.build")
    }

    package func read(_ item: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path(of: item))), as: UTF8.self)
    }

    package func exists(_ item: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: item))
    }

    /// Returns the paths of all files, relative to the folder, sorted.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { item in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(
                atPath: self.path(of: item), isDirectory: &isDirectory) && !isDirectory.boolValue
        }.sorted()
    }

    /// Returns the absolute paths of all files below a subfolder, sorted.
    package func files(below item: String) throws -> [String] {
        try files().filter { $0.hasPrefix(item + "/") }.map(path(of:))
    }

    /// Returns the modification date of each file below the folder.
    package func modificationDates() throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for file in try files() {
            let attributes = try FileManager.default.attributesOfItem(atPath: path(of: file))
            dates[file] = attributes[.modificationDate] as? Date
        }
        return dates
    }

    func handle(for item: String) throws -> FileHandle {
        _ = FileManager.default.createFile(atPath: path(of: item), contents: nil)
        return try FileHandle(forWritingTo: URL(filePath: path(of: item)))
    }
}
