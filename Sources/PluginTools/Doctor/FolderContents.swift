import PluginCore
import SystemCalls

/// The files of plugingen in and below a folder, sorted by path.
struct FolderContents {
    /// The folder itself and those below it, without links.
    private(set) var folders: [String] = []
    private(set) var descriptions: [String] = []
    private(set) var configurations: [String] = []
    private(set) var generated: [CommittedFile] = []
    /// Other Swift files.
    private(set) var sources: [String] = []
    /// All other files.
    private(set) var others: [String] = []

    private var visited = VisitedFolders()
    private var links: [String] = []

    /// Skips other packages, hidden folders, and the folders of package managers and Xcode.
    ///
    /// - Parameter followsLinks: whether descriptions in linked folders are included, as in SwiftPM.
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

    /// - Parameter isLinked: whether a link leads to the folder. Then its generated files and configurations belong to
    ///   another folder.
    private mutating func add(_ folder: String, isLinked: Bool = false) {
        guard visited.enter(folder) else { return }
        if !isLinked { folders.append(folder) }
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

/// A generated file that is committed.
struct CommittedFile {
    let file: SourceFile
    /// The plugin that it was generated for; nil for a file for all plugins.
    let plugin: String?
    /// The module that it tests; nil if it has no tests.
    let testedModule: String?
    /// Whether it was edited by hand.
    let isEdited: Bool

    var name: String { fileName(ofPath: file.path) }
    var directory: String { String(file.path.dropLast(name.count + 1)) }

    /// Returns nil for a file that is not generated.
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
