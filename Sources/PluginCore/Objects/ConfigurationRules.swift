/// Reports the mistakes in a configuration of the right shape.
func validateConfiguration(_ node: JSONNode, in file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
    var validator = ConfigurationValidator(node: node, file: file)
    validator.report(ModuleConfiguration.conflicts)
    validator.reportPrefix()
    validator.reportStringTable()
    validator.reportImportAccess()
    validator.reportPlatforms()
    validator.reportAppearance()
    validator.reportContainmentNames()
    validator.reportEngine()
    validator.reportHosts()
    validator.reportStates()
    validator.reportModules()
    diagnostics.add(contentsOf: validator.diagnostics)
}

/// A configuration under validation, and the problems that were found so far.
struct ConfigurationValidator: Validator {
    let node: JSONNode
    let file: SourceFile
    var diagnostics = DiagnosticCollector()

    fileprivate var kits: [Kit] { decodeKits(node) ?? [.default] }
}

extension ModuleConfiguration {
    static let conflicts: Conflicts = [
        "kits=[]": "'kits' does not name a framework",
        "platforms=[]": "'platforms' does not name a platform",
        "providesEngine with engine": "a module with an 'engine' has no shared code to provide",
        "names with engine": "'names' is a key of the engine, which declares these methods",
    ]
}

extension PluginController {
    static let conflicts: Conflicts = ["kits=[]": "'kits' does not name a framework"]
}

extension ConfigurationValidator {
    /// Reports names for the methods that add and remove children if they are equal, or names of members that
    /// view controllers have already.
    fileprivate mutating func reportContainmentNames() {
        let names = ContainmentNames(node.object("names"))
        for (key, name) in [("add", names.add), ("remove", names.remove)] {
            guard let meaning = meaning(ofContainmentMethod: name) else { continue }
            report(
                KeySet("names." + key), "'\(name)' is \(meaning)", identifier: .nameCollision,
                note: "choose another name")
        }
        let own = node.object("names")
        if names.add == names.remove, let last = own.member("remove") ?? own.member("add") {
            report(.nameCollision, "the methods that add and remove children are both '\(names.add)'", at: last.range)
        }
    }

    /// Reports imports with a lower access level than the declarations that use them.
    fileprivate mutating func reportImportAccess() {
        guard let level: AccessLevel = node.choice("importAccess") else { return }
        for (key, owner) in [("access", "controllers"), ("providesEngine", "shared code")] {
            guard let access: AccessLevel = node.choice(key), level.isLower(than: access) else { continue }
            report(
                "importAccess", "\(access.rawValue) \(owner) cannot use \(level.rawValue) imports",
                note: "write '\"\(access.rawValue)\"', the value of '\(key)'")
        }
    }

    /// Reports an engine that is a framework.
    fileprivate mutating func reportEngine() {
        guard let engine = node.string("engine"), Kit.all.contains(where: { $0.name == engine }) else { return }
        report(
            "engine", "'\(engine)' is a framework, not a module with shared code",
            identifier: .invalidName,
            note: "name the module whose configuration has 'providesEngine'")
    }

    /// Reports modules with equal names, and folders that are outside of the project or are used twice.
    fileprivate mutating func reportModules() {
        var names: Set<String> = []
        /// The modules that generate into each folder.
        var owners: [String: String] = [:]
        for module in node.member("modules")?.elements ?? [] {
            guard let name = module.locatedString("name") else { continue }
            if !names.insert(name.value).inserted {
                report(.nameCollision, "another module is named '\(name.value)'", at: name.range)
            }
            for (key, path) in folders(of: module) {
                let parts = path.value.split(separator: "/").filter { $0 != "." }
                let normalized = parts.joined(separator: "/")
                if path.value.hasPrefix("/") || parts.contains("..") {
                    report(
                        .invalidName, "'\(key)' must be a folder of the project", at: path.range,
                        note: "write its path from the folder of this file")
                } else if key == "output", let owner = owners.updateValue(name.value, forKey: normalized) {
                    report(
                        .contradiction, "'\(owner)' has its generated files in this folder too",
                        at: path.range, note: "name another folder")
                }
            }
        }
    }

    /// Reports platforms without a framework of the module, and versions of others.
    fileprivate mutating func reportPlatforms() {
        let names = node.object("platforms").elements.compactMap { $0.choice(SupportedPlatform.self) }
        if names.isEmpty { return }
        let versions = MinimumVersions(platforms: names)
        for kit in kits where !kit.platforms.contains(where: versions.support) {
            report(
                "platforms", "'platforms' does not name a platform of \(kit.name)", note: advice(on: kit, for: names))
        }
        for member in node.object("minimumVersions").members {
            guard let platform = Platform.all.first(where: { $0.name == member.key }), !versions.support(platform)
            else { continue }
            report(
                .contradiction, "'platforms' does not name \(platform.name)", at: member.keyRange,
                note: "remove this version, or add the platform to 'platforms'")
        }
    }

    /// Reports a prefix that cannot begin the names of types, or makes them look like those of a framework.
    fileprivate mutating func reportPrefix() {
        guard let prefix = node.string("prefix") else { return }
        if prefix.first?.isUppercase == false {
            report("prefix", "'prefix' must begin with a capital letter, as type names do", identifier: .invalidName)
        } else if let kit = Kit.looking(like: prefix) {
            report("prefix", "with this prefix, types look like types of \(kit.name)", identifier: .invalidName)
        }
    }

    /// Reports the name of a generated type that begins with a lowercase letter, or looks like a type of a framework.
    ///
    /// - Parameter kind: what has the name: "type" or "protocol".
    mutating func reportTypeName(_ name: Located<String>, ofKind kind: String) {
        if let letter = name.value.unicodeScalars.first, "a"..."z" ~= letter {
            report(
                .invalidName,
                "'\(name.value)' is the name of a \(kind), which begins with a capital letter",
                at: name.range, note: "write '\"\(capitalized(name.value))\"'")
        } else if let kit = Kit.looking(like: name.value) {
            report(.invalidName, "'\(name.value)' looks like a type of \(kit.name)", at: name.range)
        } else {
            reportUsedType(name)
        }
    }

    /// Reports the name of a type that generated code uses.
    mutating func reportUsedType(_ name: Located<String>) {
        if !ReservedNames.isUsedType(name.value) { return }
        report(
            .nameCollision, "'\(name.value)' is a type that generated code uses", at: name.range,
            note: "choose another name")
    }

    /// Reports the name of a string table with the extension of its file.
    fileprivate mutating func reportStringTable() {
        guard let table = node.object("strings").string("table"),
            let ending = [".strings", ".stringsdict", ".xcstrings"].first(where: table.hasSuffix)
        else { return }
        report(
            "strings.table", "'table' is the name of a table without its file extension",
            identifier: .invalidName,
            note: "leave out '\(ending)'")
    }
}

extension DescriptionValidator {
    /// Reports a controller with a higher access level than the imports of its module.
    mutating func reportImportAccess() {
        let controller = description.controller
        guard let level = controller.importAccess, level.isLower(than: controller.access) else { return }
        let access = controller.access.rawValue
        report(
            "access", "a \(access) controller cannot use \(level.rawValue) imports",
            note: "write '\"importAccess\": \"\(access)\"' in \(ModuleConfiguration.fileName)")
    }
}

/// Returns what has a name already, as in "'addChild' is …"; nil if nothing has that the shared code uses.
private func meaning(ofContainmentMethod name: String) -> String? {
    let members = [
        "addChild", "insertChild", "removeChild", "removeFromParent", "willMove", "didMove",
    ]
    if members.contains(name) { return "already a member of every view controller" }
    let isGenerated = ReservedNames.controllerMembers.contains(name) || ReservedNames.containmentMembers.contains(name)
    return isGenerated ? "generated already" : nil
}

/// Returns what to write if no platform has a framework.
private func advice(on kit: Kit, for platforms: [SupportedPlatform]) -> String {
    let others = Kit.all.filter { other in
        platforms.contains { other.runs(on: $0.platform.name) }
    }.map { "\"\($0.name)\"" }
    return
        "its platforms are \(quotedList(kit.platformNames)); for these platforms, write '\"kits\": [\(others.joined(separator: ", "))]'"
}

/// Returns the folders of a module, each with its key.
private func folders(of module: JSONNode) -> [(key: String, path: Located<String>)] {
    [("descriptions", module), ("output", module), ("output", module.object("tests"))]
        .compactMap { key, node in node.locatedString(key).map { (key, $0) } }
}
