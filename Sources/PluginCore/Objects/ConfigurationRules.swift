/// Reports the mistakes in a configuration of the right shape. Each rule has a file of its own.
func validateConfiguration(
    _ node: JSONNode, in file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
    reportPrefix(in: node, of: file, reporting: &diagnostics)
    reportStringTable(in: node, of: file, reporting: &diagnostics)
    reportImportAccess(in: node, of: file, reporting: &diagnostics)
    reportEmptyKits(in: node, of: file, reporting: &diagnostics)
    reportPlatforms(in: node, of: file, reporting: &diagnostics)
    reportAppearance(in: node, of: file, reporting: &diagnostics)
    reportContainmentNames(in: node, of: file, reporting: &diagnostics)
    reportEngineKeys(in: node, of: file, reporting: &diagnostics)
    reportHosts(in: node, of: file, reporting: &diagnostics)
    reportStates(in: node, of: file, reporting: &diagnostics)
    reportModules(in: node, of: file, reporting: &diagnostics)
}

/// Reports names for the methods that add and remove children if they are equal, or names of members that
/// view controllers have already.
func reportContainmentNames(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    let node = configuration.object("names")
    let names = ContainmentNames(node)
    let kits = decodeKits(configuration) ?? [.default]
    for key in ["add", "remove"] {
        guard let name = node.locatedString(key),
            let meaning = meaning(ofContainmentMethod: name.value, for: kits)
        else { continue }
        diagnostics.error(
            .nameCollision, "'\(name.value)' is \(meaning)", at: SourcePlace(file, name.range),
            notes: [Diagnostic.Note("choose another name")])
    }
    if names.add == names.remove, let last = node.member("remove") ?? node.member("add") {
        diagnostics.error(
            .nameCollision, "the methods that add and remove children are both '\(names.add)'",
            at: SourcePlace(file, last.range))
    }
}

/// Returns the meaning that a name has already, as in "'view' is …"; nil if it has none.
private func meaning(ofContainmentMethod name: String, for kits: [Kit]) -> String? {
    let isMember = kits.contains {
        $0.reservedMembers.contains(name) || $0.reservedMethods.contains(name)
    }
    if isMember { return "already a member of every view controller" }
    let isGenerated =
        ReservedNames.controllerMembers.contains(name)
        || ReservedNames.containmentMembers.contains(name)
    return isGenerated ? "generated already" : nil
}

/// Reports an empty list of frameworks.
///
/// - Parameter node: a description or a configuration.
func reportEmptyKits(
    in node: JSONNode, of file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
    guard let kits = node.member("kits"), case .array(let names) = kits.value, names.isEmpty
    else { return }
    diagnostics.error(
        .contradiction, "'kits' does not name a framework", at: SourcePlace(file, kits.range))
}

/// Reports imports with a lower access level than the declarations that use them.
func reportImportAccess(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let level: AccessLevel = configuration.choice("importAccess"),
        let range = configuration.member("importAccess")?.range
    else { return }
    for (key, owner) in [("access", "controllers"), ("providesEngine", "shared code")] {
        guard let access: AccessLevel = configuration.choice(key), level.isLower(than: access)
        else { continue }
        diagnostics.error(
            .contradiction, "\(access.rawValue) \(owner) cannot use \(level.rawValue) imports",
            at: SourcePlace(file, range),
            notes: [Diagnostic.Note("write '\"\(access.rawValue)\"', the value of '\(key)'")])
    }
}

extension DescriptionValidator {
    /// Reports a controller with a higher access level than the imports of its module.
    mutating func reportImportAccess() {
        let controller = description.controller
        guard let level = controller.importAccess, let range = controller.accessRange,
            level.isLower(than: controller.access)
        else { return }
        let access = controller.access.rawValue
        report(
            .contradiction, "a \(access) controller cannot use \(level.rawValue) imports",
            at: range,
            note: "write '\"importAccess\": \"\(access)\"' in \(ModuleConfiguration.fileName)")
    }
}

/// Reports modules with equal names, and folders that are outside of the project or are used twice.
func reportModules(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    var names: Set<String> = []
    /// The modules that generate into each folder.
    var owners: [String: String] = [:]
    for module in configuration.member("modules")?.elements ?? [] {
        guard let name = module.locatedString("name") else { continue }
        if !names.insert(name.value).inserted {
            diagnostics.error(
                .nameCollision, "another module is named '\(name.value)'",
                at: SourcePlace(file, name.range))
        }
        for (key, path) in folders(of: module) {
            if path.value.hasPrefix("/") || path.value.split(separator: "/").contains("..") {
                diagnostics.error(
                    .invalidName, "'\(key)' must be a folder of the project",
                    at: SourcePlace(file, path.range),
                    notes: [Diagnostic.Note("write its path from the folder of this file")])
            } else if key == "output",
                let owner = owners.updateValue(name.value, forKey: normalized(path.value))
            {
                diagnostics.error(
                    .contradiction,
                    owner == name.value
                        ? "the controllers of '\(owner)' and its tests are in one folder"
                        : "'\(owner)' has its generated files in this folder too",
                    at: SourcePlace(file, path.range),
                    notes: [Diagnostic.Note("name another folder")])
            }
        }
    }
}

/// Returns the folders of a module, each with its key.
private func folders(of module: JSONNode) -> [(key: String, path: Located<String>)] {
    [("descriptions", module), ("output", module), ("output", module.object("tests"))]
        .compactMap { key, node in node.locatedString(key).map { (key, $0) } }
}

/// Returns a path without `.` and needless slashes.
private func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
}

/// Reports platforms that do not include one for each framework, and versions of other platforms.
func reportPlatforms(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let platforms = configuration.member("platforms") else { return }
    let names = platforms.elements.compactMap { $0.choice(SupportedPlatform.self) }
    guard names.count == platforms.elements.count else { return }
    if names.isEmpty {
        diagnostics.error(
            .contradiction, "'platforms' does not name a platform",
            at: SourcePlace(file, platforms.range),
            notes: [Diagnostic.Note("remove this key if the module is for all platforms")])
        return
    }
    let versions = MinimumVersions(platforms: names)
    for kit in decodeKits(configuration) ?? [.default] {
        guard !kit.platforms.contains(where: versions.support) else { continue }
        diagnostics.error(
            .contradiction, "'platforms' does not name a platform of \(kit.name)",
            at: SourcePlace(file, platforms.range),
            notes: [Diagnostic.Note(advice(on: kit, for: names))])
    }
    for member in configuration.object("minimumVersions").members {
        guard let platform = Platform.all.first(where: { $0.name == member.key }),
            !versions.support(platform)
        else { continue }
        diagnostics.error(
            .contradiction, "'platforms' does not name \(platform.name)",
            at: SourcePlace(file, member.keyRange),
            notes: [Diagnostic.Note("remove this version, or add the platform to 'platforms'")])
    }
}

/// Returns what to write if no platform has a framework.
private func advice(on kit: Kit, for platforms: [SupportedPlatform]) -> String {
    let own = kit.platformNames.map { "'\($0)'" }.joined(separator: ", ")
    let others = Kit.all.filter { other in
        platforms.contains { other.runs(on: $0.platform.name) }
    }.map { "\"\($0.name)\"" }
    return "its platforms are \(own); "
        + "for these platforms, write '\"kits\": [\(others.joined(separator: ", "))]'"
}

/// Reports a prefix that cannot begin the names of types, or makes them look like those of a framework.
func reportPrefix(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let prefix = configuration.locatedString("prefix") else { return }
    if prefix.value.first?.isUppercase == false {
        diagnostics.error(
            .invalidName, "'prefix' must begin with a capital letter, as type names do",
            at: SourcePlace(file, prefix.range))
    } else if let kit = Kit.looking(like: prefix.value) {
        diagnostics.error(
            .invalidName, "with this prefix, types look like types of \(kit.name)",
            at: SourcePlace(file, prefix.range))
    }
}

/// Reports the name of a generated type that begins with a lowercase letter, or looks like a type of a framework.
///
/// - Parameter kind: what has the name: "type" or "protocol".
func reportTypeName(
    _ name: Located<String>, ofKind kind: String, in file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    if let letter = name.value.unicodeScalars.first, "a"..."z" ~= letter {
        diagnostics.error(
            .invalidName,
            "'\(name.value)' is the name of a \(kind), which begins with a capital letter",
            at: SourcePlace(file, name.range),
            notes: [Diagnostic.Note("write '\"\(capitalized(name.value))\"'")])
    } else if let kit = Kit.looking(like: name.value) {
        diagnostics.error(
            .invalidName, "'\(name.value)' looks like a type of \(kit.name)",
            at: SourcePlace(file, name.range))
    }
}

/// Reports the name of a string table with the extension of its file.
func reportStringTable(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    guard let table = configuration.object("strings").locatedString("table"),
        let ending = [".strings", ".stringsdict", ".xcstrings"].first(where: table.value.hasSuffix)
    else { return }
    diagnostics.error(
        .invalidName, "'table' is the name of a table without its file extension",
        at: SourcePlace(file, table.range),
        notes: [Diagnostic.Note("leave out '\(ending)'")])
}
