extension ShapeChecker {
    /// Checks that the platforms of the plugin have a key and its values.
    ///
    /// - Parameter shape: the object that has the key.
    mutating func checkPlatforms(for member: JSONMember, of shape: ObjectShape) {
        reportOldVersions(
            for: "\(shape.name).\(member.key)", named: member.key, at: member.keyRange)
        for node in [member.value] + member.value.elements {
            guard let value = node.string else { continue }
            reportOldVersions(for: "\(member.key).\(value)", named: value, at: node.range)
        }
        for warning in advisor?.warnings(about: member, of: shape) ?? [] {
            diagnostics.add(warning)
        }
    }

    /// Reports a key or a value that the oldest platform versions of the module do not have.
    ///
    /// - Parameters:
    ///   - path: the path of the key or of the value, as in `Platform`.
    ///   - name: the key or the value.
    private mutating func reportOldVersions(
        for path: String, named name: String, at range: SourceRange
    ) {
        for kit in checked.kits { reportOldVersions(of: kit, for: path, named: name, at: range) }
    }

    private mutating func reportOldVersions(
        of kit: Kit, for path: String, named name: String, at range: SourceRange
    ) {
        let minimumVersions = checked.minimumVersions
        let supported = kit.platforms.filter(minimumVersions.support)
        let tooOld = supported.compactMap { platform -> (needed: String, minimum: String)? in
            let minimum = minimumVersions.version(of: platform)
            guard let needed = platform.requiredVersions[path],
                !minimumVersions.areAtLeast(needed, on: platform)
            else { return nil }
            return ("\(platform.name) \(needed)", "\(platform.name) \(minimum)")
        }
        if tooOld.isEmpty { return }
        report(
            .newerPlatform, "'\(name)' needs \(joined(tooOld.map(\.needed)))", at: range,
            note: "this target's minimum is \(joined(tooOld.map(\.minimum))); raise "
                + "'minimumVersions' in \(ModuleConfiguration.fileName)")
    }

    private func joined(_ versions: [String]) -> String { versions.joined(separator: " and ") }
}

extension DiagnosticIdentifier {
    static let newerPlatform: Self = "newer-platform"
}
