/// A search for the parts of a file that mistakes may hide.
///
/// A mistake in the spelling of a key can hide its value, and so can a mistake in the value.
struct HiddenNames {
    /// Whether the file has no syntax errors.
    let isReadAsWritten: Bool
    let found: DiagnosticCollector

    /// Returns whether mistakes may hide some of the names in the value of a key.
    ///
    /// - Parameter node: the value of the key; nil if there is none.
    func mayBeIn(_ node: JSONNode?) -> Bool {
        guard isReadAsWritten else { return true }
        return found.diagnostics.contains { diagnostic in
            // If two keys exclude each other, it is not known which of them is meant.
            if diagnostic.identifier == .exclusiveKeys { return true }
            guard let node else { return diagnostic.identifier == .unknownKey }
            return diagnostic.identifier == .duplicateKey || node.contains(diagnostic)
        }
    }

    /// Returns whether mistakes may hide some of the keys of an object in an object, each of which is a name.
    func mayBeAmongKeys(of name: String, in owner: JSONNode?) -> Bool {
        guard let owner else { return mayBeIn(nil) }
        guard isReadAsWritten, owner.isObject else { return true }
        let node = owner.member(name)
        let isRepeated = found.diagnostics.contains {
            $0.identifier == .duplicateKey && node?.contains($0) != true
        }
        if isRepeated { return true }
        return node.map { !$0.isObject } ?? hasUnknownKey(owner)
    }

    private func hasUnknownKey(_ object: JSONNode) -> Bool {
        let ranges = object.members.map(\.keyRange)
        return found.diagnostics.contains {
            $0.identifier == .unknownKey && ranges.contains($0.place.range)
        }
    }
}

extension JSONNode {
    var isObject: Bool { if case .object = value { true } else { false } }

    /// Returns whether a problem is in the value.
    fileprivate func contains(_ diagnostic: Diagnostic) -> Bool {
        range.offsets.overlaps(diagnostic.place.range.offsets)
    }
}

extension ModuleConfiguration {
    /// Creates the configuration in place of one that could not be read.
    init(unreadable file: SourceFile) {
        self.init(
            JSONNode(value: .object([]), range: .start), in: file, isReadAsWritten: false,
            DiagnosticCollector())
    }

    /// Decodes what could be read of a configuration with mistakes.
    ///
    /// - Parameters:
    ///   - isReadAsWritten: whether the file has no syntax errors.
    ///   - found: the mistakes.
    init(
        _ node: JSONNode, in file: SourceFile, isReadAsWritten: Bool, _ found: DiagnosticCollector
    ) {
        let hidden = HiddenNames(
            isReadAsWritten: isReadAsWritten && node.isObject, found: found)
        // The modules of a project are used only if all of them are known.
        let members = node.members.filter { member in
            member.key != "modules"
                && (member.key == "appearance"
                    || !found.diagnostics.contains { member.value.contains($0) })
        }
        let readable = ModuleConfiguration(
            JSONNode(value: .object(members), range: node.range), in: file)
        var appearance = readable.appearance
        appearance.incompleteTokens = Set(
            AppearanceToken.allCases.filter {
                hidden.mayBeAmongKeys(of: $0.key, in: node.member("appearance"))
            })
        var versions = readable.minimumVersions
        versions.areKnown = !["minimumVersions", "platforms"].contains {
            hidden.mayBeIn(node.member($0))
        }
        self = readable.with(
            appearance: appearance, minimumVersions: versions,
            kits: hidden.mayBeIn(node.member("kits")) ? [] : readable.kits)
    }

    private func with(
        appearance: AppearanceConfiguration, minimumVersions: MinimumVersions, kits: [Kit]
    ) -> ModuleConfiguration {
        ModuleConfiguration(
            access: access, importAccess: importAccess, kits: kits, prefix: prefix, tests: tests,
            names: names, appearance: appearance, hasPreviews: hasPreviews,
            hasModifiers: hasModifiers, hosts: hosts, states: states,
            minimumVersions: minimumVersions, strings: strings,
            templates: templates, engine: engine, providedEngine: providedEngine,
            engineParts: engineParts)
    }
}
