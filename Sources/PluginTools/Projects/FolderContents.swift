import PluginCore

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

    /// Lists a folder without other packages in it.
    init(of folder: String) {
        let listing = FileListing(of: folder)
        let packages = listing.paths.filter { $0.hasSuffix("/Package.swift") }.map(parent(of:))
        self.init(of: listing, besides: packages.filter { $0 != folder })
    }

    /// Files behind links are not listed, except descriptions and sources: their generated files and configurations
    /// belong to another folder.
    ///
    /// - Parameter foreign: folders that are left out.
    init(of listing: FileListing, besides foreign: [String]) {
        func isOwn(_ path: String) -> Bool { !foreign.contains { isWithin(path, $0) } }
        folders = listing.folders.filter(isOwn).sorted()
        for path in listing.paths where isOwn(path) { add(path, from: listing) }
        let linked = listing.linkedPaths.filter(isOwn)
        descriptions = (descriptions + linked.filter(isDescription)).sorted()
        sources += linked.filter { $0.hasSuffix(".swift") }
    }

    private mutating func add(_ path: String, from listing: FileListing) {
        if isDescription(path) {
            descriptions.append(path)
        } else if fileName(ofPath: path) == ModuleConfiguration.fileName {
            configurations.append(path)
        } else if !path.hasSuffix(".swift") {
            others.append(path)
        } else if let file = CommittedFile(
            SourceFile(path: path, bytes: listing.read(path) ?? []))
        {
            generated.append(file)
        } else {
            sources.append(path)
        }
    }
}

/// A generated file that is committed.
struct CommittedFile {
    private(set) var file: SourceFile
    /// The plugin that it was generated for; nil for a file for all plugins.
    let plugin: String?
    /// The modules that its tests import: the tested one, and perhaps its engine; empty if it has no tests.
    let testedModules: [String]
    /// Whether it was edited by hand.
    let isEdited: Bool

    var isTest: Bool { !testedModules.isEmpty }
    var name: String { fileName(ofPath: file.path) }
    var directory: String { String(file.path.dropLast(name.count + 1)) }

    /// Returns the file with another path, for problems and commands.
    func moved(to path: String) -> CommittedFile {
        var copy = self
        copy.file = SourceFile(path: path, bytes: file.bytes)
        return copy
    }

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
        testedModules = lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
}
