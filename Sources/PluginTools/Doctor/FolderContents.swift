import PluginDescriptions
import PluginGeneration
import SystemCalls

/// The files in and below a folder that have to do with plugingen, each list in the order of paths.
struct FolderContents {
    private(set) var descriptions: [String] = []
    private(set) var configurations: [String] = []
    private(set) var generated: [CommittedFile] = []
    /// Other files of Swift.
    private(set) var sources: [String] = []
    /// All other files.
    private(set) var others: [String] = []

    private var visited = VisitedFolders()
    private var links: [String] = []

    /// Packages within, hidden folders and what package managers and Xcode put there are passed over.
    ///
    /// - Parameter followsLinks: whether descriptions in folders that links lead to count as well, as they
    ///   do for SwiftPM.
    init(of folder: String, followsLinks: Bool) {
        add(folder)
        if followsLinks {
            visited = VisitedFolders()
            while let link = links.popShortest() { add(link, isLinked: true) }
        }
        descriptions.sort()
        others.sort()
        generated.sort { $0.file.path < $1.file.path }
    }

    /// - Parameter isLinked: whether a link led here. Generated files and configurations are those of the folder
    ///   that it leads to.
    private mutating func add(_ folder: String, isLinked: Bool = false) {
        guard visited.enter(folder) else { return }
        let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
        for name in names where isVisible(name) {
            let path = joinPath(folder, name)
            if FileIO.isDirectory(path) {
                let isForeign =
                    ["DerivedData", "Pods", "Carthage"].contains(name)
                    || FileIO.exists(joinPath(path, "Package.swift"))
                if isForeign { continue }
                if FileIO.isLink(path) { links.append(path) } else { add(path, isLinked: isLinked) }
            } else if isDescription(name) {
                descriptions.append(path)
            } else if isLinked {
                if name.hasSuffix(".swift") { sources.append(path) }
            } else if name == ModuleConfiguration.fileName {
                configurations.append(path)
            } else if name.hasSuffix(".swift"), let bytes = try? FileIO.read(path),
                let file = CommittedFile(SourceFile(path: path, bytes: bytes))
            {
                generated.append(file)
            } else if name.hasSuffix(".swift") {
                sources.append(path)
            } else {
                others.append(path)
            }
        }
    }
}

/// A file that plugingen has made, and that is kept.
struct CommittedFile {
    let file: SourceFile
    /// The plugin that it was made for; nil where it is for all of a module.
    let plugin: String?
    /// The module that it tests; nil where it holds no tests.
    let testedModule: String?
    /// Whether it is not as plugingen made it.
    let isEdited: Bool

    var name: String { fileName(ofPath: file.path) }
    var directory: String { String(file.path.dropLast(name.count + 1)) }

    /// Nil for a file that plugingen has not made.
    init?(_ file: SourceFile) {
        guard isGenerated(file) else { return nil }
        self.file = file
        let text = GeneratedText(file.bytes)
        plugin = text?.plugin
        isEdited = text?.isEdited ?? true
        let lines = LineEnding.lineFeed.applied(to: file.bytes)
            .split(separator: UInt8(ascii: "\n"), maxSplits: 60)
            .map { String(decoding: $0, as: UTF8.self) }
        let mark = "@testable import "
        testedModule = lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
}
