import PluginCore
import SystemCalls

/// The app's own Swift files around a plugin.
struct UserSources {
    private let root: String
    /// The absolute paths of the files that can use the plugin.
    private let paths: [String]
    /// The module that own tests import; nil if it is not known.
    private let module: String?
    /// Whether another module has a plugin with the same name.
    private let hasNamesake: Bool

    /// Finds Swift files in a project, without generated files and without those of modules that have a plugin with the
    /// same name.
    ///
    /// - Parameter description: the description of the plugin.
    init(of module: Module, besides description: String, plugin: String, in root: String) {
        self.root = root
        self.module = module.name
        let contents = FolderContents(of: root)
        let own = FileIO.absolutePath(description)
        let namesakes = contents.descriptions.filter {
            pluginName(ofPath: $0) == plugin && $0 != own
        }
        hasNamesake = !namesakes.isEmpty
        let ownFolder = FileIO.absolutePath(module.folder)
        let foreign = namesakes.map { FileIO.absolutePath(TargetFolder(around: $0).path) }
            .filter { !isWithin(ownFolder, $0) }
        paths = contents.sources.filter { path in
            !foreign.contains { isWithin(path, $0) }
        }.sorted()
    }

    /// Returns the files with a name, as paths from the current folder.
    func files(named name: String) -> [String] {
        paths.filter { fileName(ofPath: $0) == name }.map(shown)
    }

    /// Returns the places that use some names.
    ///
    /// - Parameter moves: the steps that rename files. The places are in the renamed files.
    func uses(of names: [ChangedName], movedBy moves: [FileStep] = []) -> [SwiftUse] {
        if names.isEmpty { return [] }
        var newPaths: [String: String] = [:]
        for step in moves {
            if case .move(let origin) = step.action { newPaths[origin] = step.path }
        }
        return paths.flatMap { path -> [SwiftUse] in
            guard let bytes = try? FileIO.read(path) else { return [] }
            let path = shown(path)
            return swiftUses(
                of: names, in: SourceFile(path: newPaths[path] ?? path, bytes: bytes))
        }
    }

    /// Returns the own tests of a plugin and the file with the methods that its hooks call: the files that `new`
    /// writes.
    func ownFiles(of plugin: PluginDescription?, named name: String) -> [String] {
        let tests = files(named: userTestsFileName(ofPlugin: name)).filter { path in
            !hasNamesake || imports(path)
        }
        return tests + (plugin.map { files(named: hooksFileName(of: $0)) } ?? [])
    }

    /// Returns remarks about own tests that may be those of another module's plugin.
    func undecidedTests(named name: String) -> [String] {
        if !hasNamesake || module != nil { return [] }
        return files(named: userTestsFileName(ofPlugin: name)).map {
            "\($0.visible) may test the plugin of another module, and was not changed."
        }
    }

    /// Returns the steps that rename the user's own files, and remarks about those that keep their names.
    func renamedFiles(
        of old: PluginDescription?, to new: PluginDescription
    ) -> (steps: [FileStep], remarks: [String]) {
        guard let old else { return ([], []) }
        var steps: [FileStep] = []
        var remarks: [String] = []
        for path in ownFiles(of: old, named: old.name) {
            let isTest = fileName(ofPath: path) == userTestsFileName(ofPlugin: old.name)
            let newName = isTest ? userTestsFileName(ofPlugin: new.name) : hooksFileName(of: new)
            let newPath = joinPath(String(directory(of: path)), newName)
            if newPath == path { continue }
            if FileIO.isLink(path) {
                remarks.append("\(path.visible) is a link and keeps its name.")
            } else if FileIO.exists(newPath), !FileIO.isOneEntry(path, newPath),
                (try? FileIO.read(path)) != (try? FileIO.read(newPath))
            {
                remarks.append("\(path.visible) keeps its name, because \(newPath.visible) exists.")
            } else if let bytes = try? FileIO.read(path) {
                steps.append(.move(path, to: newPath, bytes))
            }
        }
        return (steps, remarks)
    }

    /// Returns remarks about Xcode projects that name files which a change renames or removes.
    func projectRemarks(about steps: [FileStep]) -> [String] {
        let names = steps.compactMap { step -> String? in
            switch step.action {
            case .move(let origin): fileName(ofPath: origin)
            case .remove: fileName(ofPath: step.path)
            case .create, .write: nil
            }
        }
        return findProjects(in: root).compactMap { project in
            let bytes = try? FileIO.read(
                joinPath(project, "project.pbxproj"), limit: FileIO.xcodeLimit)
            let text = String(decoding: bytes ?? [], as: UTF8.self)
            let named = names.filter(text.contains)
            if named.isEmpty { return nil }
            return
                "\(shown(project).visible) names \(quotedList(named).visible): replace these files in Xcode."
        }
    }

    private func imports(_ path: String) -> Bool {
        guard let module, let bytes = try? FileIO.read(path) else {
            return false
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains { $0.hasSuffix("import \(module)") }
    }

    private func shown(_ path: String) -> String {
        pathWithParents(to: path, from: FileIO.currentDirectory)
    }
}

/// A place in the app's own Swift that uses a generated name.
package struct SwiftUse {
    let path: String
    let location: SourceLocation
    package let name: ChangedName

    /// "Sources/App/List.swift:12:9: showLoading() is now showBusy()"
    package var text: String {
        "\(path.visible):\(location.line):\(location.column): \(name.old.asCall)"
            + (name.new.map { " is now \($0.asCall)" } ?? "")
    }
}

/// Returns the places in Swift source that use some names, in the order of the file.
func swiftUses(of names: [ChangedName], in file: SourceFile) -> [SwiftUse] {
    var known: [ArraySlice<UInt8>: ChangedName] = [:]
    for name in names { known[Array(name.old.text.utf8)[...]] = name }
    let uses = SwiftWords(in: file.bytes).ranges.compactMap { range -> (Int, ChangedName)? in
        guard let name = known[file.bytes[range.offsets]],
            name.old.role != .modifier || isCallOfMember(at: range, in: file.bytes)
        else { return nil }
        return (range.lowerBound, name)
    }
    return zip(file.locations(of: uses.map(\.0)), uses).map { location, use in
        SwiftUse(path: file.path, location: location, name: use.1)
    }
}

/// Whether a name is called as a member, as in `.loading(`. Words such as `loading` are also names of other things.
private func isCallOfMember(at range: SourceRange, in bytes: [UInt8]) -> Bool {
    let before = range.lowerBound - 1
    return before >= 0 && bytes[before] == UInt8(ascii: ".") && range.upperBound < bytes.count
        && bytes[range.upperBound] == UInt8(ascii: "(")
}
